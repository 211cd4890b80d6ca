# Computer players at the table: how strong they are, who stands in for people, and one in the place of another.
computer-random = Random
computer-novice = Novice
computer-advanced = Advanced
computer-master = Master
level-random = Random moves
level-novice = Simple rules; good for learning
level-advanced = Strong and fast
level-master = The strongest; takes a moment to think
choose-computer = Add a computer player

button-replace = Replace a computer player
replace-title = 🔁 Replace which computer with which? The new one takes over with its next move, and everyone is told.
choose-replacement = Choose who plays from now on
replace-option = { $name } → { $level }
replace-done = 🔁 Done: { $name } plays there from now on.
incident-replaced = 🔁 { $by } replaced a computer player: { $name } now plays instead of { $former }.

refused-seats-fixed = The game has started, so computer players can’t be added or removed. But you can replace one with another (`/table computer` with `replace`), and its seat can go to a person (`/table hand-over`).
refused-no-computer-seat = There’s no computer player in that seat. A stand-in plays as chosen before the game, and a person’s seat changes hands with `/table hand-over`.
refused-same-level = That computer player is already at this level. Choose another one.
refused-levels-fixed = This game is rated, so its computer players can’t be replaced. Their seats can still go to a person with `/table hand-over`.

option-table-new-stand-in = stand_in
option-table-new-stand-in-description = The computer player that takes over for anyone who’s absent or concedes
option-table-computer-player = player
option-table-computer-player-description = Which computer player to replace or remove
choice-computer-replace = replace
