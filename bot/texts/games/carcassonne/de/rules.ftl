# Die Regeln von „Carcassonne“ in eigenen Worten, Kapitel für Kapitel; jedes höchstens 3.500 Zeichen lang.
rules-1-title = Das Spiel in Kürze
rules-1 =
    Plättchen für Plättchen entsteht eine gemeinsame Landschaft aus Städten, Straßen, Klöstern und Wiesen. Darauf setzt du Gefolgsleute und bekommst Punkte, sobald fertig ist, worauf sie stehen.

    Du hast nur sieben Gefolgsleute. Jeder kommt erst zurück, wenn fertig ist, worauf er steht; auf Wiesen bleiben sie bis zum Schluss. Wer die meisten Punkte hat, gewinnt.

    Für zwei bis fünf Spieler. Alles liegt offen; nur die Reihenfolge der Plättchen kennt niemand.
rules-1-pin-1 = Ein Gefolgsmann: wem er gehört und worauf er steht. Dort bleibt er, bis das fertig ist.
rules-1-pin-2 = Das gezogene Plättchen und wie viele noch übrig sind.
rules-1-pin-3 = Die Punkte jedes Spielers …
rules-1-pin-4 = … und die Gefolgsleute, die er noch hat.
rules-2-title = Spielmaterial
rules-2 =
    - **72 Plättchen**: ein Startplättchen (ein D), das von Anfang an auf dem Tisch liegt, und 71 zum Ziehen. Mit den Goldminen 8 mehr, also 79 zum Ziehen. Das letzte Kapitel zählt alle auf.
    - **7 Gefolgsleute** für jeden.
    - **16 Goldstücke**, nur mit den Goldminen.

    {""}**Jeder Platz behält seinen Namen**: ein Buchstabe für die Spalte, eine Zahl für die Zeile. Das Startplättchen liegt auf M20, westlich davon ist L20, nördlich M19. Westlich von Spalte A folgen ZZ, ZY und so weiter, östlich von Z folgen AA, AB und so weiter; nördlich von Zeile 1 folgen 0, −1 und so weiter (M-1).

    Gespielt wird reihum. *Hausregel:* Die Sitzordnung wird ausgelost und damit auch, wer anfängt.
rules-2-pin-1 = Das Startplättchen. Sein Platz heißt M20: Spalte M, Zeile 20.
rules-2-pin-2 = So viele Plättchen sind noch zu ziehen: Von 79 mit den Goldminen ist das erste gerade gezogen.
rules-2-pin-3 = Die Gefolgsleute, die ein Spieler noch hat, anfangs 7 …
rules-2-pin-4 = … und seine Goldstücke, nur mit den Goldminen.
rules-3-title = Dein Zug
rules-3 =
    1. **Leg das Plättchen an**, das du gezogen hast.
    2. Nur bei einem Goldplättchen: **Leg zwei Goldstücke aus.**
    3. Setz, wenn du willst, **einen Gefolgsmann** auf das gerade gelegte Plättchen.
    4. Was durch das Plättchen fertig ist, **wird gewertet**.
    5. Die **Goldstücke** darauf werden vergeben.

    Dann wird für den nächsten Spieler offen ein Plättchen gezogen.
rules-3-pin-1 = Du legst das Plättchen an, hier auf K22 …
rules-3-pin-2 = … setzt, wenn du willst, einen Gefolgsmann darauf …
rules-3-pin-3 = … und wertest, was fertig ist: hier eine Stadt für 4 Punkte. Ihr Gefolgsmann geht zurück.
rules-3-pin-4 = Das Plättchen für den nächsten Spieler.
rules-4-title = Plättchen anlegen
rules-4 =
    Du darfst das Plättchen drehen. Gedreht wird im Uhrzeigersinn: Bei 90° liegt im Osten, was im Norden lag. Auf Bildern und in Listen haben die Drehungen Nummern: 1 ist ungedreht, 2 sind 90°, 3 sind 180°, 4 sind 270°.

    Es muss mit mindestens einem anderen eine gemeinsame Kante haben; eine Ecke genügt nicht. Alle Kanten, die sich berühren, müssen zusammenpassen: Stadt an Stadt, Straße an Straße, Wiese an Wiese.

    Passt es nirgends, wie auch immer gedreht, scheidet es aus, und du ziehst ein neues.
rules-4-pin-1 = Das eben gelegte Plättchen: Wo es andere berührt, passen alle Kanten.
rules-5-title = Einen Gefolgsmann setzen
rules-5 =
    Du darfst einen Gefolgsmann aus deinem Vorrat auf **einen** Teil des gerade gelegten Plättchens setzen: auf eine Straße, eine Stadt, ein Kloster oder eine Wiese.

    Alles Zusammenhängende gilt als eins: Steht auf der Straße, Stadt oder Wiese irgendwo schon **ein** Gefolgsmann, auch ein eigener, darfst du dort keinen setzen. Spätere Plättchen können aber verbinden, was vorher getrennt war. So teilen sich mehrere Spieler, oder mehrere Gefolgsleute eines Spielers, eine Straße, Stadt oder Wiese.

    Ein Gefolgsmann, der durch die Wertung dieses Zuges zurückkommt, kommt für diesen Zug zu spät. Eine Straße, eine Stadt oder ein Kloster, das dein Plättchen fertig macht, kannst du im selben Zug noch besetzen, wenn dort niemand steht; gewertet wird dann sofort.
rules-5-pin-1 = Ein Teil des Plättchens: hier die Stadt.
rules-5-pin-2 = Was es bringt, wie es jetzt ist …
rules-5-pin-3 = … und was es bringen könnte, wenn es fertig wird.
rules-5-pin-4 = Dort steht schon Chiara, also darf niemand sonst hin.
rules-6-title = Werten
rules-6 =
    Nach dem Gefolgsmann werden alle Straßen, Städte und Klöster gewertet, die durch das Plättchen fertig sind, egal wem sie gehören.

    Die Punkte bekommt, wer dort die **meisten Gefolgsleute** hat. Haben mehrere gleich viele, bekommt jeder von ihnen **alle** Punkte. Steht dort niemand, gibt es nichts.

    Danach gehen **alle** Gefolgsleute davon an ihre Besitzer zurück, auch wenn diese leer ausgehen.

    Ein Plättchen zählt für dieselbe Straße oder Stadt nur einmal, auch wenn zwei Teile des Plättchens dazugehören.
rules-6-pin-1 = Je 14 Punkte: Beide hatten hier einen Gefolgsmann, und beide bekommen ihn zurück.
rules-7-title = Straßen
rules-7 =
    Eine Straße ist fertig, wenn beide Enden abgeschlossen sind, durch eine Kreuzung, eine Stadt oder ein Kloster, oder wenn sie einen Ring bildet. Kreuzungen trennen Straßen.

    {""}**1 Punkt je Plättchen**, ob fertig oder am Spielende.

    {""}*Beispiel:* Eine Straße aus vier Plättchen von einer Kreuzung zu einem Kloster bringt 4 Punkte.
rules-7-pin-1 = Vier Plättchen: je 4 Punkte für zwei, die ihre Gefolgsleute zurückbekommen.
rules-8-title = Städte
rules-8 =
    Eine Stadt ist fertig, wenn ihre Mauer ringsum geschlossen ist und innen keine Lücke bleibt.

    {""}**2 Punkte je Plättchen und 2 je Wappen.** Eine Stadt aus nur zwei Plättchen bringt 4.
    {""}**Am Spielende** bringt eine unfertige Stadt nur 1 je Plättchen und 1 je Wappen.

    Zwei Stadtteile auf einem Plättchen mit einer Wiese dazwischen sind getrennt, solange andere Plättchen sie nicht verbinden.

    {""}*Beispiel:* Fünf Plättchen mit einem Wappen bringen fertig 12 Punkte, sonst am Spielende 6.
rules-8-pin-1 = Fünf Plättchen und ein Wappen: 12 Punkte. Der Gefolgsmann, der hier stand, geht zurück.
rules-9-title = Klöster
rules-9 =
    Ein Kloster ist fertig, wenn auf allen acht Plätzen ringsum ein Plättchen liegt, auch an den Ecken.

    {""}**9 Punkte**: einer für das Kloster und einer für jedes Plättchen ringsum. **Am Spielende** 1 Punkt für das Kloster und 1 für jedes Plättchen, das dort liegt.

    Ein Gefolgsmann steht im Kloster selbst oder auf einer Straße, Stadt oder Wiese seines Plättchens: Das ist nicht dasselbe.
rules-9-pin-1 = 9 Punkte: das Kloster und alle acht Plättchen ringsum. Der Gefolgsmann geht zurück.
rules-10-title = Wiesen
rules-10 =
    Wiesen werden durch Straßen und Städte getrennt und durch den Rand der Landschaft. Sie werden nie fertig: Ein Gefolgsmann auf einer Wiese **bleibt bis zum Spielende** und zählt erst dann.

    {""}**Am Spielende bringt jede Wiese 3 Punkte für jede fertige Stadt an ihr.** Sie gehen an den, der dort die meisten Gefolgsleute hat; haben mehrere gleich viele, bekommt jeder alle Punkte.

    Eine Stadt zählt für jede Wiese nur einmal, egal wie oft sie sich berühren, aber sie kann für mehrere Wiesen zählen. Wer die Stadt gebaut oder die Punkte für sie bekommen hat, spielt keine Rolle. Unfertige Städte zählen nicht.

    In der Variante ohne Wiesen setzt dort niemand Gefolgsleute, und Wiesen bringen nichts.
rules-10-pin-1 = Ein Gefolgsmann auf einer Wiese. Sie ist in der Farbe dessen schraffiert, der dort die meisten hat.
rules-10-pin-2 = Eine fertige Stadt, die der Wiese daneben 3 Punkte bringt.
rules-10-pin-3 = Was die Wiese jetzt brächte: so viele Städte, je 3 Punkte.
rules-11-title = Spielende
rules-11 =
    Das Spiel endet nach dem Zug, in dem das letzte Plättchen gelegt wird, und auch, sobald keines der übrigen Plättchen mehr irgendwo passt.

    Dann wird gewertet, worauf noch Gefolgsleute stehen, wieder für den, der dort die meisten hat:

    - **Straßen**: 1 Punkt je Plättchen
    - **Städte**, die nicht fertig sind: 1 Punkt je Plättchen und je Wappen
    - **Klöster**: 1 Punkt und 1 für jedes Plättchen ringsum
    - **Wiesen**: 3 Punkte je fertiger Stadt an ihnen

    Mit den Goldminen kommt der Wert der eigenen Goldstücke dazu. Wer die meisten Punkte hat, gewinnt; haben mehrere gleich viele, gewinnen sie gemeinsam.
rules-11-pin-1 = Alle Straßen.
rules-11-pin-2 = Alle Städte.
rules-11-pin-3 = Alle Klöster.
rules-11-pin-4 = Alle Wiesen.
rules-11-pin-5 = Der Wert der Goldstücke.
rules-12-title = Die Goldminen
rules-12 =
    {""}**Goldstücke auslegen.** Legst du ein Goldplättchen, kommt ein Goldstück darauf und eines auf ein benachbartes Plättchen deiner Wahl, auch diagonal. Auf einem Plättchen dürfen beliebig viele liegen. Sie gehören nie zu einem bestimmten Bauwerk, sondern zu allen auf dem Plättchen.

    {""}**Goldstücke bekommen.** Wird ein Bauwerk fertig, also eine Straße, eine Stadt oder ein Kloster, und bekommt jemand die Punkte dafür, werden die Goldstücke auf den zugehörigen Plättchen vergeben; beim Kloster sind das sein eigenes und die acht ringsum. Anspruch hat, wer dort die meisten Gefolgsleute hat. Bauern bekommen keine Goldstücke, und am Spielende werden keine mehr vergeben. Im selben Zug gelegte zählen mit. *Hausregel:* Wird ein Bauwerk fertig, auf dem niemand steht, bleiben sie liegen und können noch mit einem anderen gewonnen werden.

    {""}**Teilen.** Haben mehrere Anspruch, nehmen sie reihum je eines, angefangen mit dem Spieler am Zug, bis keines mehr liegt, das jemand nehmen darf. Wer auf die übrigen keinen Anspruch hat, wird übergangen. Für alle Bauwerke, die in dem Zug gewertet wurden, geschieht das gemeinsam. Liegen auf einer Straße, die sich zwei teilen, drei Goldstücke, bekommt der Spieler am Zug zwei, der andere eines.

    {""}**Welches Goldstück** du nimmst, wählst du unter denen aus, auf die du Anspruch hast. *Hausregel:* Gefragt wirst du nur, wenn es einen Unterschied macht und keine Wahl eindeutig die beste für dich ist; sonst bekommst du die beste, in der Regel also erst das, was dir andere wegnehmen könnten, und dann das, was nur dir zusteht. Zu zweit wird nie gefragt. Damit niemand auf dich warten muss, kann eine Vorgabe für dich antworten (**Mehr**, dann 📌).

    {""}**Wert am Spielende**: 1 bis 3 Goldstücke sind je 1 Punkt wert, 4 bis 6 je 2, 7 bis 9 je 3, 10 und mehr je 4. 3 Goldstücke bringen also 3 Punkte, 4 bringen 8, 7 bringen 21, 10 bringen 40. Alle Goldstücke liegen offen; was auf der Landschaft liegen bleibt, verfällt.

    Auf den Goldplättchen G1, G2 und G7 führen die Straßen nur aneinander vorbei: Sie treffen sich nicht und enden nicht. Führt eine Straße zweimal über ein solches Plättchen, zählt es trotzdem einmal. Auf G4 führt die Straße über die Stadt hinweg, ohne zu enden, auf G5, G6 und G7 am Kloster vorbei.
rules-12-pin-1 = Das erste Goldstück liegt auf dem Goldplättchen.
rules-12-pin-2 = Das zweite kommt auf eines der Plättchen ringsum.
rules-12-pin-3 = Wer es dort bekommen könnte: wem eine Stadt, Straße oder ein Kloster auf dem Plättchen gehört, sobald das fertig ist.
rules-13-title = An diesem Tisch
rules-13 =
    Du spielst mit den Knöpfen unter der neuesten Nachricht. Was du ausprobierst, siehst nur du, bis du es bestätigst.

    Im Kanal zeigt `/tisch zeigen` den Tisch, auch als Text: wer am Zug ist, wo das gezogene Plättchen passt, und alle Städte, Straßen, Klöster und Wiesen mit ihren Gefolgsleuten. Im Kanal zeigt `/tisch verlauf` alle Züge.

    {""}**Zurücknehmen** kannst du in deinem Zug frei, bis du ihn beendest, denn dann wird das nächste Plättchen gezogen. Danach müssen alle anderen zustimmen.

    {""}*Hausregeln* sind von uns: Sie klären, was die gedruckten Regeln offenlassen oder was hier nicht so geht wie gedruckt.
rules-tiles-title = Alle Plättchen
rules-tiles =
    Jedes Plättchen, wie es ungedreht liegt, und wie oft es vorkommt. Norden ist oben; was nicht in derselben Klammer steht, ist getrennt.
rules-14-pin-1 = Der Name eines Plättchens.
rules-14-pin-2 = So viele werden davon noch gezogen.
rules-tile = **{ $tile }** × { $count }: { $shows }
