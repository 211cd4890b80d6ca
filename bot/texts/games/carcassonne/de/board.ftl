# Der Tisch in Worten, für alle, die das Bild nicht sehen oder nicht brauchen: Texttafel und Alternativtexte.
board-head = **{ name }** · { $turn }
board-turn-tile = { $name } am Zug: Plättchen { $tile } legen
board-turn-gold = { $name } am Zug: das zweite Goldstück legen
board-turn-follower = { $name } am Zug: einen Gefolgsmann setzen oder keinen
board-turn-ingot = { $name } wählt ein Goldstück
board-turn-none = { $name } am Zug
board-left = { $count ->
    [0] kein Plättchen mehr zu ziehen
    [one] noch { $count } Plättchen zu ziehen
   *[other] noch { $count } Plättchen zu ziehen
 }
board-tile = **Plättchen { $tile }**, ungedreht: { $shows }
board-fits = **Es passt auf** { $places }
board-fit =
    { $place } ({ $count ->
        [one] Drehung
       *[other] Drehungen
    } { $turns })
board-gold-on = **Das zweite Goldstück darf auf** { $places }
board-ingot-from = **{ $name } darf ein Goldstück nehmen von** { $places }
board-ingot-claim = { $place } (für { $names })
board-follower-on = **Ein Gefolgsmann darf auf** { $segments }
board-newest = **Neuestes Plättchen**: { $tile } auf { $place }{ $turned }{ $by }: { $shows }
board-newest-by = , von { $name }
board-player = **{ $name }**: { $has }
score-if-ended = { $has }; { $score }, wenn die Partie jetzt endete
board-player-rank = { $place } **{ $name }: { $total }** — { $items }

board-completed = **Fertig, noch nicht gewertet**:
board-city = **Offene Städte**:
board-road = **Offene Straßen**:
board-monastery = **Offene Klöster**:
board-field = **Wiesen mit Gefolgsleuten**:
board-held = { $place }: { $names } · { $worth }{ $open }
board-held-completed = { kind-name } { $place }: { $names } · { $worth }
board-open = , offen auf { $places }
board-open-count = { $count ->
    [one] , offen auf { $count } Platz
   *[other] , offen auf { $count } Plätzen
 }
board-worth = { $size }, { $points }
board-field-held = { $count ->
    [one] { $place }: { $names } · { $cities }, { $points } für { $leaders }
   *[other] { $place }: { $names } · { $cities }, je { $points } für { $leaders }
 }
board-field-idle = { $place }: { $names } · { $cities }
board-cities-named = { $cities } ({ $places })
board-free = frei: { $features }
board-free-feature = { $place } ({ $size }{ $open })
board-gold = **Goldstücke auf der Landschaft**: { $places }
board-gold-at = { $count ->
    [one] { $place }
   *[other] { $place } ({ $count })
 }
board-compass = Die Buchstaben laufen von West nach Ost, die Zahlen von Nord nach Süd; gedreht wird im Uhrzeigersinn.
board-map = **Alle Plättchen**, Zeile für Zeile:
board-map-tile = { $place } { $tile }{ $turned }
board-map-turned = { " " }{ $degrees }°
