# Nachrichten an eine Person; bei einer Direktnachricht ist `name` `direct`.
notice-turn = { $name ->
    [direct] 🔔 Du bist am Zug in **{ $game }** (Tisch { $table }): { $asked }.
   *[other] 🔔 { $name }, du bist am Zug in **{ $game }** (Tisch { $table }): { $asked }.
 }
notice-reminder = { $name ->
    [direct] ⏰ Du bist noch immer am Zug in **{ $game }** (Tisch { $table }): { $asked }.
   *[other] ⏰ { $name }, du bist noch immer am Zug in **{ $game }** (Tisch { $table }): { $asked }.
 }
notice-closed = 🔔 { $name }, du bist am Zug in **{ $game }** (Tisch { $table }): { $asked }.
    -# Ich wollte dir das als Direktnachricht sagen, aber Discord lässt mich nicht. Ab jetzt sage ich es dir hier. Willst du das ändern, erlaube Direktnachrichten von diesem Server und wähle sie mit `/einstellungen hinweise` noch einmal.
notice-end = 🏁 Die Partie **{ $game }** (Tisch { $table }), der du folgst, ist zu Ende.
