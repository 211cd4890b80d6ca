# Was die Serververwaltung an den Tischen tun kann: `/admin`, und was alle davon erfahren.
command-admin = admin
command-admin-description = Für die Serververwaltung: alle Tische und das Protokoll
command-admin-tables = tische
command-admin-tables-description = Alle Tische dieses Servers zeigen und einen öffnen
command-admin-pause = anhalten
command-admin-pause-description = Eine Partie anhalten: Niemand ist am Zug, alle Uhren stehen
option-admin-pause-table = tisch
option-admin-pause-table-description = Welcher Tisch (Standard: der in diesem Kanal)
command-admin-resume = fortsetzen
command-admin-resume-description = Eine angehaltene Partie fortsetzen
option-admin-resume-table = tisch
option-admin-resume-table-description = Welcher Tisch (Standard: der in diesem Kanal)
command-admin-hand-over = übergeben
command-admin-hand-over-description = Einen Platz jemand anderem oder einem Computerspieler geben
option-admin-hand-over-table = tisch
option-admin-hand-over-table-description = Welcher Tisch (Standard: der in diesem Kanal)
option-admin-hand-over-seat = platz
option-admin-hand-over-seat-description = Wessen Platz
option-admin-hand-over-to = an
option-admin-hand-over-to-description = Wer den Platz bekommt: ein Mitglied dieses Servers
option-admin-hand-over-computer = computer
option-admin-hand-over-computer-description = Oder ein Computerspieler
command-admin-end = beenden
command-admin-end-description = Einen Tisch ohne Ergebnis beenden
option-admin-end-table = tisch
option-admin-end-table-description = Welcher Tisch (Standard: der in diesem Kanal)
command-admin-log = protokoll
command-admin-log-description = Zeigen, was die Serververwaltung an den Tischen getan hat

button-admin-tables = Alle Tische
button-admin-log = Protokoll
button-admin-pause = Anhalten
button-admin-resume = Fortsetzen
button-admin-seat = Platz vergeben …
button-admin-end = Beenden …
button-admin-end-now = Tisch beenden
button-admin-give = Platz vergeben
button-admin-back = Zurück

admin-tables-title = ## Tische dieses Servers
admin-tables-none = Auf diesem Server gibt es gerade keinen Tisch. `/admin protokoll` zeigt, was bisher geschehen ist.
admin-choose-table = Tisch öffnen
admin-table-choice = { $number }. { $game } · Tisch { $table }
admin-table-offered = { $game } · Tisch { $table } · #{ $channel } · { $names }
admin-table-title = ## { $game } · Tisch { $table }
    { $channel }
admin-over = Dieser Tisch ist beendet, hier gibt es nichts mehr zu verwalten.
admin-players = Dabei: { $names }.
admin-terms = { $rated ->
    [yes] Tempo: { $pace }, gewertet.
   *[no] Tempo: { $pace }, nicht gewertet.
 }
admin-seat-person = 👤 { $name }
admin-seat-computer = 🤖 { $name }, Computerspieler
admin-seat-stand-in = 🤖 { $name }; ein Computerspieler vertritt den Platz
admin-seat-conceded = 🏳️ { $name } hat aufgegeben; ein Computerspieler spielt zu Ende

admin-paused = ⏸️ Angehalten. Ich habe im Kanal Bescheid gesagt.
admin-resumed = ▶️ Fortgesetzt. Ich habe im Kanal Bescheid gesagt.
admin-ended = 🛑 Ohne Ergebnis beendet. Die letzte Nachricht steht im Kanal.
admin-given = 🔄 { $name } hat jetzt den Platz von { $former }. Ich habe im Kanal Bescheid gesagt.

admin-end-ask = 🛑 { $game }, Tisch { $table } in { $channel }, beenden?
admin-end-means = Die Partie endet sofort für alle ({ $names }), ohne Rückfrage und ohne Ergebnis. Im Kanal und in `/admin protokoll` steht, dass du es warst. Das lässt sich nicht zurücknehmen; für eine Pause kannst du die Partie auch nur anhalten.
admin-end-means-invitation = Die Einladung wird für alle zurückgezogen ({ $names }), und der Kanal ist frei für einen anderen Tisch. Im Kanal und in `/admin protokoll` steht, dass du es warst.

admin-seat-choose = Wessen Platz willst du vergeben?
admin-seat-of = Platz von { $name }
admin-seat-none = Hier gibt es keinen Platz zu vergeben: Alle haben aufgegeben.
admin-give-choose = Wer übernimmt den Platz von { $former }?
admin-give-person = Ein Mitglied dieses Servers
admin-give-computer = Ein Computerspieler
admin-give-ask = 🔄 Den Platz von { $former } an { $name } geben? ({ $game }, Tisch { $table } in { $channel })
admin-give-ask-computer = 🔄 Den Platz von { $former } einem Computerspieler ({ $computer }) geben? ({ $game }, Tisch { $table } in { $channel })
admin-give-means = Niemand muss zustimmen. Wer den Platz bekommt, übernimmt alles, was dazugehört, und sieht auch die Hand; du siehst sie nicht. Im Kanal und in `/admin protokoll` steht, dass du es warst. { $former } kommt nur zurück, wenn jemand einen Platz abgibt.
admin-give-time = { $name } beginnt mit voller Bedenkzeit.

admin-log-title = ## Protokoll der Serververwaltung
admin-log-page = -# Seite { $page } von { $pages }
admin-log-none = Noch nichts. Hier steht alles, was mit `/admin` an Tischen geschieht.
admin-log-line = <t:{ $at }:f> · { $manager }: { $action } ({ $game }, Tisch { $table }, { $channel })
admin-log-nobody = jemand
admin-action-paused = ⏸️ hat die Partie angehalten
admin-action-continued = ▶️ hat die Partie fortgesetzt
admin-action-handed-over = 🔄 hat den Platz von { $former } an { $name } gegeben
admin-action-abandoned = 🛑 hat den Tisch beendet

table-paused = ⏸️ **Angehalten** (<t:{ $since }:R>): Niemand ist am Zug, bis die Serververwaltung die Partie fortsetzt.

incident-paused = { $manager ->
    [none] ⏸️ Die Serververwaltung hat die Partie angehalten. Alle Uhren stehen, und niemand ist am Zug, bis es weitergeht.
   *[other] ⏸️ { $manager } (Serververwaltung) hat die Partie angehalten. Alle Uhren stehen, und niemand ist am Zug, bis es weitergeht.
 }
incident-continued = { $manager ->
    [none] ▶️ Die Serververwaltung hat die Partie fortgesetzt.
   *[other] ▶️ { $manager } (Serververwaltung) hat die Partie fortgesetzt.
 }
incident-handed-over-managed = { $manager ->
    [none] 🔄 Die Serververwaltung hat den Platz von { $former } an { $name } gegeben.
   *[other] 🔄 { $manager } (Serververwaltung) hat den Platz von { $former } an { $name } gegeben.
 }
incident-handed-over-managed-computer = { $manager ->
    [none] 🔄 Die Serververwaltung hat den Platz von { $former } einem Computerspieler gegeben: { $name }.
   *[other] 🔄 { $manager } (Serververwaltung) hat den Platz von { $former } einem Computerspieler gegeben: { $name }.
 }
incident-abandoned-managed = { $manager ->
    [none] 🛑 Die Serververwaltung hat den Tisch ohne Ergebnis beendet.
   *[other] 🛑 { $manager } (Serververwaltung) hat den Tisch ohne Ergebnis beendet.
 }

refused-paused = { $manager ->
    [none] ⏸️ Die Serververwaltung hat diese Partie <t:{ $since }:R> angehalten. Alle Uhren stehen, und niemand ist am Zug, bis es weitergeht. Ansehen kannst du alles: `/tisch zeigen`, `/hand`, `/tisch verlauf`.
   *[other] ⏸️ { $manager } (Serververwaltung) hat diese Partie <t:{ $since }:R> angehalten. Alle Uhren stehen, und niemand ist am Zug, bis es weitergeht. Ansehen kannst du alles: `/tisch zeigen`, `/hand`, `/tisch verlauf`.
 }
refused-managers-only = Das kann nur die Serververwaltung. Wenn an einem Tisch etwas nicht stimmt, wende dich an sie. Mit `/tisch beenden` fragst du alle am Tisch, ob die Partie enden soll.
refused-no-table-here = Diesen Tisch gibt es auf diesem Server nicht. `/admin tische` zeigt alle.
refused-no-table-named = In diesem Kanal gibt es keinen Tisch. Wähle einen mit `tisch`; `/admin tische` zeigt alle.
refused-paused-already = Diese Partie ist schon angehalten. `/admin fortsetzen` setzt sie fort.
refused-not-paused = Diese Partie ist nicht angehalten.
refused-only-invited = Diese Partie hat noch nicht begonnen: Es gibt nichts anzuhalten, und die Plätze wechseln in der Einladung. `/admin beenden` zieht sie zurück.
refused-seat-changed = Diesen Platz hat inzwischen jemand anderes, deshalb bleibt alles, wie es ist. `/admin übergeben` zeigt, wer ihn hat.
refused-last-person = Das ist der letzte Mensch an diesem Tisch. Gib den Platz einem Menschen, oder beende den Tisch mit `/admin beenden`.
refused-to-whom = Gib entweder ein Mitglied (`an`) oder einen Computerspieler (`computer`) an, nicht beides.

privacy-managed = { $count ->
    [one] 🛠️ **{ $count } Eintrag** darüber, was du an einem Tisch verwaltet hast oder was die Serververwaltung mit deinem Platz getan hat – damit ein Server weiß, wer was geändert hat.
   *[other] 🛠️ **{ $count } Einträge** darüber, was du an Tischen verwaltet hast oder was die Serververwaltung mit deinen Plätzen getan hat – damit ein Server weiß, wer was geändert hat.
 }
privacy-ask-managed = 🛠️ Was du an Tischen verwaltet hast, bleibt im Protokoll des Servers, ohne deinen Namen.
