# Why something else would have been better in a game of Carrara that is over.
better-gain = It would have earned { $gain }.
better-counts-twice = Worth { $gain } when scoring { $type } and again when scoring { $city }.
better-counts-once = Worth { $gain } when scoring { $what }.
better-city-ripe = Then { $city } could have been scored for { $gain }.
better-conditions = Then the end could have been announced.
better-built = { $name } built it in turn { $turn }.
better-scored = { $name } scored { $city } in turn { $turn }.
better-scored-late = { $name } only got to it in turn { $turn }.
better-saves-blocks = It would have saved { blocks }.
better-possible = Then { $building } could have been built in { $city }: { $gain } at each scoring.
better-cheaper = It would have saved { coins }.
better-cheaper-left = Left there, { $blocks ->
    [one] it
   *[other] they
 } would have become { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 } cheaper for { $name }.
better-more-blocks = It would have given { blocks } more.
better-no-more = That would have left no { $colour } for { $name }.
better-few-blocks = { $blocks } could only pay for { $count } of { $open } available buildings.
better-coins = The { $price } coins could still have bought blocks.
better-announced-ahead = It would have earned { $points } points and started the last round while { points } ahead.
better-announced-behind = It would have earned { $points } points and started the last round, though { points } behind.
better-behind = It came while { points } behind.
better-scored-early = It scored { $count ->
    [one] only { $count } building
   *[other] { $count } buildings
 } for { $gain }, and you only get to do it once.
better-counted-never = It was never scored and earned only { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 } for its cost.
better-elsewhere = { $building } in { $city } earns { $gain } at each scoring; with better blocks it would earn { $most } in { $best }.
