# Zahlen, Ergebnisse, Spielstärke.
# Die Namen der Zahlen stehen in schmalen Tabellen: höchstens 16 Zeichen.
figure-carrara-turns = Züge
figure-carrara-blocks = Bausteine
figure-carrara-spent = Münzen bezahlt
figure-carrara-buildings = Gebäude
figure-carrara-costs = Baukosten
figure-carrara-types = Arten gewertet
figure-carrara-cities = Städte gewertet
figure-carrara-points = Wertungspunkte
figure-carrara-best = Beste Wertung
figure-carrara-coins = Münzen erhalten
figure-carrara-objects = Objekte
