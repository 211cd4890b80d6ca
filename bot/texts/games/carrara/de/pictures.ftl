# Wörter auf den Bildern von Carrara, in ihren Alternativtexten und auf dem Textbrett; die der Hand: panels.ftl.
picture-announced = Letzte Runde: { $name } hat das Ende angesagt
picture-last-building = Letzte Runde: letztes Gebäude gebaut
picture-last-round = Letzte Runde
picture-turns-left = Noch am Zug
picture-buildings-left = { $count ->
    [one] Noch ein Gebäude, dann letzte Runde
   *[other] Noch { $count } Gebäude, dann letzte Runde
 }
picture-declined = verzichtet
picture-more = +{ $count }
picture-less = −{ $count }
picture-times = ×{ $count }
picture-of = { $have }/{ $need }
picture-out-of = { $have } von { $need }

picture-conditions = Spielende ansagen
picture-condition-scorings = Wertungen
picture-condition-objects = Objekte
picture-condition-costs = Kosten
picture-asked-end = Ende
picture-asked = { $word }:
picture-building-costs = Baukosten
picture-wheel = Die Drehscheibe
picture-cost-turned = Preise nach dem Drehen
picture-cost-unturned = Preise ohne Drehen
picture-cost-now = Preise jetzt
picture-prices = Preise
picture-prices-turned = nach Drehung
picture-prices-unturned = ohne Drehung
picture-prices-now = jetzt
picture-wheel-refill = { $count ->
    [0] Keine neuen Bausteine
    [one] +1 unbekannter Baustein
   *[other] +{ $count } unbekannte Bausteine
 } aus dem Säckchen
picture-wheel-coins = Du hast { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
 }
picture-factors = { $count } × { $price }
picture-equals = { $product } =
picture-all = { $count ->
    [1] 1
   *[other] alle { $count }
 }
picture-new = neu
picture-track = Gewertet
picture-blocks = Bausteine
picture-item-objects = Objekte
picture-item-buildings = Gebäude
picture-item-coins = Münzen
picture-tie-blocks = Gleichstand: Übrige Bausteine entscheiden.
picture-purchase = Kauf aus { $segment }
picture-construction = { $building } in { $city }
picture-scoring = Wertung: { $what }
picture-own-coins = Deine Münzen
picture-sum = Summe
picture-bought = Gekauft
picture-bought-price = Preis
picture-bought-have = Du hast
picture-also-yours = Auch deins
picture-own-blocks = Deine Bausteine
picture-share = gibt
picture-score-this = { $what } werten
picture-scoring-now = Eine dieser Wertungen bringt jetzt
picture-scoring-none = Davon ist jetzt nichts wertbar
picture-now = jetzt
picture-now-possible = jetzt möglich
picture-supply = Vorrat
picture-supply-out = Verloren: { $objects }. Der Vorrat hat keine mehr.
picture-lost = Verloren: { $objects }
picture-lost-brief = ohne
picture-lost-many = Verloren: { $count } Objekte
picture-lost-why = nicht mehr im Vorrat

# Alternativtexte
picture-alt-can-buy = Du kannst kaufen: { $segments }.
picture-alt-can-buy-of = { segment } { $many } für { $coins }
picture-alt-player = { $name }: { $points }{ $scored }{ $buildings }{ $hand }.
picture-alt-start = { $name } (Start)
picture-alt-scored = ; gewertet { $items }
picture-alt-built = ; gebaut { $items }
picture-alt-city = { $city } { $buildings }
picture-alt-sum = { $buildings } für { $costs }
picture-alt-chosen = { $title }, Segment { $segment } gewählt
picture-alt-nothing = nichts
picture-alt-need = Gebäude in { $city }: vorher { $before }, jetzt { $after }; für die Stadtwertung braucht man { $need }.
picture-alt-need-met = { $city } kann dann gewertet werden.
picture-alt-own-buildings = Deine Gebäude: { $buildings }.
picture-alt-prices = { segment }: { $blocks }
picture-alt-priced = { $count ->
    [one] { $block } für { $price }
   *[other] { $block } für je { $price }
 }
picture-alt-bag = Säckchen: { $bag }.
picture-alt-final = { $place } { $name }: { $total } = gewertet { $track } + Objekte { $objects } + Gebäude { $buildings } + Münzen { $coins }.
picture-alt-winners = { $count ->
    [one] Sieg: { $names }.
   *[other] Gemeinsamer Sieg: { $names }.
 }
picture-alt-left = Baukosten { $costs }; noch { $markers ->
    [one] { $markers } Wertungsstein
   *[other] { $markers } Wertungssteine
 }.
picture-alt-worth = { $what } { $gain }
picture-alt-taken = An andere vergeben: { $cities }.
picture-alt-would = Werten bringt jetzt: { $worth }.
picture-alt-bought = { $blocks } für { $coins }.
picture-alt-coins = Münzen: { $before }, danach { $after }.
picture-alt-points = Punkte: { $before }, danach { $after }.
picture-alt-left-there = Dort übrig: { $blocks }.
picture-alt-own-blocks = Deine Bausteine: { $blocks }.
picture-alt-blocks-after = Bausteine danach: { $blocks }.
picture-alt-paid = bezahlt mit { $blocks }.
picture-alt-brings = { $what }: { $gain }.
picture-alt-brings-more = { $what }: { $gain }, davon { $new } durch dieses Gebäude.
picture-alt-brings-nothing = Gebäudeart und Stadt sind schon gewertet.
picture-alt-already = { $what } ist schon gewertet.
picture-alt-costs = Baukosten: { $before }, danach { $after }; um das Ende anzusagen, braucht man { $need }.
picture-alt-term = { $buildings } in { $city }: { $gain }.
picture-alt-brings-all = Gesamt: { $gain }.
picture-alt-markers = Noch { $markers ->
    [one] { $markers } Wertungsstein
   *[other] { $markers } Wertungssteine
 }.
picture-alt-final-buildings = { $name } hat gebaut: { $buildings }; Baukosten { $costs }.
picture-alt-left-over = { $name } hatte übrig: { $items }.

# Das Textbrett
picture-text-head = **{ name }** · Runde { $round } · { $turn }
picture-text-wheel = **Drehscheibe** (Säckchen: { $bag }):
picture-text-wheel-next = **Drehscheibe**, Preise nach dem Drehen (Säckchen: { $bag }):
picture-text-wheel-unturned = **Drehscheibe**, Preise ohne zu drehen (Säckchen: { $bag }):
picture-text-segment = { segment }: { $blocks } · Preise { $prices }
picture-text-prices = Preise: weiß, gelb, rot, grün, blau, schwarz. Vor dem Kauf dreht sich die Scheibe: I wird II, VI wird I.
picture-text-display = **Auslage** (Stapel: { $stack }): { $buildings }
picture-text-objects = **Objekte** zu kaufen für je { $price } Münzen: { $sale }
picture-text-supply = **Vorrat**: { $objects }
picture-text-conditions = **Spielende ansagen**: { $scorings } Wertungen, { $objects } Objekte, Baukosten { $costs }
picture-text-cities = **Städte**:
picture-text-city = { $city }: Baukosten × { $value }{ $accepts }, { $scored }
picture-text-accepts = , nimmt { $colours }
picture-text-city-free = wertbar ab { $need } Gebäuden
picture-text-city-scored = gewertet von { $name }
picture-text-player = **{ $name }**{ $start }: { $points }, Baukosten { $costs }, Wertungen { $scorings }
picture-text-start = { " " }(Startspieler)
picture-text-scored = gewertet: { $items }
picture-text-hand = Hand: { $items }
