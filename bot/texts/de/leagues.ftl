# Ligen: `/liga`, der Beitrag einer Saison mit seinen Knöpfen, Tabelle, und was die Leitung tut.
command-league = liga
command-league-description = Ligen: Saisons aus Runden, in denen nach Tabellenstand ausgelost wird
command-league-new = neu
command-league-new-description = Für die Serververwaltung: Starte eine Liga in diesem Kanal
option-league-new-title = name
option-league-new-title-description = Wie die Liga heißt
option-league-new-rounds = runden
option-league-new-rounds-description = Wie viele Runden eine Saison hat
option-league-new-game = spiel
option-league-new-game-description = Welches Spiel (ohne Angabe: das letzte hier)
option-league-new-variant = variante
option-league-new-variant-description = Welche Variante (ohne Angabe: das Grundspiel)
option-league-new-seats = plätze
option-league-new-seats-description = Wie viele an einem Tisch spielen (ohne Angabe: vier, wenn das Spiel es erlaubt)
option-league-new-days = tage
option-league-new-days-description = Wie viele Tage eine Runde dauert (ohne Angabe: 7)
option-league-new-pace = tempo
option-league-new-pace-description = Die Uhr (ohne Angabe: gemütlich)
option-league-new-unfinished = unfertig
option-league-new-unfinished-description = Wie Partien zählen, die am Ende ihrer Runde noch laufen
option-league-new-season = saison
option-league-new-season-description = Wie die Saison heißt, außer ihrer Nummer
option-league-new-role = rolle
option-league-new-role-description = Eine Rolle, die am Ende bekommt, wer gewinnt
command-league-show = zeigen
command-league-show-description = Sieh die Ligen dieses Servers: Tabelle, dein Weg, Protokoll
choice-league-later = sobald sie enden, bis zum Ende der Saison (ohne Angabe)
choice-league-shared = als geteilt unter allen am Tisch

league-title = ## 🏆 { $title }
    { $season }
league-season = { $named ->
    [yes] Saison { $season }: { $name }
   *[no] Saison { $season }
 }
league-called = { $title }, Saison { $season }
league-terms = **{ $game }** · zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $seats }
 } am Tisch · { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
 } zu { $days ->
    [one] 1 Tag
   *[other] { $days } Tagen
 } · Uhr: { $pace }
league-organiser = -# Leitung: { $organiser }.
league-role = -# Der Sieg bringt die Rolle { $role }.
league-unfinished-later = -# Eine Partie, die nicht zu Ende ist, wenn ihre Runde schließt, geht weiter und zählt, sobald sie endet. Ist sie auch am Ende der Saison noch offen, zählt sie als geteilt: ein halber Sieg für alle.
league-unfinished-shared = -# Eine Partie, die nicht zu Ende ist, wenn ihre Runde schließt, geht weiter, zählt aber als geteilt: ein halber Sieg für alle.
league-sign-up = 📝 **Die Anmeldung läuft.** Die Leitung beginnt die Saison.
league-members = 👥 { $count ->
    [one] 1 Mitglied
   *[other] { $count } Mitglieder
 }: { $names }
league-members-none = 👥 { $sign_up ->
    [yes] Noch keine Mitglieder.
   *[no] Keine Mitglieder.
 }
league-running = 🎲 **Runde { $round } von { $rounds }** bis <t:{ $deadline }:f> · { $over } von { $count ->
    [one] 1 Tisch
   *[other] { $count } Tischen
 } fertig
league-paused = ⏸️ **Pausiert** (<t:{ $since }:R>). Partien gehen weiter, aber keine Runde schließt oder beginnt.
league-over = 🏁 **Die Saison ist zu Ende.**
league-medal = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
 } **{ $name }** · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
league-pairing = **{ $number }.** { $names } · { $how }
league-pairing-open = { $channel }
league-pairing-opening = wird geöffnet
league-pairing-played = 🏁 { $names }
league-pairing-nobody = 🏁 ohne Sieg
league-pairing-shared = 🤝 geteilt
league-pairing-struck = ✖️ gestrichen ({ $reason })
league-byes = 💤 Freilos, zählt als halber Sieg: { $names }
league-pairings-more = -# … und { $count ->
    [one] 1 weiterer Tisch
   *[other] { $count } weitere Tische
 }.

button-league-join = Mitmachen
button-league-leave = Aussteigen
button-league-standings = Tabelle
button-league-path = Mein Weg
button-league-rules = So zählt es
button-league-log = Protokoll
button-league-manage = Leiten
button-league-to-post = Zum Beitrag
button-league-list = Alle Ligen

league-opened = 🏆 Für **{ $title }** läuft die Anmeldung. Der Beitrag in diesem Kanal ist ihr Zuhause: **{ button-league-manage }** ist für dich.
league-lacking = -# ⚠️ Mir fehlt in { $channel } das Recht: { $rights }. Ohne das kann ich keine Threads für die Tische öffnen.
league-joined = 👋 Du bist in **{ $title }** dabei.
league-joined-late = 👋 Du bist in **{ $title }** dabei, ab der nächsten Runde. Für verpasste Runden hast du 0 Punkte.
league-leave-ask = Aus **{ $title }** aussteigen? Du wirst nicht mehr ausgelost, behältst aber deine Punkte und kannst wieder mitmachen. Eine laufende Partie geht weiter: Spiel sie zu Ende, oder gib dort auf.
button-league-leave-now = Aus der Liga aussteigen
league-left = Du bist aus **{ $title }** ausgestiegen.
league-none = Auf diesem Server gibt es keine Liga. Die Serververwaltung startet eine mit `/liga neu`.
league-list-title = ## Ligen dieses Servers
league-list-line = **{ $title }** · { $how } · { $channel }
league-how-sign-up = die Anmeldung läuft
league-how-running = Runde { $round } von { $rounds }
league-how-paused = pausiert
league-how-over = zu Ende
league-choose = Wähle eine Liga

league-rules-title = ## So zählt { $title }
league-rules-points = **Punkte.** Wer alle am Tisch schlägt, bekommt 100 Punkte, wer Letzter wird, 0; dazwischen zählt der Anteil der Geschlagenen: Zu dritt bringt der zweite Platz 50. Ein Gleichstand zählt halb. Ein Freilos bringt 50.
league-rules-level = **Bei gleichen Punkten** zählen die Siege, dann die Punkte derer, mit denen du gespielt hast (je Runde ihr Mittel), dann die Punkte gegen die Gleichstehenden. Wer dann noch gleich steht, teilt den Rang.
league-rules-drawing = **Auslosung.** In jeder Runde setze ich Leute mit etwa gleichem Stand zusammen, mit möglichst wenigen Wiederholungen und ausgeglichenen Startplätzen. Geht es nicht auf, haben manche Tische einen Platz weniger, oder ein Freilos bekommt, wer bisher am wenigsten hatte.
league-rules-giving-up = **Aufgeben.** Wer eine Partie aufgibt oder dort ersetzt wird, ist in ihr Letzter. Wer aus der Liga aussteigt, wird nicht mehr ausgelost.
league-rules-late = **Später dazukommen.** Du wirst ab der nächsten Runde ausgelost und hast 0 Punkte für die davor.
league-rules-struck = **Gestrichen.** Die Leitung kann ein Ergebnis streichen und sagt, warum. Es bringt dann niemandem Punkte.

league-standings-none = Die Tabelle beginnt mit der ersten Runde.
league-after = Nach Runde { $round } von { $rounds }
league-in-round = Runde { $round } von { $rounds }
league-final = Endstand
league-line = **{ $place }.** { $name } · { $points ->
    [one] **1** Punkt
   *[other] **{ $points }** Punkte
 } · { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
 } · Gegner { $opponents } · { $path }
league-line-medal = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
 } { $line }
league-line-you = ➤ { $line }
league-legend = -# Je Runde: der Platz am Tisch; oder Freilos, geteilt (beides ein halber Sieg), läuft, gestrichen, und – ohne Tisch.
league-step-place = { $place }
league-step-open = läuft
league-step-shared = geteilt
league-step-struck = gestrichen
league-step-bye = Freilos
league-step-missed = –

league-path-title = ## Dein Weg in { $title }
league-path-rank = Du stehst auf Rang **{ $place }** mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 }.
league-path-rating = -# Deine Wertung allein aus den Partien dieser Saison: { $points }.
league-path-not-in = In **{ $title }** bist du nicht dabei.
league-path-left = Du bist ausgestiegen und wirst nicht mehr ausgelost.
league-path-waits = Du wirst ausgelost, wenn die nächste Runde beginnt.
league-path-played = **Runde { $round }:** { $place } von { $seats }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } · mit { $names } · { $channel }
league-path-open = **Runde { $round }:** läuft, mit { $names } · { $channel }
league-path-shared = **Runde { $round }:** geteilt mit { $names }, { $points } Punkte · { $channel }
league-path-struck = **Runde { $round }:** gestrichen ({ $reason }) · mit { $names } · { $channel }
league-path-bye = **Runde { $round }:** Freilos, { $points } Punkte
league-path-missed = **Runde { $round }:** ohne Tisch

league-log-title = ## Protokoll von { $title }
league-log-line = <t:{ $at }:f> · { $what }
league-log-opened = { $manager } hat die Saison eröffnet.
league-log-followed = 📝 { $manager } hat Saison { $season } eröffnet. Die Anmeldung läuft.
league-log-joined = { $name } macht mit.
league-log-left = { $gone ->
    [yes] { $name } hat den Server verlassen, und damit die Liga.
   *[no] { $name } ist ausgestiegen.
 }
league-log-dropped = { $manager } hat { $name } herausgenommen.
league-log-begun = 🎲 Runde { $round } hat begonnen. Sie schließt am <t:{ $deadline }:f>.
league-log-closed = ⏱️ Runde { $round } ist geschlossen{ $unfinished ->
    [0] .
    [one] ; 1 Partie ist noch nicht zu Ende.
   *[other] ; { $unfinished } Partien sind noch nicht zu Ende.
 }
league-log-over = 🏁 Die Saison ist zu Ende.
league-log-ended = 🏁 { $manager } hat die Saison beendet.
league-log-too-few = ⏸️ Für Runde { $round } sind zu wenige übrig, darum ist die Saison pausiert.
league-log-paused = ⏸️ { $manager } hat die Saison pausiert. Partien gehen weiter, aber keine Runde schließt oder beginnt.
league-log-resumed = ▶️ { $manager } setzt die Saison fort. Die Runde schließt am <t:{ $deadline }:f>.
league-log-moved = 📅 { $manager } hat die Frist der Runde vom <t:{ $former }:f> auf den <t:{ $deadline }:f> verschoben.
league-log-closes-now = ⏱️ { $manager } hat die Runde geschlossen.
league-log-struck = ✖️ { $manager } hat Tisch { $number } der Runde { $round } gestrichen: { $reason }
league-log-replaced = 🔄 { $manager } hat { $former } durch { $name } ersetzt.
league-log-role = 🏅 { $manager } hat die Rolle für den Sieg gewählt: { $role }.
league-log-role-none = 🏅 { $manager } hat keine Rolle für den Sieg gewählt.

league-again = { $names } Wer ist wieder dabei?
league-champion = 🎉 Glückwunsch, { $names }!
league-role-given = -# 🏅 { $names } { $count ->
    [one] bekommt
   *[other] bekommen
 } die Rolle { $role }.
league-role-lacks = -# ⚠️ Die Rolle { $role } kann ich nicht vergeben: Mir fehlt auf diesem Server das Recht: { $rights }.
league-role-above = -# ⚠️ Die Rolle { $role } kann ich nicht vergeben: Sie steht über meiner. Zieh meine Rolle in den Servereinstellungen über sie.
league-role-managed = -# ⚠️ Die Rolle { $role } kann ich nicht vergeben: Sie gehört einer App oder Discord. Wähle eine andere.
league-role-not-yours = -# ⚠️ Die Rolle { $role } kannst du nicht wählen: Dafür brauchst du das Recht „{ right-manage-roles }“ und eine Rolle über ihr.
league-role-gone = -# ⚠️ Die Rolle für den Sieg gibt es nicht mehr.
league-role-failed = -# ⚠️ { $names } { $count ->
    [one] konnte
   *[other] konnten
 } die Rolle { $role } nicht bekommen: nicht mehr auf diesem Server, oder Discord erlaubt es nicht.
league-role-everyone = Wähle eine Rolle, die nicht alle haben.
right-manage-roles = Rollen verwalten

league-manage-title = ## { $title } leiten
league-manage-sign-up = Die Anmeldung läuft, mit { $count ->
    [one] 1 Mitglied
   *[other] { $count } Mitgliedern
 }. **{ button-league-begin }** lost die erste Runde aus; dazukommen kann man auch danach.
league-manage-running = Runde { $round } von { $rounds }; sie schließt am <t:{ $deadline }:f>. { $open ->
    [0] Alle ihre Partien sind zu Ende.
    [one] 1 Partie ist nicht zu Ende.
   *[other] { $open } Partien sind nicht zu Ende.
 }
league-manage-over = Die Saison ist zu Ende. **{ button-league-next }** öffnet die Anmeldung für die nächste, zu denselben Bedingungen.
league-manage-role = 🏅 Rolle für den Sieg: { $role }.
league-manage-role-none = 🏅 Keine Rolle für den Sieg.
button-league-begin = Beginnen
button-league-draw = Schließen und neu auslosen …
button-league-draw-last = Letzte Runde schließen …
button-league-deadline = Frist verschieben …
button-league-strike = Ergebnis streichen …
button-league-replace = Ersetzen …
button-league-drop = Herausnehmen …
button-league-pause = Pausieren
button-league-resume = Fortsetzen
button-league-end = Beenden …
button-league-next = Nächste Saison
button-league-role-off = Keine Rolle
button-league-export = Exportieren
button-league-here = Beitrag hierher
league-moved-here = 📌 Der Beitrag steht jetzt in diesem Kanal.
league-choose-role = Wähle eine Rolle für den Sieg
league-begun = 🎲 Runde 1 ist ausgelost. Die Tische werden geöffnet.
league-draw-ask = Runde { $round } jetzt schließen? { $open ->
    [0] Alle ihre Partien sind zu Ende.
    [one] 1 Partie ist nicht zu Ende; sie geht weiter und zählt, wie es die Regeln dieser Liga sagen.
   *[other] { $open } Partien sind nicht zu Ende; sie gehen weiter und zählen, wie es die Regeln dieser Liga sagen.
 }
button-league-draw-now = Runde { $round } schließen
league-drawn = ⏱️ Runde { $round } schließt jetzt. Im Kanal sage ich, wie es steht und wie es weitergeht.
league-deadline-choose = Die Runde schließt am <t:{ $deadline }:f>. Um wie viele Tage verschieben?
button-league-later = { $days ->
    [one] +1 Tag
   *[other] +{ $days } Tage
 }
button-league-earlier = { $days ->
    [one] −1 Tag
   *[other] −{ $days } Tage
 }
league-deadline-moved = 📅 Die Runde schließt nun am <t:{ $deadline }:f>. Ich sage es im Kanal.
league-strike-choose = Welches Ergebnis streichen? Es bringt dann niemandem Punkte. Du wirst nach dem Grund gefragt, den alle lesen können.
league-choose-result = Wähle ein Ergebnis
league-choose-member = Wähle ein Mitglied
league-replace-choose = Wen ersetzen?
league-drop-choose = Wen aus der Liga herausnehmen?
league-strike-none = Es gibt noch kein Ergebnis, das man streichen könnte.
league-strike-option = Runde { $round }, Tisch { $number }
league-strike-why = Warum gestrichen?
league-strike-reason = Der Grund; alle können ihn lesen
league-strike-blank = Nichts ist gestrichen, denn du hast keinen Grund angegeben.
league-struck = ✖️ Gestrichen. Ich sage es im Kanal.
league-replace-who = Wer übernimmt den Platz von { $former } in der Liga? Dazu gehören die Punkte von { $former } und der Platz in einer Partie, die noch läuft.
league-replaced = 🔄 { $name } hat jetzt den Platz von { $former }. Ich sage es im Kanal.
league-drop-ask = { $name } aus der Liga herausnehmen? { $name } wird nicht mehr ausgelost; die Punkte bleiben. Eine laufende Partie geht weiter.
button-league-drop-now = { $name } herausnehmen
league-dropped = { $name } ist nicht mehr dabei.
league-manage-paused = ⏸️ Die Saison ist pausiert.
league-manage-resumed = ▶️ Die Saison geht weiter.
league-end-ask = **{ $title }** jetzt beenden? Partien, die nicht zu Ende sind, zählen als geteilt: ein halber Sieg für alle. Das lässt sich nicht zurücknehmen; du kannst die Saison stattdessen pausieren.
league-end-ask-sign-up = **{ $title }** beenden, bevor die Saison begonnen hat? Damit schließt die Anmeldung für alle. Das lässt sich nicht zurücknehmen.
button-league-end-now = Saison beenden
league-next-name = Wie sie heißt; darf leer bleiben
league-next = 🏆 Für Saison { $season } läuft die Anmeldung: Ihr Beitrag ist der neueste im Kanal.
league-exported = 📄 Alle Auslosungen und Ergebnisse als CSV, und alles mit Tabelle und Protokoll als JSON.

picture-league-name = Name
picture-league-points = Punkte
picture-league-wins = Siege
picture-league-opponents = Gegner
league-member-left = { $name } (ausgestiegen)
picture-league-row = { $place }. { $name }: { $points } Punkte, { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
 }, Gegner { $opponents }.
