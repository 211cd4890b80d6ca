learn-choose-blocks = Bausteine …
lesson-board-title = Der Tisch
lesson-board = Willkommen! Du spielst gegen { $name }, die hier immer dieselben Züge macht. Oben liegen die **Drehscheibe** mit den Bausteinen und die **Auslage** mit den Gebäuden, darunter Objekte, Städte und Spieler. Gebäude bezahlst du mit Bausteinen, und erst das **Werten** bringt Münzen, Siegpunkte und Objekte.
    Du hast 20 Münzen und einen schwarzen Baustein. Was machst du zuerst?
lesson-board-how = mit den Knöpfen **{ button-buy }**, **{ button-build }** und **{ button-score }** unter der neuesten Nachricht, oder mit `/carrara kaufen`, `bauen` und `werten`. **{ button-hand }** oder `/hand` zeigt, was du hast.
lesson-board-buy = Richtig: Ohne Bausteine lässt sich nichts bauen. Jeder Kauf beginnt mit der Drehscheibe: Sie hat sich um ein Segment gedreht, und fünf neue Bausteine kamen aus dem Säckchen.
lesson-board-build = Noch hast du einen einzigen Baustein, und jedes offene Gebäude kostet mindestens zwei. Zuerst also Bausteine.
lesson-board-score = Gewertet wird zuletzt: Erst kaufst du Bausteine, dann baust du.
lesson-wheel-title = Die Drehscheibe
lesson-wheel = Die Zahlen am Rand sind die Preise. Was neu ist, liegt in Segment I und ist dort am teuersten. Was vorher dort lag, ist nach II gewandert, und mit jedem Segment kostet jeder Baustein eine Münze weniger.
    Du kaufst so viele Bausteine, wie du willst, aber alle aus **einem** Segment. Aus welchem?
lesson-wheel-how = **{ button-buy }** zeigt vorher, wie die Drehscheibe liegen wird; **{ button-turn-wheel }** gilt dann.
lesson-wheel-one = Erlaubt, aber teuer: Die zwei grünen Bausteine dort kosten { $price } Münzen. Mit jedem Drehen werden sie billiger, wenn niemand sie vorher nimmt. Woanders bekommst du für dasselbe Geld mehr.
lesson-wheel-two = Eine gute Wahl: In II kostet alles eine Münze weniger als in I.
lesson-wheel-three = Die Drehscheibe hat gerade erst begonnen, sich zu drehen; bis III ist noch nichts gekommen.
lesson-blocks-title = Bausteine kaufen
lesson-blocks = Du hast einen Plan: Die **Villa 3** soll in **Massa** stehen, das jede Farbe außer Schwarz nimmt. Sie kostet drei Bausteine.
    Wähle deine Bausteine aus Segment II, alle auf einmal, und achte auf ihre Preise am Rand.
lesson-blocks-how = Segment und Bausteine wählen, im Bild sehen, was der Kauf bewirkt, bestätigen. Als Befehl: `/carrara kaufen segment:2 bausteine:1 rot, 1 grün`.
lesson-blocks-few = Erlaubt, für { $price ->
    [0] nichts
    [one] { $price } Münze
   *[other] { $price } Münzen
 }. Aber die Villa 3 in Massa braucht drei Bausteine, die nicht schwarz sind. Nimm noch welche dazu.
lesson-blocks-dear = Erlaubt, und es kostet { $price } deiner 20 Münzen. Für Massa brauchst du aber weder weiße noch gelbe Bausteine: Rote, grüne und blaue nimmt es genauso. Du kommst mit 6 Münzen aus.
lesson-blocks-free = Für die Villa reicht das. Aber schau: Der schwarze Baustein kostet in Segment II nichts. Nimm ihn mit, für später.
lesson-blocks-right = Gut gekauft: vier Bausteine für { $price } Münzen.
lesson-building-title = Bauen
lesson-building = Dann war { $name } am Zug. Rosa ist markiert, was sich verändert hat: Weiß und Gelb waren billiger geworden, und nun hat sie beide. Das ist das Risiko beim Warten.
    Du bist wieder dran und hast 1 roten, 1 grünen, 1 blauen und 2 schwarze Bausteine. Ein Gebäude braucht genau so viele Bausteine, wie es kostet. Welches baust du?
lesson-building-how = **{ button-build }** bietet an, was deine Bausteine bezahlen, und sagt, was noch zu teuer ist; als Befehl `/carrara bauen`.
lesson-building-porta = Erlaubt, und zwar in Lerici, der einzigen Stadt, die schwarze Bausteine nimmt. Aber dort bringt jeder Punkt Baukosten nur eine Münze, und du hättest keinen Baustein mehr. Mit weniger Bausteinen kannst du Siegpunkte haben.
lesson-building-cattedrale = Du hast nur drei Bausteine, die wertvoller sind als Schwarz, und dieses Gebäude kostet vier.
lesson-building-villa = Die Villa 3, wie geplant: drei Bausteine, und du hast die richtigen.
lesson-city-title = Die Stadt wählen
lesson-city = Eine Stadt nimmt Bausteine ihrer eigenen Farbe und alle wertvolleren: Livorno nur weiße, Lerici alle. Das Bild zeigt für jede Stadt, was ein Punkt Baukosten dort bei einer Wertung bringt.
    Du möchtest die Villa 3 mit Rot, Grün und Blau bezahlen. Wo soll sie stehen?
lesson-city-how = vor dem Bestätigen zeigt ein Bild, was das Gebäude dort bringt und welche Bausteine es braucht.
lesson-city-lucca = Zwei Siegpunkte für jeden Punkt Baukosten wären schön, aber Lucca nimmt nur Weiß, Gelb und Rot.
lesson-city-viareggio = Rot und Grün wären dort willkommen, Blau nicht.
lesson-city-lerici = Erlaubt, und mit einem blauen und zwei schwarzen Bausteinen würde es sogar die besseren sparen. Aber in Lerici bringt die Villa bei jeder Wertung 3 Münzen, in Massa 3 Siegpunkte. Versuch es diesmal mit den Siegpunkten.
lesson-city-massa = In Massa bringt die Villa bei jeder Wertung 3 Siegpunkte: einmal durch ihre Gebäudeart, einmal durch ihre Stadt.
lesson-timing-title = Der richtige Moment
lesson-timing = { $name } hat auch gebaut. Du könntest deine Villa jetzt werten. Aber jede Gebäudeart kannst du nur einmal werten, jede Stadt wird überhaupt nur einmal gewertet, und was später gebaut wird, zählt nicht mehr mit.
    Eine Villa 2 liegt aus, und die grünen Bausteine werden gerade billiger. Was machst du?
lesson-timing-how = du hast **sechs Wertungssteine** für das ganze Spiel, einen für jede Wertung.
lesson-timing-type = Erlaubt, und es bringt { $gain }. Aber danach zählt keine weitere Villa mehr mit ihrer Gebäudeart, auch nicht die Villa 2, die du bald bauen könntest. Ein wenig zu warten lohnt sich.
lesson-timing-city = Die Zahl neben dem Haus sagt, wie viele Gebäude eine Stadt zum Werten braucht. Später!
lesson-timing-buy = Gut überlegt: erst noch eine Villa, dann beide werten.
lesson-waiting-title = Warten lohnt sich
lesson-waiting = Erinnerst du dich an die zwei grünen Bausteine? In Segment I kosteten sie je 3 Münzen. Seitdem hat sich die Drehscheibe zweimal gedreht: Nun liegen sie in III und kosten je 1 Münze.
    Zwei grüne Bausteine sind alles, was die Villa 2 in Viareggio braucht. Was kaufst du?
lesson-waiting-how = in Segment VI kostet nichts mehr als 1 Münze. Was dort niemand nimmt, kommt nach I zurück und ist wieder teuer.
lesson-waiting-one = Erlaubt, und die Villa 2 wäre damit bezahlt, aber für { $price } Münzen: In Segment I zahlst du am meisten.
lesson-waiting-two = Erlaubt, und die Villa 2 wäre damit bezahlt, aber für { $price } Münzen. Das geht billiger.
lesson-waiting-three = { $price } Münzen für die grünen, blau und schwarz umsonst.
lesson-waiting-more = So viele grüne liegen dort nicht, und alle Bausteine eines Kaufs kommen aus einem Segment.
lesson-type-title = Eine Gebäudeart werten
lesson-type = Zwei Runden später hast du zwei Villen: die 3 in Massa, die 2 in Viareggio. Eine Wertung nimmt die Baukosten jedes Gebäudes mal den Wert seiner Stadt: 3 × 1 Siegpunkt und 2 × 2 Münzen. Dazu bringt jedes sein Objekt, ein Wappen.
    Was machst du?
lesson-type-how = **{ button-score }** nennt jede Gebäudeart und jede Stadt mit dem, was sie jetzt brächte, oder warum es nicht geht; als Befehl `/carrara werten`.
lesson-type-buy = Erlaubt, und du könntest auf eine dritte Villa warten. Aber die nächsten Bausteine kosten Münzen, und ohne vier Wertungen kannst du das Spielende nicht ansagen. { $gain } sind ein guter Anfang.
lesson-type-palazzo = Nur { $name } hat so etwas gebaut.
lesson-type-viareggio = Eines von dreien: Die Stadt kommt noch an die Reihe.
lesson-type-villa = Die Villen haben { $gain } gebracht. Dein erster Wertungsstein ist gesetzt.
lesson-rush-title = Eine Stadt werten
lesson-rush = Einige Runden später. { $name } hat inzwischen Pisa gewertet. Du hast drei Gebäude in Viareggio, das genügt; und seit ihrem letzten Zug hat sie dort auch drei.
    Das Bild zeigt, was dir Viareggio brächte. Die Villa 2 zählt noch einmal: Mit ihrer Gebäudeart ist sie gewertet, mit ihrer Stadt noch nicht. Was machst du?
lesson-rush-how = dieses Bild kommt, bevor du bestätigst: jedes Gebäude, die Summe, die Objekte.
lesson-rush-pisa = Eine Stadt gehört, wer sie zuerst wertet. Pisa ist weg, Viareggio nicht.
lesson-rush-build = Erlaubt, und du kommst schon noch dazu. Aber { $name } könnte Viareggio gleich in ihrem nächsten Zug werten, und dann wäre es für dich weg.
lesson-rush-buy = Erlaubt, aber { $name } könnte Viareggio gleich in ihrem nächsten Zug werten, und dann wäre es für dich weg.
lesson-rush-viareggio = Gerade noch rechtzeitig! Viareggio hat { $gain } gebracht.
lesson-object-title = Objekte
lesson-object = Deine Aktion ist gemacht, dein Zug noch nicht ganz: Jetzt darfst du **ein** Objekt vom Objektfeld für 10 Münzen kaufen. Du hast { $coins }.
    Jedes Objekt bringt am Ende 3 Siegpunkte, und zu zweit braucht man 8 davon, um das Spielende anzusagen. Die Balken im Bild zeigen, wie weit du bist.
lesson-object-how = nach deiner Aktion bietet das Fenster an, was möglich ist; als Befehl `/carrara objekt`, `ansagen` und `beenden`.
lesson-object-announce = Es braucht alle drei: mindestens 4 Wertungen, 8 Objekte und Gebäude, die zusammen 30 kosten.
lesson-object-end = Erlaubt. Aber 10 Münzen sind am Ende nur 2 Siegpunkte; das Objekt dafür ist 3 wert und bringt dich dem Spielende näher.
lesson-object-crown = Die Krone gehört dir. Was verkauft ist, wird nicht ersetzt.
lesson-fourth-title = Vor dem Ende
lesson-fourth = Runde { $round }. Du hast weiter gekauft, gebaut und gewertet. Schau auf die Balken: Objekte und Baukosten genügen, eine Wertung fehlt noch.
    Was machst du?
lesson-fourth-how = **{ button-hand }** und `/hand` zeigen dieses Bild jederzeit.
lesson-fourth-villa = Aber dir gehört auch eine Cattedrale, und diese Gebäudeart ist noch frei.
lesson-fourth-buy = Erlaubt, aber an Bausteinen fehlt es dir nicht: Es fehlt die vierte Wertung.
lesson-fourth-cattedrale = { $gain }, und es ist deine vierte Wertung.
lesson-announce-title = Das Spielende ansagen
lesson-announce = Alle drei Bedingungen sind erfüllt, also darfst du nach deiner Aktion das Spielende ansagen. Das bringt sofort 5 Siegpunkte. Die Runde wird dann noch zu Ende gespielt, damit alle gleich oft am Zug waren.
    Du musst nicht: Ohne dich ginge es weiter, bis jemand ansagt oder das letzte der 30 Gebäude gebaut ist.
lesson-announce-how = der Knopf **{ button-announce }** erscheint bei allen, die es dürfen; als Befehl `/carrara ansagen`.
lesson-announce-object = Für das Spielende brauchst du aber auch keine Objekte mehr.
lesson-announce-end = Erlaubt, und das Spiel ginge weiter. Aber die 5 Siegpunkte bekommt nur, wer ansagt, und gerade jetzt liegst du vorn.
lesson-announce-announce = Angesagt! { $name } ist noch einmal am Zug.
lesson-end-title = Schlusswertung
lesson-end = Zu den Siegpunkten auf der Zählleiste kommen 3 für jedes Objekt, die Baukosten aller Gebäude und 1 für je 5 Münzen. Du hast { $mine } zu { $theirs } gewonnen; ohne die 5 Siegpunkte für das Ansagen wären es { $without } gewesen.
    Mehr brauchst du nicht. `/tisch neu` eröffnet in einem Kanal einen Tisch: Setz mit einem Klick einen Computerspieler dazu, oder warte auf andere, und drück **{ button-start }**. In `/regeln` steht alles noch einmal, zum Lesen und zum Suchen. Es gibt auch eine Erweiterung mit Karten und 8er-Gebäuden: Wähle sie unter der Einladung, wenn du das Spiel kennst.
