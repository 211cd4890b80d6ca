# Die öffentlichen Nachrichten eines Tisches.
turn-now = ➡️ { $name }, { $count ->
    [one] du bist
   *[other] ihr seid
 } { $role ->
    [answer] gefragt
   *[turn] am Zug
 } in **{ $game }** (Tisch { $table }): { $asked }.
turn-then = Danach: { $names }.
turn-to-end = ➡️ { $name } { $count ->
    [one] muss
   *[other] müssen
 } in **{ $game }** (Tisch { $table }) noch den Zug beenden.
game-begins = 🏛️ Die Partie beginnt. Zugreihenfolge: { $names }.
stood-in-for = { $name } (Computer)
taken-back = ↩️ { $name } hat einen Zug zurückgenommen.
taken-back-with-others = ↩️ { $name } hat einen Zug zurückgenommen; damit ist auch zurückgenommen, was danach von { $others } kam.
plain-turn = ➡️ { $names }, { $count ->
    [one] du bist
   *[other] ihr seid
 } am Zug in **{ $game }** (Tisch { $table }).
    -# Das Spielfeld kann ich hier gerade nicht zeigen, aber die Knöpfe funktionieren. `/tisch zeigen` zeigt den Tisch.
plain-end = 🏁 **Die Partie ist zu Ende:** { $game } (Tisch { $table }).
    -# Das Ergebnis kann ich hier gerade nicht zeigen. `/tisch zeigen` zeigt den Tisch.
plain-message = ℹ️ Am Tisch { $table } (**{ $game }**) gibt es etwas Neues, das ich hier gerade nicht zeigen kann. **{ button-more }** zeigt den Tisch.
plain-notice = 🔔 { $name ->
    [direct] Du
   *[other] { $name }, du
 } bist am Zug in **{ $game }** (Tisch { $table }).
rematch-opened = Der neue Tisch ist offen, und du bist Gastgeber. Starte mit **Beginnen**, wenn alle da sind.

# Nachrichten an eine Person; bei einer Direktnachricht ist `name` `direct`.
notice-turn = 🔔 { $name ->
    [direct] Du
   *[other] { $name }, du
 } bist { $role ->
    [answer] gefragt
   *[turn] am Zug
 } in **{ $game }** (Tisch { $table }): { $asked }.
notice-reminder = ⏰ { $name ->
    [direct] Du
   *[other] { $name }, du
 } bist noch { $role ->
    [answer] gefragt
   *[turn] am Zug
 } in **{ $game }** (Tisch { $table }): { $asked }.
notice-closed = 🔔 { $name }, du bist { $role ->
    [answer] gefragt
   *[turn] am Zug
 } in **{ $game }** (Tisch { $table }): { $asked }.
    -# Discord blockiert meine Direktnachrichten, darum sage ich es dir hier. Für DMs erlaube sie auf diesem Server und wähle sie noch einmal mit `/einstellungen hinweise`.
notice-went-on = -# 🔔 Hier habe ich { $name } gerufen; inzwischen ist die Partie auch so weitergegangen.
notice-orders = 📌 Nach deiner Vorgabe in **{ $game }** (Tisch { $table }):
    { $lines }
notice-lapsed = 📌 In **{ $game }** (Tisch { $table }) wurde ein Zug zurückgenommen, und damit sind deine Vorgaben von danach hinfällig. Gib sie neu, wenn sie noch gelten sollen.
notice-time-out = ⌛ { $name ->
    [direct] Deine
   *[other] { $name }, deine
 } Zeit in **{ $game }** (Tisch { $table }) ist um, und die anderen werden gefragt, wie es weitergehen soll. Du kannst noch spielen: { $asked }.
notice-deadline = ⏰ { $name ->
    [direct] Die
   *[other] { $name }, die
 } Runde deiner Liga endet <t:{ $deadline }:R>, und **{ $game }** (Tisch { $table }) wartet auf dich.
notice-more-time = ⏳ { $name ->
    [direct] Du
   *[other] { $name }, du
 } hast in **{ $game }** (Tisch { $table }) mehr Zeit: Die anderen warten auf dich. Du bist { $role ->
    [answer] gefragt
   *[turn] am Zug
 }: { $asked }.
notice-asked = ❓ { $name ->
    [direct] Du
   *[other] { $name }, du
 } wirst in **{ $game }** (Tisch { $table }) etwas gefragt:
notice-answer = ✋ { $name ->
    [direct] In
   *[other] { $name }, in
 } **{ $game }** (Tisch { $table }) waren nicht alle einverstanden: { $question ->
    [takeback] Der Zug gilt.
    [handover] Der Platz bleibt, wie er ist.
   *[end] Die Partie geht weiter.
 }
notice-seat-taken = 🤖 { $name ->
    [direct] Ein
   *[other] { $name }, ein
 } Computer ({ $computer }) spielt in **{ $game }** (Tisch { $table }) { $one_turn ->
    [yes] diesen Zug für dich.
   *[no] für dich, bis du wieder selbst spielst.
 }
notice-seat-lost = 🔄 { $name ->
    [direct] { $newcomer }
   *[other] { $name }, { $newcomer }
 } hat deinen Platz in **{ $game }** (Tisch { $table }) übernommen.
notice-seat-given = 🔄 { $name ->
    [direct] Du
   *[other] { $name }, du
 } hast jetzt den Platz von { $former } in **{ $game }** (Tisch { $table }).
notice-full = 🪑 { $name ->
    [direct] Dein
   *[other] { $name }, dein
 } Tisch ist voll: **{ $game }** (Tisch { $table }). Drück auf **Beginnen**, wenn alle so weit sind.
notice-rematch = 🔁 { $name ->
    [direct] Du
   *[other] { $name }, du
 } bist zu einer Partie eingeladen: **{ $game }** (Tisch { $table }). Sie beginnt, sobald alle dabei sind.
notice-started = 🎲 { $name ->
    [direct] Deine
   *[other] { $name }, deine
 } Partie hat begonnen: **{ $game }** (Tisch { $table }).
notice-paused = ⏸️ { $name ->
    [direct] Deine
   *[other] { $name }, deine
 } Partie ist angehalten: **{ $game }** (Tisch { $table }).
notice-abandoned = { $name ->
    [direct] **{ $game }**
   *[other] { $name }: **{ $game }**
 } (Tisch { $table }): { $what }
notice-end = 🏁 { $name ->
    [direct] Die
   *[other] { $name }, die
 } Partie ist zu Ende: **{ $game }** (Tisch { $table }).

digest-title = 📬 **Neues von deinen Tischen**, das Dringendste zuerst:
digest-open = { $game } ({ $table })

# Was am Tisch sonst geschieht.
incident-handed-over = 🔄 { $name } hat den Platz von { $former } übernommen.
incident-removed = 🤖 { $name } hat den Computer { $former } vom Tisch genommen.
incident-exchanged = 🤖 { $name } hat den Computer { $former } durch { $newcomer } ersetzt.
incident-conceded = 🏳️ { $name } hat aufgegeben.
incident-conceded-and-left = 🏳️ { $name } hat aufgegeben und kommt auf den letzten Platz. Ein Computer ({ $computer }) spielt zu Ende.
incident-agreed = 🤝 Alle waren einverstanden, die Partie ohne Sieger zu beenden.
incident-abandoned = 🛑 Der Tisch wurde ohne Ergebnis abgebrochen.
incident-abandoned-by = 🛑 { $name } hat den Tisch ohne Ergebnis abgebrochen.
incident-expired = ⌛ { $days } Tage lang hat sich an dieser Einladung nichts getan, deshalb habe ich sie geschlossen.
incident-waited = ⏳ Die anderen warten: { $name } bekommt mehr Zeit.
incident-stand-in = 🤖 Ein Computer ({ $computer }) spielt { $one_turn ->
    [yes] diesen Zug für { $name }.
   *[no] für { $name } bis zur Rückkehr mit **{ button-resume }** (unter **{ button-more }**).
 }
incident-left = 🚪 { $name } hat diesen Server verlassen und kann vorerst nicht ziehen. Ein Computer kann einspringen, jemand anderes den Platz übernehmen (**{ button-more }**, **{ button-hand-over }**), oder ihr wartet: Nach einer Rückkehr geht es einfach weiter.
incident-unattended = ⏳ Die Bedenkzeit von { $name } ist abgelaufen, und auch die anderen sind nicht da. Wer zurück ist, drückt **{ button-resume }** (unter **{ button-more }**). Im Kanal kann die Serververwaltung den Platz mit `/admin übergeben` weitergeben oder die Partie mit `/admin beenden` beenden.
incident-unattended-long = ⏳ Die Partie wartet seit { $days } Tagen auf { $name }. Im Kanal könnt ihr unter **{ button-more }** den Platz weitergeben (**{ button-hand-over }**) oder gemeinsam aufhören (**{ button-end-ask }**).
incident-resumed = 👋 { $name } ist zurück.
