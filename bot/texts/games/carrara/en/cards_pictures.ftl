# What the expansion adds to Carrara’s pictures, alt texts and text board. ⬢ stands where the sign of points is drawn.
picture-specials = Special scorings
picture-special-city = all city buildings
picture-special-land = all land buildings
picture-scoring-city = Special scoring: city buildings
picture-scoring-land = Special scoring: land buildings
picture-item-others = Others
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
picture-card-groups = the product of up to { $number } groups of equal objects
picture-card-cities = building counts of your best { $number } cities, multiplied
picture-card-couples = the costs of all pairs, most expensive city and land building first
picture-card-coins = 1⬢ per { $per } coins instead of 5
picture-kind-top = Top
picture-kind-object = Object
picture-kind-building = Building
picture-kind-extra = Extra
picture-card-now = points now
picture-alt-brings-special = In its special scoring it earns { $gain }.
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
