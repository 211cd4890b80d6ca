figure-turns = Turns
figure-followers = Followers
figure-roads = Roads
figure-cities = Cities
figure-monasteries = Monasteries
figure-fields = Fields
figure-longest_road = Longest road
figure-largest_city = Largest city
figure-best = Best scoring
figure-ingots = Ingots

# The final scoring: the parts of a score.
item-road = roads
item-city = cities
item-monastery = monasteries
item-field = fields
item-gold = gold
item = { $item } { $points }
