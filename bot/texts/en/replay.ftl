# Seeing a game again: the replay turn by turn, the animation, and the command `piazza replay`.
command-table-replay = replay
command-table-replay-description = See this game again turn by turn, with pictures, for you alone
button-replay = Replay
button-animation = Animation

replay-title = ## Replay: { $game }
    -# { $place }
replay-turn = Turn { $number } of { $count } · round { $round } · { $name }
replay-turn-going-on = Turn { $number } of { $count } · round { $round } · { $name } · still going on
replay-beginning = { $count ->
    [0] Before the first turn
    [one] Before the first turn
   *[other] Before the first of { $count } turns
 }
replay-jump = Jump to a turn
replay-option = { $number } · { $name }
replay-option-beginning = The beginning
replay-animation = ## Animation: { $game }
animation-waits = 🎞️ I’m drawing the whole game; this takes a few seconds …
replay-animation-alt = { $turns ->
    [one] Animation of { $game }, with the board after its only turn.
   *[other] Animation of { $game }, with the board after each of { $turns } turns.
 } { $names } played. { $result }
replay-animation-winners = { $count ->
    [one] { $winners } won.
   *[other] { $winners } won together.
 }

terminal-replay = Draw recorded games turn by turn, and an animation.
terminal-replay-file = A file of records in JSON, one a line; - reads the standard input.
terminal-replay-out = The folder; it is made if it is missing.
terminal-replay-language = The language of pictures and words, { $known } ({ $language } if it is left out).
terminal-choice = not one of { $choices }
terminal-replay-done = { $count ->
    [0] No records.
    [one] 1 game; { $folder }/index.html shows it.
   *[other] { $count } games; { $folder }/index.html leads to them.
 }
replay-page-title = { $game }, with { $names }
replay-page-number = Record { $number }: { $title }
replay-page-games = Piazza: recorded games
replay-page-running = This game is not over yet.
