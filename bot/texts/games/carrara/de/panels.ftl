# Die privaten Fenster von Carrara, seine Knöpfe, die Hand und die Schlusswertung.
button-buy = Kaufen
button-build = Bauen
button-score = Werten
button-buy-blocks = Bausteine wählen
button-turn-wheel = Drehscheibe drehen
button-take = { $price ->
    [0] { $count ->
        [one] { $count } Baustein kostenlos nehmen
       *[other] { $count } Bausteine kostenlos nehmen
     }
    [one] { $count ->
        [one] { $count } Baustein für { $price } Münze kaufen
       *[other] { $count } Bausteine für { $price } Münze kaufen
     }
   *[other] { $count ->
        [one] { $count } Baustein für { $price } Münzen kaufen
       *[other] { $count } Bausteine für { $price } Münzen kaufen
     }
 }
button-take-all = { $price ->
    [0] Alle { $count } nehmen (kostenlos)
    [one] Alle { $count } nehmen ({ $price } Münze)
   *[other] Alle { $count } nehmen ({ $price } Münzen)
 }
button-take-most = { $price ->
    [0] Möglichst viele: { $count } (kostenlos)
    [one] Möglichst viele: { $count } ({ $price } Münze)
   *[other] Möglichst viele: { $count } ({ $price } Münzen)
 }
button-take-coins = 2 Münzen nehmen
button-construct = { $building } in { $city } bauen
button-count = { $subject } werten
button-decline = Verzichten
button-buy-object = Kaufen: { $object } für { $price } Münzen
button-announce = Spielende ansagen
button-end-turn = Zug beenden
button-finish-turn = Zug abschließen
button-and-end = { $verb } und Zug beenden
button-then = { $follows ->
    [object] { $verb }, dann ein Objekt …
    [announcement] { $verb }, dann das Ende ansagen …
   *[both] { $verb }, dann Objekt oder Ende …
 }
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
choice-block = { $price ->
    [0] { $colour }, kostenlos
    [one] { $colour }, { $price } Münze
   *[other] { $colour }, { $price } Münzen
 }
choice-building = { $category }, möglich in { $cities }
choice-object = { $points } am Ende
choice-object-goal = { $worth }; { $have } von { $need } fürs Ansagen

panel-your-turn = **Du bist am Zug.** Wähle eine Aktion: Bausteine kaufen, ein Gebäude bauen oder werten.
panel-buy = **Kaufen.** Du hast { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
 }. Zuerst wird die Drehscheibe um ein Segment gedreht und aufgefüllt. So sieht sie dann aus:
panel-buy-final = ⚠️ Wer dreht, muss kaufen.
panel-segment-back = **I**: { $back } zurück aus VI
panel-segment-new = { $count ->
    [0] **I**: nichts Neues aus dem Säckchen
    [one] **I**: { $count } neuer Baustein aus dem Säckchen
   *[other] **I**: { $count } neue Bausteine aus dem Säckchen
 }
panel-segment = **{ $segment }**: { $blocks }
priced = { $price ->
    [0] { $count } { $colour } (kostenlos)
   *[other] { $count } { $colour } ({ $price })
 }
panel-wheel-turned = **Die Drehscheibe ist gedreht.** Kaufe jetzt mindestens einen Baustein, aus einem Segment.
panel-choose-segment = **Kaufe** mindestens einen Baustein, alle aus einem Segment. Du hast { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
 }.
panel-sum = { $price ->
    [0] Gewählt: { $blocks } — kostenlos.
    [one] Gewählt: { $blocks } — **{ $price } Münze**.
   *[other] Gewählt: { $blocks } — **{ $price } Münzen**.
 } { $left ->
    [one] Dir bleibt { $left } Münze.
   *[other] Dir bleiben { $left } Münzen.
 }
panel-too-expensive = { $price ->
    [one] Gewählt: { $blocks } — **{ $price } Münze**.
   *[other] Gewählt: { $blocks } — **{ $price } Münzen**.
 } Das kannst du nicht bezahlen. Wähle weniger oder billigere Bausteine.
panel-coins-taken = Du konntest keinen Baustein bezahlen, also hast du 2 Münzen genommen.
panel-build = **Bauen.** Deine Bausteine: { $blocks }.
panel-not-buildable = Nicht genug Bausteine für: { $buildings }.
panel-city = Wo? Bei jeder Wertung bringt **{ $building }** das hier und { $object }:
panel-construct = **{ $building }** in **{ $city }** bringt { $gain } bei jeder Wertung (einmal mit der Gebäudeart, einmal mit der Stadt).
panel-pay = Bezahlung: { $blocks } ({ $count } von { $cost }).
panel-fits = Für { $building } in { $city } kannst du zahlen mit: { $ways }.
panel-fits-elsewhere = Mit deinen Bausteinen kannst du { $building } in { $city } nicht bezahlen, aber in { $cities }.
panel-fits-nowhere = Mit deinen Bausteinen kannst du { $building } in keiner Stadt bezahlen. Du hast: { $blocks }.
panel-score = **Werten.** { $count ->
    [one] Du hast noch { $count } Wertungsstein.
   *[other] Du hast noch { $count } Wertungssteine.
 }
panel-no-scoring = Im Moment kannst du nichts werten.
panel-count = **{ $subject }** werten? Du bekommst { $gain }.
scoring-type = { $type } (Gebäudeart)
scoring-city = { $city } (Stadt)
scoring-possible = ✅ **{ $subject }**: { $gain }
scoring-refused = { $subjects } ({ $why })
scoring-impossible = ▫️ Jetzt nicht: { $groups }.
panel-after-action = **Bevor du deinen Zug beendest:**
panel-object = Du kannst ein Objekt für { $price } Münzen kaufen (du hast { $coins }).
panel-object-chosen = **{ $object }**: { $terms }.
panel-announce = Du erfüllst alle drei Bedingungen und kannst das Spielende ansagen, für 5 Siegpunkte.

completion-segment = { $segment }: { $blocks }
completion-blocks = { $price ->
    [0] { $blocks }: kostenlos
    [one] { $blocks }: { $price } Münze
   *[other] { $blocks }: { $price } Münzen
 }
completion-city = { $city }: bringt bei Wertung { $gain }
completion-scoring = { $subject }: { $gain }

hand-coins = **Münzen**: { $count }
hand-blocks = **Bausteine** ({ $count }): { $blocks }
hand-objects = **Objekte** ({ $count }): { $objects }
hand-points = **Siegpunkte**: { $count }
hand-city = **{ $city }**: { $buildings }
hand-conditions = **Um das Spielende anzusagen**: Wertungen { $scorings } von { $scorings_needed }, Objekte { $objects } von { $objects_needed }, Baukosten { $costs } von { $costs_needed }

standing-line = **{ $name }**: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
 }
score-line = { $place } **{ $name }: { $total }** — gewertet { $track }, Objekte { $objects }, Gebäude { $buildings }, Münzen { $coins }
score-hand = -# Übrig: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
 }; Bausteine: { $blocks }; Objekte: { $objects }
hint-last-round = ⏳ Das ist die letzte Runde.

why-type-scored = schon gewertet
why-no-building-of-type = noch nicht gebaut
why-no-markers-left = kein Wertungsstein mehr übrig
why-city-scored = schon gewertet von { $by }
why-too-few-buildings = { $have } von { $need } Gebäuden

# Was wer am Zug ist jetzt tun kann, als Ende eines Satzes.
asked-action = **kaufen**, **bauen** oder **werten**
asked-last-action = deine letzte Aktion machen oder **verzichten**
asked-blocks = wähle deine **Bausteine**
asked-close = beende deinen Zug
