# Warum in einer Partie Carrara, die zu Ende ist, etwas anderes besser gewesen wäre.
better-gain = Das hätte { $gain } gebracht.
better-counts-twice = Das hätte { $gain } bei { $type } gebracht und noch einmal bei { $city }.
better-counts-once = Das hätte { $gain } bei der Wertung von { $what } gebracht.
better-city-ripe = Danach hätte man { $city } für { $gain } werten können.
better-conditions = Danach hätte man das Spielende ansagen können.
better-built = { $name } hat es in Zug { $turn } gebaut.
better-scored = { $name } hat { $city } in Zug { $turn } gewertet.
better-scored-late = { $name } kam erst in Zug { $turn } dazu.
better-saves-blocks = Das hätte { blocks } gespart.
better-possible = Danach hätte man { $building } in { $city } bauen können: { $gain } bei jeder Wertung.
better-cheaper = Das hätte { coins } gespart.
better-cheaper-left = Liegen geblieben { $blocks ->
    [one] wäre er
   *[other] wären sie
 } für { $name } { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
 } billiger geworden.
better-more-blocks = Das hätte { blocks } mehr gebracht.
better-no-more = Für { $name } wäre nichts in { $colour } geblieben.
better-few-blocks = { $blocks } reichten nur für { $count } von { $open } ausliegenden Gebäuden.
better-coins = Für die { $price } Münzen hätte es noch Bausteine gegeben.
better-announced-ahead = Das hätte { $points } Punkte und die letzte Runde gebracht, bei { points } Vorsprung.
better-announced-behind = Das hätte { $points } Punkte und die letzte Runde gebracht, trotz { points } Rückstand.
better-behind = Da fehlten { points } zur Führung.
better-scored-early = Das wertete { $count ->
    [one] nur { $count } Gebäude
   *[other] { $count } Gebäude
 } für { $gain }, und das geht nur einmal.
better-counted-never = Es wurde nie gewertet und brachte nur { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
 } für seine Baukosten.
better-elsewhere = { $building } bringt in { $city } bei jeder Wertung { $gain }, mit wertvolleren Bausteinen in { $best } { $most }.
