# The private panels and their buttons.
button-look-map = Map
button-look-fields = Fields
button-look-left = Tiles left
button-look-fit = Where a tile fits
button-part = Picture { $number }: { $first } … { $last }
button-other-place = Other place
button-turned = { $number } ({ $degrees }°)
button-follower = { $number } { $kind } { $grows ->
    [done] +{ $now }
    [no] { $now }
   *[yes] { $now }–{ $could }
 }
button-confirm-turn = Confirm: { $follower }{ $gold ->
    [no] {""}
   *[other] , gold on { $gold }
 }{ $points ->
    [0] {""}
   *[other] , +{ $points }
 }
confirm-no-follower = no follower
confirm-follower = follower { $kind ->
    [road] on
   *[other] in
 } { $segment }
button-take-ingot = Take the ingot on { $place }

panel-place = { $count ->
    [one] **Tile { $tile }** fits in one place.
   *[other] **Tile { $tile }** fits in { $count } places. Choose one; you can change everything until you confirm.
 }
panel-place-line = - **{ $place }**: { $does }
panel-draft = **Tile { $tile } at { $place }{ $turned }** · { $followers }
panel-segment = **{ $number }** { $segment }: { $done ->
    [yes] { $now ->
        [one] 1 point at once
       *[other] { $now } points at once
     }
   *[no] { now-and-possible }
 }
panel-segment-held = **{ $number }** { $segment }: held by { $names }
panel-ingot-next = - Then { $name } chooses an ingot.
panel-ingot = **Which ingot do you take?** It matters to the others:
panel-claim = - **{ $place }** ({ $ingots }), { $others ->
    [0] yours alone
   *[other] also wanted by { $names }
 }: you get { $sure ->
    [yes] { $least }
   *[no] { $least } to { $most }
 } in all
panel-second-ingot = Second ingot on **{ $place }**: { $features }.
choice-held-by-you = { $shared ->
    [yes] { kind-name } of { $names } and you
   *[no] your { kind-name }
}
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
panel-fields-then = **Fields with followers**, if the game ended after this turn:
panel-field = - { $line }
panel-fit = Choose a tile, and I’ll tell you where it would fit now.
panel-fits = **Tile { $tile }**: { $shows }.
    Left to draw: { $left }. It would fit now at { $places }.
panel-fits-nowhere = **Tile { $tile }**: { $shows }.
    Left to draw: { $left }. It fits nowhere at the moment.

choose-place = Choose a place{ $parts ->
    [1] {""}
   *[other] { " " }({ $number } of { $parts })
 }…
choose-place-grows = your { kind-name }: { now-and-possible }
choose-second-ingot = Second ingot on…
choose-second-ingot-on = Second ingot on { $place }
choose-tile-from = Tile { $first } … { $last }
choose-tile-left = { $tile } × { $count }
