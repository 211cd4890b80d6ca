# Was der Bot ablehnt, in der Reihenfolge von `Refusal`; was ein Spiel ablehnt, steht bei dessen Texten.

# Jeder Klick und jeder Befehl.
refused-moved-on = Diese Knöpfe gehören zu einem früheren Schritt der Partie.
refused-moved-on-since = { refused-moved-on } Seither:
    { $lines }
refused-crowded = Zu viele Klicks auf einmal. Versuch es in ein paar Sekunden noch einmal.
refused-on-server = Das geht nur im Kanal, auf dem Server.
refused-left-server = Du hast den Server von **{ $game }** (Tisch { $table }) verlassen, darum zeige ich dir die Partie nicht mehr. Trittst du dem Server wieder bei, ist alles wie zuvor. Oder gib deinen Platz endgültig auf:
refused-rights-missing = Mir fehlt hier ein Recht: { $rights }. Die Serververwaltung kann es mir geben.
refused-thread-locked = Dieser Thread ist gesperrt. Die Moderation kann ihn entsperren oder mir *Threads verwalten* erlauben.

# Getippte Auswahlen, Uhrzeiten und Tage.
refused-not-offered = „{ $text }“ gibt es hier nicht. Zur Wahl: { $offered }.
refused-not-offered-blank = Da steht nichts. Zur Wahl: { $offered }.
refused-not-offered-none = „{ $text }“ geht nicht: Im Moment gibt es hier nichts zu wählen.
refused-several-offered = „{ $text }“ passt auf mehreres: { $offered }. Schreib eines davon ganz aus.
refused-missing = Es fehlt `{ $option }`. Zur Wahl: { $offered }.
refused-missing-none = Es fehlt `{ $option }`.
refused-unused = `{ $option }` passt hier nicht, darum habe ich nichts getan. Lass es weg.
refused-not-an-hour = „{ $text }“ habe ich nicht als Uhrzeit verstanden. Versuch `22`, `22:30`, `22 Uhr` oder `aus`.
refused-not-a-day = „{ $text }“ habe ich nicht als Tag verstanden. Versuch `3 Tage`, `Freitag`, `morgen` oder `1.12.`
refused-day-past = „{ $text }“ ist schon vorbei. Tippe einen Tag ab heute.
refused-zone-unknown = „{ $text }“ kenne ich nicht als Zeitzone. Gib eine größere Stadt in deiner Nähe an, etwa Wien oder New York, oder den Unterschied, etwa UTC+2.

# Einen Tisch eröffnen, ihm beitreten, ihn beginnen.
refused-no-table = In diesem Kanal gibt es keinen Tisch. Eröffne einen mit `/tisch neu`.
refused-channel-taken = In diesem Kanal gibt es schon einen Tisch. Tritt ihm bei, oder eröffne deinen in einem anderen Kanal oder Thread.
refused-no-former-table = Auf diesem Server gab es noch keinen Tisch. Nenne das Spiel und was du möchtest.
refused-no-variant = So lässt sich dieses Spiel nicht spielen. Wähle eine Variante in der Einladung.
refused-already-seated = Du bist schon dabei. Der Gastgeber startet die Partie.
refused-table-full = Alle Plätze ({ $seats }) sind besetzt. Beitreten kannst du, wenn jemand geht.
refused-not-alone = An diesem Tisch sind schon andere. Mit **Beginnen** spielst du mit ihnen.
refused-too-many-players = Das Spiel ist für höchstens { $most } Spieler, dabei sind aber schon { $have }.
refused-too-few-players = Zum Start fehlen noch Mitspieler ({ $need } nötig, { $have ->
    [one] { $have } ist
   *[other] { $have } sind
 } da). Warte auf andere, oder füge einen Computerspieler hinzu.
refused-host-only = Das kann nur { $host } (Gastgeber).
refused-host-first = Das kann vorerst nur { $host } (Gastgeber). Rührt sich da nichts mehr, kann es <t:{ $since }:R> jeder am Tisch.
refused-not-started = Die Partie hat noch nicht begonnen. Der Gastgeber startet sie.
refused-started = Die Partie läuft schon. Im Kanal kannst du mit `/tisch zeigen` zusehen.
refused-started-playing = Du spielst hier schon mit. Aussteigen kannst du unter **{ button-more }**.

# Spielen.
refused-not-at-table = Du spielst hier nicht mit. Im Kanal kannst du mit `/tisch zeigen` zusehen, in einem anderen einen eigenen Tisch eröffnen.
refused-not-at-table-yet = Du bist hier noch nicht dabei. Drücke **Beitreten**.
refused-not-your-turn = { $role ->
    [answer] Gerade ist { $names } gefragt.
   *[turn] { $names } { $count ->
        [one] ist
       *[other] sind
     } am Zug.
 }{ $told ->
    [yes] {" "}Ich sage dir, wenn du dran bist.
   *[no] {""}
 }
refused-other-game = An diesem Tisch läuft { $game }. Nimm dessen Befehl oder die Knöpfe unter der neuesten Nachricht.
refused-other-rules = Die Spielregeln haben sich seit Tischbeginn geändert, hier geht es nicht weiter. Eröffne in einem Kanal mit `/tisch neu` einen neuen Tisch.
refused-game-missing = ⏸️ { $game } fehlt diesem Bot zurzeit, jedenfalls mit den Regeln dieses Tisches. Eine begonnene Partie verliert nichts und geht von selbst weiter, sobald das Spiel wieder da ist. Wer den Tisch eröffnet hat, kann sie mit `/tisch abbrechen` abbrechen.
refused-paused = ⏸️ { admin-manager } hat diese Partie <t:{ $since }:R> angehalten. Niemand kann ziehen, bis es weitergeht. Ansehen geht: `/hand`, **{ button-more }**.
refused-table-over = Diese Partie ist zu Ende. In einem Kanal eröffnest du mit `/tisch neu` einen neuen Tisch.
refused-conceded = Du hast aufgegeben, ein Computer spielt weiter. Im Kanal kannst du mit `/tisch zeigen` zusehen.
refused-stands-in = Gerade spielt ein Computer für dich. Mit **{ button-resume }** nimmst du deinen Platz wieder ein.
refused-nobody-stands-in = Hier spielt kein Computer für dich.
refused-no-hands = { $game } hat keine verdeckten Hände. Im Kanal zeigt `/tisch zeigen` alles.
refused-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen könntest.
refused-log-full = Hier wurde zu oft zurückgenommen, mehr geht nicht. Weiterspielen kannst du.

# Vorgaben.
refused-no-orders = In { $game } gibt es keine Vorgaben.
refused-no-such-order = Diese Vorgabe ist schon ausgeführt oder gelöscht. **{ button-orders }** zeigt, welche es noch gibt.
refused-order-of-no-use = Diese Vorgabe hätte jetzt keine Wirkung. Wähle aus, was angeboten wird.
refused-order-amount = „{ $text }“ ist kein Betrag, der gerade etwas bewirken könnte. Gib eine Zahl von { $least } bis { $most } an.

# Fragen an die anderen, und Plätze, die wechseln.
refused-no-proposal = Die Abstimmung ist vorbei.
refused-own-proposal = Die Frage kommt von dir. Jetzt antworten die anderen.
refused-not-asked = Diese Frage geht an andere.
refused-question-open = So eine Frage ist schon offen. Frag danach noch einmal.
refused-waited-for = Diese Frage geht an die anderen: Sie warten auf dich. Sie endet mit deinem Zug.
refused-nobody-to-agree = Alle, die zustimmen könnten, sind gerade nicht da. Versuch es noch einmal, wenn jemand zurück ist.
refused-not-absent = Diese Person spielt noch, nur sie selbst kann ihren Platz übergeben. Fragen kannst du nach dem Platz eines Computers oder von jemandem, der abwesend ist.
refused-seat-conceded = Hier wurde aufgegeben, ein Computer spielt zu Ende. Niemand kann den Platz übernehmen.
refused-which-seat = Welchen Platz meinst du? Wähle mit `spieler` einen Computer oder jemanden, der abwesend ist.
refused-sits-there = Diese Person spielt hier schon mit. Wähle jemand anderen.
refused-no-person = Ein Bot bekommt keinen Platz. Wähle eine Person von diesem Server.
refused-cannot-see = Diese Person sieht den Kanal nicht. Gib ihr Zugang, oder wähle jemand anderen.

# Computerspieler.
refused-no-computer = Diesen Computerspieler gibt es hier nicht. Im Kanal fügst du mit `/tisch computer` einen hinzu.
refused-seats-fixed = Die Partie läuft, Computer kannst du nicht mehr hinzufügen oder entfernen. Im Kanal kannst du einen mit `/tisch computer` ersetzen oder seinen Platz mit `/tisch übergeben` weitergeben.
refused-no-computer-seat = Auf diesem Platz sitzt kein Computerspieler. Den Platz eines Menschen gibst du im Kanal mit `/tisch übergeben` weiter.
refused-same-level = Er hat schon diese Stärke. Wähle eine andere.
refused-levels-fixed = In einer Ranglistenpartie lassen sich Computer nicht ersetzen. Gib den Platz im Kanal mit `/tisch übergeben` weiter.

# Höchstzahlen je Person und je Tisch.
refused-too-many-tables = Du bist schon an { $most } Tischen, mehr geht pro Person nicht. Beende eine Partie oder verlass eine Einladung (siehe `/partien`).
refused-too-many-offers = Du hast schon { $most } Angebote. Zieh mit `/partien` eines zurück.
refused-too-many-followed = Du folgst schon { $most } Partien, mehr geht pro Person nicht. Nutze im Kanal einer davon `/tisch entfolgen`.
refused-too-many-followers = Dieser Partie folgen schon { $most } Leute, mehr geht nicht. Im Kanal kannst du mit `/tisch zeigen` zusehen.

# Tipps, Rückblicke, Aufzeichnungen und Was wäre, wenn.
refused-no-hints = Für { $game } gibt es keine Tipps.
refused-rated-no-hints = In Ranglistenpartien gibt es keine Tipps. Danach zeigt **{ button-review }**, was besser gewesen wäre.
refused-no-reviews = Für { $game } gibt es keine Rückblicke.
refused-no-review-yet = Der Rückblick verrät Verdecktes. Nach der Partie gibt es ihn mit **{ button-review }**.
refused-nothing-to-review = Kein Rückblick möglich: Es wurde kein Zug gespielt, oder der Tisch wurde abgebrochen.
refused-not-over = Die Aufzeichnung enthält Verdecktes; du bekommst sie nach der Partie.
refused-no-turn-message = Diese Nachricht handelt von keinem Zug. Wähle das im Menü einer Nachricht, die einen Zug erzählt.
refused-no-what-if = In Ranglistenpartien gibt es keine Hilfe. Danach kannst du mit **{ button-whatif }** jeden Zug durchspielen.
refused-no-such-turn = Einen Zug { $turn } gibt es nicht, nur 0 bis { $most }.
refused-too-deep = Tiefer geht es nicht. Geh zurück oder fang von vorn an.

# Teilen.
refused-not-shared-there = Das kann ich nur posten, wo wir beide schreiben dürfen und alle auch { $channel } sehen. Nach dem Ende der Partie müssen ihn nicht mehr alle sehen, wenn alle zustimmen, die mitgespielt haben (`/einstellungen teilen`).
refused-too-many-shared = Von diesem Tisch wurde heute schon { $most }-mal geteilt. Mehr geht an einem Tag nicht.
refused-needs-hand = Dieser Verlauf beginnt mit etwas, das nur deine Hand erlaubt, und die bleibt bis zum Ende der Partie verborgen.
refused-shared-perhaps = Ich wurde unterbrochen, als du das hier geteilt hast, und darf in diesem Kanal nicht nachsehen, ob es angekommen ist. Wenn es fehlt, gib `/aufgabe` in einem anderen Kanal ein und teile es dort.

# Einstellungen und persönliche Daten.
refused-quiet-all-day = Eine Ruhezeit braucht zwei verschiedene Zeiten. Ganz ohne Pings: `/einstellungen hinweise`.
refused-away-when = Du kannst höchstens { $days } Tage abwesend sein.
refused-still-playing = Du spielst noch in einer laufenden Partie, darum lösche ich noch nichts. Siehe `/datenschutz`.

# Die Tische eines Servers verwalten.
refused-managers-only = Das kann nur die Serververwaltung. Soll eine Partie enden, frag alle mit `/tisch beenden`.
refused-no-table-here = Diesen Tisch gibt es auf diesem Server nicht. Siehe `/admin tische`.
refused-no-table-named = In diesem Kanal gibt es keinen Tisch. Wähle einen mit `tisch`, oder siehe `/admin tische`.
refused-paused-already = Diese Partie ist schon angehalten. Weiter geht es mit `/admin fortsetzen`.
refused-not-paused = Diese Partie ist nicht angehalten.
refused-only-invited = Diese Partie hat noch nicht begonnen. Plätze wechseln in der Einladung, und `/admin beenden` zieht sie zurück.
refused-seat-changed = Der Platz hat gewechselt. Siehe `/admin übergeben`.
refused-last-person = Das ist der letzte Mensch hier. Gib den Platz einem Menschen, oder nutze `/admin beenden`.
refused-to-whom = Wähle ein Mitglied (`an`) oder einen Computer (`computer`), nicht beides.

# Ligen.
refused-no-league = Diese Liga gibt es auf diesem Server nicht mehr. Sieh in `/liga zeigen` nach.
refused-organiser-only = Das können nur die Leitung der Liga und die Serververwaltung.
refused-league-in-thread = Der Beitrag einer Liga braucht einen Textkanal des Servers: Gib `/liga neu` dort ein, nicht in einem Thread oder Sprachkanal.
refused-league-phase = { $phase ->
    [sign_up] Die Saison hat noch nicht begonnen.
    [running] Die Saison läuft.
    [paused] Die Saison ist pausiert.
   *[over] Die Saison ist zu Ende.
 } Darum geht das jetzt nicht.
refused-league-joined = Diese Person ist in der Saison schon dabei.
refused-league-not-in = Diese Person ist in der Saison nicht dabei.
refused-league-full = Diese Saison ist mit { $most } Mitgliedern voll. Steigt jemand aus, kannst du mitmachen.
refused-league-too-few = Eine Runde braucht mindestens { $need } Mitglieder, und die Saison hat { $have }. Sie kann beginnen, sobald mehr dabei sind, mit **Mitmachen** unter ihrem Beitrag.
refused-league-last-round = Die letzte Runde ist schon ausgelost. Mach in der nächsten Saison mit.
refused-league-no-game = Dieses Ergebnis gibt es nicht, oder es wurde schon gestrichen.
refused-league-followed = Die nächste Saison ist schon eröffnet. Sieh in `/liga zeigen` nach.

# Die Stellung des Tages.
refused-puzzle-over = Diese Stellung ist vorbei. `/aufgabe` zeigt die Lösung und wie es weitergeht.
refused-puzzle-gone = Diese Stellung gibt es nicht mehr. `/aufgabe` zeigt die von heute.
refused-not-in-puzzles = Bei der Stellung des Tages geht das nicht: Die löst jeder allein.
refused-no-writing = In diesem Kanal darfst du nicht schreiben. Gib `/aufgabe` ein, wo du das darfst, und teile dein Ergebnis dort.
