# Was der Trainer über Carrara sagt: Aktionen in wenigen Worten, warum sie gut sind, wie nah das Ende ist.
do-turn-wheel = die Drehscheibe drehen und Bausteine kaufen
do-take-blocks = { $price ->
    [0] { $blocks } aus Segment { $segment } kostenlos nehmen
    [one] { $blocks } aus Segment { $segment } für { $price } Münze kaufen
   *[other] { $blocks } aus Segment { $segment } für { $price } Münzen kaufen
 }
do-take-coins = 2 Münzen nehmen
do-build = { $building } in { $city } bauen, mit { $blocks }
do-score-type = die Gebäudeart { $type } werten
do-score-city = { $city } werten
do-decline = auf die Aktion verzichten
do-buy-object = ein Objekt kaufen ({ $object })
do-announce = das Spielende ansagen
do-end-turn = den Zug beenden

why-gain = Bringt { $gain }.
why-counts-twice = Bringt { $gain }, wenn du { $type } wertest, und noch einmal bei { $city }.
why-counts-once = Bringt { $gain }, wenn du { $what } wertest.
why-counts-never = Werten kannst du es nicht mehr; seine Baukosten bringen am Ende { $cost ->
    [one] { $cost } Siegpunkt.
   *[other] { $cost } Siegpunkte.
 }
why-city-ripe = Danach kannst du { $city } für { $gain } werten.
why-costs-met = Damit reichen deine Baukosten, um das Spielende anzusagen ({ $costs } von { $need }).
why-scorings = Das ist Wertung { $scorings } von { $need } für das Spielende.
why-objects = Damit hast du { $objects } der { $need } Objekte für das Spielende.
why-announce-next = Danach erfüllst du alle drei Bedingungen und kannst das Spielende ansagen.
why-last-building = Es ist das letzte Gebäude, das wäre also die letzte Runde.
why-city-lost = Danach kann niemand sonst { $city } werten; { $name } hat dort { $count } von { $need } Gebäuden.
why-type-denied = { $name } bekommt damit nicht noch ein Gebäude der Art { $type } ({ $count } ungewertet).
why-makes-possible = Danach kannst du { $building } in { $city } bauen: { $gain } bei jeder Wertung.
why-blocks-then = Du hast dann { $blocks } und { $coins }; die Bausteine reichen für { $count } von { $open } offenen Gebäuden.
why-cheaper = Lässt du { $blocks ->
    [one] ihn liegen, wird er
   *[other] sie liegen, werden sie
 } für { $name } { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
 } billiger.
why-no-more = Für { $name } bleibt auf der Drehscheibe dann nichts in { $colour }.
why-few-blocks = Mit { $blocks } kannst du { $count } von { $open } offenen Gebäuden bezahlen.
why-wheel-then = Meist geht es so weiter: { $action }.
why-object-worth = Am Ende { $points } wert; { $price } übrige Münzen brächten { $lost }.
why-announced = { $count ->
    [0] Bringt { $points } Siegpunkte, und die Partie endet mit diesem Zug.
    [one] Bringt { $points } Siegpunkte, und die Partie endet nach { $count } weiteren Zug.
   *[other] Bringt { $points } Siegpunkte, und die Partie endet nach { $count } weiteren Zügen.
 }
why-ahead = Auf dem Tisch liegst du { $count } vorn (ohne verdeckte Objekte und Münzen).
why-behind = Auf dem Tisch liegst du { $count } zurück (ohne verdeckte Objekte und Münzen).
why-keeps-coins = Du behältst deine { $coins }.
why-keeps-blocks = Du behältst { $blocks }; bei Gleichstand entscheiden Bausteine.
why-coins = Bringt 2 Münzen.

outlook-last-round = ⏳ Das ist die letzte Runde.
outlook-own = ⏳ **Spielende:** Du brauchst noch { $missing } und kannst es frühestens { $turns ->
    [one] in diesem Zug ansagen.
   *[other] in { $turns } Zügen ansagen (diesen eingerechnet).
 }
outlook-far = ⏳ **Das Spielende** ist noch weit: Niemand kann es in weniger als { $turns } Zügen ansagen.
outlook-own-now = ⏳ **Spielende:** Du erfüllst alle drei Bedingungen und kannst es nach einer Aktion ansagen.
outlook-own-at-once = ⏳ **Spielende:** Du erfüllst alle drei Bedingungen und kannst es jetzt ansagen.
outlook-other = { $name } braucht noch { $missing } und kann es frühestens in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
 } ansagen.
outlook-hidden = Verdeckte Objekte sind nicht mitgezählt.
outlook-other-ready = { $name } hat genug Wertungen und Baukosten und kann es ansagen, wenn auch die Objekte reichen.
outlook-buildings = { $count ->
    [one] { $count } Gebäude ist noch übrig; auch damit endet die Partie.
   *[other] { $count } Gebäude sind noch übrig; auch mit dem letzten endet die Partie.
 }
