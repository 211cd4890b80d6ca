event-wheel-turned = { $count ->
    [0] { $name } hat die Drehscheibe gedreht; nachgelegt wurde nichts.
   *[other] { $name } hat die Drehscheibe gedreht; neu in Segment I: { $drawn }.
 }
event-blocks-taken = { $price ->
    [0] { $name } hat { $blocks } aus Segment { $segment } kostenlos genommen.
    [one] { $name } hat { $blocks } aus Segment { $segment } für { $price } Münze gekauft.
   *[other] { $name } hat { $blocks } aus Segment { $segment } für { $price } Münzen gekauft.
 }
event-coins-taken-wheel = { $name } konnte keinen Baustein bezahlen und hat { $count } Münzen genommen.
event-coins-taken = { $name } konnte nichts tun und hat { $count } Münzen genommen.
event-building-built = { $name } hat { $building } in { $city } gebaut, bezahlt mit { $blocks }.
event-building-revealed = Neu ausgelegt: { $building }.
event-last-building-built = Das war das letzte der 30 Gebäude: Diese Runde ist die letzte.
event-type-scored = { $name } hat { $type } gewertet: { $gain }.
event-city-scored = { $name } hat die Stadt { $city } gewertet: { $gain }.
event-declined = { $name } hat auf eine Aktion verzichtet.
event-object-bought = { $name } hat ein Objekt für { $price } Münzen gekauft: { $object }.
event-end-announced = { $name } hat das Spielende angesagt ({ $count } Siegpunkte): Diese Runde ist die letzte.

illegal-game-over = Das Spiel ist zu Ende; es kann nichts mehr gespielt werden. Die Schlusswertung steht im Kanal.
illegal-not-your-turn = { $turn } ist am Zug. Ich sage dir, wenn du dran bist.
illegal-action-first = Zuerst kommt deine Aktion: kaufen, bauen oder werten.
illegal-action-done = Deine Aktion hast du schon gemacht. Du kannst noch ein Objekt kaufen oder das Spielende ansagen, wenn es angeboten wird, oder deinen Zug beenden.
illegal-turn-wheel-first = Zuerst muss die Drehscheibe gedreht werden: Wähle „Kaufen“.
illegal-blocks-first = Du hast die Drehscheibe gedreht, also kaufst du jetzt Bausteine: Wähle ein Segment.
illegal-one-object-a-turn = In einem Zug kann nur ein Objekt gekauft werden. Im nächsten Zug darfst du wieder.
illegal-turn-closed = Du musst nur noch deinen Zug beenden.
illegal-wheel-and-bag-empty = Auf der Drehscheibe und im Säckchen liegen keine Bausteine, also kann man nicht kaufen. Du kannst bauen oder werten.
illegal-no-such-segment = Ein Segment { $segment } gibt es nicht; sie gehen von I bis VI.
illegal-no-blocks-chosen = Wähle mindestens einen Baustein.
illegal-blocks-not-in-segment = Diese Bausteine liegen nicht alle in Segment { $segment }. Dort liegen: { $blocks }.
illegal-not-enough-coins = { $need ->
    [one] Das kostet { $need } Münze, und du hast { $have }.
   *[other] Das kostet { $need } Münzen, und du hast { $have }.
 } Wähle etwas Billigeres; mit jedem Segment werden Bausteine um eine Münze billiger.
illegal-blocks-affordable = Du kannst mindestens einen Baustein auf der Drehscheibe bezahlen, also bekommst du die 2 Münzen nicht. Wähle Bausteine.
illegal-action-possible = Du kannst etwas tun: kaufen, bauen oder werten. Die 2 Münzen bekommt nur, wer nichts tun kann.
illegal-not-on-display = { $building } liegt nicht aus. Wähle eines der offenen Gebäude.
illegal-wrong-number-of-blocks = { $have ->
    [one] Dieses Gebäude kostet { $need } Bausteine, gewählt hast du { $have }.
   *[other] Dieses Gebäude kostet { $need } Bausteine, gewählt hast du { $have }.
 }
illegal-blocks-not-owned = Dafür hast du nicht genug Bausteine; es fehlen: { $blocks }.
illegal-blocks-not-accepted = { $city } nimmt diese Bausteine nicht an: { $blocks }. Eine Stadt nimmt Bausteine ihrer Farbe und bessere; Lerici nimmt alle.
illegal-no-markers-left = Deine sechs Wertungssteine sind alle gesetzt, du kannst nicht mehr werten.
illegal-type-scored = { $type } hast du schon gewertet. Jede Gebäudeart kann man einmal werten.
illegal-no-building-of-type = Du hast noch kein Gebäude der Art { $type } gebaut, also gibt es nichts zu werten.
illegal-city-scored = { $city } wurde schon gewertet, von { $by }. Jede Stadt wird in einem Spiel nur einmal gewertet.
illegal-too-few-buildings = { $have ->
    [0] Um { $city } zu werten, braucht man dort { $need } Gebäude, und du hast keines.
   *[other] Um { $city } zu werten, braucht man dort { $need } Gebäude, und du hast { $have }.
 }
illegal-not-on-sale = Dieses Objekt ist verkauft: { $object }. Die Objekte auf dem Objektfeld werden nicht ergänzt.
illegal-end-not-announced = Verzichten kannst du erst, wenn das Spielende angesagt ist. Kaufe, baue oder werte.
illegal-last-round = Die letzte Runde läuft schon, das Spielende kann nicht noch einmal angesagt werden.
illegal-conditions-not-met = Du kannst das Spielende noch nicht ansagen. Es fehlen: { $missing }.
missing-costs = { $count } an Baukosten
