# The private panels and their buttons.
button-take-turn = Take your turn
button-look-map = Map
button-look-fields = Fields
button-look-left = Tiles left
button-look-fit = Where a tile fits
button-other-place = Other place
button-turned = { $degrees }°
button-no-follower = No follower
button-follower = { $number } { $kind } { $same ->
    [done] +{ $now }
    [yes] { $now }
   *[no] { $now }–{ $could }
 }
button-confirm-turn = Confirm: { $number ->
    [0] no follower
   *[other] follower on { $kind } { $number }
 }{ $points ->
    [0] {""}
   *[other] , +{ $points }
 }

panel-place = **Tile { $tile }**: { $shows }.
    { $count ->
        [one] It fits in one place.
       *[other] It fits in { $count } places. Choose one; you can still change everything until you confirm.
     }
panel-draft = **Tile { $tile } at { $place }{ $turned }** · { $followers }
panel-segment = **{ $number }** { $segment }: { $done ->
    [yes] { $now ->
        [one] 1 point at once
       *[other] { $now } points at once
     }
   *[no] { $now } now, { $could } possible
 }
panel-segment-held = **{ $number }** { $segment }: held by { $names }
panel-which = Your tile has several of these. Choose one by its number.
panel-not-there = Tile { $tile } doesn’t fit at { $place }, whichever way it’s turned.
panel-no-fields = No one has a follower on a field yet.
panel-left = { $count ->
    [0] **No tiles are left to draw.**
    [one] **{ $count } tile is left to draw.**
   *[other] **{ $count } tiles are left to draw,** in an order nobody knows.
 }
panel-map = **The whole map**, { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }
panel-fields = **Fields with followers**, if the game ended now:
panel-field = - { $line }
panel-fit = Choose a tile, and I’ll tell you where it would fit now.
panel-fits = **Tile { $tile }**: { $shows }.
    Left to draw: { $left }. It would fit now at { $places }.
panel-fits-nowhere = **Tile { $tile }**: { $shows }.
    Left to draw: { $left }. It fits nowhere at the moment.

choose-place = { $count ->
    [one] Place { $first }
   *[other] { $where }{ $count } places: { $first } … { $last }
 }
choose-place-grows = your { $kind }: { $now } now, { $could } possible
choose-place-north = { "North, " }
choose-place-middle = { "Middle, " }
choose-place-south = { "South, " }
choose-second-ingot = Second ingot on …
choose-second-ingot-on = Second ingot on { $place }
choose-tile-from = Tile { $first } … { $last }
choose-tile-left = { $tile } × { $count }
