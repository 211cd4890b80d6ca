# Why something is refused, and what is possible instead.
illegal-action-first = Take your action first: buy, build or score.
illegal-action-done = You’ve already taken your action. End your turn, or first buy an object or announce the end if you can.
illegal-turn-wheel-first = Turn the wheel first: choose “Buy”.
illegal-blocks-first = You’ve turned the wheel. Now choose a segment.
illegal-one-object-a-turn = You can buy only one object per turn. End your turn, or first announce the end if you can.
illegal-turn-closed = All that’s left is to end your turn.
illegal-wheel-and-bag-empty = The wheel and the bag are empty. Build or score instead.
illegal-no-such-segment = There’s no segment { $segment }. Choose one from I to VI.
illegal-several-segments = Segments { $segments } have { $blocks }. Which one? Name the segment too.
illegal-no-segment-with-blocks = You can’t buy { $blocks } from any one segment. Choose a segment and blocks that are in it.
illegal-no-blocks-chosen = Choose at least one block from a segment.
illegal-blocks-not-in-segment = Segment { $segment } doesn’t have all those blocks. It has: { $blocks }.
illegal-not-drawn = Turn the wheel first (`/carrara buy` with `turn`): segment I takes blocks from the bag then, and nobody knows yet which.
illegal-not-enough-coins = That costs { $need ->
    [one] { $need } coin
   *[other] { $need } coins
 }; you have { $have }. Choose something cheaper.
illegal-blocks-affordable = You can afford a block, so you don’t get the 2 coins. Buy one, or build or score instead.
illegal-action-possible = You can still do something, so you don’t get the 2 coins. Buy, build or score.
illegal-not-on-display = { $building } isn’t on display. Choose one that is.
illegal-not-displayed = { $building } isn’t on display, only { $buildings }.
illegal-number-missing = Which { $type }? On display: { $buildings }.
illegal-wrong-number-of-blocks = That building costs { $need ->
    [one] { $need } block
   *[other] { $need } blocks
 }; you chose { $have }. Choose exactly as many.
illegal-blocks-not-owned = You don’t have enough blocks; missing: { $blocks }. Choose others, or another building.
illegal-blocks-not-accepted = { $city } doesn’t accept { $blocks }, only its own colour and better ones. Choose such blocks, or another city.
illegal-no-markers-left = You’ve used all six scoring markers. Buy or build instead.
illegal-type-scored = You’ve already scored { $type }; each type scores only once. Choose another type or a city.
illegal-no-building-of-type = You haven’t built a { $type } yet. Choose a type that you have, or a city.
illegal-city-scored = { $by } has already scored { $city }; each city scores only once. Choose another city or a type.
illegal-too-few-buildings = You need { $need } buildings in { $city } to score it; you have { $have ->
    [0] none
   *[other] { $have }
 }. Choose another city or a type.
illegal-not-on-sale = The { $object } is sold and won’t be replaced. Choose another object, or end your turn.
illegal-end-not-announced = You can pass only after the end is announced. Buy, build or score.
illegal-last-round = It’s already the last round. End your turn without announcing.
illegal-conditions-not-met = You can’t announce the end yet. Missing: { $missing }. End your turn and go on playing.
illegal-expansion-only = That’s only in the expansion. Buy, build, or score a type or a city.
illegal-category-scored = { $category ->
    [city] You’ve already scored your city buildings.
   *[land] You’ve already scored your land buildings.
 } Choose a type or a city.
illegal-no-building-of-category = { $category ->
    [city] You have no city buildings yet.
   *[land] You have no land buildings yet.
 } Choose what you have: a type, a city or the other buildings.
illegal-cards-not-met = You can’t announce the end yet. Still missing: { $missing }. End your turn and go on playing.
illegal-unturned-expansion-only = You can only buy without turning the wheel in the expansion. Use `/carrara buy` without `turn`.
illegal-unturned-turned = You’ve turned the wheel already. Buy blocks from it as it is now.
illegal-unturned-nothing = { $lying ->
    [0] The wheel is empty.
   *[other] { $coins ->
        [0] You have no coins, and nothing on the wheel is free.
        [one] You can’t afford anything on the wheel with { $coins } coin.
       *[other] You can’t afford anything on the wheel with { $coins } coins.
     }
 } Turn it first (“Buy”); if you still can’t afford anything, you get 2 coins. Or build or score.
