# Was geschehen ist.
event-turn = { $bold ->
    [yes] **{ $name }**
   *[no] { $name }
 }: { $done }.
event-tile = { $tile } auf { $place }
event-gold = Gold auf { $places }
event-follower = Gefolgsmann { $kind ->
    [city] in { $segment }
    [monastery] ins Kloster
   *[other] auf { $segment }
 }{ $at }
event-follower-at = { " " }({ $place })
event-feature-completed = { $count ->
    [one] Fertig: { $feature }, { $points } für { $names }.
   *[other] Fertig: { $feature }, je { $points } für { $names }.
 }
in-brackets = { " " }({ $what })
event-ingots-taken = Gold von { $places }: { $shares }.
ingots-of = { $ingots } für { $name }
event-tile-removed = Plättchen { $tile } passt nirgends und scheidet aus.
event-end-scored = { $bold ->
    [yes] **{ $name }**
   *[no] { $name }
 } bekommt am Ende { points-scored }: { $parts }.

# Was jemand in mehreren Zügen getan hat.
short-follower-placed = { $count ->
    [one] { $count } Gefolgsmann gesetzt
   *[other] { $count } Gefolgsleute gesetzt
 }
short-ingot-taken = { $count ->
    [one] { $count } Goldstück
   *[other] { $count } Goldstücke
 }
