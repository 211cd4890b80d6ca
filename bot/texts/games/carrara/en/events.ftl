event-wheel-turned = { $count ->
    [0] { $name } turned the wheel; no new blocks.
   *[other] { $name } turned the wheel; new in segment I: { $drawn }.
 }
event-blocks-taken = { $price ->
    [0] { $name } took { $blocks } from segment { $segment } for free.
    [one] { $name } bought { $blocks } from segment { $segment } for { $price } coin.
   *[other] { $name } bought { $blocks } from segment { $segment } for { $price } coins.
 }
event-coins-taken-wheel = { $name } couldn’t afford any block and took { $count } coins.
event-coins-taken = { $name } couldn’t do anything and took { $count } coins.
event-building-built = { $name } built { $building } in { $city } with { $blocks }.
event-building-revealed = New on display: { $building }.
event-last-building-built = That was the last of the 30 buildings: this round is the last.
event-type-scored = { $name } scored { $type }: { $gain }.
event-city-scored = { $name } scored the city { $city }: { $gain }.
event-declined = { $name } passed.
event-object-bought = { $name } bought the { $object } for { $price } coins.
event-end-announced = { $name } announced the end for { $count } points: this round is the last.

illegal-game-over = The game is over. The final scoring is in the channel.
illegal-not-your-turn = It’s { $turn }’s turn. I’ll tell you when it’s yours.
illegal-action-first = Take your action first: buy, build or score.
illegal-action-done = You’ve already taken your action. You can still buy an object or announce the end if that’s offered, or end your turn.
illegal-turn-wheel-first = Turn the wheel first: choose “Buy”.
illegal-blocks-first = You’ve turned the wheel, so now you buy blocks: choose a segment.
illegal-one-object-a-turn = You can buy only one object per turn. You can buy another one next turn.
illegal-turn-closed = All that’s left is to end your turn.
illegal-wheel-and-bag-empty = There are no blocks on the wheel and none in the bag, so you can’t buy. You can build or score.
illegal-no-such-segment = There is no segment { $segment }; they run from I to VI.
illegal-no-blocks-chosen = Choose at least one block.
illegal-blocks-not-in-segment = Those blocks are not all in segment { $segment }. It has: { $blocks }.
illegal-not-enough-coins = { $need ->
    [one] That costs { $need } coin, and you have { $have }.
   *[other] That costs { $need } coins, and you have { $have }.
 } Choose something cheaper; blocks get one coin cheaper with every segment.
illegal-blocks-affordable = You can afford at least one block, so you don’t get the 2 coins. Choose blocks.
illegal-action-possible = You can buy, build or score. You only get the 2 coins if you can do nothing.
illegal-not-on-display = { $building } is not on display. Choose one of the buildings on display.
illegal-wrong-number-of-blocks = { $have ->
    [one] That building costs { $need } blocks, and you chose { $have }.
   *[other] That building costs { $need } blocks, and you chose { $have }.
 }
illegal-blocks-not-owned = You don’t have enough blocks for that; missing: { $blocks }.
illegal-blocks-not-accepted = { $city } doesn’t accept these blocks: { $blocks }. A city takes blocks of its own colour and better ones; Lerici takes all.
illegal-no-markers-left = You’ve placed all six scoring markers, so you can’t score again.
illegal-type-scored = You’ve already scored { $type }. Each type can be scored once.
illegal-no-building-of-type = You haven’t built a { $type } yet, so there’s nothing to score.
illegal-city-scored = { $city } was already scored by { $by }. Each city is scored once in a game.
illegal-too-few-buildings = { $have ->
    [0] You need { $need } buildings in { $city } to score it, and you have none.
   *[other] You need { $need } buildings in { $city } to score it, and you have { $have }.
 }
illegal-not-on-sale = The { $object } on sale is gone; objects on sale are not replaced.
illegal-end-not-announced = You can pass only after the end has been announced. Buy, build or score.
illegal-last-round = It’s already the last round, so the end can’t be announced again.
illegal-conditions-not-met = You can’t announce the end yet. Still missing: { $missing }.
missing-costs = { $count } in total cost
