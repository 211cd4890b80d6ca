event-wheel-turned = { $name } turned the wheel; { $count ->
    [0] no new blocks
   *[other] new in segment I: { $drawn }
 }.
event-blocks-taken = { $price ->
    [0] { $name } took { $blocks } from segment { $segment } for free.
   *[other] { $name } bought { $blocks } from segment { $segment } for { price }.
 }
event-coins-taken-wheel = { $name } couldn’t afford any block and took { $count } coins.
event-coins-taken = { $name } couldn’t do anything and took { $count } coins.
event-building-built = { $name } built { $building } in { $city } with { $blocks }.
event-building-revealed = New on display: { $building }.
event-last-building-built = That was the last of the 30 buildings: last round.
event-type-scored = { $name } scored { $type }: { $gain }.
event-city-scored = { $name } scored the city { $city }: { $gain }.
event-declined = { $name } passed.
event-object-bought = { $name } bought the { $object } for { $price } coins.
event-end-announced = { $name } announced the end for { $count } points: last round.

illegal-game-over = The game is over. The result is in the channel.
illegal-not-your-turn = It’s { $turn }’s turn.
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
missing-costs = { $count } in total cost

# What someone did in several turns.
short-blocks-taken = { $count ->
    [one] { $count } purchase
   *[other] { $count } purchases
 }
short-building-built = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
 }
short-type-scored = { $count ->
    [one] { $count } type scored
   *[other] { $count } types scored
 }
short-city-scored = { $count ->
    [one] { $count } city scored
   *[other] { $count } cities scored
 }
short-category-scored = { $count ->
    [one] { $count } special scoring
   *[other] { $count } special scorings
 }
short-object-bought = { $count ->
    [one] { $count } object bought
   *[other] { $count } objects bought
 }
