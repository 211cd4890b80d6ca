# Seeing a game again: the replay turn by turn, the animation, and the command `piazza replay`.
command-table-replay = replay
command-table-replay-description = Replay this game turn by turn (only you see it)
button-replay = Replay
button-animation = Animation

replay-title = ## Replay: { $game }
    -# { $place }
replay-turn = Turn { $number } of { $count } · round { $round } · { $name }
replay-turn-going-on = Turn { $number } of { $count } · round { $round } · { $name } · still in progress
replay-beginning = Before the first { $count ->
    [0] turn
    [one] turn
   *[other] of { $count } turns
 }
replay-jump = Jump to a turn
replay-option = { $number } · { $name }
replay-option-beginning = The beginning
replay-animation = ## Animation: { $game }
animation-waits = 🎞️ Drawing the whole game …
replay-animation-alt = Animation of { $game }, with the board after { $turns ->
    [one] its only turn
   *[other] each of { $turns } turns
 }. { $names } played. { $result }
replay-animation-winners = { $count ->
    [one] { $winners } won.
   *[other] { $winners } won together.
 }

replay-page-title = { $game }, with { $names }
replay-page-number = Record { $number }: { $title }
replay-page-games = Piazza: recorded games
replay-page-running = This game isn’t over yet.
menu-replay = Replay from here
menu-whatif = What if from here

# The pages of `piazza gallery` and `piazza replay`.
gallery-title = Piazza: all pictures
gallery-picture = { $game }: { $what }
replay-page-animation = The whole game
replay-page-keys = ← and → move from turn to turn.
replay-page-all = Show everything at once
replay-page-end = The end
page-contents = All pictures
page-keys = ← and → move between pictures.
page-back = ← Back
page-forward = Forward →
page-top = ↑ Top
gallery-plain-start-few = the start, smallest table
gallery-plain-start-many = the start, largest table
gallery-plain-middle-few = the middle of a game, smallest table
gallery-plain-middle-many = the middle of a game, largest table
gallery-plain-end-few = the end, smallest table
gallery-plain-end-many = the end, largest table
gallery-plain-hand-few = a hand, smallest table
gallery-plain-hand-many = a hand, largest table
gallery-plain-player-few = one player, smallest table
gallery-plain-player-many = one player, largest table
gallery-plain-score-few = the score, smallest table
gallery-plain-score-many = the score, largest table
