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
choose-stand-in = Who stands in
invitation-stand-in = 🪑 Who is absent or concedes can be stood in for by a computer player: **{ $level }**.
invitation-stand-in-conceded = 🪑 For who concedes, a computer player goes on: **{ $level }**.
stand-in-done = Changed: the computer player that stands in is now { $level }.

button-replace = Replace a computer player
replace-title = 🔁 Which computer player shall play in whose place? It takes over with its next move, and everyone is told.
choose-replacement = Choose who plays from now on
replace-option = { $name } → { $level }
replace-done = 🔁 Done: { $name } plays there from now on.
incident-replaced = 🔁 { $by } had a computer player replaced: { $name } plays from now on in the place of { $former }.

refused-seats-fixed = The game has begun, so nobody can be added or taken away. But a computer player can be replaced by another one (`/table computer` with `replace`), and its seat can go to a person (`/table hand-over`).
refused-no-computer-seat = No computer player of this table’s own sits there. Who stands in for a person plays as was chosen with the table; a person’s seat changes hands with `/table hand-over`.
refused-same-level = That computer player plays at this strength already. Choose another one.
refused-levels-fixed = This game counts for the rating, so its computer players stay who they are until the end. A seat of theirs can still go to a person with `/table hand-over`.

option-table-new-stand-in = stand_in
option-table-new-stand-in-description = The computer player that acts for who is absent or concedes
option-table-computer-player = player
option-table-computer-player-description = Which computer player to replace or remove
choice-computer-replace = replace
