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
do-score-city = die Stadt { $city } werten
do-decline = auf eine Aktion verzichten
do-buy-object = ein Objekt kaufen ({ $object })
do-announce = das Spielende ansagen
do-end-turn = den Zug beenden

why-gain = Das bringt { $gain }.
why-counts-twice = Es zählt { $gain }, wenn du { $type } wertest, und noch einmal, wenn du { $city } wertest.
why-counts-once = Es zählt { $gain }, wenn du { $what } wertest.
why-counts-never = Keine Wertung wird es mehr zählen; am Ende bringt es { $cost } Siegpunkte für seine Baukosten.
why-city-ripe = Damit kannst du { $city } werten, für { $gain }.
why-costs-met = Damit hast du die Baukosten, die man braucht, um das Ende anzusagen ({ $costs } von { $need }).
why-scorings = Das ist Wertung { $scorings } von { $need }, die man braucht, um das Ende anzusagen.
why-objects = Damit sind es { $objects } der { $need } Objekte, die man braucht, um das Ende anzusagen.
why-announce-next = Dann sind alle drei Bedingungen erfüllt: Du kannst das Ende ansagen.
why-last-building = Es ist das letzte Gebäude, also wäre diese Runde die letzte.
why-city-lost = Danach kann niemand sonst { $city } werten; { $name } hat dort { $count } von { $need } Gebäuden.
why-type-denied = { $name } hat { $count } noch nicht gewertete Gebäude der Art { $type } und bekommt dieses nicht.
why-makes-possible = Dann kannst du { $building } in { $city } bauen: Das zählt { $gain } bei jeder Wertung.
why-blocks-then = Du hast dann { $blocks } und { $coins }, genug für { $count } von { $open } offenen Gebäuden.
why-cheaper = { $count ->
    [one] Blieben sie liegen, wären sie für { $name } { $count } Münze billiger.
   *[other] Blieben sie liegen, wären sie für { $name } { $count } Münzen billiger.
 }
why-no-more = { $name } findet dann auf der Drehscheibe nichts mehr in der Farbe { $colour }.
why-few-blocks = Deine Hand, { $blocks }, reicht für { $count } von { $open } offenen Gebäuden.
why-wheel-then = Bei den meisten Ziehungen folgt daraus: { $action }.
why-object-worth = Es ist am Ende { $points } wert; { $price } übrige Münzen sind { $lost } wert.
why-announced = { $count ->
    [0] Das bringt { $points } Siegpunkte, und das Spiel endet mit diesem Zug.
    [one] Das bringt { $points } Siegpunkte, und das Spiel endet nach { $count } weiteren Zug.
   *[other] Das bringt { $points } Siegpunkte, und das Spiel endet nach { $count } weiteren Zügen.
 }
why-ahead = Auf dem Tisch liegst du { $count } vorn, verdeckte Objekte und Münzen nicht gezählt.
why-behind = Auf dem Tisch liegst du { $count } zurück, verdeckte Objekte und Münzen nicht gezählt.
why-keeps-coins = Du behältst deine { $coins }.
why-keeps-blocks = Du behältst { $blocks }; bei Gleichstand entscheiden Bausteine.
why-coins = Das bringt 2 Münzen.

outlook-last-round = ⏳ Das ist die letzte Runde.
outlook-own = ⏳ **Das Ende:** Du brauchst noch { $missing } und kannst es frühestens { $turns ->
    [one] in diesem Zug ansagen.
   *[other] in { $turns } Zügen ansagen, diesen mitgezählt.
 }
outlook-far = ⏳ **Das Ende** ist noch weit: Niemand kann es in weniger als { $turns } Zügen ansagen.
outlook-own-now = ⏳ **Das Ende:** Du erfüllst alle drei Bedingungen und kannst es nach einer Aktion ansagen.
outlook-own-at-once = ⏳ **Das Ende:** Du erfüllst alle drei Bedingungen und kannst es jetzt ansagen.
outlook-other = { $name } braucht noch { $missing } und kann es frühestens in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
 } ansagen.
outlook-hidden = Verdeckte Objekte sind nicht gezählt.
outlook-other-ready = { $name } hat genug Wertungen und Baukosten und darf es ansagen, sobald auch die Objekte reichen.
outlook-buildings = { $count ->
    [one] { $count } Gebäude ist noch übrig, und auch mit ihm endet das Spiel.
   *[other] { $count } Gebäude sind noch übrig; mit dem letzten endet das Spiel auch.
 }
