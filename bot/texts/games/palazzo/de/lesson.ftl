# Die Lektion. Die Antworten sind Aktionen.
lesson-money-title = Geld
lesson-money = Du spielst gegen { $name } und baust aus Bauteilen Palazzi, Etage auf Etage. Dazu brauchst du Geld, und in deinem Zug darfst du welches nehmen: Karten werden aufgedeckt, du nimmst zwei, alle anderen eine.
    Es gibt drei Währungen. Was du auf einmal zahlst, muss aus **einer Währung** sein; Certificati passen zu allen. Du hast Florin 5 und Dukat 3. Welche zwei Karten nimmst du?
lesson-money-how = **{ button-take-turn }**, dann **{ kind-take-money }**.
lesson-money-same = Richtig: 5 und 6 Florin und das Certificato, zusammen 13 auf einmal.
lesson-money-mixed = Das geht, aber der Scudo passt weder zu Florin noch zu Dukaten. Das Certificato passt zu allem.
lesson-money-low = Das geht, aber dann ist Florin 6 weg, und dein Geld bleibt auf drei Währungen verteilt.
lesson-buy-title = Kaufen
lesson-buy = Statt Geld zu nehmen, darfst du zwei Bauteile aufdecken. Das erste kommt ins Lager. Das zweite kommt in einen Steinbruch: vom Baumeister aus im Uhrzeigersinn so viele weiter, wie es Fenster hat. Dann kaufst du aus dem Lager oder versteigerst einen Steinbruch.
    Bei drei Bauteilen im Lager kostet jedes **7**: zehn minus die Zahl der Bauteile dort. Wechselgeld gibt es nicht. Deine Palazzi beginnen mit Ziegel 1 und Sandstein 1. Welches Bauteil kaufst du?
lesson-buy-how = **{ choose-buy }** nennt, was du dir leisten kannst, bezahlt mit den Karten, die du am ehesten entbehren kannst.
lesson-buy-brick = Richtig. Etagen steigen an; Lücken sind erlaubt, und ein Palazzo aus einem Baustoff bringt extra Punkte.
lesson-buy-high = Das geht, aber auf eine Etage 5 kann nichts mehr gebaut werden. Heb sie dir fürs Dach auf.
lesson-buy-mixed = Nur Certificati passen zu einer anderen Währung.
lesson-build-title = Bauen
lesson-build = Ein Bauteil kommt auf einen Palazzo, beginnt einen neuen oder wird abgeworfen. Jetzt hast du Ziegel 3 mit einem Fenster bekommen.
    Ein einzelnes Bauteil kostet dich **5 Punkte**, zwei Etagen bringen nichts. Ab **drei Etagen** bringt ein Palazzo für jedes Fenster einen Punkt und 3 Punkte, wenn er aus einem Baustoff ist; vier und fünf Etagen bringen mehr. Wohin kommt das Bauteil?
lesson-build-how = vorgeschlagen wird, wo deine Bauteile bis zum Ende am meisten bringen dürften; du kannst andere Plätze wählen. Abwerfen wird nie vorgeschlagen: Dafür gibt es einen eigenen roten Knopf.
lesson-build-third = Drei Etagen, fünf Fenster, alles aus Ziegel: 8 Punkte.
lesson-build-second = Das geht, und es sind zwei Etagen statt einer. Aber als dritte Etage aus Ziegel bringt es sofort 8 Punkte.
lesson-build-new = Das geht, aber ein einzelnes Bauteil kostet 5 Punkte, bis weitere Etagen dazukommen.
lesson-build-out = Das geht, aber Abgeworfenes bringt nie Punkte. Es lohnt sich nur ganz am Ende, wenn ein Bauteil sonst einzeln bliebe.
lesson-auction-title = Versteigern
lesson-auction = In Steinbruch 2 liegt Ziegel 4 mit drei Fenstern, genau das, was dein Palazzo aus Ziegel braucht. Der Baumeister steht auf Steinbruch 1, als Nächstes wird also Steinbruch 2 versteigert. Wer eine Versteigerung beginnt, hat schon **3** geboten, mit einem Certificato aus dem Vorrat.
    Liegen **vier oder mehr Bauteile** in einem Steinbruch, wird nicht versteigert: Wer am Zug ist, nimmt sich eines, dann reihum alle anderen. Was tust du?
lesson-auction-how = **{ kind-auction }** beginnt sie; als Nächstes werden die anderen gefragt.
lesson-auction-auction = Richtig: { $name } muss mehr als 3 bieten oder passen.
lesson-auction-buy = Und Marmor 1 stünde ohnehin nur einzeln da.
lesson-bid-title = Bieten
lesson-bid = Diesmal hat { $name } die Versteigerung begonnen. Du hast Dukat 5 gelegt, sie hat auf **7** erhöht, und du wirst wieder gefragt. Was du legst, kommt zu dem, was schon liegt, in derselben Währung. Wer passt, nimmt alle Karten zurück; nur wer gewinnt, zahlt.
    Was tust du?
lesson-bid-how = der erste Knopf bietet gerade so viel, dass du führst, mit den Karten, die du am ehesten entbehren kannst.
lesson-bid-least = Richtig: 9 führt, und dein Certificato bleibt auf der Hand.
lesson-bid-more = Das geht, aber 9 reicht erst einmal; heb das Certificato auf, falls sie wieder erhöht.
lesson-bid-other = Was du dazulegst, muss zu dem passen, was schon liegt.
lesson-bid-pass = Das geht, und du hättest deinen Dukaten zurück. Aber das Bauteil bringt dir drei Fenster und eine vierte Etage, und du kannst noch zahlen.
lesson-group-title = Gruppen
lesson-group = **Drei gleiche Werte aus allen drei Währungen** sind eine Gruppe und zählen zusammen **15**, egal womit du sonst zahlst. Drei Certificati ebenso. Du hast Florin 4, Dukat 4, Scudo 4 und Scudo 7; ein Bauteil kostet 7, und du darfst zwei auf einmal kaufen.
    Was kaufst du?
lesson-group-how = wo immer du zahlst, werden Gruppen für dich gefunden.
lesson-group-two = Mit Karten im Wert von 12 zahlst du 14, und dein Palazzo aus Ziegel ist vollständig.
lesson-group-one = Das geht, aber die Gruppe zahlt beide Bauteile auf einmal, und Scudo 7 bleibt auf der Hand.
lesson-end-title = Das Ende
lesson-end = Fünf Etagen aus Ziegel: Dein Palazzo bringt 6 Punkte für die Höhe, 11 für die Fenster und 6 für den einen Baustoff. Mit dem einzelnen Bauteil sind das { $mine } Punkte, { $name } hat { $theirs }.
    In Stapel III liegen fünf Gesandte; mit dem **fünften** ist die Partie sofort zu Ende. Geld entscheidet nur bei Gleichstand, also gib es aus.
    Statt Geld zu nehmen oder Bauteile aufzudecken, darfst du in deinem Zug auch für eine beliebige Karte ein Bauteil umbauen: eine Etage ausbauen, ein einzelnes Bauteil anderswo einbauen oder es abwerfen.
