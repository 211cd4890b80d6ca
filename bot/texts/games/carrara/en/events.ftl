event-wheel-turned = { $name } turned the wheel; { $count ->
    [0] no new blocks
   *[other] new in segment I: { $drawn }
 }.
event-blocks-taken = { $price ->
    [0] { $name } took { $blocks } from segment { $segment } for free.
   *[other] { $name } bought { $blocks } from segment { $segment } for { price }.
 }
event-coins-taken-wheel = { $name } couldn’t afford any block and took { $count } coins.
event-coins-taken = { $name } couldn’t do anything and took { $count } coins.
event-building-built = { $name } built { $building } in { $city } with { $blocks }.
event-building-revealed = New on display: { $building }.
event-last-building-built = That was the last of the 30 buildings: last round.
event-type-scored = { $name } scored { $type }: { $gain }.
event-city-scored = { $name } scored the city { $city }: { $gain }.
event-declined = { $name } passed.
event-object-bought = { $name } bought the { $object } for { $price } coins.
event-end-announced = { $name } announced the end for { $count } points: last round.

missing-costs = { $count } in total cost

# What someone did in several turns.
short-blocks-taken = { $count ->
    [one] { $count } purchase
   *[other] { $count } purchases
 }
short-building-built = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
 }
short-type-scored = { $count ->
    [one] { $count } type scored
   *[other] { $count } types scored
 }
short-city-scored = { $count ->
    [one] { $count } city scored
   *[other] { $count } cities scored
 }
short-category-scored = { $count ->
    [one] { $count } special scoring
   *[other] { $count } special scorings
 }
short-object-bought = { $count ->
    [one] { $count } object bought
   *[other] { $count } objects bought
 }
