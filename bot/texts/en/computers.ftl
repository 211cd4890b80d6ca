# Computer players: how strong they are, who stands in for people, and replacing one with another.
computer-random = Random
computer-novice = Novice
computer-advanced = Advanced
computer-master = Master
level-random = Random moves
level-novice = Simple rules; good for learning
level-advanced = Strong and fast
level-master = Strongest; takes a moment
choose-computer = Add a computer player

button-replace = Replace a computer player
replace-title = 🔁 Replace which computer with which? The new one plays from the next move on, and everyone is told.
choose-replacement = Choose a replacement
replace-option = { $name } → { $level }
replace-done = 🔁 { $name } now plays there.
incident-replaced = 🔁 { $by } replaced { $former } with { $name }.

option-table-new-stand-in = stand_in
option-table-new-stand-in-description = Computer that replaces absent or conceding players
option-table-computer-player = player
option-table-computer-player-description = Computer player to replace or remove
choice-computer-replace = replace
