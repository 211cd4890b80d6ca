# Die Regeln von „Die Paläste von Carrara“ in eigenen Worten, Kapitel für Kapitel; jedes höchstens 3.500 Zeichen lang.
rules-1-title = Das Spiel in Kürze
rules-1 =
    Du kaufst Bausteine aus Marmor von einer Drehscheibe, auf der sie mit jedem Drehen billiger werden, wenn niemand sie vorher kauft. Damit baust du in sechs Städten: Teure verlangen die besten Bausteine und bringen am meisten.

    Gebäude bringen erst beim **Werten** etwas. Auf den richtigen Moment kommt es an: Alles wertest du nur einmal.

    Wenn du drei Bedingungen erfüllst, darfst du das Spielende ansagen. Wer nach der Schlusswertung die meisten Punkte hat, gewinnt.

    Für zwei bis vier Spieler. Münzen, Bausteine und Objekte sind verdeckt (außer bei offenen Händen).
rules-1-pin-1 = Kaufe Bausteine aus Marmor. Die Schilder zeigen, was jeder kostet.
rules-1-pin-2 = Bezahle mit Bausteinen eines dieser Gebäude.
rules-1-pin-3 = Baue es in einer der sechs Städte.
rules-1-pin-4 = Werte es später: Der Haken zeigt, dass Pisa gewertet ist.
rules-2-title = Spielmaterial
rules-2 =
    - **42 Bausteine**, sieben von jeder Farbe, von der besten zur schlechtesten: weiß, gelb, rot, grün, blau, schwarz. Sie liegen auf der **Drehscheibe** (sechs Segmente) oder im **Säckchen**.
    - **30 Gebäude**: sechs Gebäudearten mit den Baukosten 1 bis 5. Palazzo, Biblioteca, Cattedrale und Porta sind Stadt-Gebäude, Castello und Villa Land-Gebäude. Neun liegen aus, die anderen bilden den Stapel.
    - **36 Objekte**, sechs von jeder Sorte: Krone (Palazzo), Buch (Biblioteca), Kelch (Cattedrale), Tor (Porta), Fahne (Castello), Wappen (Villa). Je eines liegt auf dem Objektfeld zum Kauf, der Rest ist der Vorrat.
    - **Münzen** gehen nie aus.
    - Alle haben **sechs Wertungssteine** und eigene Städte.

    {""}**Zu Beginn** bekommen alle 20 Münzen. Der Startspieler bekommt einen schwarzen Baustein, die nächsten einen blauen, grünen und roten. In Segment I liegt von jeder Farbe einer.

    {""}*Hausregel:* Die Sitzordnung wird ausgelost und damit auch, wer anfängt.
rules-2-pin-1 = Der Stapel und wie viele Gebäude noch darin sind.
rules-2-pin-2 = Die neun ausliegenden Gebäude, jedes mit Baukosten und Objekt.
rules-2-pin-3 = Das Säckchen und wie viele Bausteine darin sind.
rules-2-pin-4 = Die Objekte: oben die, die du kaufen kannst, und ihr Preis; darunter, wie viele noch im Vorrat sind.
rules-3-title = Die sechs Städte
rules-3 =
    Eine Stadt nimmt Bausteine ihrer eigenen Farbe und alle besseren. Ihr Wert ist das, was jeder Punkt Baukosten bei einer Wertung bringt. Für eine Stadtwertung brauchst du die genannte Zahl von Gebäuden.

    - **Livorno**, nur weiß: 3 Punkte, 2 Gebäude
    - **Pisa**, weiß und gelb: 3 Münzen, 2 Gebäude
    - **Lucca**, weiß bis rot: 2 Punkte, 2 Gebäude
    - **Viareggio**, weiß bis grün: 2 Münzen, 3 Gebäude
    - **Massa**, alle außer schwarz: 1 Punkt, 3 Gebäude
    - **Lerici**, alle: 1 Münze, 3 Gebäude
rules-3-pin-1 = Der Balken zeigt, welche Farben eine Stadt nimmt: Livorno nur Weiß.
rules-3-pin-2 = Pisas Wert: 3 Münzen je Punkt Baukosten.
rules-3-pin-3 = So viele Gebäude brauchst du hier für eine Stadtwertung.
rules-3-pin-4 = Eine Villa mit Baukosten 5 in Lerici: bei der Wertung 5 × 1 Münze.
rules-4-title = Dein Zug
rules-4 =
    Du machst genau **eine Aktion**: Bausteine kaufen, bauen oder werten. Passen darfst du nicht.

    Danach darfst du **ein Objekt** für 10 Münzen kaufen und, wenn du alle drei Bedingungen erfüllst, das **Spielende ansagen**. Geht beides nicht, endet dein Zug von selbst.
rules-4-pin-1 = Ihre Aktion: Anna hat Viareggio gewertet.
rules-4-pin-2 = Danach hat sie für 10 Münzen die Krone gekauft.
rules-4-pin-3 = Jetzt ist Benedetto am Zug.
rules-5-title = Bausteine kaufen
rules-5 =
    1. Die Drehscheibe dreht sich um ein Segment: I wird II, und so weiter; was in VI lag, kommt zum vollen Preis nach I zurück.
    2. Aus dem Säckchen wird in Segment I nachgelegt, bis auf der ganzen Drehscheibe 11 Bausteine liegen oder es leer ist.
    3. Du kaufst einen oder mehrere Bausteine, alle aus **einem** Segment.

    {""}**Preise** in Segment I: weiß 6, gelb 5, rot 4, grün 3, blau 2, schwarz 1. Mit jedem Segment eine Münze weniger: In VI kostet Weiß 1 Münze, alles andere nichts. Das Bild vom Tisch zeigt schon die Preise nach dem nächsten Drehen.

    {""}**Kannst du keinen Baustein bezahlen** und ist keiner kostenlos, bekommst du stattdessen 2 Münzen.
    {""}**Ist das Säckchen leer**, wird gedreht, aber nichts nachgelegt.
    {""}**Sind Drehscheibe und Säckchen leer**, kannst du nicht kaufen; geht auch keine andere Aktion, bekommst du 2 Münzen.

    Wer dreht, muss kaufen.
rules-5-pin-1 = Segment I: voller Preis. Rot kostet 4.
rules-5-pin-2 = Segment II: eine Münze weniger. Rot kostet 3.
rules-5-pin-3 = Grünes Schild: kostenlos.
rules-5-pin-4 = Gekauft: vier Bausteine, alle aus Segment III.
rules-5-pin-5 = Was sie zusammen kosten und deine Münzen davor und danach.
rules-6-title = Gebäude bauen
rules-6 =
    Wähle ein ausliegendes Gebäude und eine Stadt und bezahle genau so viele Bausteine, wie es kostet, in beliebigen Farben, die sie annimmt.

    Die Bausteine kommen zurück ins Säckchen, und vom Stapel wird ein Gebäude nachgelegt, solange er reicht.

    In einer Stadt dürfen beliebig viele Gebäude stehen. Das Bauen selbst bringt nichts.

    {""}*Beispiel:* Eine Villa 3, bezahlt mit 1 roten und 2 grünen Bausteinen, darf nach Viareggio, Massa oder Lerici, aber nicht nach Lucca.
rules-6-pin-1 = Die Villa hat Baukosten 3, also bezahlst du 3 Bausteine.
rules-6-pin-2 = Bezahlt mit 1 roten und 2 grünen Bausteinen.
rules-6-pin-3 = Viareggio nimmt beide Farben.
rules-7-title = Werten
rules-7 =
    Mit einem deiner sechs Wertungssteine wertest du entweder

    - **eine Gebäudeart**, die du gebaut, aber noch nicht gewertet hast: Jedes Gebäude bringt seine Baukosten mal den Wert seiner Stadt; oder
    - **eine Stadt**, die noch niemand gewertet hat und in der du genug Gebäude hast: Sie bringt die Summe der Baukosten mal ihren Wert.

    Dazu gibt es für jedes gewertete Gebäude das passende **Objekt**, solange der Vorrat reicht. Münzen und Punkte gibt es immer.

    Was du später baust, zählt nicht mehr mit. Ein Gebäude kannst du zweimal werten: mit seiner Gebäudeart und mit seiner Stadt.

    {""}*Beispiel:* Eine Biblioteca 3 in Pisa und eine Biblioteca 2 in Massa bringen 9 Münzen, 2 Punkte und 2 Bücher.
rules-7-pin-1 = Die Baukosten des Gebäudes …
rules-7-pin-2 = … mal den Wert seiner Stadt: 3 × 3 = 9 Münzen.
rules-7-pin-3 = Für jedes Gebäude ein Objekt.
rules-7-pin-4 = In einer Stadt zählen alle ihre Gebäude.
rules-7-pin-5 = Jede Wertung steht hier; um das Ende anzusagen, braucht man vier.
rules-8-title = Objekte
rules-8 =
    Objekte bekommst du beim Werten, eines je Gebäude. Einmal je Zug darfst du nach deiner Aktion eines vom Objektfeld für 10 Münzen kaufen; verkaufte werden nicht ersetzt.
rules-8-pin-1 = Die Krone ist verkauft, deshalb ist ihr Fach leer; Wertungen bringen weiter Kronen aus dem Vorrat.
rules-8-pin-2 = Die Fahne ist noch zu kaufen.
rules-8-pin-3 = Die Objekte, die du hast.
rules-9-title = Das Spielende ansagen
rules-9 =
    Nach deiner Aktion (und dem Kauf eines Objekts) darfst du das Spielende ansagen, wenn du **alle drei** Bedingungen mindestens erfüllst:

    - **Wertungen**: 4
    - **Objekte**: 8 bei 2 Spielern, 7 bei 3, 6 bei 4
    - **Baukosten** deiner Gebäude: 30 bei 2 Spielern, 25 bei 3, 20 bei 4

    Das bringt sofort 5 Punkte. Die Runde wird zu Ende gespielt, damit alle gleich oft am Zug waren. Wer noch drankommt, darf passen, aber nicht mehr ansagen.

    Auch nach dem Bau des letzten der 30 Gebäude wird die Runde zu Ende gespielt, aber ohne die 5 Punkte. Wer dann noch drankommt, muss eine Aktion machen.

    {""}*Hausregeln:* Ein gekauftes Objekt zählt schon für das Ansagen im selben Zug. Wer das letzte Gebäude baut, darf in diesem Zug noch ansagen, danach niemand mehr. Wer passt, kauft auch kein Objekt.
rules-9-pin-1 = Vier Wertungen.
rules-9-pin-2 = Genug Objekte: 8 bei 2 Spielern.
rules-9-pin-3 = Genug Gebäude: Baukosten von 30 bei 2 Spielern.
rules-10-title = Schlusswertung
rules-10 =
    Alle Hände werden aufgedeckt. Zu den bisherigen Punkten kommen

    - 3 Punkte je Objekt,
    - die Baukosten der eigenen Gebäude,
    - 1 Punkt je 5 Münzen.

    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Bausteine übrig hat; herrscht auch da Gleichstand, gibt es mehrere Gewinner.
rules-10-pin-1 = Punkte aus Wertungen und für das Ansagen.
rules-10-pin-2 = 3 Punkte je Objekt.
rules-10-pin-3 = Die Baukosten der Gebäude.
rules-10-pin-4 = 1 Punkt je 5 Münzen.
rules-11-title = An diesem Tisch
rules-11 =
    Du spielst mit den Knöpfen unter der neuesten Nachricht oder im Kanal mit `/carrara kaufen`, `bauen`, `werten`, `objekt`, `ansagen` und `beenden`. Was du ausprobierst, siehst nur du.

    Zu jedem Zug gehören zwei Bilder: der Markt und die Städte aller Spieler. Rosa zeigt, was neu ist; nach mehreren Zügen sagt ein Buchstabe am Rad, wer dort gekauft hat.

    `/hand` zeigt, was du hast; im Kanal zeigt `/tisch zeigen` den Tisch und `/tisch verlauf` alle Züge.

    {""}**Zurücknehmen** kannst du in deinem Zug frei, bis du ihn beendest, jemand anders handelt oder neue Bausteine oder Gebäude aufgedeckt werden. Danach müssen alle anderen zustimmen.

    {""}*Hausregeln* sind von uns: Sie klären, was die gedruckten Regeln offenlassen oder was hier nicht so geht wie gedruckt.
