# Was die Serververwaltung an den Tischen tun kann: `/admin`, und was alle davon erfahren.
command-admin = admin
command-admin-description = Für die Serververwaltung: alle Tische, und was dort verwaltet wurde
command-admin-tables = tische
command-admin-tables-description = Alle Tische dieses Servers ansehen und einen davon öffnen
command-admin-pause = anhalten
command-admin-pause-description = Eine Partie anhalten: Niemand kann handeln, und alle Uhren stehen
option-admin-pause-table = tisch
option-admin-pause-table-description = Welcher Tisch (ohne Angabe der in diesem Kanal)
command-admin-resume = fortsetzen
command-admin-resume-description = Eine angehaltene Partie fortsetzen, genau dort, wo sie stand
option-admin-resume-table = tisch
option-admin-resume-table-description = Welcher Tisch (ohne Angabe der in diesem Kanal)
command-admin-hand-over = übergeben
command-admin-hand-over-description = Einen Platz jemand anderem oder einem Computerspieler geben, nach einer Rückfrage
option-admin-hand-over-table = tisch
option-admin-hand-over-table-description = Welcher Tisch (ohne Angabe der in diesem Kanal)
option-admin-hand-over-seat = platz
option-admin-hand-over-seat-description = Wessen Platz
option-admin-hand-over-to = an
option-admin-hand-over-to-description = Welches Mitglied dieses Servers ihn übernehmen soll
option-admin-hand-over-computer = computer
option-admin-hand-over-computer-description = Oder welcher Computerspieler
command-admin-end = beenden
command-admin-end-description = Einen Tisch ohne Ergebnis beenden, nach einer Rückfrage
option-admin-end-table = tisch
option-admin-end-table-description = Welcher Tisch (ohne Angabe der in diesem Kanal)
command-admin-log = protokoll
command-admin-log-description = Ansehen, was an den Tischen dieses Servers verwaltet wurde

button-admin-tables = Alle Tische
button-admin-log = Protokoll der Verwaltung
button-admin-pause = Anhalten
button-admin-resume = Fortsetzen
button-admin-seat = Einen Platz vergeben …
button-admin-end = Beenden …
button-admin-end-now = Diesen Tisch beenden
button-admin-give = Den Platz vergeben
button-admin-back = Zurück

admin-tables-title = ## Tische dieses Servers
admin-tables-none = Auf diesem Server gibt es gerade keinen Tisch. `/admin protokoll` zeigt, was verwaltet wurde.
admin-choose-table = Einen Tisch öffnen
admin-table-choice = { $number }. { $game } · Tisch { $table }
admin-table-offered = { $game } · Tisch { $table } · #{ $channel } · { $names }
admin-table-title = ## { $game } · Tisch { $table }
    { $channel }
admin-over = Dieser Tisch ist zu Ende; hier gibt es nichts mehr zu verwalten.
admin-players = Dabei: { $names }.
admin-terms = { $rated ->
    [yes] Tempo: { $pace }, gewertet.
   *[no] Tempo: { $pace }, ohne Wertung.
 }
admin-seat-person = 👤 { $name }
admin-seat-computer = 🤖 { $name }, Computerspieler
admin-seat-stand-in = 🤖 { $name }, vertreten von einem Computerspieler
admin-seat-conceded = 🏳️ { $name } hat aufgegeben; ein Computerspieler spielt weiter

admin-paused = ⏸️ Angehalten. Im Kanal steht es für alle.
admin-resumed = ▶️ Es geht weiter. Im Kanal steht es für alle.
admin-ended = 🛑 Beendet, ohne Ergebnis für alle. Die letzte Nachricht steht im Kanal.
admin-given = 🔄 { $name } hat jetzt den Platz von { $former }. Im Kanal steht es für alle.

admin-end-ask = 🛑 { $game }, Tisch { $table } in { $channel }, endgültig beenden?
admin-end-means = Die Partie endet sofort für alle ({ $names }), ohne dass jemand gefragt wird, und ohne Ergebnis: Nichts davon zählt. Im Kanal steht, dass du es warst, und auch in `/admin protokoll`. Das lässt sich nicht zurücknehmen; für eine Weile genügt es, sie anzuhalten.
admin-end-means-invitation = Die Einladung wird für alle zurückgezogen ({ $names }), ohne dass jemand gefragt wird, und der Kanal ist frei für einen anderen Tisch. Im Kanal steht, dass du es warst, und auch in `/admin protokoll`.

admin-seat-choose = Wessen Platz soll vergeben werden?
admin-seat-of = Platz von { $name }
admin-seat-none = Hier lässt sich kein Platz vergeben: Wer einen hatte, hat aufgegeben.
admin-give-choose = Wer soll den Platz von { $former } übernehmen?
admin-give-person = Ein Mitglied dieses Servers
admin-give-computer = Ein Computerspieler
admin-give-ask = 🔄 Den Platz von { $former } an { $name } geben? Es geht um { $game }, Tisch { $table } in { $channel }.
admin-give-ask-computer = 🔄 Den Platz von { $former } einem Computerspieler ({ $computer }) geben? Es geht um { $game }, Tisch { $table } in { $channel }.
admin-give-means = Der Platz geht mit allem über, was dazugehört, und die Hand sieht nur, wer ihn hat; auch du siehst sie nicht. Niemand muss zustimmen. Im Kanal steht, dass du es warst, und auch in `/admin protokoll`. { $former } kommt nur zurück, wenn jemand einen Platz hergibt.
admin-give-time = { $name } beginnt mit vollem Zeitkonto.

admin-log-title = ## Was auf diesem Server verwaltet wurde
admin-log-page = -# Seite { $page } von { $pages }
admin-log-none = Noch nichts. Was mit `/admin` an Tischen geschieht, wird hier festgehalten.
admin-log-line = <t:{ $at }:f> · { $manager }: { $action } ({ $game }, Tisch { $table }, { $channel })
admin-log-nobody = jemand
admin-action-paused = ⏸️ hat die Partie angehalten
admin-action-continued = ▶️ hat die Partie fortgesetzt
admin-action-handed-over = 🔄 hat den Platz von { $former } an { $name } gegeben
admin-action-abandoned = 🛑 hat den Tisch beendet

table-paused = ⏸️ **Angehalten** (<t:{ $since }:R>): Niemand kann handeln, bis die Serververwaltung die Partie fortsetzt.

incident-paused = { $manager ->
    [none] ⏸️ Die Serververwaltung hat die Partie angehalten. Bis sie fortgesetzt wird, kann niemand handeln, und alle Uhren stehen; ansehen lässt sich weiterhin alles.
   *[other] ⏸️ { $manager } verwaltet den Server und hat die Partie angehalten. Bis sie fortgesetzt wird, kann niemand handeln, und alle Uhren stehen; ansehen lässt sich weiterhin alles.
 }
incident-continued = { $manager ->
    [none] ▶️ Die Serververwaltung hat die Partie fortgesetzt. Sie geht genau dort weiter, wo sie stand.
   *[other] ▶️ { $manager } verwaltet den Server und hat die Partie fortgesetzt. Sie geht genau dort weiter, wo sie stand.
 }
incident-handed-over-managed = { $manager ->
    [none] 🔄 Die Serververwaltung hat den Platz von { $former } an { $name } gegeben.
   *[other] 🔄 { $manager } verwaltet den Server und hat den Platz von { $former } an { $name } gegeben.
 }
incident-handed-over-managed-computer = { $manager ->
    [none] 🔄 Die Serververwaltung hat den Platz von { $former } einem Computerspieler gegeben: { $name }.
   *[other] 🔄 { $manager } verwaltet den Server und hat den Platz von { $former } einem Computerspieler gegeben: { $name }.
 }
incident-abandoned-managed = { $manager ->
    [none] 🛑 Die Serververwaltung hat den Tisch beendet, ohne Ergebnis für alle.
   *[other] 🛑 { $manager } verwaltet den Server und hat den Tisch beendet, ohne Ergebnis für alle.
 }

refused-paused = { $manager ->
    [none] ⏸️ Die Serververwaltung hat diese Partie <t:{ $since }:R> angehalten. Nichts ist verloren, keine Uhr läuft, und niemand kann handeln, bis sie fortgesetzt wird. Ansehen kannst du inzwischen alles: `/tisch zeigen`, `/hand`, `/tisch verlauf`.
   *[other] ⏸️ { $manager } verwaltet den Server und hat diese Partie <t:{ $since }:R> angehalten. Nichts ist verloren, keine Uhr läuft, und niemand kann handeln, bis sie fortgesetzt wird. Ansehen kannst du inzwischen alles: `/tisch zeigen`, `/hand`, `/tisch verlauf`.
 }
refused-managers-only = Das ist der Serververwaltung vorbehalten. Stimmt an einem Tisch etwas nicht, wende dich an sie; `/tisch beenden` fragt alle am Tisch, ob die Partie enden soll.
refused-no-table-here = Diesen Tisch gibt es auf diesem Server nicht. `/admin tische` zeigt, welche es gibt.
refused-no-table-named = In diesem Kanal gibt es keinen Tisch. Gib mit `tisch` an, welchen du meinst; `/admin tische` zeigt alle.
refused-paused-already = Diese Partie ist schon angehalten. Mit `/admin fortsetzen` geht sie weiter.
refused-not-paused = Diese Partie ist nicht angehalten; sie läuft ohnehin.
refused-only-invited = Diese Partie hat noch nicht begonnen, also gibt es nichts anzuhalten und keinen Platz zu vergeben: Die Plätze wechseln unter der Einladung. Mit `/admin beenden` kannst du die Einladung zurückziehen.
refused-seat-changed = Diesen Platz hat inzwischen jemand anderes, darum wurde nichts geändert. `/admin übergeben` zeigt, wer dort sitzt.
refused-last-person = Das ist der letzte Mensch an diesem Tisch; mit einem Computerspieler an seiner Stelle würde niemand mehr spielen. Gib den Platz einem Menschen, oder beende den Tisch mit `/admin beenden`.
refused-to-whom = Gib entweder ein Mitglied (`an`) oder einen Computerspieler (`computer`) an, nicht beides.

privacy-managed = { $count ->
    [one] 🛠️ **{ $count } Eintrag** darüber, was du an einem Tisch verwaltet hast oder was die Serververwaltung mit deinem Platz getan hat. Damit ein Server weiß, wer was geändert hat.
   *[other] 🛠️ **{ $count } Einträge** darüber, was du an Tischen verwaltet hast oder was die Serververwaltung mit deinen Plätzen getan hat. Damit ein Server weiß, wer was geändert hat.
 }
privacy-ask-managed = 🛠️ Was du an Tischen verwaltet hast, bleibt im Protokoll des Servers, ohne deinen Namen.
