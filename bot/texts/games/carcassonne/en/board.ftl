# The table in words, for those who do not see the picture, or do not want to: the text board and alt texts.
board-head = **{ name }** · { $turn }
board-turn-tile = { $name }’s turn: lay tile { $tile }
board-turn-gold = { $name }’s turn: put down the second ingot
board-turn-follower = { $name }’s turn: place a follower, or none
board-turn-ingot = { $name } chooses an ingot
board-turn-none = { $name }’s turn
board-left = { $count ->
    [0] no tiles left to draw
    [one] { $count } tile left to draw
   *[other] { $count } tiles left to draw
 }
board-tile = **Tile { $tile }**, unturned: { $shows }
board-fits = **It fits at** { $places }
board-fit =
    { $place } ({ $count ->
        [one] turn
       *[other] turns
    } { $turns })
board-gold-on = **The second ingot can go on** { $places }
board-ingot-from = **{ $name } can take an ingot from** { $places }
board-ingot-claim = { $place } (for { $names })
board-follower-on = **A follower can go on** { $segments }
board-newest = **Newest tile**: { $tile } at { $place }{ $turned }{ $by }: { $shows }
board-newest-by = , by { $name }
board-player = **{ $name }**: { $has }
score-if-ended = { $has }; { $score } if the game ended now
board-player-rank = { $place } **{ $name }: { $total }** — { $items }

board-completed = **Completed, not scored yet**:
board-city = **Open cities**:
board-road = **Open roads**:
board-monastery = **Open monasteries**:
board-field = **Fields with followers**:
board-held = { $place }: { $names } · { $worth }{ $open }
board-held-completed = { kind-name } { $place }: { $names } · { $worth }
board-open = , open at { $places }
board-open-count = { $count ->
    [one] , open at { $count } place
   *[other] , open at { $count } places
 }
board-worth = { $size }, { $points }
board-field-held = { $count ->
    [one] { $place }: { $names } · { $cities }, { $points } for { $leaders }
   *[other] { $place }: { $names } · { $cities }, { $points } each for { $leaders }
 }
board-field-idle = { $place }: { $names } · { $cities }
board-cities-named = { $cities } ({ $places })
board-free = free: { $features }
board-free-feature = { $place } ({ $size }{ $open })
board-gold = **Ingots on the map**: { $places }
board-gold-at = { $count ->
    [one] { $place }
   *[other] { $place } ({ $count })
 }
board-compass = Letters run from west to east, numbers from north to south; tiles are turned clockwise.
board-map = **All tiles**, row by row:
board-map-tile = { $place } { $tile }{ $turned }
board-map-turned = { " " }{ $degrees }°
