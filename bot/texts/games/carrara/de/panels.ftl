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
button-take-most = { $price ->
    [0] { $count ->
        [one] So viele wie möglich: { $count }, kostenlos
       *[other] So viele wie möglich: { $count }, kostenlos
     }
    [one] So viele wie möglich: { $count } für { $price } Münze
   *[other] So viele wie möglich: { $count } für { $price } Münzen
 }
button-take-coins = 2 Münzen nehmen
button-construct = { $building } in { $city } bauen
button-count = Werten: { $subject }
button-decline = Verzichten
button-buy-object = Kaufen: { $object } für { $price } Münzen
button-announce = Spielende ansagen
button-end-turn = Zug beenden

choose-segment = Segment …
choose-blocks = Bausteine …
choose-building = Gebäude …
choose-city = Stadt …
choose-payment = Bezahlen mit …
choose-scoring = Werten …
choose-object = Objekt …
choice-segment = Segment { $segment }
choice-block = { $price ->
    [0] { $colour }, kostenlos
    [one] { $colour }, { $price } Münze
   *[other] { $colour }, { $price } Münzen
 }
choice-building = { $category }, möglich in { $cities }
choice-city = bringt gewertet: { $gain }

panel-your-turn = **Du bist am Zug.** Wähle eine Aktion: Bausteine kaufen, ein Gebäude bauen oder werten.
panel-buy = **Kaufen.** Du hast { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
 }. Zuerst wird die Drehscheibe um ein Segment gedreht und aufgefüllt. So wird sie liegen:
panel-buy-final = ⚠️ Ist die Drehscheibe gedreht, gilt das als deine Aktion: Es gibt kein Zurück.
panel-segment-back = **I**: aus VI kommen zurück { $back }
panel-segment-new = { $count ->
    [0] **I**: das Säckchen gibt nichts Neues her
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
panel-too-dear = Das ist mehr, als du hast. Wähle weniger oder billigere Bausteine.
panel-coins-taken = Du konntest keinen Baustein bezahlen, also hast du 2 Münzen genommen.
panel-build = **Bauen.** Deine Bausteine: { $blocks }.
panel-not-buildable = { $count ->
    [one] Dein { $count } Baustein reicht nicht für: { $buildings }.
   *[other] Deine { $count } Bausteine reichen nicht für: { $buildings }.
 }
panel-construct = **{ $building }** in **{ $city }** bringt { $gain } bei jeder Wertung: einmal durch die Gebäudeart, einmal durch die Stadt.
panel-pay = Bezahlt mit: { $blocks } — { $count } von { $cost }.
panel-fits = Für { $building } in { $city } würde passen: { $ways }.
panel-fits-elsewhere = Mit deinen Bausteinen ist { $building } in { $city } nicht zu bezahlen, möglich wäre { $cities }.
panel-fits-nowhere = Mit deinen Bausteinen ist { $building } in keiner Stadt zu bezahlen. Du hast: { $blocks }.
panel-score = **Werten.** { $count ->
    [one] Du hast noch { $count } Wertungsstein.
   *[other] Du hast noch { $count } Wertungssteine.
 }
panel-no-scoring = Im Moment kann nichts gewertet werden.
panel-count = **{ $subject }** werten? Das bringt { $gain }.
scoring-type = Gebäudeart { $type }
scoring-city = Stadt { $city }
scoring-possible = ✅ **{ $subject }**: { $gain }
scoring-impossible = ▫️ { $subject }: { $why }
panel-after-action = **Deine Aktion ist gemacht.** Bevor dein Zug endet:
panel-object = Du kannst ein Objekt für { $price } Münzen kaufen (du hast { $coins }).
panel-announce = Du erfüllst alle drei Bedingungen und kannst das Spielende ansagen, für 5 Siegpunkte.

completion-segment = { $segment }: { $blocks }
completion-blocks = { $price ->
    [0] { $blocks }: kostenlos
    [one] { $blocks }: { $price } Münze
   *[other] { $blocks }: { $price } Münzen
 }
completion-city = { $city }: bringt gewertet { $gain }
completion-scoring = { $subject }: { $gain }
completion-object = { $object }: { $terms }

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
score-line = **{ $name }: { $total }** — Zählleiste { $track }, Objekte { $objects }, Gebäude { $buildings }, Münzen { $coins }
score-hand = -# übrig: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
 }; Bausteine: { $blocks }; Objekte: { $objects }
hint-last-round = ⏳ Das ist die letzte Runde.

scoring-types = **Gebäudearten**
scoring-cities = **Städte**
why-type-scored = schon gewertet
why-no-building-of-type = noch nicht gebaut
why-no-markers-left = kein Wertungsstein mehr übrig
why-city-scored = schon gewertet, von { $by }
why-too-few-buildings = { $have } von { $need } Gebäuden

# Was wer am Zug ist jetzt tun kann, als Ende eines Satzes.
asked-action = **kaufen**, **bauen** oder **werten**
asked-last-action = deine letzte Aktion, oder **verzichten**
asked-blocks = wähle deine **Bausteine**
asked-close = beende deinen Zug
