# The cards of the expansion: what they ask for and bring, put together from what they count.
card-kind-top = Top card
card-kind-object = Object card
card-kind-building = Building card
card-kind-extra = Extra card
card-source-documented = documented
card-source-house = house card
card-source-box = from your box

card-counted = { $count ->
    [one] { $count } { $one }
   *[other] { $count } { $many }
 }
card-one-objects = object
card-many-objects = objects
card-one-kinds = { $size ->
    [1] kind of object
   *[other] kind of object with at least { $size } of it
 }
card-many-kinds = { $size ->
    [1] kinds of object
   *[other] kinds of object with at least { $size } of each
 }
card-one-pairs = pair of equal objects
card-many-pairs = pairs of equal objects
card-one-sets = set of { $size } different objects
card-many-sets = sets of { $size } different objects
card-one-buildings = building
card-many-buildings = buildings
card-one-city_buildings = city building
card-many-city_buildings = city buildings
card-one-land_buildings = land building
card-many-land_buildings = land buildings
card-one-great_buildings = cost-8 building
card-many-great_buildings = cost-8 buildings
card-one-couples = pair of a city and a land building
card-many-couples = pairs of a city and a land building
card-one-types = { $size ->
    [1] building type
   *[other] type with at least { $size } buildings
 }
card-many-types = { $size ->
    [1] building types
   *[other] types with at least { $size } buildings each
 }
card-one-cities = { $size ->
    [1] city with a building
   *[other] city with at least { $size } buildings
 }
card-many-cities = { $size ->
    [1] cities with a building
   *[other] cities with at least { $size } buildings each
 }
card-one-costs = in total cost
card-many-costs = in total cost
card-one-city_costs = in total cost of city buildings
card-many-city_costs = in total cost of city buildings
card-one-land_costs = in total cost of land buildings
card-many-land_costs = in total cost of land buildings
card-name-costs = total cost
card-name-city_costs = total cost of city buildings
card-name-land_costs = total cost of land buildings
card-one-scorings = scoring
card-many-scorings = scorings
card-one-type_scorings = scored type
card-many-type_scorings = scored types
card-one-city_scorings = scored city
card-many-city_scorings = scored cities
card-one-category_scorings = special scoring
card-many-category_scorings = special scorings
card-one-coins = coin
card-many-coins = coins

card-condition = Condition: at least { $what }.
card-scoring-each = Final scoring: { $points } for each { $one }.
card-scoring-every = Final scoring: { $points } for every { $what }.
card-scoring-besides = Also 1 point for every 5 coins, as usual.
card-scoring-costs = Final scoring: as many points as you have { $many }.
card-scoring-table = Final scoring, by number of { $many }: { $table }.
card-table-entry = { $count } → { $points }
card-condition-pairs = Four equal objects are two pairs, six are three.
card-scoring-groups = Final scoring: multiply the sizes of up to { $number } groups of equal objects. Equal objects may be split into several groups, so six earn 3 × 3 points (best option chosen automatically).
card-scoring-cities = Final scoring: multiply your building counts in up to { $number } cities (the ones with the most).
card-scoring-couples = Final scoring: the costs of all pairs, most expensive city and land building first.
card-scoring-coins = Final scoring: 1 point for every { $per } coins instead of every 5.
card-loose-objects = Each object not used earns 1 point.

event-category-scored = { $category ->
    [city] { $name } scored all city buildings: { $gain }.
   *[land] { $name } scored all land buildings: { $gain }.
 }
