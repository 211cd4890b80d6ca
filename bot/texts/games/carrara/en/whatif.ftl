kind-turn-wheel = { button-turn-wheel }
kind-take-coins = { button-take-coins }
kind-decline = { button-decline }
kind-announce = { button-announce }
kind-end-turn = { button-end-turn }
kind-take-blocks = Buy from segment { $segment }
kind-build = Build { $building }
kind-score-type = Score
kind-score-city = { kind-score-type }
kind-score-category = { kind-score-type }
kind-buy-object = Buy an object
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
