# Computerspieler: wie stark sie sind, wer jemanden vertritt, und der Tausch eines gegen einen anderen.
computer-random = Zufall
computer-novice = Anfänger
computer-advanced = Könner
computer-master = Meister
level-random = Zufällige Züge
level-novice = Einfache Regeln; gut zum Lernen
level-advanced = Stark und schnell
level-master = Am stärksten; braucht einen Moment
choose-computer = Computerspieler hinzufügen

button-replace = Computer ersetzen
replace-title = 🔁 Welchen Computer durch welchen ersetzen? Der neue spielt ab dem nächsten Zug, und alle erfahren davon.
choose-replacement = Ersatz wählen
replace-option = { $name } → { $level }
replace-done = 🔁 Dort spielt jetzt { $name }.
incident-replaced = 🔁 { $by } hat { $former } durch { $name } ersetzt.

option-table-new-stand-in = vertretung
option-table-new-stand-in-description = Computer, der einspringt, wenn jemand fehlt oder aufgibt
option-table-computer-player = spieler
option-table-computer-player-description = Computerspieler, der ersetzt oder entfernt wird
choice-computer-replace = ersetzen
