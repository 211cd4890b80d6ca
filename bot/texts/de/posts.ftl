# Die öffentlichen Nachrichten eines Tisches.
turn-now = { $count ->
    [one] ➡️ { $name }, du bist am Zug in **{ $game }** (Tisch { $table }): { $asked }.
   *[other] ➡️ { $name }, ihr seid am Zug in **{ $game }** (Tisch { $table }): { $asked }.
 }
turn-to-end = { $count ->
    [one] ➡️ { $name } muss in **{ $game }** (Tisch { $table }) noch den Zug beenden.
   *[other] ➡️ { $name } müssen in **{ $game }** (Tisch { $table }) noch den Zug beenden.
 }
game-begins = 🏛️ Die Partie beginnt: { $names }, in dieser Reihenfolge. { $start } fängt an.
taken-back = ↩️ { $name } hat den letzten Zug zurückgenommen.
game-over = { $count ->
    [one] 🏆 **Die Partie ist zu Ende. { $winners } gewinnt.**
   *[other] 🏆 **Die Partie ist zu Ende. { $winners } gewinnen gemeinsam.**
 }
rematch-opened = Der neue Tisch ist eröffnet. Mit **Beitreten** bist du wieder dabei.

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
    -# Discord lässt mich dir keine Direktnachrichten schicken, darum sage ich es dir ab jetzt hier. Willst du das ändern, erlaube Direktnachrichten von diesem Server und wähle sie mit `/einstellungen hinweise` noch einmal.
notice-end = 🏁 Die Partie **{ $game }** (Tisch { $table }), der du folgst, ist zu Ende.

# Was am Tisch neben dem Spiel geschieht.
incident-handed-over = 🔄 { $name } hat den Platz von { $former } übernommen.
incident-conceded = 🏳️ { $name } hat aufgegeben.
incident-conceded-and-left = 🏳️ { $name } hat aufgegeben und kommt auf den letzten Platz. Ein Computerspieler ({ $computer }) spielt für { $name } zu Ende.
incident-agreed = 🤝 Alle waren einverstanden, die Partie hier ohne Sieger zu beenden.
incident-abandoned = 🛑 Der Tisch wurde abgebrochen, ohne Ergebnis für alle.
incident-abandoned-by = 🛑 { $name } hat den Tisch abgebrochen, ohne Ergebnis für alle.
incident-waited = ⏳ Die anderen warten auf { $name }. { $name } bekommt mehr Zeit.
incident-stand-in = { $one_turn ->
    [yes] 🤖 Ein Computerspieler ({ $computer }) übernimmt diesen Zug für { $name }.
   *[no] 🤖 Ein Computerspieler ({ $computer }) spielt für { $name }, bis { $name } zurück ist. Mit `/tisch fortsetzen` geht das jederzeit.
 }
incident-resumed = 👋 { $name } ist zurück und spielt wieder selbst.
