# Words in Carrara’s pictures, their alt texts and the text board; a hand’s are in panels.ftl.
picture-announced = Last round: { $name } announced the end
picture-last-building = Last round: last building built
picture-last-round = Last round
picture-turns-left = Still to play
picture-buildings-left = { $count ->
    [one] One building left, then the last round
   *[other] { $count } buildings left, then the last round
 }
picture-declined = no action
picture-more = +{ $count }
picture-less = −{ $count }
picture-times = ×{ $count }
picture-of = { $have }/{ $need }
picture-out-of = { $have } of { $need }

picture-conditions = To announce the end
picture-condition-scorings = Scorings
picture-condition-objects = Objects
picture-condition-costs = Cost
picture-asked-end = End
picture-asked = { $word }:
picture-building-costs = Building costs
picture-wheel = The wheel
picture-cost-turned = Prices after turning
picture-cost-unturned = Prices if not turned
picture-cost-now = Prices now
picture-prices = Prices
picture-prices-turned = after turning
picture-prices-unturned = if not turned
picture-prices-now = now
picture-wheel-refill = { $count ->
    [0] No new blocks
    [one] +1 unknown block
   *[other] +{ $count } unknown blocks
 } from the bag
picture-wheel-coins = You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
picture-factors = { $count } × { $price }
picture-equals = { $product } =
picture-all = { $count ->
    [1] 1
   *[other] all { $count }
 }
picture-new = new
picture-track = Scored
picture-blocks = Blocks
picture-item-objects = Objects
picture-item-buildings = Buildings
picture-item-coins = Coins
picture-tie-blocks = Tie: most blocks left wins.
picture-purchase = Buying from { $segment }
picture-construction = { $building } in { $city }
picture-scoring = Scoring: { $what }
picture-own-coins = Your coins
picture-sum = Total
picture-bought = Bought
picture-bought-price = Price
picture-bought-have = You have
picture-also-yours = Also yours
picture-own-blocks = Your blocks
picture-share = adds
picture-score-this = Score { $what }
picture-scoring-now = Scoring one of these now earns
picture-scoring-none = None of these can be scored now
picture-now = now
picture-now-possible = now possible
picture-supply = Supply
picture-supply-out = Lost: { $objects }. The supply has no more.
picture-lost = Lost: { $objects }
picture-lost-brief = no
picture-lost-many = Lost: { $count } objects
picture-lost-why = none left in the supply

# Alt texts
picture-alt-can-buy = You can buy: { $segments }.
picture-alt-can-buy-of = { segment } { $many } for { $coins }
picture-alt-player = { $name }: { $points }{ $scored }{ $buildings }{ $hand }.
picture-alt-start = { $name } (starts)
picture-alt-scored = ; scored { $items }
picture-alt-built = ; built { $items }
picture-alt-city = { $city } { $buildings }
picture-alt-sum = { $buildings } for { $costs }
picture-alt-chosen = { $title }, segment { $segment } chosen
picture-alt-nothing = nothing
picture-alt-need = Buildings in { $city }: { $before } before, { $after } now; scoring the city takes { $need }.
picture-alt-need-met = { $city } can then be scored.
picture-alt-own-buildings = Your buildings: { $buildings }.
picture-alt-prices = { segment }: { $blocks }
picture-alt-priced = { $count ->
    [one] { $block } for { $price }
   *[other] { $block } for { $price } each
 }
picture-alt-bag = Bag: { $bag }.
picture-alt-final = { $place } { $name }: { $total } = scored { $track } + objects { $objects } + buildings { $buildings } + coins { $coins }.
picture-alt-winners = { $count ->
    [one] Winner: { $names }.
   *[other] Winners: { $names }.
 }
picture-alt-left = Total cost { $costs }; { $markers } scoring { $markers ->
    [one] marker
   *[other] markers
 } left.
picture-alt-worth = { $what } { $gain }
picture-alt-taken = Taken by others: { $cities }.
picture-alt-would = Scoring one of these now earns: { $worth }.
picture-alt-bought = { $blocks } for { $coins }.
picture-alt-coins = Coins: { $before }, then { $after }.
picture-alt-points = Points: { $before }, then { $after }.
picture-alt-left-there = Left there: { $blocks }.
picture-alt-own-blocks = Your blocks: { $blocks }.
picture-alt-blocks-after = Blocks then: { $blocks }.
picture-alt-paid = paid with { $blocks }.
picture-alt-brings = { $what }: { $gain }.
picture-alt-brings-more = { $what }: { $gain }, of which this building adds { $new }.
picture-alt-brings-nothing = Type and city are already scored.
picture-alt-already = { $what } is already scored.
picture-alt-costs = Total cost: { $before }, then { $after }; announcing the end takes { $need }.
picture-alt-term = { $buildings } in { $city }: { $gain }.
picture-alt-brings-all = Total: { $gain }.
picture-alt-markers = { $markers } scoring { $markers ->
    [one] marker
   *[other] markers
 } left.
picture-alt-final-buildings = { $name } built: { $buildings }; total cost { $costs }.
picture-alt-left-over = { $name } had left: { $items }.

# The text board
picture-text-head = **{ name }** · round { $round } · { $turn }
picture-text-wheel = **Wheel** (bag: { $bag }):
picture-text-wheel-next = **Wheel**, with prices after it turns (bag: { $bag }):
picture-text-wheel-unturned = **Wheel**, with prices without turning it (bag: { $bag }):
picture-text-segment = { segment }: { $blocks } · prices { $prices }
picture-text-prices = Prices: white, yellow, red, green, blue, black. Buying turns the wheel first: I becomes II, VI becomes I.
picture-text-display = **Display** (stack: { $stack }): { $buildings }
picture-text-objects = **Objects** on sale for { $price } coins each: { $sale }
picture-text-supply = **Supply**: { $objects }
picture-text-conditions = **To announce the end**: { $scorings } scorings, { $objects } objects, total cost { $costs }
picture-text-cities = **Cities**:
picture-text-city = { $city }: cost × { $value }{ $accepts }, { $scored }
picture-text-accepts = , accepts { $colours }
picture-text-city-free = needs { $need }+ buildings
picture-text-city-scored = scored by { $name }
picture-text-player = **{ $name }**{ $start }: { $points }, total cost { $costs }, scorings { $scorings }
picture-text-start = { " " }(start player)
picture-text-scored = scored: { $items }
picture-text-hand = hand: { $items }
