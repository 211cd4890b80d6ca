kind-turn-wheel = { button-turn-wheel }
kind-take-coins = { button-take-coins }
kind-decline = { button-decline }
kind-announce = { button-announce }
kind-end-turn = { button-end-turn }
kind-take-blocks = Aus Segment { $segment } kaufen
kind-build = { $building } bauen
kind-score-type = Werten
kind-score-city = { kind-score-type }
kind-score-category = { kind-score-type }
kind-buy-object = Objekt kaufen
whatif-for = { $price ->
    [0] kostenlos
    [one] für { $price } Münze
   *[other] für { $price } Münzen
 }
whatif-way = { $city }, für { $blocks }
whatif-worth = bei jeder Wertung: { $gain }
hand-line = { $coins ->
    [one] { $coins } Münze; Bausteine: { $blocks }; Objekte: { $objects }
   *[other] { $coins } Münzen; Bausteine: { $blocks }; Objekte: { $objects }
 }
