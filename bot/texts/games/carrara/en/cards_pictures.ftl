# What the expansion adds to Carrara’s pictures, alt texts and text board. ⬢ stands where the sign of points is drawn.
picture-specials = Special scorings
picture-special-scoring = Special scoring
picture-now = now
picture-special-city = all city buildings
picture-special-land = all land buildings
picture-scoring-city = Special scoring: city buildings
picture-scoring-land = Special scoring: land buildings
picture-item-others = Other objects
picture-item-others-short = Others
picture-alt-final-cards = { $place } { $name }: { $total } = scored { $track } + Object card { $objects } + Building card { $buildings } + Extra card { $extra } + other objects { $loose_objects } + coins { $coins }.

picture-card-top = Top
picture-card-object = Object
picture-card-building = Building
picture-card-extra = Extra
picture-card-none = no Extra card
picture-card-needs = Needs { $what }
picture-card-brings = Earns { $what }
picture-card-each = { $points }⬢ per { $one }
picture-card-every = { $points }⬢ per { $what }
picture-card-costs = as many ⬢ as you have { $many }
picture-card-table = ⬢ by number of { $many }:
picture-card-counts = points for { $many }
picture-card-groups = the product of up to { $number } groups of equal objects
picture-card-cities = building counts of your best { $number } cities, multiplied
picture-card-couples = the costs of all pairs, most expensive city and land building first
picture-card-coins = 1⬢ per { $per } coins instead of 5
picture-brief-kinds = { $count } { $count ->
    [one] kind
   *[other] kinds
 } { $size ->
    [1] of object
   *[other] with { $size }+
 }
picture-brief-pairs = { $count } equal { $count ->
    [one] pair
   *[other] pairs
 }
picture-brief-sets = { $count } { $count ->
    [one] set
   *[other] sets
 } of { $size }
picture-brief-couples = { $count } city + land { $count ->
    [one] pair
   *[other] pairs
 }
picture-brief-types = { $count } { $count ->
    [one] type
   *[other] types
 }{ $size ->
    [1] {""}
   *[other] {" "}with { $size }+
 }
picture-brief-cities = { $count } { $count ->
    [one] city
   *[other] cities
 } with { $size }+
picture-brief-type_scorings = { $count } scored { $count ->
    [one] type
   *[other] types
 }
picture-brief-costs = total cost { $count }
picture-brief-city_costs = city cost { $count }
picture-brief-land_costs = land cost { $count }
picture-count-objects = Objects
picture-count-kinds = Kinds
picture-count-pairs = Pairs
picture-count-sets = Sets
picture-count-buildings = Buildings
picture-count-city_buildings = City buildings
picture-count-land_buildings = Land buildings
picture-count-great_buildings = Cost-8 buildings
picture-count-couples = Pairs
picture-count-types = Types
picture-count-cities = Cities
picture-count-costs = Total cost
picture-count-city_costs = City cost
picture-count-land_costs = Land cost
picture-count-scorings = Scorings
picture-count-type_scorings = Types
picture-count-city_scorings = Cities
picture-count-category_scorings = Special scorings
picture-count-coins = Coins
picture-card-now = Points now
picture-alt-special-done = Its special scoring is already done.
picture-card-others = + 1⬢ per other object
picture-purchase-unturned = Buying from { $segment }, wheel not turned

# Alt texts and the text board
picture-points = points
picture-alt-great = Cost-8 buildings: { $buildings }.
picture-alt-great-none = No cost-8 buildings left.
picture-alt-cards = Cards: { $cards }.
picture-alt-card = { $kind } “{ $name }”
picture-alt-card-does = { $card } { $does }
picture-alt-card-whole = { $card } ({ $source }) { $does }
picture-alt-needs = needs { $what }
picture-alt-brings-at-end = earns { $what }
picture-alt-goals = ; { $goals }
picture-alt-goal = { $kind } { $have }/{ $need }
picture-alt-counted = { $kind } ({ $what })
picture-alt-own-card = { $card }: { $how }.
picture-alt-own-goal = { $have }/{ $need }
picture-alt-own-worth = now { $points }
picture-alt-own-besides = Also now: { $loose } for other objects, { $coins } for coins.
picture-text-great = **Cost-8 buildings**: { $buildings }
picture-text-cards = **Cards** for the end:
picture-text-specials = special scorings: { $specials }
picture-text-goals = cards: { $goals }
picture-text-rate = Also { $points } for every { $coins } coins.
picture-text-prices-unturned = Prices: white, yellow, red, green, blue, black. You may turn the wheel before buying: I becomes II, VI becomes I.
