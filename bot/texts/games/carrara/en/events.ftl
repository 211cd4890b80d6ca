event-wheel-turned = { $count ->
    [0] { $name } turned the wheel; nothing was added.
   *[other] { $name } turned the wheel; new in segment I: { $drawn }.
 }
event-blocks-taken = { $price ->
    [0] { $name } took { $blocks } from segment { $segment } for nothing.
    [one] { $name } bought { $blocks } from segment { $segment } for { $price } coin.
   *[other] { $name } bought { $blocks } from segment { $segment } for { $price } coins.
 }
event-coins-taken-wheel = { $name } could not pay for any block and took { $count } coins.
event-coins-taken = { $name } could do nothing and took { $count } coins.
event-building-built = { $name } built { $building } in { $city } with { $blocks }.
event-building-revealed = New on display: { $building }.
event-last-building-built = That was the last of the 30 buildings: this round is the last.
event-type-scored = { $name } scored { $type }: { $gain }.
event-city-scored = { $name } scored the city { $city }: { $gain }.
event-declined = { $name } declined to act.
event-object-bought = { $name } bought the { $object } for { $price } coins.
event-end-announced = { $name } announced the end for { $count } points: this round is the last.

illegal-game-over = The game is over; nothing can be played any more. The final scoring is in the channel.
illegal-not-your-turn = It is { $turn }’s turn. I will tell you when it is yours.
illegal-action-first = First comes your action: buy, build or score.
illegal-action-done = You have had your action this turn. You can still buy an object or announce the end if that is offered, or end your turn.
illegal-turn-wheel-first = First the wheel has to be turned: choose “Buy”.
illegal-blocks-first = You have turned the wheel, so now you buy blocks: choose a segment.
illegal-one-object-a-turn = Only one object can be bought in a turn. You may buy another one next turn.
illegal-turn-closed = Your turn is done except for ending it.
illegal-wheel-and-bag-empty = There are no blocks on the wheel and none in the bag, so buying is not possible. You can build or score.
illegal-no-such-segment = There is no segment { $segment }; they run from I to VI.
illegal-no-blocks-chosen = Choose at least one block.
illegal-blocks-not-in-segment = Those blocks are not all in segment { $segment }. There lie: { $blocks }.
illegal-not-enough-coins = { $need ->
    [one] That costs { $need } coin, and you have { $have }.
   *[other] That costs { $need } coins, and you have { $have }.
 } Choose something cheaper; blocks get one coin cheaper with every segment.
illegal-blocks-affordable = You can pay for at least one block on the wheel, so the 2 coins are not given. Choose blocks.
illegal-action-possible = There is something you can do: buy, build or score. The 2 coins are only for those who can do nothing.
illegal-not-on-display = { $building } is not on display. Choose one of the buildings that lie open.
illegal-wrong-number-of-blocks = { $have ->
    [one] That building costs { $need } blocks, and you chose { $have }.
   *[other] That building costs { $need } blocks, and you chose { $have }.
 }
illegal-blocks-not-owned = You do not have enough blocks for that; missing: { $blocks }.
illegal-blocks-not-accepted = { $city } does not accept these blocks: { $blocks }. A city takes blocks of its own colour and better ones; Lerici takes all.
illegal-no-markers-left = All six of your scoring markers are placed, so you cannot score any more.
illegal-type-scored = You have scored { $type } already. Each type can be scored once.
illegal-no-building-of-type = You have not built a { $type } yet, so there is nothing to score.
illegal-city-scored = { $city } was scored already, by { $by }. Each city is scored once in a game.
illegal-too-few-buildings = { $have ->
    [0] Scoring { $city } takes { $need } buildings there, and you have none.
   *[other] Scoring { $city } takes { $need } buildings there, and you have { $have }.
 }
illegal-not-on-sale = The { $object } on sale is gone; objects on sale are not replaced.
illegal-end-not-announced = Only after the end has been announced can you decline. Buy, build or score.
illegal-last-round = The last round is already being played, so the end cannot be announced again.
illegal-conditions-not-met = You cannot announce the end yet. Still missing: { $missing }.
missing-costs = { $count } in building costs
