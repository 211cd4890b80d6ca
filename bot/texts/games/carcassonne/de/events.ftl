# Was geschehen ist.
event-tile-placed = { $name } hat Plättchen { $tile } auf { $place } gelegt{ $turned }.
event-gold-placed = { $name } hat Goldstücke auf { $own } und { $other } gelegt.
event-follower-placed = { $name } hat einen Gefolgsmann auf { $segment } gesetzt ({ $place }).
event-feature-completed = { $count ->
    [one] Fertig: { $feature }{ $size }, { $points } für { $names }.
   *[other] Fertig: { $feature }{ $size }, je { $points } für { $names }.
 }
event-feature-scored = { $count ->
    [one] Am Ende: { $feature }{ $size }, { $points } für { $names }.
   *[other] Am Ende: { $feature }{ $size }, je { $points } für { $names }.
 }
in-brackets = { " " }({ $what })
event-followers-back = { $count ->
    [one] Gefolgsmann zurück: { $names }.
   *[other] Gefolgsleute zurück: { $names }.
 }
event-ingots-taken = Gold von { $places }: { $shares }.
ingots-of = { $ingots } für { $name }
event-tile-removed = Plättchen { $tile } passt nirgends und scheidet aus.
event-ingots-scored = Am Ende: { $ingots }, { $points } für { $name }.
