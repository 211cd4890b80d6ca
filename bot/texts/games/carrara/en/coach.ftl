# What the coach says about Carrara: actions in a few words, why they are good, how close the end is.
do-turn-wheel = turn the wheel and buy blocks
do-take-blocks = { $price ->
    [0] take { $blocks } from segment { $segment } for free
    [one] buy { $blocks } from segment { $segment } for { $price } coin
   *[other] buy { $blocks } from segment { $segment } for { $price } coins
 }
do-take-coins = take 2 coins
do-build = build { $building } in { $city } with { $blocks }
do-score-type = score the type { $type }
do-score-city = score the city { $city }
do-decline = do without an action
do-buy-object = buy an object ({ $object })
do-announce = announce the end
do-end-turn = end the turn

why-gain = It brings { $gain }.
why-counts-twice = It will count { $gain } when you score { $type }, and again when you score { $city }.
why-counts-once = It will count { $gain } when you score { $what }.
why-counts-never = No scoring will count it any more; it brings { $cost } points for its cost at the end.
why-city-ripe = With it you can score { $city }, for { $gain }.
why-costs-met = With it you have the building costs that it takes to announce the end ({ $costs } of { $need }).
why-scorings = It is scoring { $scorings } of the { $need } that it takes to announce the end.
why-objects = That makes { $objects } of the { $need } objects that it takes to announce the end.
why-announce-next = Then all three conditions are met: you can announce the end.
why-last-building = It is the last building, so this round would be the last.
why-city-lost = After that nobody else can score { $city }; { $name } has built { $count } of { $need } there.
why-type-denied = { $name } has { $count } buildings of the type { $type } not yet scored, and goes without this one.
why-makes-possible = Then you can build { $building } in { $city }: it will count { $gain } at each scoring.
why-blocks-then = You then have { $blocks } and { $coins }, enough for { $count } of the { $open } open buildings.
why-cheaper = { $count ->
    [one] Left there, they would cost { $name } { $count } coin less.
   *[other] Left there, they would cost { $name } { $count } coins less.
 }
why-no-more = { $name } then finds no { $colour } on the wheel.
why-few-blocks = With your { $blocks } you could pay for { $count } of the { $open } open buildings.
why-wheel-then = After most draws, this follows: { $action }.
why-object-worth = It is worth { $points } at the end; { $price } coins left over are worth { $lost }.
why-announced = { $count ->
    [0] It brings { $points } points, and the game ends with this turn.
    [one] It brings { $points } points, and the game ends when { $count } more turn has been played.
   *[other] It brings { $points } points, and the game ends when { $count } more turns have been played.
 }
why-ahead = On the table you are ahead by { $count }, hidden objects and coins not counted.
why-behind = On the table you are behind by { $count }, hidden objects and coins not counted.
why-keeps-coins = You keep your { $coins }.
why-keeps-blocks = You keep your { $blocks }; at a tie, blocks decide.
why-coins = It brings 2 coins.

outlook-last-round = ⏳ This is the last round.
outlook-own = ⏳ **The end:** you lack { $missing }, so you can announce it { $turns ->
    [one] this turn at the earliest.
   *[other] in { $turns } turns at the earliest, this one counted.
 }
outlook-far = ⏳ **The end** is far off: nobody can announce it in fewer than { $turns } turns.
outlook-own-now = ⏳ **The end:** you meet all three conditions, and can announce it after an action.
outlook-own-at-once = ⏳ **The end:** you meet all three conditions, and can announce it now.
outlook-other = { $name } lacks { $missing }, and can announce it in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 } at the earliest.
outlook-hidden = Hidden objects are not counted.
outlook-other-ready = { $name } lacks neither scorings nor building costs, and may announce it as soon as the objects are there.
outlook-buildings = { $count ->
    [one] { $count } building is left, and with it the game would end too.
   *[other] { $count } buildings are left; with the last one the game ends too.
 }
