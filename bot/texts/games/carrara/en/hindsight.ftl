# Why something else would have been better in a game of Carrara that is over.
better-gain = It would have brought { $gain }.
better-counts-twice = It would have counted { $gain } when scoring { $type }, and again when scoring { $city }.
better-counts-once = It would have counted { $gain } when scoring { $what }.
better-city-ripe = { $city } could then have been scored, for { $gain }.
better-conditions = It would have met the last of the three conditions for announcing the end.
better-built = { $name } built it in turn { $turn }.
better-scored = { $name } scored { $city } in turn { $turn }.
better-scored-late = { $name } came to it only in turn { $turn }.
better-saves-blocks = It would have saved { $blocks }.
better-possible = { $building } could then have been built in { $city }, to count { $gain } at each scoring.
better-cheaper = It would have saved { $coins }.
better-more-blocks = It would have brought { $blocks } more.
better-no-more = { $name } would then have found no { $colour } on the wheel.
better-few-blocks = With { $blocks } in hand, only { $count } of the { $open } open buildings could be paid for.
better-object = It is worth { $points } at the end; { $price } coins left over are worth { $lost }.
better-coins = The { $price } coins could still have paid for blocks.
better-announced-ahead = It would have brought { $points } points and the last round, with a lead of { $lead } on the table.
better-announced-behind = It would have brought { $points } points and the last round, at { $lead } behind on the table.
better-behind = On the table it was { $points } behind.
better-scored-early = { $count ->
    [one] The scoring counted only { $count } building, for { $gain }; it can be done but once.
   *[other] The scoring counted { $count } buildings, for { $gain }; it can be done but once.
 }
better-counted-never = No scoring counted what was built; it brought only { $cost } points for its cost.
better-elsewhere = In { $city }, { $building } counts { $gain } at each scoring; with dearer blocks it counts { $most } in { $best }.
