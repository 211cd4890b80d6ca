# Die Namen von allem, was auf dem Tisch liegt.
name = Palazzo
about = Etagen mit Fenstern kaufen und ersteigern und zu hohen Palazzi stapeln.

material-brick = Ziegel
material-sandstone = Sandstein
material-marble = Marmor
tile = { $material } { $floor } ({ $windows })
tile-floor = { $material } { $floor }
windows = { $count } Fenster
floors = { $count ->
    [one] { $count } Etage
   *[other] { $count } Etagen
 }
several = { $count } × { $what }
palazzo = Palazzo { $number }

money-florin = Florin { $worth }
money-ducat = Dukat { $worth }
money-scudo = Scudo { $worth }
certificates = { $count ->
    [one] ein Certificato
   *[other] { $count } Certificati
 }
currency-florin = Florin
currency-ducat = Dukaten
currency-scudo = Scudi
no-cards = nichts
cards = { $count ->
    [0] keine Karten
    [one] { $count } Karte
   *[other] { $count } Karten
 }
envoys-come = { $count ->
    [one] { $count } von { $all } Gesandten ist da
   *[other] { $count } von { $all } Gesandten sind da
 }
below-zero = −{ $what }
