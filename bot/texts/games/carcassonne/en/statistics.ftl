figure-turns = Turns
figure-followers = Followers set
figure-roads = Roads scored
figure-cities = Cities scored
figure-monasteries = Monasteries scored
figure-fields = Fields scored
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
score-line = { $place } **{ $name }: { $total }** — { $items }
standing-line = **{ $name }**: { $items }
