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

button-replace = Computer austauschen
replace-title = 🔁 Welchen Computer durch welchen ersetzen? Der neue übernimmt mit dem nächsten Zug, und alle erfahren davon.
choose-replacement = Wähle, wer von jetzt an spielt
replace-option = { $name } → { $level }
replace-done = 🔁 Erledigt: Dort spielt jetzt { $name }.
incident-replaced = 🔁 { $by } hat einen Computerspieler ausgetauscht: An der Stelle von { $former } spielt jetzt { $name }.

refused-seats-fixed = Das Spiel hat begonnen; Computerspieler lassen sich nicht mehr dazunehmen oder wegnehmen. Aber du kannst einen gegen einen anderen austauschen (`/tisch computer` mit `austauschen`), und sein Platz kann an jemanden übergehen (`/tisch übergeben`).
refused-no-computer-seat = Auf diesem Platz sitzt kein Computerspieler. Eine Vertretung spielt so, wie vor dem Spiel gewählt; der Platz eines Menschen wechselt mit `/tisch übergeben`.
refused-same-level = Dieser Computerspieler hat schon diese Stärke. Wähle eine andere.
refused-levels-fixed = Diese Partie hat Wertung, darum lassen sich Computerspieler nicht austauschen. Ihr Platz kann aber mit `/tisch übergeben` an jemanden übergehen.

option-table-new-stand-in = vertretung
option-table-new-stand-in-description = Der Computerspieler, der für Abwesende und für alle einspringt, die aufgeben
option-table-computer-player = spieler
option-table-computer-player-description = Welcher Computerspieler ausgetauscht oder weggenommen wird
choice-computer-replace = austauschen
