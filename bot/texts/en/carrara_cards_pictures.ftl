# What the expansion adds to Carrara's pictures, alt texts and text board. ⬢ stands where the sign of points is drawn.
picture-special-city = special scoring of city buildings
picture-special-land = special scoring of land buildings
picture-scoring-city = Special scoring: city buildings
picture-scoring-land = Special scoring: land buildings
picture-item-loose = Other objects
picture-alt-final-cards = { $name }: { $total } = track { $track } + Object card { $objects } + Building card { $buildings } + Extra card { $extra } + other objects { $loose_objects } + coins { $coins }.

picture-cards = Cards: what the end needs and brings
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
picture-card-groups = the sizes of up to { $number } groups of equal objects, multiplied
picture-card-cities = the numbers of buildings in up to { $number } cities, multiplied
picture-card-couples = the costs of all pairs: dearest city with dearest land building, and so on
picture-card-coins = 1⬢ per { $per } coins, instead of per 5
picture-card-besides-own = Besides now { $loose } for objects left out, { $coins } for coins
picture-card-now = now
picture-all-city = All city buildings
picture-all-land = All land buildings
picture-alt-brings-special = A special scoring of its kind brings { $gain } for it.
