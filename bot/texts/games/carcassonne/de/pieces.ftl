# Die Namen von allem, was auf dem Tisch liegt.
name = Carcassonne
about = Plättchen anlegen und mit Gefolgsleuten Städte, Straßen, Klöster und Wiesen besetzen.

side-north = Norden
side-northeast = Nordosten
side-east = Osten
side-southeast = Südosten
side-south = Süden
side-southwest = Südwesten
side-west = Westen
side-northwest = Nordwesten
all-sides = ringsum

# Was ein Plättchen zeigt.
segment-road = Straße ({ $sides })
segment-road-ends = { $count ->
    [one] Straßenende ({ $sides })
   *[other] Straßenenden ({ $sides })
 }
segment-city = Stadt ({ $sides })
segment-city-shield = Stadt mit Wappen ({ $sides })
segment-monastery = Kloster
segment-field = Wiese ({ $sides })
segment-gold = Goldmine

turned = , um { $degrees }° gedreht
kind-road = Straße
kind-city = Stadt
kind-monastery = Kloster
kind-field = Wiese
kind-name = { $kind ->
    [road] { kind-road }
    [city] { kind-city }
    [monastery] { kind-monastery }
   *[field] { kind-field }
 }
the-road = die Straße
the-city = die Stadt
the-monastery = das Kloster
the-field = die Wiese
a-road = eine Straße
a-city = eine Stadt
a-monastery = ein Kloster
a-field = eine Wiese
numbered = { kind-name } { $number }
segment-at = { $segment } ({ $sides })
feature-at = { kind-name } auf { $place }

points-scored = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 }
tiles = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
 }
shields = { $count ->
    [one] { $count } Wappen
   *[other] { $count } Wappen
 }
cities = { $count ->
    [0] keine fertige Stadt
    [one] { $count } fertige Stadt
   *[other] { $count } fertige Städte
 }
followers = { $count ->
    [0] kein Gefolgsmann übrig
    [one] noch { $count } Gefolgsmann
   *[other] noch { $count } Gefolgsleute
 }
ingots = { $count ->
    [one] { $count } Goldstück
   *[other] { $count } Goldstücke
 }
