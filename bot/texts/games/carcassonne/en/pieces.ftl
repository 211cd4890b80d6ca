# The names of everything on the table.
name = Carcassonne
about = Lay tiles, and claim cities, roads, monasteries and fields with your followers.

side-north = north
side-northeast = northeast
side-east = east
side-southeast = southeast
side-south = south
side-southwest = southwest
side-west = west
side-northwest = northwest
all-sides = all around

# What a tile shows.
segment-road = road ({ $sides })
segment-road-ends = { $count ->
    [one] road end ({ $sides })
   *[other] road ends ({ $sides })
 }
segment-city = city ({ $sides })
segment-city-shield = city with shield ({ $sides })
segment-monastery = monastery
segment-field = field ({ $sides })
segment-gold = gold mine

turned = , turned { $degrees }°
kind-road = road
kind-city = city
kind-monastery = monastery
kind-field = field
kind-name = { $kind ->
    [road] { kind-road }
    [city] { kind-city }
    [monastery] { kind-monastery }
   *[field] { kind-field }
 }
the-road = the road
the-city = the city
the-monastery = the monastery
the-field = the field
a-road = a road
a-city = a city
a-monastery = a monastery
a-field = a field
numbered = { kind-name } { $number }
segment-at = { $segment } ({ $sides })
feature-at = { kind-name } at { $place }

points-scored = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 }
shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
 }
cities = { $count ->
    [0] no completed city
    [one] { $count } completed city
   *[other] { $count } completed cities
 }
followers = { $count ->
    [0] no follower left
    [one] { $count } follower left
   *[other] { $count } followers left
 }
ingots = { $count ->
    [one] { $count } ingot
   *[other] { $count } ingots
 }
