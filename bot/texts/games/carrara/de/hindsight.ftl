# Warum in einer Partie Carrara, die zu Ende ist, etwas anderes besser gewesen wäre.
better-gain = Das hätte { $gain } gebracht.
better-counts-twice = Es hätte { $gain } gezählt, bei der Wertung von { $type } und noch einmal bei der von { $city }.
better-counts-once = Es hätte bei der Wertung von { $what } { $gain } gezählt.
better-city-ripe = Danach hätte { $city } gewertet werden können, für { $gain }.
better-conditions = Damit wäre die letzte der drei Bedingungen erfüllt gewesen, um das Ende anzusagen.
better-built = { $name } hat es in Zug { $turn } gebaut.
better-scored = { $name } hat { $city } in Zug { $turn } gewertet.
better-scored-late = { $name } kam erst in Zug { $turn } dazu.
better-saves-blocks = Das hätte { $blocks } gespart.
better-possible = { $building } hätte danach in { $city } gebaut werden können und bei jeder Wertung { $gain } gezählt.
better-cheaper = Das hätte { $coins } gespart.
better-more-blocks = Das hätte { $blocks } mehr gebracht.
better-no-more = { $name } hätte dann auf der Drehscheibe nichts mehr in der Farbe { $colour } gefunden.
better-few-blocks = Die Hand, { $blocks }, reichte nur für { $count } von { $open } offenen Gebäuden.
better-object = Es ist am Ende { $points } wert; { $price } übrige Münzen sind { $lost } wert.
better-coins = Die { $price } Münzen hätten noch Bausteine bezahlen können.
better-announced-ahead = Das hätte { $points } Siegpunkte und die letzte Runde gebracht. Vorsprung auf dem Tisch: { $lead }.
better-announced-behind = Das hätte { $points } Siegpunkte und die letzte Runde gebracht. Rückstand auf dem Tisch: { $lead }.
better-behind = Auf dem Tisch fehlten { $points }.
better-scored-early = { $count ->
    [one] Gewertet wurde nur { $count } Gebäude, für { $gain }; das geht nur einmal.
   *[other] Gewertet wurden { $count } Gebäude, für { $gain }; das geht nur einmal.
 }
better-counted-never = Keine Wertung zählte, was gebaut wurde; es brachte nur { $cost } Siegpunkte für seine Baukosten.
better-elsewhere = In { $city } zählt { $building } bei jeder Wertung { $gain }; mit wertvolleren Bausteinen in { $best } { $most }.
