# Warum etwas nicht geht, und was stattdessen möglich ist.
illegal-tile-first = Leg zuerst dein Plättchen an.
illegal-tile-placed = Dein Plättchen liegt schon. Setz einen Gefolgsmann oder beende deinen Zug; bei einem Goldplättchen kommt vorher das zweite Goldstück.
illegal-gold-first = Leg zuerst das zweite Goldstück auf ein Plättchen neben deinem Goldplättchen, auch diagonal.
illegal-no-gold-to-place = Gerade ist kein Goldstück zu legen. Setz einen Gefolgsmann oder beende deinen Zug.
illegal-ingot-first = Gerade wird Gold verteilt. Wähle zuerst dein Goldstück.
illegal-no-ingot-to-take = Gerade ist kein Goldstück zu wählen. Setz einen Gefolgsmann oder beende deinen Zug.
illegal-no-claim = Auf { $place } liegt kein Goldstück für dich. Wähle eines der Plättchen, die dein Zug nennt.
illegal-other-tile-drawn = Du hast Plättchen { $tile } gezogen, leg also dieses an.
illegal-no-such-turn = { $count ->
    [one] Plättchen { $tile } sieht gedreht immer gleich aus. Leg es an, wie es ist.
   *[other] Plättchen { $tile } lässt sich nur auf { $count } Arten drehen. Wähle eine davon.
 }
illegal-place-taken = Auf { $place } liegt schon ein Plättchen. Wähle einen freien Platz neben einem Plättchen.
illegal-no-tile-beside = Kein Plättchen hat eine gemeinsame Kante mit { $place }. Wähle einen Platz neben einem Plättchen.
illegal-edges-differ = Das Plättchen passt dort nicht ({ $place }, nach { $sides }). Dreh es oder wähle einen anderen Platz.
illegal-not-around = { $place } ist keiner der acht Plätze um dein Goldplättchen. Wähle ein Plättchen dort.
illegal-no-tile-there = Auf { $place } liegt kein Plättchen. Wähle eines der Plättchen um dein Goldplättchen.
illegal-no-such-segment = Auf deinem Plättchen gibt es das nicht: { $segment }. Wähle etwas, das darauf ist, oder keinen Gefolgsmann.
illegal-no-followers-left = Deine { $followers } Gefolgsleute sind alle gesetzt. Sie kommen zurück, wenn fertig wird, worauf sie stehen; beende deinen Zug ohne einen.
illegal-no-farmers = In dieser Partie stehen keine Gefolgsleute auf Wiesen. Wähle Straße, Stadt oder Kloster oder keinen Gefolgsmann.
illegal-feature-held = { $feature ->
    [city] In der Stadt
    [monastery] Im Kloster
    [road] Auf der Straße
   *[field] Auf der Wiese
 } steht schon ein Gefolgsmann: { $names }. Wähle etwas anderes oder keinen Gefolgsmann.
