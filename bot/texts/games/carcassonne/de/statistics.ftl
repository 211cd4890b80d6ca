figure-turns = Züge
figure-followers = Gefolgsleute
figure-roads = Straßen
figure-cities = Städte
figure-monasteries = Klöster
figure-fields = Wiesen
figure-longest_road = Längste Straße
figure-largest_city = Größte Stadt
figure-best = Beste Wertung
figure-ingots = Goldstücke

# Die Schlusswertung: woher die Punkte kommen.
item-road = Straßen
item-city = Städte
item-monastery = Klöster
item-field = Wiesen
item-gold = Gold
item = { $item } { $points }
