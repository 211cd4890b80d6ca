whatif-buy = Aus Segment { $segment } kaufen
whatif-build = { $building } bauen
whatif-score = Werten
whatif-object = Objekt kaufen
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
