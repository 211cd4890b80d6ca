# Was die Serververwaltung an den Tischen tun kann: `/admin`, und was alle davon erfahren.
command-admin = admin
command-admin-description = Für die Serververwaltung: alle Tische verwalten
command-admin-tables = tische
command-admin-tables-description = Die Tische dieses Servers zeigen
command-admin-pause = anhalten
command-admin-pause-description = Eine Partie anhalten: kein Zug möglich, Uhren stehen
option-admin-pause-table = tisch
option-admin-pause-table-description = Welcher Tisch (ohne Angabe: der in diesem Kanal)
command-admin-resume = fortsetzen
command-admin-resume-description = Eine angehaltene Partie fortsetzen
option-admin-resume-table = tisch
option-admin-resume-table-description = Welcher Tisch (ohne Angabe: der in diesem Kanal)
command-admin-hand-over = übergeben
command-admin-hand-over-description = Einen Platz einem Spieler oder Computer geben
option-admin-hand-over-table = tisch
option-admin-hand-over-table-description = Welcher Tisch (ohne Angabe: der in diesem Kanal)
option-admin-hand-over-seat = platz
option-admin-hand-over-seat-description = Wessen Platz
option-admin-hand-over-to = an
option-admin-hand-over-to-description = Wer den Platz bekommt
option-admin-hand-over-computer = computer
option-admin-hand-over-computer-description = Oder ein Computerspieler
command-admin-end = beenden
command-admin-end-description = Einen Tisch ohne Ergebnis beenden
option-admin-end-table = tisch
option-admin-end-table-description = Welcher Tisch (ohne Angabe: der in diesem Kanal)
command-admin-log = protokoll
command-admin-log-description = Zeigen, was die Serververwaltung getan hat

button-admin-tables = Alle Tische
button-admin-log = Protokoll
button-admin-pause = Anhalten
button-admin-resume = Fortsetzen
button-admin-seat = Platz vergeben …
button-admin-end = Beenden …
button-admin-end-now = Tisch beenden
button-admin-give = Platz vergeben

admin-tables-title = ## Tische dieses Servers
admin-tables-none = Gerade gibt es keinen Tisch. Siehe `/admin protokoll`.
button-admin-open = Verwalten
admin-table-offered = { $game } · Tisch { $table } · #{ $channel } · { $names }
admin-table-title = ## { $game } · Tisch { $table }
    { $channel }
admin-over = Dieser Tisch ist beendet.
admin-players = Dabei: { $names }.

admin-paused = ⏸️ Angehalten. Der Kanal weiß Bescheid.
admin-resumed = ▶️ Fortgesetzt. Der Kanal weiß Bescheid.
admin-ended = 🛑 Ohne Ergebnis beendet. { $gone ->
    [yes] Den Kanal gibt es nicht mehr, also weiß sonst niemand davon.
   *[no] Der Kanal weiß Bescheid.
 }
admin-given = 🔄 { $name } hat den Platz von { $former }. Der Kanal weiß Bescheid.

admin-end-ask = 🛑 { $game }, Tisch { $table }{ $gone ->
    [yes] {""}, dessen Kanal es nicht mehr gibt
   *[no] {" "}in { $channel }
 }, beenden?
admin-end-means = Die Partie endet sofort für alle ({ $names }), ohne Ergebnis. Dein Name steht { $gone ->
    [yes] im Protokoll
   *[no] im Kanal und im Protokoll
 }. Das lässt sich nicht zurücknehmen; du kannst sie auch nur anhalten.
admin-end-means-invitation = Die Einladung wird für alle zurückgezogen ({ $names }). Dein Name steht { $gone ->
    [yes] im Protokoll
   *[no] im Kanal und im Protokoll
 }.

admin-seat-choose = Wessen Platz vergeben?
admin-seat-none = Kein Platz zu vergeben: Alle haben aufgegeben.
admin-give-choose = Wer übernimmt den Platz von { $former }?
choose-member = Servermitglied
admin-give-computer = Computerspieler
admin-give-ask = 🔄 Den Platz von { $former } an { $name } geben? ({ $game }, Tisch { $table } in { $channel })
admin-give-ask-computer = 🔄 Den Platz von { $former } einem Computer ({ $computer }) geben? ({ $game }, Tisch { $table } in { $channel })
admin-give-means = Niemand muss zustimmen. Wer den Platz bekommt, sieht die Hand, du nicht. Dein Name steht im Kanal und im Protokoll. { $former } kommt nur zurück, wenn ein Platz frei wird.
admin-give-time = { $name } beginnt mit voller Bedenkzeit.

admin-log-title = ## Protokoll der Serververwaltung
admin-log-none = Noch nichts.
admin-log-line = <t:{ $at }:f> · { $manager } { $action } ({ $game }, Tisch { $table }, { $channel })
manager-unknown = Jemand
admin-action-paused = hat die Partie angehalten
admin-action-continued = hat die Partie fortgesetzt
admin-action-handed-over = hat den Platz von { $former } an { $name } gegeben
admin-action-abandoned = hat den Tisch beendet

table-paused = ⏸️ **Angehalten** (<t:{ $since }:R>): Niemand kann ziehen, bis die Serververwaltung die Partie fortsetzt.
table-game-missing = ⏸️ **Angehalten** (<t:{ $since }:R>): { $game } fehlt diesem Bot zurzeit, jedenfalls mit den Regeln dieses Tisches. Nichts geht verloren, alle Uhren stehen, und es geht von selbst weiter, sobald das Spiel wieder da ist. Wer den Tisch eröffnet hat, kann die Partie abbrechen.

admin-manager = { $manager ->
    [none] Die Serververwaltung
   *[other] { $manager } (Serververwaltung)
 }
incident-paused = ⏸️ { admin-manager } hat die Partie angehalten. Niemand kann ziehen, alle Uhren stehen.
incident-continued = ▶️ { admin-manager } hat die Partie fortgesetzt.
incident-paused-by-itself = ⏸️ Die Partie ist angehalten: Das Spiel fehlt diesem Bot zurzeit, jedenfalls mit den Regeln dieses Tisches. Nichts geht verloren, alle Uhren stehen. Sie geht von selbst weiter.
incident-continued-by-itself = ▶️ Das Spiel ist wieder da, und die Partie geht weiter, wo sie war.
incident-handed-over-managed = 🔄 { admin-manager } hat den Platz von { $former } an { $name } gegeben.
incident-handed-over-managed-computer = 🔄 { admin-manager } hat den Platz von { $former } einem Computer gegeben: { $name }.
incident-abandoned-managed = 🛑 { admin-manager } hat den Tisch ohne Ergebnis beendet.

privacy-managed = 🛠️ **{ $count } { $count ->
    [one] Eintrag
   *[other] Einträge
 }** in Protokollen der Serververwaltung: was du getan hast oder was mit deinen Plätzen geschah.
privacy-ask-managed = 🛠️ Was du als Serververwaltung getan hast, bleibt im Protokoll, ohne deinen Namen.
