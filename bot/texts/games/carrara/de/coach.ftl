# Was der Trainer über Carrara sagt: Aktionen in wenigen Worten, warum sie gut sind, wie nah das Ende ist.
do-turn-and-take = die Drehscheibe drehen, dann wohl { $action }
do-turn-wheel = die Drehscheibe drehen und Bausteine kaufen
do-take-blocks = { $price ->
    [0] { $blocks } aus Segment { $segment } kostenlos nehmen
   *[other] { $blocks } aus Segment { $segment } für { price } kaufen
 }
do-take-coins = 2 Münzen nehmen
do-build = { $building } in { $city } bauen, mit { $blocks }
do-score-type = { $type } werten
do-score-city = { $city } werten
do-decline = verzichten
do-buy-object = ein Objekt kaufen ({ $object })
do-announce = das Spielende ansagen
do-end-turn = den Zug beenden

why-gain = Bringt { $gain }.
why-counts-twice = Bringt { $gain }, wenn du { $type } wertest, und noch einmal bei { $city }.
why-counts-once = Bringt { $gain }, wenn du { $what } wertest.
why-counts-never = Werten kannst du es nicht mehr, aber am Ende bringt es { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
 }.
why-city-ripe = Danach kannst du { $city } für { $gain } werten.
why-costs-met = Damit reichen deine Baukosten ({ $costs } von { $need }).
why-scorings = Das ist Wertung { $scorings } von { $need } fürs Spielende.
why-objects = Damit hast du { $objects } von { $need } Objekten fürs Spielende.
why-announce-next = Danach kannst du das Spielende ansagen.
why-last-building = Als letztes Gebäude löst es die letzte Runde aus.
why-city-lost = { $name } entgeht damit { $city } (dort { $count } von { $need } Gebäuden).
why-type-denied = { $name } entgeht damit ein weiteres Gebäude der Art { $type } ({ $count } ungewertet).
why-makes-possible = Danach kannst du { $building } in { $city } bauen: { $gain } bei jeder Wertung.
why-blocks-then = Du hast dann { $coins } und { $blocks }, genug für { $count } von { $open } ausliegenden Gebäuden.
why-cheaper = Lässt du { $blocks ->
    [one] ihn liegen, wird er
   *[other] sie liegen, werden sie
 } für { $name } { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
 } billiger.
why-no-more = Für { $name } bleibt dann nichts in { $colour }.
why-few-blocks = Mit { $blocks } kannst du { $count } von { $open } ausliegenden Gebäuden bezahlen.
object-worth = Am Ende { $points } wert ({ $price } übrige Münzen: { $lost }).
why-announced = Bringt { $points } Punkte; die Partie endet { $count ->
    [0] mit diesem Zug
    [one] nach einem weiteren Zug
   *[other] nach { $count } weiteren Zügen
 }.
why-ahead = Du liegst { points } vorn (ohne verdeckte Objekte und Münzen).
why-behind = Du liegst { points } zurück (ohne verdeckte Objekte und Münzen).
why-keeps-coins = Du behältst deine { coins }.
why-keeps-blocks = Du behältst { blocks }; bei Gleichstand entscheiden Bausteine.
why-coins = Bringt 2 Münzen.

outlook-own = ⏳ **Spielende:** Du brauchst noch { $missing } und kannst es frühestens { $turns ->
    [one] in diesem Zug
   *[other] in { $turns } Zügen (diesen eingerechnet)
 } ansagen.
outlook-far = ⏳ **Das Spielende** ist noch mindestens { $turns } Züge entfernt.
outlook-own-now = ⏳ **Spielende:** Du kannst es nach einer Aktion ansagen.
outlook-own-at-once = ⏳ **Spielende:** Du kannst es jetzt ansagen.
outlook-other = { $name } braucht noch { $missing } und kann es frühestens in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
 } ansagen.
outlook-hidden = Verdeckte Objekte zählen hier nicht mit.
outlook-other-ready = { $name } hat genug Wertungen und Baukosten; höchstens Objekte fehlen noch.
outlook-buildings = Noch { $count } Gebäude; auch mit { $count ->
    [one] ihm
   *[other] dem letzten
 } endet die Partie.
