# What the expansion adds to Carrara’s pictures, alt texts and text board. ⬢ stands where the sign of points is drawn.
picture-special-city = all city buildings
picture-special-land = all land buildings
picture-scoring-city = Special scoring: city buildings
picture-scoring-land = Special scoring: land buildings
picture-item-loose = Other objects
picture-alt-final-cards = { $name }: { $total } = track { $track } + Object card { $objects } + Building card { $buildings } + Extra card { $extra } + other objects { $loose_objects } + coins { $coins }.

picture-cards = Cards for the end of the game
picture-card-top = Top
picture-card-object = Object
picture-card-building = Building
picture-card-extra = Extra
picture-card-none = no Extra card
picture-card-needs = Needs { $what }
picture-card-brings = Brings { $what }
picture-card-each = { $points }⬢ per { $one }
picture-card-every = { $points }⬢ per { $what }
picture-card-costs = as many ⬢ as you have { $many }
picture-card-table = ⬢ for so many { $many }:
picture-card-groups = sizes of up to { $number } groups of equal objects, multiplied
picture-card-cities = numbers of buildings in up to { $number } cities, multiplied
picture-card-couples = costs of all pairs: dearest city with dearest land building, and so on
picture-card-coins = 1⬢ per { $per } coins, instead of per 5
picture-card-besides-own = Besides now { $loose } for objects left out, { $coins } for coins
picture-card-now = now
picture-all-city = All city buildings
picture-all-land = All land buildings
picture-alt-brings-special = A special scoring of its kind brings { $gain } for it.
picture-card-others = + 1⬢ per other object
picture-purchase-unturned = Buying from { $segment }, wheel unturned

# Alt texts and the text board
picture-points = points
picture-alt-great = Of cost 8: { $buildings }.
picture-alt-great-none = No building of cost 8 is left.
picture-alt-unturned = Bought without turning the wheel: { $names }.
picture-alt-cards = Cards: { $cards }.
picture-alt-card = { $kind } “{ $name }”
picture-alt-card-does = { $card } { $does }
picture-alt-card-whole = { $card } ({ $source }) { $does }
picture-alt-needs = needs { $what }
picture-alt-brings-at-end = brings { $what }
picture-alt-goals = ; { $goals }
picture-alt-goal = { $kind } { $have }/{ $need }
picture-alt-own-card = { $card }: { $how }.
picture-alt-own-goal = { $have }/{ $need }
picture-alt-own-worth = now { $points }
picture-alt-own-besides = Besides now: { $loose } for objects left out, { $coins } for coins.
picture-text-great = **Buildings of cost 8**: { $buildings }
picture-text-cards = **Cards**: what announcing the end needs, and what the end brings
picture-text-specials = special scorings done: { $specials }
picture-text-goals = cards: { $goals }
picture-text-rate = The end also brings { $points } for every { $coins } coins.
picture-text-prices-unturned = Prices are for white, yellow, red, green, blue, black. Buying may turn the wheel first: I becomes II, VI becomes I.
