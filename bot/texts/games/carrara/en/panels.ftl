# The private panels of Carrara, its buttons, its hand and its final scoring.
button-buy = Buy
button-build = Build
button-score = Score
button-buy-blocks = Choose blocks
button-turn-wheel = Turn the wheel
button-take = { $price ->
    [0] Take { blocks } for free
   *[other] Buy { blocks } for { price }
 }
button-take-all = Take all { $count } ({ price })
button-take-most = Maximum: { $count } ({ price })
button-take-coins = Take 2 coins
button-construct = Build { $building } in { $city }
button-count = Score { $subject }
button-decline = Pass
button-buy-object = Buy: { $object } for { $price } coins
button-announce = Announce the end
button-end-turn = End turn
button-finish-turn = End turn…
button-and-end = { $verb } and end turn
button-then = { $verb }, then { $follows ->
    [object] an object
    [announcement] announce the end
   *[both] an object or the end
 }…
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

choose-building = Building…
choose-city = City…
choose-payment = Pay with…
choose-object = Object…
choice-segment = Segment { $segment }
choice-block = { $colour }, { price }
choice-building = { $category ->
    [none] { "" }
   *[other] { $category },{ " " }
 }in { $cities }
choice-object = { $points } at the end
choice-object-goal = { $worth }; { $have } of { $need } for announcing

panel-your-turn = **Your turn.** Choose an action:
panel-buy = **Buy** (you have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }). The wheel turns first, then it’s refilled. In brackets: coins for each block.
panel-buy-final = ⚠️ Turning the wheel commits you to buying.
panel-segment-back = **I**: { $back } from VI
panel-segment-new = **I**: { $count ->
    [0] nothing new
    [one] { $count } new block
   *[other] { $count } new blocks
 } from the bag
panel-segment = **{ $segment }**: { $blocks }
priced = { $price ->
    [0] { $count } { $colour } (free)
   *[other] { $count } { $colour } ({ $price })
 }
panel-wheel-turned = **The wheel is turned.** Buy blocks from one segment.
panel-choose-segment = **Buy** from one segment (you have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }).
panel-sum = Chosen: { $blocks } — **{ price }** ({ $left } left).
panel-too-expensive = Chosen: { $blocks } — **{ price }**. Too expensive: choose fewer or cheaper blocks.
panel-coins-taken = You couldn’t afford a block and took 2 coins.
panel-build = **Build.** Blocks: { $blocks }.
panel-not-buildable = Not enough blocks for: { $buildings }.
panel-city = Where? Each scoring of **{ $building }** earns { $object } and:
panel-construct = **{ $building }** in **{ $city }**: { $counted ->
    [type] { $gain } when you score { $type }; { $city } is already scored
    [city] { $gain } when you score { $city }; { $type } is already scored
    [neither] { $type } and { $city } are already scored
   *[both] { $gain } at each scoring (type and city)
 }.
panel-pay = Payment: { $blocks } ({ $count } of { $cost }).
panel-fits = { $building } in { $city }: you could pay with { $ways }.
panel-fits-elsewhere = You can’t pay for { $building } in { $city }, but you can in { $cities }.
panel-fits-nowhere = You can’t pay for { $building } in any city. You have: { $blocks }.
panel-score = **Score** ({ $count } scoring { $count ->
    [one] marker
   *[other] markers
 } left). Each type scores once per player, each city only once.
panel-no-scoring = You can’t score anything now.
panel-count = Score **{ $subject }** for { $gain }?
scoring-type = { $type } (type)
scoring-city = { $city } (city)
scoring-possible = ✅ **{ $subject }**: { $gain }
scoring-refused = { $subjects } ({ $why })
scoring-impossible = ▫️ Not now: { $groups }.
panel-after-action = **Before you end your turn:**
panel-object = Buy one object for { $price } of your { $coins } coins?
panel-object-chosen = **{ $object }**: { $terms }.
panel-announce = You can announce the end for 5 points.

completion-segment = { $segment }: { $blocks }
completion-blocks = { $blocks }: { price }
completion-city = { $city }: scores { $gain }
completion-scoring = { $subject }: { $gain }

hand-coins = **Coins**: { $count }
hand-blocks = **Blocks** ({ $count }): { $blocks }
hand-objects = **Objects** ({ $count }): { $objects }
hand-points = **Points**: { $count }
hand-scored = **Scored**: { $items }
hand-conditions = **To announce the end**: scorings { $scorings } of { $scorings_needed }, objects { $objects } of { $objects_needed }, total cost { $costs } of { $costs_needed }

score-line = { $place } **{ $name }: { $total }** — scored { $track }, objects { $objects }, buildings { $buildings }, coins { $coins }
score-hand = -# Left over: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }; blocks: { $blocks }; objects: { $objects }
hint-last-round = ⏳ Last round.
hint-last-round-acting = ⏳ Last round: everyone left must take an action, and no one can announce the end.

why-type-scored = already scored
why-no-building-of-type = not built yet
why-no-markers-left = no scoring marker left
why-city-scored = already scored by { $by }
why-too-few-buildings = { $have } of { $need } buildings

# What the player whose turn it is can do now, after a colon.
asked-action = **buy**, **build** or **score**
asked-last-action = take a last action or **pass**
asked-blocks = choose **blocks**
asked-close = end the turn
