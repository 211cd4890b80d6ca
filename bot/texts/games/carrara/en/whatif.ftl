whatif-buy = Buy from segment { $segment }
whatif-build = Build { $building }
whatif-score = Score
whatif-object = Buy an object
whatif-for = { $price ->
    [0] for free
    [one] for { $price } coin
   *[other] for { $price } coins
 }
whatif-way = { $city }, for { $blocks }
whatif-worth = at each scoring: { $gain }
hand-line = { $coins ->
    [one] { $coins } coin; blocks: { $blocks }; objects: { $objects }
   *[other] { $coins } coins; blocks: { $blocks }; objects: { $objects }
 }
