figure-turns = Züge
figure-cards_taken = Karten genommen
figure-bought = Bauteile gekauft
figure-auctions = Zuschläge
figure-won = Ersteigert
figure-free = Davon umsonst
figure-chosen = Reihum genommen
figure-highest_bid = Höchstes Gebot
figure-spent = Ausgegeben
figure-rebuilt = Umgebaut
figure-discarded = Abgeworfen
figure-best_palazzo = Bester Palazzo

# Die Schlusswertung: woher die Punkte kommen.
item-height = Höhe { $points }
item-windows = Fenster { $points }
item-material = Baustoff { $points }
score-tie = Gleichstand: Geld { $amounts }.
score-tie-of = { $name } { $money }
