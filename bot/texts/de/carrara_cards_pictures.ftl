# Was die Erweiterung auf den Bildern von Carrara hinzufügt. ⬢ steht, wo das Zeichen der Siegpunkte gezeichnet wird.
picture-special-city = Sonderwertung der Stadt-Gebäude
picture-special-land = Sonderwertung der Land-Gebäude
picture-scoring-city = Sonderwertung: Stadt-Gebäude
picture-scoring-land = Sonderwertung: Land-Gebäude
picture-item-loose = Übrige Objekte
picture-alt-final-cards = { $name }: { $total } = Leiste { $track } + Objekt-Karte { $objects } + Gebäude-Karte { $buildings } + Extra-Karte { $extra } + übrige Objekte { $loose_objects } + Münzen { $coins }.

picture-cards = Karten: was das Ende verlangt und bringt
picture-card-top = Top
picture-card-object = Objekte
picture-card-building = Gebäude
picture-card-extra = Extra
picture-card-none = keine Extra-Karte
picture-card-needs = Verlangt { $what }
picture-card-brings = Bringt { $what }
picture-card-each = { $points }⬢ je { $one }
picture-card-every = { $points }⬢ je { $what }
picture-card-costs = so viele ⬢, wie du { $many } hast
picture-card-table = ⬢ für so viele { $many }:
picture-card-groups = die Größen von bis zu { $number } Gruppen gleicher Objekte, multipliziert
picture-card-cities = die Zahlen der Gebäude in bis zu { $number } Städten, multipliziert
picture-card-couples = die Baukosten aller Paare: teuerstes Stadt- mit teuerstem Land-Gebäude, und so weiter
picture-card-coins = 1⬢ je { $per } Münzen statt je 5
picture-card-besides-own = Dazu jetzt { $loose } für übrige Objekte, { $coins } für Münzen
picture-card-now = jetzt
picture-all-city = Alle Stadt-Gebäude
picture-all-land = Alle Land-Gebäude
picture-alt-brings-special = Die Sonderwertung seiner Art bringt dafür { $gain }.
