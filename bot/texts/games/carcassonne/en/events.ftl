# What happened.
event-turn = { $bold ->
    [yes] **{ $name }**
   *[no] { $name }
 }: { $done }.
event-tile = { $tile } at { $place }
event-gold = gold on { $places }
event-follower = follower on { $segment }{ $at }
event-follower-at = { " " }at { $place }
event-feature-completed = { $count ->
    [one] Completed: { $feature }{ $size }, { $points } for { $names }.
   *[other] Completed: { $feature }{ $size }, { $points } each for { $names }.
 }
event-feature-scored = { $count ->
    [one] At the end: { $feature }{ $size }, { $points } for { $names }.
   *[other] At the end: { $feature }{ $size }, { $points } each for { $names }.
 }
in-brackets = { " " }({ $what })
event-ingots-taken = Gold from { $places }: { $shares }.
ingots-of = { $ingots } for { $name }
event-tile-removed = Tile { $tile } fits nowhere and leaves the game.
event-ingots-scored = At the end: { $ingots }, { $points } for { $name }.
