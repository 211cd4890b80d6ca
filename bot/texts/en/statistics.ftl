# Figures, results, ratings.
# Labels of figures stand in narrow tables: at most 16 characters.
figure-carrara-turns = Turns
figure-carrara-blocks = Blocks bought
figure-carrara-spent = Coins spent
figure-carrara-buildings = Buildings
figure-carrara-costs = Sum of costs
figure-carrara-types = Types scored
figure-carrara-cities = Cities scored
figure-carrara-points = Points scored
figure-carrara-best = Best scoring
figure-carrara-coins = Coins gained
figure-carrara-objects = Objects
