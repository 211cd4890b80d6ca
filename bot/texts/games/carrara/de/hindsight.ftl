# Warum in einer Partie Carrara, die zu Ende ist, etwas anderes besser gewesen wäre.
better-gain = Das hätte { $gain } gebracht.
better-counts-twice = Das hätte bei der Wertung von { $type } { $gain } gebracht und bei der von { $city } noch einmal.
better-counts-once = Das hätte bei der Wertung von { $what } { $gain } gebracht.
better-city-ripe = Danach hätte man { $city } für { $gain } werten können.
better-conditions = Damit wäre die letzte der drei Bedingungen für das Spielende erfüllt gewesen.
better-built = { $name } hat es in Zug { $turn } gebaut.
better-scored = { $name } hat { $city } in Zug { $turn } gewertet.
better-scored-late = { $name } kam erst in Zug { $turn } dazu.
better-saves-blocks = Das hätte { $blocks } gespart.
better-possible = Danach hätte man { $building } in { $city } bauen können: { $gain } bei jeder Wertung.
better-cheaper = Das hätte { $coins } gespart.
better-cheaper-left = Liegen geblieben { $blocks ->
    [one] wäre er
   *[other] wären sie
 } für { $name } { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
 } billiger geworden.
better-more-blocks = Das hätte { $blocks } mehr gebracht.
better-no-more = Für { $name } wäre auf der Drehscheibe nichts in { $colour } geblieben.
better-few-blocks = { $blocks } auf der Hand reichten nur für { $count } von { $open } offenen Gebäuden.
better-object = Am Ende { $points } wert; { $price } übrige Münzen bringen { $lost }.
better-coins = Für die { $price } Münzen hätte es noch Bausteine gegeben.
better-announced-ahead = Das hätte { $points } Siegpunkte und die letzte Runde gebracht, bei { $lead } Vorsprung auf dem Tisch.
better-announced-behind = Das hätte { $points } Siegpunkte und die letzte Runde gebracht, trotz { $lead } Rückstand auf dem Tisch.
better-behind = Auf dem Tisch fehlten dabei { $points }.
better-scored-early = { $count ->
    [one] Gewertet wurde nur { $count } Gebäude, für { $gain }; das geht nur einmal.
   *[other] Gewertet wurden { $count } Gebäude, für { $gain }; das geht nur einmal.
 }
better-counted-never = Das Gebäude wurde nie gewertet; es brachte nur { $cost ->
    [one] { $cost } Siegpunkt
   *[other] { $cost } Siegpunkte
 } für seine Baukosten.
better-elsewhere = In { $city } bringt { $building } bei jeder Wertung { $gain }, mit wertvolleren Bausteinen in { $best } { $most }.
