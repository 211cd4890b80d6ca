# Why something else would have been better in a game of Carrara that is over.
better-gain = It would have earned { $gain }.
better-counts-twice = Worth { $gain } when scoring { $type } and again when scoring { $city }.
better-counts-once = Worth { $gain } when scoring { $what }.
better-city-ripe = Then { $city } could have been scored for { $gain }.
better-conditions = It would have met the last of the three conditions for announcing the end.
better-built = { $name } built it in turn { $turn }.
better-scored = { $name } scored { $city } in turn { $turn }.
better-scored-late = { $name } only got to it in turn { $turn }.
better-saves-blocks = It would have saved { $blocks }.
better-possible = Then { $building } could have been built in { $city }: { $gain } at each scoring.
better-cheaper = It would have saved { $coins }.
better-cheaper-left = Left there, { $blocks ->
    [one] it
   *[other] they
 } would have become { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 } cheaper for { $name }.
better-more-blocks = It would have given { $blocks } more.
better-no-more = That would have left no { $colour } for { $name }.
better-few-blocks = { $blocks } in hand could only pay for { $count } of the { $open } open buildings.
better-object = Worth { $points } at the end; { $price } unspent coins are worth { $lost }.
better-coins = The { $price } coins could still have bought blocks.
better-announced-ahead = It would have earned { $points } points and started the last round, while { $lead } ahead on the table.
better-announced-behind = It would have earned { $points } points and started the last round, though { $lead } behind on the table.
better-behind = The lead was { $points } away on the table.
better-scored-early = { $count ->
    [one] The scoring counted only { $count } building, for { $gain }, and it can be done only once.
   *[other] The scoring counted { $count } buildings, for { $gain }, and it can be done only once.
 }
better-counted-never = The building was never scored; it only earned { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 } for its cost.
better-elsewhere = In { $city }, { $building } earns { $gain } at each scoring; with better blocks it would earn { $most } in { $best }.
