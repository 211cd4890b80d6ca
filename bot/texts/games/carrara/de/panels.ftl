# Die privaten Fenster von Carrara, seine Knöpfe, die Hand und die Schlusswertung.
button-buy = Kaufen
button-build = Bauen
button-score = Werten
button-buy-blocks = Bausteine wählen
button-turn-wheel = Drehscheibe drehen
button-take = { $price ->
    [0] { blocks } kostenlos nehmen
   *[other] { blocks } für { price } kaufen
 }
button-take-all = Alle { $count } nehmen ({ price })
button-take-most = Maximum: { $count } ({ price })
button-take-coins = 2 Münzen nehmen
button-construct = { $building } in { $city } bauen
button-count = { $subject } werten
button-decline = Verzichten
button-buy-object = Kaufen: { $object } für { $price } Münzen
button-announce = Spielende ansagen
button-end-turn = Zug beenden
button-finish-turn = Zug beenden …
button-and-end = { $verb } und Zug beenden
button-then = { $verb }, dann { $follows ->
    [object] ein Objekt
    [announcement] das Ende ansagen
   *[both] Objekt oder Ende
 } …
button-block = { $count ->
    [one] { $price ->
        [0] { $colour } (kostenlos)
       *[other] { $colour } ({ $price })
     }
   *[other] { $price ->
        [0] { $colour } (kostenlos): { $chosen } von { $count }
       *[other] { $colour } ({ $price }): { $chosen } von { $count }
     }
 }
button-city = { $city }: { $gain }

choose-building = Gebäude …
choose-city = Stadt …
choose-payment = Bezahlen mit …
choose-object = Objekt …
choice-segment = Segment { $segment }
choice-block = { $colour }, { price }
choice-building = { $category ->
    [none] { "" }
   *[other] { $category },{ " " }
 }in { $cities }
choice-object = { $points } am Ende
choice-object-goal = { $worth }; { $have } von { $need } fürs Ansagen

panel-your-turn = **Du bist am Zug.** Wähle eine Aktion:
panel-buy = **Kaufen** (du hast { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
 }). Zuerst wird gedreht und aufgefüllt. In Klammern: Münzen je Baustein.
panel-buy-final = ⚠️ Wer dreht, muss kaufen.
panel-segment-back = **I**: { $back } aus VI
panel-segment-new = **I**: { $count ->
    [0] nichts Neues
    [one] { $count } neuer Baustein
   *[other] { $count } neue Bausteine
 } aus dem Säckchen
panel-segment = **{ $segment }**: { $blocks }
priced = { $price ->
    [0] { $count } { $colour } (kostenlos)
   *[other] { $count } { $colour } ({ $price })
 }
panel-wheel-turned = **Die Drehscheibe ist gedreht.** Kaufe Bausteine aus einem Segment.
panel-choose-segment = **Kaufe** aus einem Segment (du hast { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
 }).
panel-sum = Gewählt: { $blocks } — **{ price }** ({ $left } übrig).
panel-too-expensive = Gewählt: { $blocks } — **{ price }**. Zu teuer: Wähle weniger oder billigere Bausteine.
panel-coins-taken = Du konntest keinen Baustein bezahlen und hast 2 Münzen genommen.
panel-build = **Bauen.** Bausteine: { $blocks }.
panel-not-buildable = Nicht genug Bausteine für: { $buildings }.
panel-city = Wo? **{ $building }** bringt bei jeder Wertung { $object } und:
panel-construct = **{ $building }** in **{ $city }**: { $counted ->
    [type] { $gain }, wenn du { $type } wertest; { $city } ist schon gewertet
    [city] { $gain }, wenn du { $city } wertest; { $type } ist schon gewertet
    [neither] { $type } und { $city } sind schon gewertet
   *[both] { $gain } bei jeder Wertung (Gebäudeart und Stadt)
 }.
panel-pay = Bezahlung: { $blocks } ({ $count } von { $cost }).
panel-fits = { $building } in { $city }: Du kannst mit { $ways } bezahlen.
panel-fits-elsewhere = { $building } kannst du in { $city } nicht bezahlen, aber in { $cities }.
panel-fits-nowhere = { $building } kannst du in keiner Stadt bezahlen. Du hast: { $blocks }.
panel-score = **Werten** (noch { $count ->
    [one] { $count } Wertungsstein
   *[other] { $count } Wertungssteine
 }). Jede Gebäudeart zählt einmal je Spieler, jede Stadt nur einmal.
panel-no-scoring = Du kannst gerade nichts werten.
panel-count = Für { $gain } werten: **{ $subject }**?
scoring-type = { $type } (Gebäudeart)
scoring-city = { $city } (Stadt)
scoring-possible = ✅ **{ $subject }**: { $gain }
scoring-refused = { $subjects } ({ $why })
scoring-impossible = ▫️ Jetzt nicht: { $groups }.
panel-after-action = **Bevor du deinen Zug beendest:**
panel-object = Ein Objekt für { $price } deiner { $coins } Münzen kaufen?
panel-object-chosen = **{ $object }**: { $terms }.
panel-announce = Du kannst das Spielende ansagen (5 Punkte).

completion-segment = { $segment }: { $blocks }
completion-blocks = { $blocks }: { price }
completion-city = { $city }: bringt bei Wertung { $gain }
completion-scoring = { $subject }: { $gain }

hand-coins = **Münzen**: { $count }
hand-blocks = **Bausteine** ({ $count }): { $blocks }
hand-objects = **Objekte** ({ $count }): { $objects }
hand-points = **Punkte**: { $count }
hand-scored = **Gewertet**: { $items }
hand-conditions = **Spielende ansagen**: Wertungen { $scorings } von { $scorings_needed }, Objekte { $objects } von { $objects_needed }, Baukosten { $costs } von { $costs_needed }

score-line = { $place } **{ $name }: { $total }** — gewertet { $track }, Objekte { $objects }, Gebäude { $buildings }, Münzen { $coins }
score-hand = -# Übrig: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
 }; Bausteine: { $blocks }; Objekte: { $objects }
hint-last-round = ⏳ Letzte Runde.
hint-last-round-acting = ⏳ Letzte Runde: Wer noch drankommt, muss eine Aktion machen; ansagen darf niemand mehr.

why-type-scored = schon gewertet
why-no-building-of-type = noch nicht gebaut
why-no-markers-left = kein Wertungsstein mehr übrig
why-city-scored = schon gewertet von { $by }
why-too-few-buildings = { $have } von { $need } Gebäuden

# Was jemand am Zug jetzt tun kann, nach einem Doppelpunkt.
asked-action = **kaufen**, **bauen** oder **werten**
asked-last-action = letzte Aktion machen oder **verzichten**
asked-blocks = **Bausteine** wählen
asked-close = Zug beenden
