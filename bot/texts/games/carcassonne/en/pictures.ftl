# Words in Carcassonne’s pictures, and the alt texts of those that answer a question.
picture-left = left
picture-if-ended = → if over now
picture-tile = Tile { $tile }
picture-laid = Tile { $tile } at { $place }
picture-places = { $count ->
    [0] fits nowhere
    [one] fits in one place
   *[other] fits in { $count } places
 }
picture-places-of = { $count } of { $all } places
picture-part = { $number }/{ $count }
picture-best = best
picture-second-ingot = Second ingot?
picture-take-ingot = Which ingot?
picture-wanted-by = wanted by
picture-first-ingot = the first lies on { $place }
picture-counts-for = counts for
nothing-open = nothing open
picture-times = ×{ $count }
picture-on-tile = { $place }: { $said }
picture-follower = follower?
picture-city = City
picture-road = Road
picture-monastery = Monastery
picture-field = Field
picture-held = held
picture-closed = not possible
picture-scores = scores { $points }
picture-now = now
picture-could = could be
picture-fields = Fields now
picture-times-equals = × { $each } =
picture-each = { $count } ×
picture-other-fields = { $count ->
    [one] 1 more field
   *[other] { $count } more fields
 }
picture-all-fields = { $count ->
    [one] 1 field
   *[other] { $count } fields
 }
picture-no-city = free, no complete city
picture-free = free
picture-none-left = none left
picture-in-hand = drawn: { $tile }
picture-item-road = Roads
picture-item-city = Cities
picture-item-monastery = Monasteries
picture-item-field = Fields
picture-item-gold = Gold

# Alt texts
picture-alt-fits-nowhere = It fits nowhere now.
picture-alt-part = Picture { $number } of { $count }.
picture-alt-starred = Best: { $places }.
picture-alt-segment-free = { $number }: { $segment }, { choice-brings }.
picture-alt-segment-done = { $number }: { $segment }, scores { points-scored }.
picture-alt-segment-held = { $number }: { $segment }, held.
picture-alt-segment-closed = { $number }: { $segment }, no follower possible.
picture-alt-segment-chosen = { $number ->
    [0] Chosen: no follower.
   *[other] Chosen: { $number }.
 }
picture-alt-choices = To choose from: { $places }.
picture-alt-choice = { $place }: { $features }.
picture-alt-chosen = Chosen: { $place }.
picture-alt-choice-held = { kind-name } of { $names }
picture-alt-choice-free = { kind-name } (free)
picture-alt-fields = Fields if the game ended now.
picture-alt-no-fields = No field holds a follower.
picture-alt-field-free = { $place }: free; { $cities }, { points-scored }.
picture-alt-other-fields = { $count ->
    [one] 1 more field is free and has no completed city.
   *[other] { $count } more fields are free and have no completed city.
 }
picture-alt-tiles = { $count ->
    [0] No tiles are left to draw.
    [one] { $count } tile is left to draw.
   *[other] { $count } tiles are left to draw.
 }
picture-alt-in-hand = Drawn now: { $tile }.
picture-alt-kind = { $tile } × { $count }
