# What the coach says about Carrara: actions in a few words, why they are good, how close the end is.
do-turn-and-take = turn the wheel, then probably { $action }
do-turn-wheel = turn the wheel and buy blocks
do-take-blocks = { $price ->
    [0] take { $blocks } from segment { $segment } for free
   *[other] buy { $blocks } from segment { $segment } for { price }
 }
do-take-coins = take 2 coins
do-build = build { $building } in { $city } with { $blocks }
do-score-type = score all { $type } buildings
do-score-city = score { $city }
do-decline = pass
do-buy-object = buy an object ({ $object })
do-announce = announce the end
do-end-turn = end your turn

why-gain = Earns { $gain }.
why-counts-twice = Worth { $gain } when you score { $type } and again when you score { $city }.
why-counts-once = Worth { $gain } when you score { $what }.
why-counts-never = It can’t be scored any more, but is worth { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 } at the end.
why-city-ripe = You can then score { $city } for { $gain }.
why-costs-met = That completes your total cost ({ $costs } of { $need }).
why-scorings = That’s { $scorings } of the { $need } scorings you need to announce the end.
why-objects = That’s { $objects } of the { $need } objects you need to announce the end.
why-announce-next = Then you can announce the end.
why-last-building = It’s the last building and triggers the last round.
why-city-lost = It keeps { $city } from { $name } ({ $count } of { $need } buildings there).
why-type-denied = It denies { $name } another { $type } ({ $count } unscored so far).
why-makes-possible = Then you can build { $building } in { $city }: { $gain } at each scoring.
why-blocks-then = You then have { $coins } and { $blocks }, enough for { $count } of { $open } available buildings.
why-cheaper = If you leave { $blocks ->
    [one] it, it gets
   *[other] them, they get
 } { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 } cheaper for { $name }.
why-no-more = That leaves no { $colour } for { $name }.
why-few-blocks = Your { $blocks } can pay for { $count } of { $open } available buildings.
object-worth = Worth { $points } at the end ({ $price } unspent coins: { $lost }).
why-announced = Earns { $points } points; the game ends { $count ->
    [0] with this turn
    [one] after { $count } more turn
   *[other] after { $count } more turns
 }.
why-ahead = You’re { points } ahead (without hidden objects and coins).
why-behind = You’re { points } behind (without hidden objects and coins).
why-keeps-coins = You keep your { coins }.
why-keeps-blocks = You keep your { blocks }; blocks break ties.
why-coins = You get 2 coins.

outlook-own = ⏳ **The end:** you still need { $missing } and can announce it { $turns ->
    [one] this turn at the earliest
   *[other] in { $turns } turns at the earliest (including this one)
 }.
outlook-far = ⏳ **The end** is at least { $turns } turns away.
outlook-own-now = ⏳ **The end:** you can announce it after an action.
outlook-own-at-once = ⏳ **The end:** you can announce it now.
outlook-other = { $name } still needs { $missing } and can announce it in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 } at the earliest.
outlook-hidden = Hidden objects aren’t counted.
outlook-other-ready = { $name } has enough scorings and total cost; only objects may be missing.
outlook-buildings = { $count ->
    [one] { $count } building is left; it
   *[other] { $count } buildings are left; the last one
 } also ends the game.
