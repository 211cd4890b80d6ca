learn-choose-blocks = Bausteine …
lesson-board-title = Der Tisch
lesson-board = Willkommen! Du spielst gegen { $name }, die hier immer dieselben Züge macht. Oben sind die **Drehscheibe** mit den Bausteinen und die **Auslage** mit den Gebäuden, darunter Objekte, Städte und Spieler. Gebäude bezahlst du mit Bausteinen, und erst das **Werten** bringt Münzen, Siegpunkte und Objekte.
    Du hast 20 Münzen und einen schwarzen Baustein. Was machst du zuerst?
lesson-board-how = mit **{ button-buy }**, **{ button-build }** und **{ button-score }** unter der neuesten Nachricht oder mit `/carrara kaufen`, `bauen` und `werten`. **{ button-hand }** oder `/hand` zeigt, was du hast.
lesson-board-buy = Richtig: Ohne Bausteine kannst du nicht bauen. Jeder Kauf beginnt mit der Drehscheibe: Sie hat sich um ein Segment gedreht, und fünf neue Bausteine kamen aus dem Säckchen.
lesson-board-build = Du hast einen Baustein, und jedes offene Gebäude kostet mindestens zwei. Erst Bausteine!
lesson-board-score = Erst Bausteine kaufen, dann bauen, dann werten.
lesson-wheel-title = Die Drehscheibe
lesson-wheel = Die Zahlen am Rand sind Preise. Neues kommt in Segment I und ist dort am teuersten. Das Alte ist nach II gewandert. Mit jedem Segment kostet jeder Baustein eine Münze weniger.
    Du kaufst so viele Bausteine, wie du willst, aber alle aus **einem** Segment. Aus welchem?
lesson-wheel-how = **{ button-buy }** zeigt vorher, wie die Drehscheibe danach aussieht; **{ button-turn-wheel }** gilt dann.
lesson-wheel-one = Das geht, ist aber teuer: Die zwei grünen Bausteine dort kosten { $price } Münzen. Mit jedem Drehen werden sie billiger, wenn niemand sie vorher nimmt. Woanders bekommst du mehr für dein Geld.
lesson-wheel-two = Gute Wahl: In II kostet alles eine Münze weniger als in I.
lesson-wheel-three = Die Drehscheibe hat sich gerade erst einmal gedreht; bis III ist noch nichts gekommen.
lesson-blocks-title = Bausteine kaufen
lesson-blocks = Du willst die **Villa 3** in **Massa** bauen, das jede Farbe außer Schwarz nimmt. Sie kostet drei Bausteine.
    Wähle sie aus Segment II, alle auf einmal, und achte auf die Preise am Rand.
lesson-blocks-how = Segment und Bausteine wählen, das Bild ansehen, bestätigen. Als Befehl: `/carrara kaufen segment:2 bausteine:1 rot, 1 grün`.
lesson-blocks-few = Das geht, { $price ->
    [0] kostenlos
    [one] für { $price } Münze
   *[other] für { $price } Münzen
 }. Aber die Villa 3 in Massa braucht drei Bausteine, die nicht schwarz sind. Nimm noch welche dazu.
lesson-blocks-dear = Das geht, für { $price } deiner 20 Münzen. Massa braucht aber weder Weiß noch Gelb: Rot, Grün und Blau tun es auch. 6 Münzen reichen.
lesson-blocks-free = Für die Villa reicht das. Aber der schwarze Baustein kostet in Segment II nichts: Nimm ihn mit, für später.
lesson-blocks-right = Gut gekauft: vier Bausteine für { $price } Münzen.
lesson-building-title = Bauen
lesson-building = Dann war { $name } am Zug. Rosa zeigt, was sich geändert hat: Weiß und Gelb waren billiger geworden, und nun hat sie beide. Das ist das Risiko beim Warten.
    Du bist wieder dran, mit 1 roten, 1 grünen, 1 blauen und 2 schwarzen Bausteinen. Ein Gebäude braucht genau so viele Bausteine, wie es kostet. Welches baust du?
lesson-building-how = **{ button-build }** bietet an, was du bezahlen kannst, und zeigt, was noch zu teuer ist; als Befehl `/carrara bauen`.
lesson-building-porta = Das geht, in Lerici, der einzigen Stadt, die Schwarz nimmt. Aber dort bringt jeder Punkt Baukosten nur eine Münze, und du hättest keinen Baustein mehr. Siegpunkte bekommst du schon für weniger.
lesson-building-cattedrale = Nur drei deiner Bausteine sind wertvoller als Schwarz, und dieses Gebäude kostet vier.
lesson-building-villa = Die Villa 3, wie geplant: drei Bausteine, und du hast die richtigen.
lesson-city-title = Die Stadt wählen
lesson-city = Eine Stadt nimmt Bausteine ihrer eigenen Farbe und alle wertvolleren: Livorno nur weiße, Lerici alle. Das Bild zeigt für jede Stadt, was ein Punkt Baukosten dort bei einer Wertung bringt.
    Du möchtest die Villa 3 mit Rot, Grün und Blau bezahlen. Wo baust du sie?
lesson-city-how = vor dem Bestätigen zeigt ein Bild, was das Gebäude dort bringt und kostet.
lesson-city-lucca = Zwei Siegpunkte für jeden Punkt Baukosten wären schön, aber Lucca nimmt nur Weiß, Gelb und Rot.
lesson-city-viareggio = Rot und Grün gehen dort, Blau nicht.
lesson-city-lerici = Das geht, und mit einem blauen und zwei schwarzen Bausteinen sparst du sogar die besseren. Aber jede Wertung bringt in Lerici 3 Münzen, in Massa 3 Siegpunkte. Nimm diesmal die Siegpunkte.
lesson-city-massa = In Massa bringt die Villa bei jeder Wertung 3 Siegpunkte: einmal mit ihrer Gebäudeart, einmal mit ihrer Stadt.
lesson-timing-title = Der richtige Moment
lesson-timing = { $name } hat auch gebaut. Du könntest deine Villa jetzt werten. Aber jede Gebäudeart kannst du nur einmal werten, jede Stadt wird insgesamt nur einmal gewertet, und was du später baust, zählt nicht mehr mit.
    Eine Villa 2 liegt aus, und die grünen Bausteine werden gerade billiger. Was machst du?
lesson-timing-how = du hast **sechs Wertungssteine** für die ganze Partie, einen je Wertung.
lesson-timing-type = Das geht, für { $gain }. Aber danach zählt keine weitere Villa mehr mit ihrer Gebäudeart, auch nicht die Villa 2, die du bald bauen könntest. Warte noch etwas.
lesson-timing-city = Die Zahl neben dem Haus zeigt, wie viele Gebäude du brauchst, um eine Stadt zu werten. Noch nicht.
lesson-timing-buy = Gut überlegt: erst noch eine Villa, dann beide werten.
lesson-waiting-title = Warten lohnt sich
lesson-waiting = Erinnerst du dich an die zwei grünen Bausteine? In Segment I kosteten sie je 3 Münzen. Seitdem hat sich die Drehscheibe zweimal gedreht: In III kosten sie je 1 Münze.
    Mehr braucht die Villa 2 in Viareggio nicht. Was kaufst du?
lesson-waiting-how = in Segment VI kostet nichts mehr als 1 Münze. Was dort niemand nimmt, kommt zum vollen Preis nach I zurück.
lesson-waiting-one = Das geht und reicht für die Villa 2, kostet aber { $price } Münzen: In Segment I zahlst du am meisten.
lesson-waiting-two = Das geht und reicht für die Villa 2, kostet aber { $price } Münzen. Es geht billiger.
lesson-waiting-three = { $price } Münzen für die grünen, Blau und Schwarz kostenlos.
lesson-waiting-more = So viele grüne gibt es dort nicht, und alle Bausteine eines Kaufs kommen aus einem Segment.
lesson-type-title = Eine Gebäudeart werten
lesson-type = Zwei Runden später hast du zwei Villen: die 3 in Massa, die 2 in Viareggio. Jede bringt ihre Baukosten mal den Wert ihrer Stadt: 3 × 1 Siegpunkt und 2 × 2 Münzen. Dazu gibt es für jede ihr Objekt, ein Wappen.
    Was machst du?
lesson-type-how = **{ button-score }** zeigt für jede Gebäudeart und jede Stadt, was sie jetzt bringt oder warum es nicht geht; als Befehl `/carrara werten`.
lesson-type-buy = Das geht, und du könntest auf eine dritte Villa warten. Aber die nächsten Bausteine kosten Münzen, und für das Spielende brauchst du vier Wertungen. { $gain } sind ein guter Anfang.
lesson-type-palazzo = Nur { $name } hat so etwas gebaut.
lesson-type-viareggio = Du hast eines von dreien. Noch nicht.
lesson-type-villa = Die Villen haben { $gain } gebracht. Dein erster Wertungsstein ist gesetzt.
lesson-rush-title = Eine Stadt werten
lesson-rush = Einige Runden später. { $name } hat Pisa gewertet. Du hast in Viareggio die nötigen drei Gebäude; seit ihrem letzten Zug hat sie die auch.
    Das Bild zeigt, was dir Viareggio bringt. Die Villa 2 zählt noch einmal: Ihre Gebäudeart ist gewertet, ihre Stadt noch nicht. Was machst du?
lesson-rush-how = dieses Bild siehst du vor dem Bestätigen: jedes Gebäude, die Summe, die Objekte.
lesson-rush-pisa = Eine Stadt gehört dem, der sie zuerst wertet. Pisa ist weg, Viareggio nicht.
lesson-rush-build = Das geht auch später noch. Aber { $name } könnte Viareggio gleich in ihrem nächsten Zug werten, und dann ist es weg.
lesson-rush-buy = Das geht, aber { $name } könnte Viareggio gleich in ihrem nächsten Zug werten, und dann ist es weg.
lesson-rush-viareggio = Gerade noch rechtzeitig! Viareggio hat { $gain } gebracht.
lesson-object-title = Objekte
lesson-object = Nach deiner Aktion darfst du **ein** Objekt vom Objektfeld für 10 Münzen kaufen. Du hast { $coins }.
    Jedes Objekt bringt am Ende 3 Siegpunkte, und zu zweit brauchst du 8, um es anzusagen. Die Balken im Bild zeigen, wie weit du bist.
lesson-object-how = nach deiner Aktion siehst du, was noch möglich ist; als Befehl `/carrara objekt`, `ansagen` und `beenden`.
lesson-object-announce = Du brauchst alles drei: mindestens 4 Wertungen, 8 Objekte und Gebäude mit zusammen 30 Baukosten.
lesson-object-end = Das geht. Aber 10 Münzen bringen am Ende nur 2 Siegpunkte; das Objekt bringt 3 und dich dem Spielende näher.
lesson-object-crown = Die Krone gehört dir. Verkaufte Objekte werden nicht ersetzt.
lesson-fourth-title = Vor dem Ende
lesson-fourth = Runde { $round }. Du hast weiter gekauft, gebaut und gewertet. Schau auf die Balken: Objekte und Baukosten reichen, eine Wertung fehlt noch.
    Was machst du?
lesson-fourth-how = **{ button-hand }** und `/hand` zeigen dieses Bild jederzeit.
lesson-fourth-villa = Aber du hast auch eine Cattedrale, und diese Gebäudeart hast du noch nicht gewertet.
lesson-fourth-buy = Das geht, aber Bausteine brauchst du nicht: Dir fehlt die vierte Wertung.
lesson-fourth-cattedrale = { $gain }, und es ist deine vierte Wertung.
lesson-announce-title = Das Spielende ansagen
lesson-announce = Du erfüllst alle drei Bedingungen und darfst nach deiner Aktion das Spielende ansagen, für 5 Siegpunkte. Die Runde wird noch zu Ende gespielt, damit alle gleich oft am Zug waren.
    Du musst nicht: Dann geht es weiter, bis jemand ansagt oder das letzte der 30 Gebäude gebaut ist.
lesson-announce-how = den Knopf **{ button-announce }** siehst du, wenn du ansagen darfst; als Befehl `/carrara ansagen`.
lesson-announce-object = Für das Spielende brauchst du keine Objekte mehr.
lesson-announce-end = Das geht, und die Partie läuft weiter. Aber die 5 Siegpunkte bekommt nur, wer ansagt, und gerade liegst du vorn.
lesson-announce-announce = Angesagt! { $name } ist noch einmal am Zug.
lesson-end-title = Schlusswertung
lesson-end = Am Ende gibt es noch 3 Siegpunkte je Objekt, die Baukosten aller Gebäude und 1 Siegpunkt für je 5 Münzen. Du hast { $mine } zu { $theirs } gewonnen; ohne die 5 Siegpunkte für das Ansagen wären es { $without } gewesen.
    Mehr brauchst du nicht. `/tisch neu` eröffnet einen Tisch für dich und andere, und in `/regeln` steht alles zum Nachlesen. Wenn du das Spiel kennst, probier die Erweiterung: Du wählst sie auf der Einladung.
