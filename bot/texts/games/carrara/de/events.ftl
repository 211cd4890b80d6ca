event-wheel-turned = { $name } hat die Drehscheibe gedreht; { $count ->
    [0] nichts nachgelegt
   *[other] neu in Segment I: { $drawn }
 }.
event-blocks-taken = { $price ->
    [0] { $name } hat { $blocks } aus Segment { $segment } kostenlos genommen.
   *[other] { $name } hat { $blocks } aus Segment { $segment } für { price } gekauft.
 }
event-coins-taken-wheel = { $name } konnte keinen Baustein bezahlen und hat { $count } Münzen genommen.
event-coins-taken = { $name } konnte nichts tun und hat { $count } Münzen genommen.
event-building-built = { $name } hat { $building } in { $city } gebaut, bezahlt mit { $blocks }.
event-building-revealed = Neu ausgelegt: { $building }.
event-last-building-built = Das war das letzte der 30 Gebäude: letzte Runde.
event-type-scored = { $name } hat { $type } gewertet: { $gain }.
event-city-scored = { $name } hat die Stadt { $city } gewertet: { $gain }.
event-declined = { $name } hat verzichtet.
event-object-bought = { $name } hat ein Objekt für { $price } Münzen gekauft: { $object }.
event-end-announced = { $name } hat das Spielende angesagt ({ $count } Punkte): letzte Runde.

missing-costs = { $count } an Baukosten

# Was jemand in mehreren Zügen getan hat.
short-blocks-taken = { $count ->
    [one] { $count } Kauf
   *[other] { $count } Käufe
 }
short-building-built = { $count ->
    [one] { $count } Gebäude
   *[other] { $count } Gebäude
 }
short-type-scored = { $count ->
    [one] { $count } Gebäudeart gewertet
   *[other] { $count } Gebäudearten gewertet
 }
short-city-scored = { $count ->
    [one] { $count } Stadt gewertet
   *[other] { $count } Städte gewertet
 }
short-category-scored = { $count ->
    [one] { $count } Sonderwertung
   *[other] { $count } Sonderwertungen
 }
short-object-bought = { $count ->
    [one] { $count } Objekt gekauft
   *[other] { $count } Objekte gekauft
 }
