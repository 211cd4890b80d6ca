figure-turns = Turns
figure-cards_taken = Cards taken
figure-bought = Tiles bought
figure-auctions = Auctions won
figure-won = Tiles won
figure-free = Won for nothing
figure-chosen = Tiles handed out
figure-highest_bid = Highest bid
figure-spent = Money spent
figure-rebuilt = Tiles rebuilt
figure-discarded = Tiles discarded
figure-best_palazzo = Best palazzo

# The final scoring: the parts of a score.
item-height = height { $points }
item-windows = windows { $points }
item-material = material { $points }
score-tie = Tie: money { $amounts }.
score-tie-of = { $name } { $money }
