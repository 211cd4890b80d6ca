# Die Regeln von „Palazzo“ in eigenen Worten, Kapitel für Kapitel; jedes höchstens 3.500 Zeichen lang.
rules-1-title = Das Spiel in Kürze
rules-1 =
    Florenz im 15. Jahrhundert: Du kaufst und ersteigerst Bauteile und setzt sie zu Palazzi aufeinander. Punkte bringen hohe Palazzi mit vielen Fenstern, am besten aus einem einzigen Baustoff. Ein Palazzo mit nur einer Etage kostet dich Punkte.

    In jedem Zug tust du eines von drei Dingen: Geld nehmen, Bauteile kaufen oder versteigern, umbauen. Kommt der fünfte Gesandte, ist die Partie sofort zu Ende. Wer die meisten Punkte hat, gewinnt.

    Für zwei bis vier Spieler. Verdeckt sind das Geld auf der Hand und die Reihenfolge von Bauteilen und Karten.
rules-1-pin-1 = Ein Stockwerk ist ein Bauteil: seine Zahl, seine Fenster (Türen zählen mit) und sein Material.
rules-1-pin-2 = Was der Palazzo zählt, und davor wie: Höhe, Fenster, ein einziges Material.
rules-1-pin-3 = Zwei Stockwerke zählen noch nichts, ein einzelnes kostet 5 Punkte.
rules-1-pin-4 = Alle Punkte zusammen; der Lorbeer zeigt, wer führt.
rules-2-title = Spielmaterial
rules-2 =
    - **48 Bauteile**: aus Ziegel, Sandstein und Marmor, Etagen 1 bis 5, je mit einem, zwei oder drei Fenstern (Türen zählen als Fenster). Etage 3 mit einem Fenster gibt es in jedem Baustoff zweimal.
    - **5 Gesandte**, die das Spiel beenden.
    - **55 Geldkarten**: Florin, Dukaten und Scudi zu 3, 4, 5, 6 und 7, je dreimal; dazu zehn 2er-Certificati, die für jede Währung zählen. Mit dem 3er-Certificato beginnt jede Versteigerung.
    - **Das Lager, vier Steinbrüche** rundherum, im Uhrzeigersinn 1 bis 4, und der **Baumeister**, der auf einem davon steht.

    Die Bauteile liegen in drei Stapeln, I, II und III, die nacheinander aufgebraucht werden. *Hausregel:* Welche Bauteile der Verlag in welchen legt, ist außerhalb der Schachtel nicht bekannt. Gespielt wird deshalb mit einer dieser Verteilungen:

    - **Hausstapel**: je 16 Bauteile, ausgelost, und zwar in Stapel I 6, 5, 3, 1 und 1 der Etagen 1 bis 5, in Stapel II 2, 3, 5, 4 und 2, in Stapel III 1, 1, 4, 4 und 6.
    - **Gleiche Stapel**: alle Bauteile gemischt und gedrittelt.
    - **Eigene Stapel**: wie sie der Betreiber des Bots aus einem Exemplar des Spiels eingegeben hat.

    Die Gesandten sind immer in III eingemischt.
rules-3-title = Der Anfang
rules-3 =
    Alle bekommen vier Geldkarten.

    Die ersten fünf Bauteile von Stapel I werden ausgelegt: je eines in die Steinbrüche 1, 2, 3 und 4, dann eines ins Lager. Es werden immer alle Bauteile und Karten verwendet, egal wie viele mitspielen.

    {""}*Hausregeln:* Die Sitzordnung wird ausgelost und damit auch, wer anfängt. Der Baumeister steht zu Beginn auf Steinbruch 1.
rules-3-pin-1 = Der Baumeister auf Steinbruch 1.
rules-3-pin-2 = Ein Steinbruch mit seinem ersten Bauteil.
rules-3-pin-3 = Die kleinen Schilder sagen, mit wie vielen Fenstern das nächste Bauteil in einen Steinbruch kommt.
rules-3-pin-4 = Was jedes Bauteil im Lager kostet, sobald das nächste dort liegt.
rules-3-pin-5 = Fünf Gesandte, von denen noch keiner da ist; der letzte beendet das Spiel.
rules-3-pin-6 = Die drei Stapel, und wie viele Bauteile jeder noch hat.
rules-4-title = Dein Zug
rules-4 =
    Tu **genau eines** von diesen:

    - **Geld nehmen.**
    - **Zwei Bauteile aufdecken**, dann aus dem Lager **kaufen** oder einen Steinbruch **versteigern**.
    - Ein Bauteil **umbauen**, für eine Karte.

    Danach ist im Uhrzeigersinn der Nächste am Zug.
rules-4-pin-1 = Geld: zwei der aufgedeckten Karten.
rules-4-pin-2 = Bauteile: Zwei werden aufgedeckt, dann kaufst oder versteigerst du.
rules-4-pin-3 = Umbauen: Ein Bauteil kommt in einen anderen Palazzo, für eine Karte.
rules-5-title = Geld nehmen
rules-5 =
    Es wird eine Karte mehr aufgedeckt, als Spieler mitspielen: zu dritt also vier Karten. Du nimmst **zwei** davon, dann nehmen die anderen im Uhrzeigersinn je **eine**.

    Ist der Stapel leer, werden die abgelegten Karten gemischt und als neuer Stapel bereitgelegt. Reichen beide zusammen nicht, musst du etwas anderes tun. Du darfst beliebig viele Karten haben.

    {""}*Hausregel:* Gemischt wird erst, wenn eine Karte aufgedeckt werden muss.
rules-5-pin-1 = Das Aufgedeckte: zu dritt vier Karten.
rules-5-pin-2 = Benedetto hat Geld genommen und nimmt jetzt zwei.
rules-5-pin-3 = Alle anderen nehmen reihum je eine.
rules-6-title = Bezahlen
rules-6 =
    Was du auf einmal zahlst, für einen Kauf oder ein Gebot, ist **eine Währung mit beliebig vielen Certificati**. Ein Certificato zählt 2.

    {""}**Dreiergruppen** zählen 15, was auch immer darauf steht, und passen zu jeder Währung:

    - drei Karten von **gleichem Wert in allen drei Währungen**, zum Beispiel Florin 3, Dukat 3 und Scudo 3;
    - **drei Certificati**.

    Die drei müssen auf einmal gelegt werden. Drei gleiche Karten einer Währung sind keine Gruppe. Du darfst mehrere Gruppen legen und dazu weitere Karten einer Währung.

    {""}*Beispiel:* Zwei Dreiergruppen aus Dreien ergeben 30, mehr als manche Hand mit Sechsen und Siebenen in gemischten Währungen. Bei deiner Hand steht immer, wie viel du höchstens zahlen kannst.
rules-6-pin-1 = Eine Gruppe: gleiche Werte aller drei Währungen, zusammen 15 wert.
rules-6-pin-2 = Das meiste, was du auf einmal zahlen kannst, und in welcher Währung.
rules-7-title = Aufdecken und kaufen
rules-7 =
    Zwei Bauteile werden aufgedeckt. Das **erste** kommt ins Lager. Das **zweite** kommt in einen Steinbruch: Zähle vom Steinbruch des Baumeisters aus im Uhrzeigersinn so viele weiter, wie das Bauteil Fenster hat. Der Baumeister selbst bleibt stehen. Dann musst du kaufen oder versteigern.

    Ein **Gesandter** wird zur Seite gelegt und nicht ersetzt. Kommt er als Erster, bekommt das Lager nichts, und das zweite Bauteil kommt trotzdem in seinen Steinbruch.

    {""}**Kaufen:** Nimm ein oder zwei Bauteile aus dem Lager, nie aus einem Steinbruch. Jedes kostet **10 minus die Zahl der Bauteile, die dort liegen**. Zwei werden zusammen bezahlt. Wechselgeld gibt es nicht.

    {""}*Hausregeln:* Das neue Bauteil zählt beim Preis mit, der nie unter 0 sinkt. Überzahlen darfst du nur, wenn es nicht anders geht: Kein Teil von dem, was du legst, darf schon allein genügen.

    {""}*Beispiel:* Liegen vier Bauteile im Lager, kostet jedes 6. Zwei kosten 12; hast du es nicht passender, zahlst du 15.
rules-7-pin-1 = Das erste Bauteil kam ins Lager.
rules-7-pin-2 = Dadurch kostet jedes weniger: 10 minus die Zahl der Bauteile dort.
rules-7-pin-3 = Von hier werden die Fenster des zweiten im Uhrzeigersinn abgezählt …
rules-7-pin-4 = … und hier kam es hin.
rules-8-title = Versteigern
rules-8 =
    Der Baumeister zieht im Uhrzeigersinn zum nächsten Steinbruch mit Bauteilen. Liegen dort eins, zwei oder drei, werden sie zusammen versteigert:

    1. Wer versteigert, legt das 3er-Certificato. Das ist sein erstes Gebot, und mehr darf er vorerst nicht bieten.
    2. Dann muss im Uhrzeigersinn jeder das höchste Gebot **überbieten oder passen**. Um zu erhöhen, legst du Karten zu denen dazu, die schon daliegen; zurücknehmen darfst du keine. Eine Dreiergruppe musst du auf einmal dazulegen: Ein Certificato, das schon daliegt, zählt nicht mehr dafür.
    3. Wer passt, nimmt alle seine Karten zurück und ist draußen.
    4. Wer übrig bleibt, zahlt, was er gelegt hat, bekommt alle Bauteile und baut sie.

    Überbietet niemand das 3er-Certificato, kosten die Bauteile nichts.

    {""}**Vier Bauteile oder mehr** werden nicht versteigert: Wer am Zug ist, nimmt eines und baut es, dann im Uhrzeigersinn alle anderen je eines. Was übrig bleibt, kommt verdeckt in die Schachtel. *Hausregel:* Auch das Bauteil, das du nimmst, darfst du abwerfen.

    Sind alle Steinbrüche leer, darfst du trotzdem versteigern; dann geschieht nichts. Egal wer gewonnen hat: Am Zug ist danach, wer auf den folgt, der versteigert hat.

    {""}*Beispiel:* Monikas 3er-Certificato und drei Vieren, eine aus jeder Währung, zählen 18. Mit einer Florin 6 und einem Certificato sind es 26. Zwei weitere Certificati zählen dann nur noch 4.
rules-8-pin-1 = Was versteigert wird: alle Bauteile des Steinbruchs.
rules-8-pin-2 = Anna versteigert und beginnt mit dem 3er-Certificato.
rules-8-pin-3 = Ihr Gebot führt: die Summe der Karten, die dort liegen, samt Certificato.
rules-8-pin-4 = Wer gefragt ist, muss mehr bieten oder passen.
rules-8-pin-5 = Vier Bauteile oder mehr: Jeder nimmt stattdessen eines.
rules-8-pin-6 = Benedetto nimmt zuerst.
rules-9-title = Bauen
rules-9 =
    Bauteile baust du, sobald du sie bekommst, in beliebiger Reihenfolge. Jedes kommt

    - **oben auf einen Palazzo**, dessen höchste Etage niedriger ist, oder
    - als **neuer Palazzo** vor dich, oder
    - verdeckt in die Schachtel: Du **wirfst es ab**.

    Die Etagen steigen von unten nach oben, und keine kommt zweimal vor. Lücken sind erlaubt: 2, 4, 5 ist ein Palazzo. Baustoffe und Fenster dürfen gemischt sein. Du darfst beliebig viele Palazzi haben.

    {""}*Beispiel:* Du hast einen Palazzo 1, 3 und einen Palazzo 2, 4. Eine Etage 2 passt auf keinen; baue sie einzeln. Eine Etage 4 passt dann auf den ersten oder auf die einzelne 2, eine Etage 5 auf jeden.
rules-9-pin-1 = Oben auf: Die Etage hat eine höhere Zahl als die darunter.
rules-9-pin-2 = Was auf keinen Palazzo passt, beginnt einen neuen.
rules-9-pin-3 = Ein Gerüst steht, wo Etagen fehlen; das ist erlaubt.
rules-10-title = Umbauen
rules-10 =
    Für **eine beliebige Karte** deiner Hand tust du eines von diesen:

    - **Ausbauen:** eine Etage aus einem Palazzo mit mindestens zwei Etagen; sie liegt dann einzeln vor dir.
    - **Einbauen:** ein einzelnes Bauteil in einen anderen deiner Palazzi, an passender Stelle, auch unten oder dazwischen.
    - **Abwerfen:** ein einzelnes Bauteil kommt in die Schachtel.

    Ein einzelnes Bauteil ist dasselbe wie ein Palazzo mit einer Etage. Ein Bauteil von einem Palazzo in einen anderen zu versetzen dauert also zwei Züge.
rules-10-pin-1 = Dieses Bauteil stand hier einzeln …
rules-10-pin-2 = … und ist jetzt zwischen zwei Etagen eingebaut.
rules-10-pin-3 = Bezahlt mit einer beliebigen Karte.
rules-11-title = Ende und Wertung
rules-11 =
    {""}**Mit dem fünften Gesandten ist die Partie sofort zu Ende**, auch noch vor dem zweiten Bauteil. Gekauft oder versteigert wird nichts mehr.

    Jeder Palazzo zählt nach seinen Etagen:

    - **1 Etage**: −5 Punkte
    - **2 Etagen**: 0 Punkte
    - **3 Etagen**: seine Fenster
    - **4 Etagen**: seine Fenster und 3 Punkte
    - **5 Etagen**: seine Fenster und 6 Punkte

    Außerdem bringt ein Palazzo **aus nur einem Baustoff** mit 3 oder 4 Etagen 3 Punkte, mit 5 Etagen 6 Punkte.

    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mit dem restlichen Geld auf einmal mehr zahlen kann. *Hausregel:* Ist auch das gleich, gewinnen sie gemeinsam.

    {""}*Beispiele:* 3 Etagen, 6 Fenster, gemischt: 6. 4 Etagen, 7 Fenster, ein Baustoff: 13. 5 Etagen, 11 Fenster, gemischt: 17. 5 Etagen, 8 Fenster, ein Baustoff: 20. Besser als 5 Etagen mit je 3 Fenstern aus einem Baustoff geht es nicht: 27.
rules-11-pin-1 = Höhe: 3 Punkte je Palazzo mit vier Stockwerken, 6 je Palazzo mit fünf.
rules-11-pin-2 = Die Fenster aller Palazzi ab drei Stockwerken.
rules-11-pin-3 = Ein einziges Material.
rules-12-title = Leicht vergessen
rules-12 =
    - Die Fenster zählst du erst ab dem Steinbruch nach dem des Baumeisters.
    - Die Preise im Lager fallen, während es sich füllt: 9, 8, 7 …
    - Die letzte aufgedeckte Geldkarte sucht sich niemand aus: Sie bleibt übrig.
    - Wer versteigert und nicht überboten wird, zahlt nichts.
    - Ein einzelnes Bauteil, in einen Palazzo mit zwei Etagen eingebaut, kann 13 Punkte ausmachen: etwa 8 statt −5 und 0.
    - Gegen Ende kann es besser sein, ein Bauteil abzuwerfen, als damit einen Palazzo zu beginnen.
rules-13-title = An diesem Tisch
rules-13 =
    Du spielst mit den Knöpfen unter der neuesten Nachricht. Was du ausprobierst, siehst nur du, bis du es bestätigst. Bei Versteigerungen, und wenn Geld oder Bauteile verteilt werden, werden die anderen reihum gefragt und antworten gleich unter der Nachricht: mit einer Karte, einem Bauteil oder **Passen**.

    `/hand` zeigt dein Geld und deine Palazzi; im Kanal zeigt `/tisch zeigen` den Tisch, auch als Text, und `/tisch verlauf` alle Züge. Deine Palazzi haben Nummern und behalten sie; ein neuer bekommt die nächste.

    Mit **Vorgaben**, unter jedem Zug und unter deiner Hand, gibst du schon jetzt vor, was du tust, wenn du das nächste Mal gefragt wirst: bis zu einem Betrag bieten, passen, Geld oder ein Bauteil nehmen, bauen. Nur du siehst sie, und niemand muss auf dich warten.

    {""}**Zurücknehmen** kannst du frei, bis Karten oder Bauteile aufgedeckt werden, jemand bietet oder jemand anders handelt. Danach müssen alle anderen zustimmen.

    {""}*Hausregeln* sind von uns: Sie klären, was die gedruckten Regeln offenlassen oder was hier nicht so geht wie gedruckt.
