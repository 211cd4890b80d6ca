# Wörter in den Bildern von Carcassonne, und die Alternativtexte derer, die eine Frage beantworten.
picture-left = übrig
picture-if-ended = → wenn jetzt Schluss
picture-tile = Plättchen { $tile }
picture-laid = Plättchen { $tile } auf { $place }
picture-places = { $count ->
    [0] passt nirgends
    [one] passt auf 1 Platz
   *[other] passt auf { $count } Plätze
 }
picture-places-of = { $count } von { $all } Plätzen
picture-part = { $number }/{ $count }
picture-best = beste
picture-second-ingot = Zweites Goldstück?
picture-take-ingot = Welches Goldstück?
picture-wanted-by = für
picture-first-ingot = das erste liegt auf { $place }
picture-counts-for = zählt für
nothing-open = nichts offen
picture-times = ×{ $count }
picture-on-tile = { $place }: { $said }
picture-follower = Gefolgsmann?
picture-city = Stadt
picture-road = Straße
picture-monastery = Kloster
picture-field = Wiese
picture-held = besetzt
picture-closed = nicht möglich
picture-scores = bringt { $points }
picture-now = jetzt
picture-could = möglich
picture-fields = Wiesen jetzt
picture-times-equals = × { $each } =
picture-each = { $count } ×
picture-other-fields = { $count ->
    [one] 1 weitere Wiese
   *[other] { $count } weitere Wiesen
 }
picture-all-fields = { $count ->
    [one] 1 Wiese
   *[other] { $count } Wiesen
 }
picture-no-city = frei, ohne fertige Stadt
picture-free = frei
picture-none-left = keine übrig
picture-in-hand = gezogen: { $tile }
picture-item-road = Straßen
picture-item-city = Städte
picture-item-monastery = Klöster
picture-item-field = Wiesen
picture-item-gold = Gold

# Alternativtexte
picture-alt-fits-nowhere = Es passt jetzt nirgends.
picture-alt-part = Bild { $number } von { $count }.
picture-alt-starred = Am besten: { $places }.
picture-alt-segment-free = { $number }: { $segment }, { choice-brings }.
picture-alt-segment-done = { $number }: { $segment }, bringt { points-scored }.
picture-alt-segment-held = { $number }: { $segment }, besetzt.
picture-alt-segment-closed = { $number }: { $segment }, kein Gefolgsmann möglich.
picture-alt-segment-chosen = { $number ->
    [0] Gewählt: kein Gefolgsmann.
   *[other] Gewählt: { $number }.
 }
picture-alt-choices = Zur Wahl: { $places }.
picture-alt-choice = { $place }: { $features }.
picture-alt-chosen = Gewählt: { $place }.
picture-alt-choice-held = { kind-name } von { $names }
picture-alt-choice-free = { kind-name } (frei)
picture-alt-fields = Wiesen, wenn die Partie jetzt zu Ende wäre.
picture-alt-no-fields = Auf keiner Wiese liegt ein Gefolgsmann.
picture-alt-field-free = { $place }: frei; { $cities }, { points-scored }.
picture-alt-other-fields = { $count ->
    [one] 1 weitere Wiese ist frei und ohne fertige Stadt.
   *[other] { $count } weitere Wiesen sind frei und ohne fertige Stadt.
 }
picture-alt-tiles = { $count ->
    [0] Es sind keine Plättchen mehr zu ziehen.
    [one] Es ist noch { $count } Plättchen zu ziehen.
   *[other] Es sind noch { $count } Plättchen zu ziehen.
 }
picture-alt-in-hand = Gezogen ist { $tile }.
picture-alt-kind = { $count } × { $tile }
