# Was geschehen ist.
event-turn = { $bold ->
    [yes] **{ $name }**
   *[no] { $name }
 }: { $done }.
event-tile = { $tile } auf { $place }
event-gold = Gold auf { $places }
event-follower = Gefolgsmann auf { $segment }{ $at }
event-follower-at = { " " }({ $place })
event-feature-completed = { $count ->
    [one] Fertig: { $feature }{ $size }, { $points } für { $names }.
   *[other] Fertig: { $feature }{ $size }, je { $points } für { $names }.
 }
event-feature-scored = { $count ->
    [one] Am Ende: { $feature }{ $size }, { $points } für { $names }.
   *[other] Am Ende: { $feature }{ $size }, je { $points } für { $names }.
 }
in-brackets = { " " }({ $what })
event-ingots-taken = Gold von { $places }: { $shares }.
ingots-of = { $ingots } für { $name }
event-tile-removed = Plättchen { $tile } passt nirgends und scheidet aus.
event-ingots-scored = Am Ende: { $ingots }, { $points } für { $name }.
