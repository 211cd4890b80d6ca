# What happened.
event-turn = { $bold ->
    [yes] **{ $name }**
   *[no] { $name }
 }: { $done }.
event-tile = { $tile } at { $place }
event-gold = gold on { $places }
event-follower = follower { $kind ->
    [road] on
   *[other] in
 } { $segment }{ $at }
event-follower-at = { " " }at { $place }
event-feature-completed = { $count ->
    [one] Completed: { $feature }, { $points } for { $names }.
   *[other] Completed: { $feature }, { $points } each for { $names }.
 }
in-brackets = { " " }({ $what })
event-ingots-taken = Gold from { $places }: { $shares }.
ingots-of = { $ingots } for { $name }
event-tile-removed = Tile { $tile } fits nowhere and leaves the game.
event-end-scored = { $bold ->
    [yes] **{ $name }**
   *[no] { $name }
 } gets { points-scored } at the end: { $parts }.

# What someone did in several turns.
short-follower-placed = { $count ->
    [one] { $count } follower set
   *[other] { $count } followers set
 }
short-ingot-taken = { $count ->
    [one] { $count } ingot
   *[other] { $count } ingots
 }
