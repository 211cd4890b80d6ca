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
button-take-all = { $price ->
    [0] Take all { $count } (free)
    [one] Take all { $count } ({ $price } coin)
   *[other] Take all { $count } ({ $price } coins)
 }
button-take-most = { $price ->
    [0] As many as possible: { $count } (free)
    [one] As many as possible: { $count } ({ $price } coin)
   *[other] As many as possible: { $count } ({ $price } coins)
 }
button-take-coins = Take 2 coins
button-construct = Build { $building } in { $city }
button-count = Score { $subject }
button-decline = Pass
button-buy-object = Buy: { $object } for { $price } coins
button-announce = Announce the end
button-end-turn = End turn
button-finish-turn = Finish your turn
button-and-end = { $verb } and end turn
button-then = { $follows ->
    [object] { $verb }, then an object …
    [announcement] { $verb }, then announce the end …
   *[both] { $verb }, then an object or the end …
 }
button-block = { $count ->
    [one] { $price ->
        [0] { $colour } (free)
       *[other] { $colour } ({ $price })
     }
   *[other] { $price ->
        [0] { $colour } (free): { $chosen } of { $count }
       *[other] { $colour } ({ $price }): { $chosen } of { $count }
     }
 }
button-city = { $city }: { $gain }

choose-building = Building …
choose-city = City …
choose-payment = Pay with …
choose-object = Object …
choice-segment = Segment { $segment }
choice-block = { $price ->
    [0] { $colour }, free
    [one] { $colour }, { $price } coin
   *[other] { $colour }, { $price } coins
 }
choice-building = { $category }, can go to { $cities }
choice-object = { $points } at the end
choice-object-goal = { $worth }; { $have } of { $need } for announcing

panel-your-turn = **Your turn.** Choose one action: buy blocks, build a building, or score.
panel-buy = **Buy.** You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }. The wheel turns first, then it’s refilled. It will look like this:
panel-buy-final = ⚠️ Turning the wheel commits you to buying.
panel-segment-back = **I**: returning from VI: { $back }
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
panel-too-expensive = { $price ->
    [one] Chosen: { $blocks } — **{ $price } coin**.
   *[other] Chosen: { $blocks } — **{ $price } coins**.
 } You can’t afford that. Choose fewer or cheaper blocks.
panel-coins-taken = You couldn’t afford any block, so you took 2 coins.
panel-build = **Build.** Your blocks: { $blocks }.
panel-not-buildable = Not enough blocks for: { $buildings }.
panel-city = Where? **{ $building }** earns this, and { $object }, each time it’s scored:
panel-construct = **{ $building }** in **{ $city }** gives { $gain } each time it’s scored (once with its type, once with its city).
panel-pay = Payment: { $blocks } ({ $count } of { $cost }).
panel-fits = For { $building } in { $city } you could pay with: { $ways }.
panel-fits-elsewhere = You can’t pay for { $building } in { $city } with your blocks, but it can go to { $cities }.
panel-fits-nowhere = You can’t pay for { $building } in any city. You have: { $blocks }.
panel-score = **Score.** { $count ->
    [one] You have { $count } scoring marker left.
   *[other] You have { $count } scoring markers left.
 }
panel-no-scoring = You can’t score anything right now.
panel-count = Score **{ $subject }**? You get { $gain }.
scoring-type = { $type } (type)
scoring-city = { $city } (city)
scoring-possible = ✅ **{ $subject }**: { $gain }
scoring-refused = { $subjects } ({ $why })
scoring-impossible = ▫️ Not now: { $groups }.
panel-after-action = **Before you end your turn:**
panel-object = You can buy one object for { $price } coins (you have { $coins }).
panel-object-chosen = **{ $object }**: { $terms }.
panel-announce = You meet all three conditions and can announce the end, for 5 points.

completion-segment = { $segment }: { $blocks }
completion-blocks = { $price ->
    [0] { $blocks }: free
    [one] { $blocks }: { $price } coin
   *[other] { $blocks }: { $price } coins
 }
completion-city = { $city }: scores { $gain }
completion-scoring = { $subject }: { $gain }

hand-coins = **Coins**: { $count }
hand-blocks = **Blocks** ({ $count }): { $blocks }
hand-objects = **Objects** ({ $count }): { $objects }
hand-points = **Points**: { $count }
hand-city = **{ $city }**: { $buildings }
hand-conditions = **To announce the end**: scorings { $scorings } of { $scorings_needed }, objects { $objects } of { $objects_needed }, total cost { $costs } of { $costs_needed }

standing-line = **{ $name }**: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
score-line = { $place } **{ $name }: { $total }** — scored { $track }, objects { $objects }, buildings { $buildings }, coins { $coins }
score-hand = -# Left over: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }; blocks: { $blocks }; objects: { $objects }
hint-last-round = ⏳ This is the last round.

why-type-scored = already scored
why-no-building-of-type = not built yet
why-no-markers-left = no scoring marker left
why-city-scored = already scored by { $by }
why-too-few-buildings = { $have } of { $need } buildings

# What whoever is to move can do now, as the end of a sentence.
asked-action = **buy**, **build** or **score**
asked-last-action = take your last action or **pass**
asked-blocks = choose your **blocks**
asked-close = finish your turn
