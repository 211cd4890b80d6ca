# The names of everything on the table.
name = Palazzo
about = Buy and auction floors with windows, and stack them into tall palazzi.

material-brick = brick
material-sandstone = sandstone
material-marble = marble
tile = { $material } { $floor } ({ $windows })
tile-floor = { $material } { $floor }
windows = { $count ->
    [one] { $count } window
   *[other] { $count } windows
 }
floors = { $count ->
    [one] { $count } floor
   *[other] { $count } floors
 }
several = { $count } × { $what }
palazzo = palazzo { $number }

money-florin = florin { $worth }
money-ducat = ducat { $worth }
money-scudo = scudo { $worth }
certificates = { $count ->
    [one] a certificate
   *[other] { $count } certificates
 }
currency-florin = florins
currency-ducat = ducats
currency-scudo = scudi
no-cards = nothing
cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
 }
envoys-come = { $count ->
    [one] { $count } of { $all } envoys has come
   *[other] { $count } of { $all } envoys have come
 }
below-zero = −{ $what }
