# What has happened since someone’s last turn, and the way to their next game.
recap-move = ### 🕰️ Since your last turn
recap-look = ### 🕰️ Since you last looked
recap-beginning = ### 🕰️ What has happened so far
recap-since = { $title } · <t:{ $at }:R>
recap-since-look = { $title } · first news <t:{ $at }:R>
recap-since-beginning = { $title } · begun <t:{ $at }:R>
recap-player = **{ $name }**: { $did }.
recap-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
 }
recap-points = { $then } → { points }
recap-points-same = { points } as before
button-recap-board = Show the board
button-recap-turns = Turn by turn
button-next-game = Next game
