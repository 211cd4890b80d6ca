# What happened.
event-tile-placed = { $name } laid tile { $tile } at { $place }{ $turned }.
event-gold-placed = { $name } put ingots on { $own } and { $other }.
event-follower-placed = { $name } placed a follower on { $segment } at { $place }.
event-feature-completed = { $count ->
    [one] Completed: { $feature }{ $size }, { $points } for { $names }.
   *[other] Completed: { $feature }{ $size }, { $points } each for { $names }.
 }
event-feature-scored = { $count ->
    [one] At the end: { $feature }{ $size }, { $points } for { $names }.
   *[other] At the end: { $feature }{ $size }, { $points } each for { $names }.
 }
in-brackets = { " " }({ $what })
event-followers-back = { $count ->
    [one] Follower back: { $names }.
   *[other] Followers back: { $names }.
 }
event-ingots-taken = Gold from { $places }: { $shares }.
ingots-of = { $ingots } for { $name }
event-tile-removed = Tile { $tile } fits nowhere and leaves the game.
event-ingots-scored = At the end: { $ingots }, { $points } for { $name }.
