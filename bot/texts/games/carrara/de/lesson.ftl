learn-choose-blocks = Bausteine …
lesson-board-title = Der Tisch
lesson-board = Du spielst gegen { $name }. Das Bild zeigt die **Drehscheibe** mit Bausteinen und die **Auslage** mit Gebäuden. In jedem Zug tust du eines von dreien: Bausteine kaufen, damit bauen oder Gebautes **werten**, was Münzen, Punkte und Objekte bringt.
    Du hast 20 Münzen und einen schwarzen Baustein. Was machst du zuerst?
lesson-board-how = mit **{ button-buy }**, **{ button-build }**, **{ button-score }** und **{ button-hand }** unter der neuesten Nachricht oder im Kanal mit `/carrara kaufen`, `bauen`, `werten` und `/hand`.
lesson-board-buy = Richtig: Zuerst brauchst du Bausteine, und vor jedem Kauf wird gedreht.
lesson-board-build = Du brauchst erst mehr Bausteine.
lesson-board-score = Erst kaufen, dann bauen, dann werten.
lesson-wheel-title = Die Drehscheibe
lesson-wheel = Die Zahl auf einem Baustein ist sein Preis: mit jedem Segment eine Münze weniger. Neue Bausteine kommen nach I, die alten sind nach II gewandert.
    Du kaufst beliebig viele Bausteine, aber alle aus **einem** Segment. Aus welchem?
lesson-wheel-how = **{ button-buy }** zeigt dir eine Vorschau; nach **{ button-turn-wheel }** musst du kaufen.
lesson-wheel-one = Das geht, aber die zwei grünen kosten dort { $price } Münzen und werden mit jedem Drehen billiger.
lesson-wheel-two = Gute Wahl: Hier kostet alles eine Münze weniger als in I.
lesson-wheel-three = Bis III ist noch nichts gekommen.
lesson-blocks-title = Bausteine kaufen
lesson-blocks = Du willst die **Villa 3** in **Massa** bauen: drei Bausteine, jede Farbe außer Schwarz.
    Wähle deine Bausteine aus Segment II.
lesson-blocks-how = Segment und Bausteine wählen oder im Kanal `/carrara kaufen segment:2 bausteine:1 rot, 1 grün`.
lesson-blocks-few = Das geht, { $price ->
    [0] kostenlos
    [one] für { $price } Münze
   *[other] für { $price } Münzen
 }, aber die Villa braucht drei Bausteine, die nicht schwarz sind.
lesson-blocks-dear = Das geht, für { $price } Münzen, aber Rot, Grün und Blau reichen auch und kosten nur 6.
lesson-blocks-free = Für die Villa reicht das, aber der schwarze kostet hier nichts: Nimm ihn mit.
lesson-blocks-right = Gut gekauft: vier Bausteine für { $price } Münzen.
lesson-building-title = Bauen
lesson-building = Rosa zeigt, was neu ist, und ein Buchstabe am Rad, wer dort gekauft hat: { $name } hat Weiß und Gelb genommen, als sie billiger waren. Das ist das Risiko beim Warten.
    Du hast 1 roten, 1 grünen, 1 blauen und 2 schwarze Bausteine. Ein Gebäude braucht genau so viele Bausteine, wie es kostet. Welches baust du?
lesson-building-how = **{ button-build }** zeigt, was du bezahlen kannst und was noch nicht.
lesson-building-porta = Das geht, in Lerici, bringt dort aber nur Münzen und kostet alle deine Bausteine.
lesson-building-cattedrale = Dir fehlt ein Baustein, der besser als Schwarz ist.
lesson-building-villa = Wie geplant: Du hast die drei richtigen Bausteine.
lesson-city-title = Die Stadt wählen
lesson-city = Eine Stadt nimmt ihre eigene Farbe und alle besseren, von Livorno (nur Weiß) bis Lerici (alle). Ihr Banner zeigt, was jeder Punkt Baukosten dort bringt.
    Du bezahlst die Villa 3 mit Rot, Grün und Blau. Wo baust du sie?
lesson-city-how = vor dem Bestätigen siehst du, was das Gebäude dort bringt.
lesson-city-lucca = Lucca nimmt nur Weiß, Gelb und Rot.
lesson-city-viareggio = Rot und Grün gehen, Blau nicht.
lesson-city-lerici = Das geht, sogar mit einem blauen und zwei schwarzen, aber jede Wertung bringt dort 3 Münzen, in Massa 3 Punkte.
lesson-city-massa = In Massa bringt sie bei jeder Wertung 3 Punkte: einmal mit ihrer Gebäudeart, einmal mit ihrer Stadt.
lesson-timing-title = Der richtige Moment
lesson-timing = Das zweite Bild zeigt eure Städte. Jede Gebäudeart kannst du nur einmal werten, eine Stadt gehört dem, der sie zuerst wertet, und was du später baust, zählt nicht mehr mit.
    Eine Villa 2 liegt aus, und Grün wird billiger. Was machst du?
lesson-timing-how = du hast **sechs Wertungssteine**, einen je Wertung.
lesson-timing-type = Das geht, für { $gain }, aber dann zählt eine zweite Villa in dieser Wertung nicht mit.
lesson-timing-city = Die Häuser auf dem Banner von Massa zeigen, wie viele Gebäude du brauchst.
lesson-timing-buy = Gut überlegt: erst noch eine Villa, dann beide werten.
lesson-waiting-title = Warten lohnt sich
lesson-waiting = Die zwei grünen Bausteine kosteten in I je 3 Münzen. Jetzt liegen sie in III und kosten je 1.
    Für die Villa 2 in Viareggio reichen sie. Was kaufst du?
lesson-waiting-how = was in Segment VI übrig bleibt, kommt zum vollen Preis nach I zurück.
lesson-waiting-one = Das geht, aber in I zahlst du am meisten: { $price } Münzen.
lesson-waiting-two = Das geht für { $price } Münzen, aber auch billiger.
lesson-waiting-three = { $price } Münzen für Grün; Blau und Schwarz sind kostenlos.
lesson-waiting-more = So viele grüne gibt es dort nicht.
lesson-type-title = Eine Gebäudeart werten
lesson-type = Zwei Runden später hast du zwei Villen: die 3 in Massa, die 2 in Viareggio. Jede bringt ihre Baukosten mal den Wert ihrer Stadt (3 × 1 Punkt, 2 × 2 Münzen) und ihr Objekt, ein Wappen.
    Was machst du?
lesson-type-how = **{ button-score }** zeigt, was jede Gebäudeart und Stadt jetzt bringt.
lesson-type-buy = Das geht, aber { $gain } sind schon ein guter Anfang.
lesson-type-palazzo = Nur { $name } hat einen.
lesson-type-viareggio = Noch nicht.
lesson-type-villa = { $gain } für deinen ersten Wertungsstein.
lesson-rush-title = Eine Stadt werten
lesson-rush = Einige Runden später: { $name } hat Pisa gewertet. In Viareggio habt ihr beide die nötigen drei Gebäude.
    Die Villa 2 zählt noch einmal, diesmal mit ihrer Stadt. Was machst du?
lesson-rush-how = dieses Bild siehst du vor dem Bestätigen.
lesson-rush-pisa = Viareggio ist noch frei.
lesson-rush-build = Das geht, aber { $name } könnte Viareggio gleich werten.
lesson-rush-buy = Das geht, aber { $name } könnte Viareggio gleich werten.
lesson-rush-viareggio = Gerade noch rechtzeitig: { $gain }!
lesson-object-title = Objekte
lesson-object = Nach deiner Aktion darfst du **ein** Objekt für 10 Münzen kaufen. Jedes bringt am Ende 3 Punkte, und zu zweit brauchst du 8 für das Spielende (siehe Balken).
    Du hast { $coins }. Was machst du?
lesson-object-how = nach deiner Aktion siehst du, was möglich ist.
lesson-object-announce = Du musst alle drei Bedingungen erfüllen.
lesson-object-end = Das geht, aber 10 Münzen bringen am Ende nur 2 Punkte, ein Objekt 3.
lesson-object-crown = Die Krone gehört dir; verkaufte Objekte werden nicht ersetzt.
lesson-fourth-title = Vor dem Ende
lesson-fourth = Runde { $round }. Die Balken zeigen: Dir fehlt nur noch eine Wertung.
    Was machst du?
lesson-fourth-how = **{ button-hand }** und `/hand` zeigen dieses Bild jederzeit.
lesson-fourth-villa = Aber deine Cattedrale ist noch nicht gewertet.
lesson-fourth-buy = Das geht, aber dir fehlt eine Wertung, kein Baustein.
lesson-fourth-cattedrale = { $gain }, und deine vierte Wertung.
lesson-announce-title = Das Spielende ansagen
lesson-announce = Du erfüllst alle drei Bedingungen und darfst das Spielende ansagen, für 5 Punkte. Die Partie endet dann mit dieser Runde.
    Sonst geht es weiter, bis jemand ansagt oder alle 30 Gebäude gebaut sind. Was machst du?
lesson-announce-how = **{ button-announce }** erscheint, sobald du ansagen darfst.
lesson-announce-object = Objekte hast du schon genug.
lesson-announce-end = Das geht, aber die 5 Punkte bekommt nur, wer ansagt, und du liegst vorn.
lesson-announce-announce = Angesagt! { $name } ist noch einmal am Zug.
lesson-end-title = Schlusswertung
lesson-end = Am Ende gibt es 3 Punkte je Objekt, die Baukosten deiner Gebäude und 1 Punkt je 5 Münzen. Du hast { $mine } zu { $theirs } gewonnen; ohne das Ansagen wären es { $without } gewesen.
    Wenn du das Spiel kennst, probier in einem Kanal die Erweiterung mit `/tisch neu`.
