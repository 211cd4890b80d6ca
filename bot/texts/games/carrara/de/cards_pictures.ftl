# Was die Erweiterung auf den Bildern von Carrara hinzufügt. ⬢ steht, wo das Zeichen der Siegpunkte gezeichnet wird.
picture-specials = Sonderwertungen
picture-special-scoring = Sonderwertung
picture-now = jetzt
picture-special-city = alle Stadt-Gebäude
picture-special-land = alle Land-Gebäude
picture-scoring-city = Sonderwertung: Stadt-Gebäude
picture-scoring-land = Sonderwertung: Land-Gebäude
picture-item-others = Übrige Objekte
picture-item-others-short = Übrige
picture-alt-final-cards = { $place } { $name }: { $total } = gewertet { $track } + Objekt-Karte { $objects } + Gebäude-Karte { $buildings } + Extra-Karte { $extra } + übrige Objekte { $loose_objects } + Münzen { $coins }.

picture-card-top = Top
picture-card-object = Objekt
picture-card-building = Gebäude
picture-card-extra = Extra
picture-card-none = keine Extra-Karte
picture-card-needs = Verlangt { $what }
picture-card-brings = Bringt { $what }
picture-card-each = { $points }⬢ je { $one }
picture-card-every = { $points }⬢ je { $what }
picture-card-costs = so viele ⬢, wie du { $many } hast
picture-card-table = ⬢ für so viele { $many }:
picture-card-counts = Siegpunkte für { $many }
picture-card-groups = das Produkt von bis zu { $number } Gruppen gleicher Objekte
picture-card-cities = Gebäudezahlen der { $number } besten Städte, multipliziert
picture-card-couples = die Baukosten aller Paare, teuerstes Stadt- mit teuerstem Land-Gebäude zuerst
picture-card-coins = 1⬢ je { $per } Münzen statt je 5
picture-brief-kinds = { $count } { $count ->
    [one] Objektart
   *[other] Objektarten
 }{ $size ->
    [1] {""}
   *[other] {" "}mit { $size }+
 }
picture-brief-pairs = { $count } { $count ->
    [one] gleiches Paar
   *[other] gleiche Paare
 }
picture-brief-sets = { $count } { $count ->
    [one] Satz
   *[other] Sätze
 } aus { $size }
picture-brief-couples = { $count } { $count ->
    [one] Paar
   *[other] Paare
 } Stadt + Land
picture-brief-types = { $count } { $count ->
    [one] Art
   *[other] Arten
 }{ $size ->
    [1] {""}
   *[other] {" "}mit { $size }+
 }
picture-brief-cities = { $count } { $count ->
    [one] Stadt
   *[other] Städte
 } mit { $size }+
picture-brief-type_scorings = { $count } { $count ->
    [one] gewertete Art
   *[other] gewertete Arten
 }
picture-brief-costs = { $count } Baukosten
picture-brief-city_costs = { $count } Stadtkosten
picture-brief-land_costs = { $count } Landkosten
picture-count-objects = Objekte
picture-count-kinds = Objektarten
picture-count-pairs = Paare
picture-count-sets = Sätze
picture-count-buildings = Gebäude
picture-count-city_buildings = Stadt-Gebäude
picture-count-land_buildings = Land-Gebäude
picture-count-great_buildings = 8er-Gebäude
picture-count-couples = Paare
picture-count-types = Arten
picture-count-cities = Städte
picture-count-costs = Baukosten
picture-count-city_costs = Stadtkosten
picture-count-land_costs = Landkosten
picture-count-scorings = Wertungen
picture-count-type_scorings = Arten
picture-count-city_scorings = Städte
picture-count-category_scorings = Sonderwertungen
picture-count-coins = Münzen
picture-card-now = Punkte jetzt
picture-alt-special-done = Seine Sonderwertung ist schon gemacht.
picture-card-others = + 1⬢ je übriges Objekt
picture-purchase-unturned = Kauf aus { $segment }, nicht gedreht

# Alternativtexte und das Textbrett
picture-points = Siegpunkte
picture-alt-great = 8er-Gebäude: { $buildings }.
picture-alt-great-none = Keine 8er-Gebäude mehr.
picture-alt-cards = Karten: { $cards }.
picture-alt-card = { $kind } „{ $name }“
picture-alt-card-does = { $card } { $does }
picture-alt-card-whole = { $card } ({ $source }) { $does }
picture-alt-needs = verlangt { $what }
picture-alt-brings-at-end = bringt { $what }
picture-alt-goals = ; { $goals }
picture-alt-goal = { $kind } { $have }/{ $need }
picture-alt-counted = { $kind } ({ $what })
picture-alt-own-card = { $card }: { $how }.
picture-alt-own-goal = { $have }/{ $need }
picture-alt-own-worth = jetzt { $points }
picture-alt-own-besides = Dazu jetzt: { $loose } für übrige Objekte, { $coins } für Münzen.
picture-text-great = **8er-Gebäude**: { $buildings }
picture-text-cards = **Karten** für das Spielende:
picture-text-specials = Sonderwertungen: { $specials }
picture-text-goals = Karten: { $goals }
picture-text-rate = Dazu { $points } je { $coins } Münzen.
picture-text-prices-unturned = Preise: weiß, gelb, rot, grün, blau, schwarz. Vor dem Kauf darfst du drehen: I wird II, VI wird I.
