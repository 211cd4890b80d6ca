# Computerspieler am Tisch: wie stark sie sind, wer jemanden vertritt, und einer an der Stelle eines anderen.
computer-random = Zufall
computer-novice = Anfänger
computer-advanced = Könner
computer-master = Meister
level-random = Zufällige Züge
level-novice = Einfache Regeln; gut zum Lernen
level-advanced = Stark und schnell
level-master = Am stärksten; denkt einen Moment nach
choose-computer = Computerspieler dazunehmen
choose-stand-in = Vertretung
invitation-stand-in = 🪑 Wer fehlt oder aufgibt, kann von einem Computerspieler vertreten werden: **{ $level }**.
invitation-stand-in-conceded = 🪑 Gibt jemand auf, spielt ein Computerspieler weiter: **{ $level }**.
stand-in-done = Geändert: Als Vertretung spielt jetzt { $level }.

button-replace = Computer austauschen
replace-title = 🔁 Welcher Computerspieler soll an wessen Stelle spielen? Er übernimmt mit dem nächsten Zug, und alle erfahren davon.
choose-replacement = Wähle, wer von jetzt an spielt
replace-option = { $name } → { $level }
replace-done = 🔁 Erledigt: Dort spielt jetzt { $name }.
incident-replaced = 🔁 { $by } hat einen Computerspieler ausgetauscht: An der Stelle von { $former } spielt jetzt { $name }.

refused-seats-fixed = Das Spiel hat begonnen; dazunehmen oder wegnehmen lässt sich niemand mehr. Aber ein Computerspieler lässt sich gegen einen anderen austauschen (`/tisch computer` mit `austauschen`), und sein Platz kann an jemanden übergehen (`/tisch übergeben`).
refused-no-computer-seat = Dort sitzt kein eigener Computerspieler dieses Tisches. Wer jemanden vertritt, spielt so, wie es mit dem Tisch gewählt wurde; den Platz eines Menschen übergibt man mit `/tisch übergeben`.
refused-same-level = So stark spielt dieser Computerspieler schon. Wähle eine andere Stärke.
refused-levels-fixed = Dieses Spiel zählt für die Wertung; darum bleiben seine Computerspieler bis zum Ende, wer sie sind. Ihr Platz kann aber mit `/tisch übergeben` an jemanden übergehen.

option-table-new-stand-in = vertretung
option-table-new-stand-in-description = Der Computerspieler, der für Abwesende spielt und für alle, die aufgeben
option-table-computer-player = spieler
option-table-computer-player-description = Welcher Computerspieler ausgetauscht oder weggenommen wird
choice-computer-replace = austauschen
