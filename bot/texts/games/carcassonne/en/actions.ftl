# What can be done: in a few words, and in a list with what it brings.
do-place-tile = lay tile { $tile } at { $place }{ $turned }
do-place-gold = put the second ingot on { $place }
do-place-follower = place a follower { $kind ->
    [road] on
   *[other] in
 } { $segment }
do-keep-follower = place no follower
do-take-ingot = take the ingot on { $place }

kind-place-tile = Lay the tile
kind-place-gold = Second ingot
kind-place-follower = Follower
kind-keep-follower = No follower
choose-ingot = Ingot
kind-take-ingot = { choose-ingot }
choice-completes = { $who ->
    [own] { kind-name } completed: { points-scored } for you
    [shared] { kind-name } completed: { points-scored } each for you and others
    [others] { kind-name } completed: { points-scored } for others
   *[free] { kind-name } completed, still free: { points-scored }
 }
now-and-possible = { $more ->
    [no] { $now }, no more possible
   *[yes] { $now } now, { $could } possible
 }
choice-brings = { $grows ->
    [done] { points-scored } at once
    [no] { points-scored }, no more possible
   *[yes] { points-scored } now, { $could } possible
 }

# What the player whose turn it is can do now, after a colon.
asked-tile = lay tile **{ $tile }**
asked-gold = put the second **ingot** on a tile around { $place }
asked-follower = place a **follower** on tile { $tile }, or none
asked-ingot = choose which **ingot** you take
hint-tiles-left = { $count ->
    [0] ⏳ This is the last tile.
    [one] ⏳ { $count } more tile after this one.
   *[other] ⏳ { $count } more tiles after this one.
 }
outlook = ⏳ { $count ->
    [one] **The end:** { $count } tile is left to draw.
   *[other] **The end:** { $count } tiles are left to draw.
 }
why-line = -# { $reasons }
why-follower = { $segment }: { $brings }
why-keep = { $count ->
    [one] the last follower stays for later
   *[other] { $count } followers stay for later
 }
why-keep-none = no free segment for a follower
why-hinders = someone else’s { kind-name } waits at { $place }: { $count ->
    [0] none of the tiles left fits there any more
    [one] only { $count } of the tiles left still fits there, { $before } did before
   *[other] only { $count } of the tiles left still fit there, { $before } did before
 }
why-ingots = { $ingots } for you
