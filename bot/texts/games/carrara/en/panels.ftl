# The private panels of Carrara, its buttons, its hand and its final scoring.
button-buy = Buy
button-build = Build
button-score = Score
button-buy-blocks = Choose blocks
button-turn-wheel = Turn the wheel
button-take = { $price ->
    [0] { $count ->
        [one] Take { $count } block, free
       *[other] Take { $count } blocks, free
     }
    [one] { $count ->
        [one] Buy { $count } block for { $price } coin
       *[other] Buy { $count } blocks for { $price } coin
     }
   *[other] { $count ->
        [one] Buy { $count } block for { $price } coins
       *[other] Buy { $count } blocks for { $price } coins
     }
 }
button-take-most = { $price ->
    [0] { $count ->
        [one] As many as possible: { $count }, free
       *[other] As many as possible: { $count }, free
     }
    [one] As many as possible: { $count } for { $price } coin
   *[other] As many as possible: { $count } for { $price } coins
 }
button-take-coins = Take 2 coins
button-construct = Build { $building } in { $city }
button-count = Score { $subject }
button-decline = Decline
button-buy-object = Buy: { $object } for { $price } coins
button-announce = Announce the end
button-end-turn = End turn

choose-segment = Segment …
choose-blocks = Blocks …
choose-building = Building …
choose-city = City …
choose-payment = Pay with …
choose-scoring = Score …
choose-object = Object …
choice-segment = Segment { $segment }
choice-block = { $price ->
    [0] { $colour }, free
    [one] { $colour }, { $price } coin
   *[other] { $colour }, { $price } coins
 }
choice-building = { $category }, can go to { $cities }
choice-city = brings when scored: { $gain }

panel-your-turn = **Your turn.** Choose one action: buy blocks, build a building, or score.
panel-buy = **Buy.** You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }. First the wheel turns by one segment and is refilled. It will lie like this:
panel-buy-final = ⚠️ Once the wheel is turned, this is your action: there is no way back.
panel-segment-back = **I**: from VI come back { $back }
panel-segment-new = { $count ->
    [0] **I**: nothing new from the bag
    [one] **I**: { $count } new block from the bag
   *[other] **I**: { $count } new blocks from the bag
 }
panel-segment = **{ $segment }**: { $blocks }
priced = { $price ->
    [0] { $count } { $colour } (free)
   *[other] { $count } { $colour } ({ $price })
 }
panel-wheel-turned = **The wheel is turned.** Now buy at least one block, from one segment.
panel-choose-segment = **Buy** at least one block, all from one segment. You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
panel-sum = { $price ->
    [0] Chosen: { $blocks } — free.
    [one] Chosen: { $blocks } — **{ $price } coin**.
   *[other] Chosen: { $blocks } — **{ $price } coins**.
 } { $left ->
    [one] That leaves you { $left } coin.
   *[other] That leaves you { $left } coins.
 }
panel-too-dear = That is more than you have. Choose fewer or cheaper blocks.
panel-coins-taken = You could not pay for any block, so you took 2 coins.
panel-build = **Build.** Your blocks: { $blocks }.
panel-not-buildable = { $count ->
    [one] Your { $count } block is not enough for: { $buildings }.
   *[other] Your { $count } blocks are not enough for: { $buildings }.
 }
panel-construct = **{ $building }** in **{ $city }** brings { $gain } whenever it is scored: once by its type, once by its city.
panel-pay = Paid with: { $blocks } — { $count } of { $cost }.
panel-fits = For { $building } in { $city } this would fit: { $ways }.
panel-fits-elsewhere = Your blocks do not pay for { $building } in { $city }, but it can go to { $cities }.
panel-fits-nowhere = Your blocks do not pay for { $building } in any city. You have: { $blocks }.
panel-score = **Score.** { $count ->
    [one] You have { $count } scoring marker left.
   *[other] You have { $count } scoring markers left.
 }
panel-no-scoring = Nothing can be scored at the moment.
panel-count = Score **{ $subject }**? That brings { $gain }.
scoring-type = type { $type }
scoring-city = city { $city }
scoring-possible = ✅ **{ $subject }**: { $gain }
scoring-impossible = ▫️ { $subject }: { $why }
panel-after-action = **Your action is done.** Before your turn ends:
panel-object = You can buy one object for { $price } coins (you have { $coins }).
panel-announce = You meet all three conditions and can announce the end, for 5 points.

completion-segment = { $segment }: { $blocks }
completion-blocks = { $price ->
    [0] { $blocks }: free
    [one] { $blocks }: { $price } coin
   *[other] { $blocks }: { $price } coins
 }
completion-city = { $city }: brings { $gain } when scored
completion-scoring = { $subject }: { $gain }
completion-object = { $object }: { $terms }

hand-coins = **Coins**: { $count }
hand-blocks = **Blocks** ({ $count }): { $blocks }
hand-objects = **Objects** ({ $count }): { $objects }
hand-points = **Points**: { $count }
hand-city = **{ $city }**: { $buildings }
hand-conditions = **To announce the end**: scorings { $scorings } of { $scorings_needed }, objects { $objects } of { $objects_needed }, building costs { $costs } of { $costs_needed }

standing-line = **{ $name }**: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
score-line = **{ $name }: { $total }** — track { $track }, objects { $objects }, buildings { $buildings }, coins { $coins }
score-hand = -# left: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }; blocks: { $blocks }; objects: { $objects }
hint-last-round = ⏳ This is the last round.

scoring-types = **Types**
scoring-cities = **Cities**
why-type-scored = scored already
why-no-building-of-type = not built yet
why-no-markers-left = no scoring marker left
why-city-scored = scored already, by { $by }
why-too-few-buildings = { $have } of { $need } buildings

# What whoever is to move can do now, as the end of a sentence.
asked-action = **buy**, **build** or **score**
asked-last-action = your last action, or **decline**
asked-blocks = choose your **blocks**
asked-close = finish your turn
