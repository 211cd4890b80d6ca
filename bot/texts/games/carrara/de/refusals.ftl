# Warum etwas nicht geht, und was stattdessen möglich ist.
illegal-action-first = Mach zuerst deine Aktion: kaufen, bauen oder werten.
illegal-action-done = Deine Aktion hast du schon gemacht. Beende deinen Zug, oder kaufe vorher ein Objekt oder sage das Ende an, wenn das geht.
illegal-turn-wheel-first = Dreh zuerst die Drehscheibe: Wähle „Kaufen“.
illegal-blocks-first = Die Drehscheibe ist gedreht. Wähle jetzt ein Segment.
illegal-one-object-a-turn = Pro Zug kannst du nur ein Objekt kaufen. Beende deinen Zug, oder sage vorher das Ende an, wenn das geht.
illegal-turn-closed = Es bleibt nichts mehr zu tun. Beende deinen Zug.
illegal-wheel-and-bag-empty = Drehscheibe und Säckchen sind leer. Baue oder werte.
illegal-no-such-segment = Segment { $segment } gibt es nicht. Wähle eines von I bis VI.
illegal-several-segments = { $blocks } gibt es in den Segmenten { $segments }. Welches? Gib auch das Segment an.
illegal-no-segment-with-blocks = { $blocks } kannst du in keinem einzelnen Segment kaufen. Wähle ein Segment und Bausteine, die darin sind.
illegal-no-blocks-chosen = Wähle mindestens einen Baustein aus einem Segment.
illegal-blocks-not-in-segment = Segment { $segment } hat nicht alle diese Bausteine. Dort liegen: { $blocks }.
illegal-not-drawn = Drehe zuerst die Drehscheibe (`/carrara kaufen` mit `drehen`): Dabei kommen Bausteine aus dem Säckchen in Segment I, und noch weiß niemand, welche.
illegal-not-enough-coins = Das kostet { $need ->
    [one] { $need } Münze
   *[other] { $need } Münzen
 }; du hast { $have }. Wähle etwas Billigeres.
illegal-blocks-affordable = Du kannst einen Baustein bezahlen, also bekommst du die 2 Münzen nicht. Kaufe einen, oder baue oder werte stattdessen.
illegal-action-possible = Du kannst noch etwas tun, also bekommst du die 2 Münzen nicht. Kaufe, baue oder werte.
illegal-not-on-display = { $building } liegt nicht aus. Wähle ein anderes Gebäude.
illegal-not-displayed = { $building } liegt nicht aus, sondern nur { $buildings }.
illegal-number-missing = { $type } mit welcher Zahl? Es gibt: { $buildings }.
illegal-wrong-number-of-blocks = Das Gebäude kostet { $need ->
    [one] { $need } Baustein
   *[other] { $need } Bausteine
 }; gewählt hast du { $have }. Wähle genau so viele.
illegal-blocks-not-owned = Deine Bausteine reichen nicht; es fehlen: { $blocks }. Wähle andere oder ein anderes Gebäude.
illegal-blocks-not-accepted = { $city } nimmt { $blocks } nicht an, nur die eigene Farbe und bessere. Wähle solche oder eine andere Stadt.
illegal-no-markers-left = Deine sechs Wertungssteine sind alle gesetzt. Kaufe oder baue stattdessen.
illegal-type-scored = { $type } hast du schon gewertet; jede Gebäudeart geht nur einmal. Wähle eine andere oder eine Stadt.
illegal-no-building-of-type = Du hast noch kein Gebäude der Art { $type }. Wähle eine Art, die du hast, oder eine Stadt.
illegal-city-scored = { $city } wurde schon von { $by } gewertet; jede Stadt geht nur einmal. Wähle eine andere oder eine Gebäudeart.
illegal-too-few-buildings = Für die Wertung von { $city } brauchst du dort { $need } Gebäude; du hast { $have ->
    [0] keins
   *[other] { $have }
 }. Wähle eine andere Stadt oder eine Gebäudeart.
illegal-not-on-sale = Schon verkauft: { $object }. Objekte werden nicht ersetzt. Wähle ein anderes oder beende deinen Zug.
illegal-end-not-announced = Verzichten kannst du erst, wenn das Ende angesagt ist. Kaufe, baue oder werte.
illegal-last-round = Die letzte Runde läuft schon. Beende deinen Zug, ohne das Ende anzusagen.
illegal-conditions-not-met = Du kannst das Ende noch nicht ansagen. Es fehlen: { $missing }. Beende deinen Zug und spiel weiter.
illegal-expansion-only = Das geht nur mit der Erweiterung. Kaufe, baue oder werte eine Gebäudeart oder Stadt.
illegal-category-scored = { $category ->
    [city] Deine Stadt-Gebäude hast du schon gewertet.
   *[land] Deine Land-Gebäude hast du schon gewertet.
 } Wähle eine Gebäudeart oder Stadt.
illegal-no-building-of-category = { $category ->
    [city] Du hast noch keine Stadt-Gebäude.
   *[land] Du hast noch keine Land-Gebäude.
 } Wähle, was du hast: eine Gebäudeart, eine Stadt oder die anderen Gebäude.
illegal-cards-not-met = Du kannst das Spielende noch nicht ansagen. Es fehlen: { $missing }. Beende deinen Zug und spiel weiter.
illegal-unturned-expansion-only = Ohne Drehen kaufen geht nur mit der Erweiterung. Nimm `/carrara kaufen` ohne `drehen`.
illegal-unturned-turned = Du hast das Rad schon gedreht. Kaufe jetzt davon, wie es steht.
illegal-unturned-nothing = { $lying ->
    [0] Die Drehscheibe ist leer.
   *[other] { $coins ->
        [0] Du hast keine Münzen, und nichts auf der Drehscheibe ist kostenlos.
        [one] Für { $coins } Münze bekommst du auf der Drehscheibe nichts.
       *[other] Für { $coins } Münzen bekommst du auf der Drehscheibe nichts.
     }
 } Dreh erst („Kaufen“); reicht es auch dann nicht, bekommst du 2 Münzen. Oder du baust oder wertest.
