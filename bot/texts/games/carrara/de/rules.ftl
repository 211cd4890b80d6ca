# Die Regeln von „Die Paläste von Carrara“ in eigenen Worten, Kapitel für Kapitel; jedes höchstens 3.500 Zeichen lang.
rules-1-title = Das Spiel in Kürze
rules-1 =
    Du kaufst Bausteine aus Marmor von einer Drehscheibe, auf der sie mit jedem Drehen billiger werden, wenn niemand sie vorher kauft. Mit ihnen baust du Gebäude in sechs Städten. Teure Städte verlangen die wertvollsten Bausteine und bringen am meisten.

    Gebäude allein bringen nichts: Erst das **Werten** macht aus ihnen Münzen, Siegpunkte und Objekte. Auf den richtigen Moment kommt es an, denn alles kannst du nur einmal werten.

    Früher oder später erfüllt jemand drei Bedingungen und sagt das Spielende an. Wer nach der Schlusswertung die meisten Siegpunkte hat, gewinnt.

    Für zwei bis vier Spieler. Münzen, Bausteine und Objekte sind vor den anderen verborgen, wenn der Tisch nicht offen spielt; alles andere ist sichtbar.
rules-2-title = Spielmaterial
rules-2 =
    - **42 Bausteine**, sieben von jeder Farbe. Vom wertvollsten zum einfachsten: weiß, gelb, rot, grün, blau, schwarz. Sie liegen auf der **Drehscheibe** mit ihren sechs Segmenten, im **Säckchen** oder bei den Spielern.
    - **30 Gebäude**: sechs Gebäudearten, jede mit den Baukosten 1, 2, 3, 4 und 5. Palazzo, Biblioteca, Cattedrale und Porta sind Stadt-Gebäude, Castello und Villa Land-Gebäude. Neun liegen offen aus, die anderen bilden den Stapel.
    - **36 Objekte**, sechs von jeder Sorte. Jede Sorte gehört zu einer Gebäudeart: Krone zu Palazzo, Buch zu Biblioteca, Kelch zu Cattedrale, Tor zu Porta, Fahne zu Castello, Wappen zu Villa. Je eines liegt auf dem Objektfeld zum Kauf, je fünf sind der Vorrat.
    - Alle haben **sechs Wertungssteine** und sechs eigene Städte, in denen sie bauen.

    {""}**Zu Beginn** bekommen alle 20 Münzen. Der ausgeloste Startspieler bekommt einen schwarzen Baustein, der nächste einen blauen, dann einen grünen, dann einen roten. In Segment I liegt von jeder Farbe ein Baustein.
rules-3-title = Die sechs Städte
rules-3 =
    Eine Stadt nimmt Bausteine ihrer eigenen Farbe und alle wertvolleren. Ihr Wert sagt, was jeder Punkt Baukosten bei einer Wertung bringt. Um eine Stadt zu werten, brauchst du dort eine Mindestzahl von Gebäuden.

    - **Livorno**, weiß: nimmt weiß. 3 Siegpunkte. 2 Gebäude
    - **Pisa**, gelb: nimmt weiß und gelb. 3 Münzen. 2 Gebäude
    - **Lucca**, rot: nimmt weiß bis rot. 2 Siegpunkte. 2 Gebäude
    - **Viareggio**, grün: nimmt weiß bis grün. 2 Münzen. 3 Gebäude
    - **Massa**, blau: nimmt alle außer schwarz. 1 Siegpunkt. 3 Gebäude
    - **Lerici**, schwarz: nimmt alle. 1 Münze. 3 Gebäude
rules-4-title = Dein Zug
rules-4 =
    Du machst genau **eine Aktion**: Bausteine kaufen, ein Gebäude bauen oder werten. Passen darfst du nicht.

    Nach der Aktion darfst du **ein Objekt** für 10 Münzen kaufen.

    Danach darfst du das **Spielende ansagen**, wenn du alle drei Bedingungen erfüllst.

    Kannst du nichts mehr tun, endet dein Zug von selbst.
rules-5-title = Bausteine kaufen
rules-5 =
    1. Die Drehscheibe dreht sich um ein Segment: Was in I lag, kommt nach II, und so weiter. Was in VI lag, kommt zum vollen Preis nach I zurück.
    2. Aus dem Säckchen werden Bausteine gezogen, bis auf der ganzen Drehscheibe 11 liegen, oder weniger, wenn es leer wird. Alle kommen in Segment I.
    3. Du kaufst einen oder mehrere Bausteine, alle aus **einem** Segment. Du musst nicht alle nehmen.

    {""}**Preise** in Segment I: weiß 6, gelb 5, rot 4, grün 3, blau 2, schwarz 1. Mit jedem weiteren Segment wird jeder Baustein eine Münze billiger, bis er nichts mehr kostet: In Segment VI kostet Weiß 1 Münze, alles andere nichts.

    {""}**Kannst du keinen Baustein bezahlen**, und auf der ganzen Drehscheibe ist keiner kostenlos, bekommst du stattdessen 2 Münzen.
    {""}**Ist das Säckchen leer**, wird trotzdem gedreht, aber nichts nachgelegt.
    {""}**Sind Drehscheibe und Säckchen leer**, kannst du nicht kaufen. Kannst du auch weder bauen noch werten, bekommst du 2 Münzen.

    Wer dreht, muss kaufen: Das ist dann deine Aktion.
rules-6-title = Gebäude bauen
rules-6 =
    Nimm ein offenes Gebäude, wähle eine Stadt dafür und bezahle genau so viele Bausteine, wie es kostet. Die Stadt muss jeden davon annehmen; Farben darfst du mischen.

    Die Bausteine kommen zurück ins Säckchen. Auf den freien Platz kommt ein neues Gebäude vom Stapel, solange es welche gibt.

    In einer Stadt dürfen beliebig viele Gebäude stehen. Das Bauen selbst bringt weder Siegpunkte noch Objekte.

    {""}*Beispiel:* Eine Villa mit Baukosten 3, bezahlt mit 1 roten und 2 grünen Bausteinen, darf in Viareggio, Massa oder Lerici stehen, aber nicht in Lucca, das kein Grün annimmt.
rules-7-title = Werten
rules-7 =
    Jede Wertung kostet dich einen deiner sechs Wertungssteine. Werte entweder

    - **eine Gebäudeart**, die du noch nicht gewertet hast und von der du mindestens ein Gebäude hast. Jedes dieser Gebäude bringt seine Baukosten mal den Wert seiner Stadt, in deren Währung; oder
    - **eine Stadt**, die noch niemand gewertet hat und in der du genug Gebäude hast. Du bekommst die Summe ihrer Baukosten mal den Wert der Stadt.

    Dazu gibt es für jedes gewertete Gebäude das passende **Objekt**, solange der Vorrat reicht. Münzen und Siegpunkte bekommst du immer. Die Objekte auf dem Objektfeld bleiben beim Werten liegen.

    Gebäude, die du später baust, zählen bei diesem Wertungsstein nicht mehr. Ein Gebäude kann in einer Partie zweimal zählen: einmal mit seiner Art, einmal mit seiner Stadt.

    {""}*Beispiele:* Eine Biblioteca 3 in Pisa und eine Biblioteca 2 in Massa bringen 9 Münzen, 2 Siegpunkte und 2 Bücher. Massa mit Gebäuden der Baukosten 1, 3 und 5 bringt 9 Siegpunkte und 3 Objekte.
rules-8-title = Objekte
rules-8 =
    Jedes Objekt zählt für die Bedingungen, um das Spielende anzusagen, und bringt in der Schlusswertung 3 Siegpunkte.

    Objekte bekommst du beim Werten, eines je Gebäude. Außerdem darfst du einmal in jedem Zug nach deiner Aktion eines vom Objektfeld für 10 Münzen kaufen. Von jeder Sorte liegt dort nur eines; verkaufte werden nicht ersetzt.
rules-9-title = Das Spielende ansagen
rules-9 =
    Nach deiner Aktion und dem Kauf eines Objekts darfst du das Spielende ansagen, wenn du **alle drei** Bedingungen erfüllst:

    - **Wertungen**: mindestens 4
    - **Objekte**: mindestens 8 zu zweit, 7 zu dritt, 6 zu viert
    - **Baukosten** deiner Gebäude zusammen: mindestens 30 zu zweit, 25 zu dritt, 20 zu viert

    Das bringt dir sofort 5 Siegpunkte. Du musst das Ende nicht ansagen.

    Die Runde wird dann noch bis zum Spieler vor dem Startspieler gespielt, damit alle gleich oft am Zug waren. Wer noch an die Reihe kommt, darf auf seine Aktion verzichten. Ansagen kann danach niemand mehr.

    Auch wenn das letzte der 30 Gebäude gebaut ist, wird die Runde zu Ende gespielt, aber ohne die 5 Siegpunkte. Wer es gebaut hat, darf im selben Zug noch ansagen.
rules-10-title = Schlusswertung
rules-10 =
    Alle Hände werden aufgedeckt. Zu den Siegpunkten auf der Zählleiste kommen für alle

    - 3 Siegpunkte für jedes Objekt,
    - die Baukosten aller eigenen Gebäude zusammen,
    - 1 Siegpunkt für je 5 Münzen.

    Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Bausteine übrig hat; ist auch das gleich, gewinnen diese Spieler gemeinsam.

    {""}*Beispiel:* 7 Objekte, zusammen 23 Baukosten und 4 Münzen sind 21 + 23 + 0 = 44 Siegpunkte.
rules-11-title = An diesem Tisch
rules-11 =
    Du spielst mit den Knöpfen unter der neuesten Nachricht oder mit Befehlen: `/carrara kaufen`, `bauen`, `werten`, `objekt`, `ansagen` und `beenden`. Was du ausprobierst, siehst nur du, bis du es bestätigst.

    `/hand` zeigt deine Münzen, Bausteine und Objekte, `/tisch zeigen` den Tisch, `/tisch verlauf` alle Züge.

    {""}**Zurücknehmen** kannst du im eigenen Zug frei, bis du ihn selbst beendest, jemand anders handelt oder etwas Verdecktes aufgedeckt wird, etwa Bausteine aus dem Säckchen oder ein neues Gebäude. Danach müssen alle anderen zustimmen.

    Sitzordnung und Startspieler bestimmt das Los. Die Drehscheibe füllt sich selbst auf, die 2 Münzen kommen von selbst, und das Ansagen wird nur angeboten, wenn es erlaubt ist.
