# Namen und Beschreibungen von /tisch, /hand und /regeln und ihren Angaben, wie Discord sie zeigt; die anderer Befehle
# stehen bei dem, was sie tun.
# Namen: Kleinbuchstaben, ohne Leerzeichen, höchstens 32; Beschreibungen: höchstens 100 Zeichen.

command-table = tisch
command-table-description = Tische eröffnen, beitreten und verwalten
command-table-new = neu
command-table-new-description = Einen Tisch in diesem Kanal eröffnen
option-table-new-game = spiel
option-table-new-game-description = Welches Spiel (ohne Angabe: dieser Kanal oder dein letztes)
option-table-new-seats = plätze
option-table-new-seats-description = Wie viele Plätze (ohne Angabe: das Maximum)
option-table-new-language = sprache
option-table-new-language-description = Sprache des Tisches (ohne Angabe: die des Servers oder deine)
option-table-new-open-hands = offen
option-table-new-open-hands-description = Ob alle Hände für alle offen sind (ohne Angabe: nein)
command-table-join = beitreten
command-table-join-description = Dem Tisch in diesem Kanal beitreten
command-table-leave = verlassen
command-table-leave-description = Den Tisch verlassen, bevor die Partie beginnt
command-table-computer = computer
command-table-computer-description = Computer hinzufügen, ersetzen oder entfernen
option-table-computer-action = aktion
option-table-computer-action-description = Hinzufügen, ersetzen oder entfernen
option-table-computer-level = stärke
option-table-computer-level-description = Wie stark er ist
command-table-start = beginnen
command-table-start-description = Die Partie starten
command-table-show = zeigen
command-table-show-description = Den aktuellen Spielplan zeigen (nur du siehst ihn)
option-table-show-text = text
option-table-show-text-description = Alles in Worten, ohne Bild
option-table-show-player = spieler
option-table-show-player-description = Nur das Tableau eines Spielers, groß
command-table-log = verlauf
command-table-log-description = Alle Züge dieser Partie lesen
command-table-undo = zurücknehmen
command-table-undo-description = Deinen letzten Zug zurücknehmen oder die anderen fragen
command-table-abandon = abbrechen
command-table-abandon-description = Gastgeber: den Tisch für alle abbrechen, ohne Ergebnis
command-table-export = export
command-table-export-description = Die Aufzeichnung einer beendeten Partie als Datei bekommen
command-hand = hand
command-hand-description = Deine Hand zeigen (nur du siehst sie); als DM alle Hände
command-rules = regeln
command-rules-description = Die Regeln eines Spiels lesen
option-rules-game = spiel
option-rules-game-description = Welches Spiel (ohne Angabe: dieser Kanal oder dein letztes)
option-rules-chapter = kapitel
option-rules-chapter-description = Welches Kapitel

choice-computer-add = hinzufügen
choice-computer-remove = entfernen
choice-language-en = English
choice-language-de = Deutsch
