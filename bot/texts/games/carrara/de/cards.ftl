# Die Karten der Erweiterung: was sie verlangen und bringen, zusammengesetzt aus dem, was sie zählen.
card-kind-top = Top-Karte
card-kind-object = Objekt-Karte
card-kind-building = Gebäude-Karte
card-kind-extra = Extra-Karte
card-source-documented = dokumentiert
card-source-house = Hauskarte
card-source-box = aus deiner Schachtel

card-counted = { $count ->
    [one] { $count } { $one }
   *[other] { $count } { $many }
 }
card-one-objects = Objekt
card-many-objects = Objekte
card-one-kinds = { $size ->
    [1] Objektart
   *[other] Objektart mit mindestens { $size } davon
 }
card-many-kinds = { $size ->
    [1] Objektarten
   *[other] Objektarten mit je mindestens { $size } davon
 }
card-one-pairs = Paar gleicher Objekte
card-many-pairs = Paare gleicher Objekte
card-one-sets = Satz aus { $size } verschiedenen Objekten
card-many-sets = Sätze aus { $size } verschiedenen Objekten
card-one-buildings = Gebäude
card-many-buildings = Gebäude
card-one-city_buildings = Stadt-Gebäude
card-many-city_buildings = Stadt-Gebäude
card-one-land_buildings = Land-Gebäude
card-many-land_buildings = Land-Gebäude
card-one-great_buildings = 8er-Gebäude
card-many-great_buildings = 8er-Gebäude
card-one-couples = Paar aus Stadt- und Land-Gebäude
card-many-couples = Paare aus Stadt- und Land-Gebäude
card-one-types = { $size ->
    [1] Gebäudeart
   *[other] Gebäudeart mit mindestens { $size } Gebäuden
 }
card-many-types = { $size ->
    [1] Gebäudearten
   *[other] Gebäudearten mit je mindestens { $size } Gebäuden
 }
card-one-cities = { $size ->
    [1] bebaute Stadt
   *[other] Stadt mit mindestens { $size } Gebäuden
 }
card-many-cities = { $size ->
    [1] bebaute Städte
   *[other] Städte mit je mindestens { $size } Gebäuden
 }
card-one-costs = an Baukosten
card-many-costs = an Baukosten
card-one-city_costs = an Baukosten von Stadt-Gebäuden
card-many-city_costs = an Baukosten von Stadt-Gebäuden
card-one-land_costs = an Baukosten von Land-Gebäuden
card-many-land_costs = an Baukosten von Land-Gebäuden
card-name-costs = Baukosten
card-name-city_costs = Baukosten der Stadt-Gebäude
card-name-land_costs = Baukosten der Land-Gebäude
card-one-scorings = Wertung
card-many-scorings = Wertungen
card-one-type_scorings = gewertete Gebäudeart
card-many-type_scorings = gewertete Gebäudearten
card-one-city_scorings = gewertete Stadt
card-many-city_scorings = gewertete Städte
card-one-category_scorings = Sonderwertung
card-many-category_scorings = Sonderwertungen
card-one-coins = Münze
card-many-coins = Münzen

card-condition = Bedingung: mindestens { $what }.
card-scoring-each = Schlusswertung: { $points } je { $one }.
card-scoring-every = Schlusswertung: { $points } je { $what }.
card-scoring-besides = Dazu wie immer 1 Punkt je 5 Münzen.
card-scoring-costs = Schlusswertung: so viele Punkte, wie du { $many } hast.
card-scoring-table = Schlusswertung, je nachdem, wie viele { $many } du hast: { $table }.
card-table-entry = { $count } → { $points }
card-condition-pairs = Vier gleiche Objekte sind zwei Paare, sechs sind drei.
card-scoring-groups = Schlusswertung: die Größen von bis zu { $number } Gruppen gleicher Objekte multiplizieren. Gleiche Objekte dürfen in mehrere Gruppen, sechs bringen also 3 × 3 Punkte (die beste Aufteilung zählt).
card-scoring-cities = Schlusswertung: die Gebäudezahlen in bis zu { $number } Städten multiplizieren, und zwar in denen mit den meisten.
card-scoring-couples = Schlusswertung: die Baukosten aller Paare, teuerstes Stadt- mit teuerstem Land-Gebäude zuerst.
card-scoring-coins = Schlusswertung: 1 Punkt je { $per } Münzen statt je 5.
card-loose-objects = Nicht verwendete Objekte bringen je 1 Punkt.

event-category-scored = { $category ->
    [city] { $name } hat alle Stadt-Gebäude gewertet: { $gain }.
   *[land] { $name } hat alle Land-Gebäude gewertet: { $gain }.
 }
