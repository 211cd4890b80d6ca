# Die Regeln von „Die Paläste von Carrara“ in eigenen Worten, Kapitel für Kapitel; jedes höchstens 3.500 Zeichen lang.
rules-1-title = Das Spiel in Kürze
rules-1 =
    Du kaufst Bausteine aus Marmor von einer Drehscheibe, auf der sie mit jedem Drehen billiger werden, wenn niemand sie vorher kauft. Damit baust du in sechs Städten: Teure verlangen die besten Bausteine und bringen am meisten.

    Gebäude bringen erst beim **Werten** etwas. Auf den richtigen Moment kommt es an: Alles wertest du nur einmal.

    Wenn du drei Bedingungen erfüllst, darfst du das Spielende ansagen. Wer nach der Schlusswertung die meisten Siegpunkte hat, gewinnt.

    Für zwei bis vier Spieler. Münzen, Bausteine und Objekte sind verdeckt (außer bei offenen Händen).
rules-2-title = Spielmaterial
rules-2 =
    - **42 Bausteine**, sieben von jeder Farbe, von der besten zur schlechtesten: weiß, gelb, rot, grün, blau, schwarz. Sie liegen auf der **Drehscheibe** (sechs Segmente) oder im **Säckchen**.
    - **30 Gebäude**: sechs Gebäudearten mit den Baukosten 1 bis 5. Palazzo, Biblioteca, Cattedrale und Porta sind Stadt-Gebäude, Castello und Villa Land-Gebäude. Neun liegen aus, die anderen bilden den Stapel.
    - **36 Objekte**, sechs von jeder Sorte: Krone (Palazzo), Buch (Biblioteca), Kelch (Cattedrale), Tor (Porta), Fahne (Castello), Wappen (Villa). Je eines liegt auf dem Objektfeld zum Kauf, der Rest ist der Vorrat.
    - **Münzen** gehen nie aus.
    - Alle haben **sechs Wertungssteine** und eigene Städte.

    {""}**Zu Beginn** wird die Sitzordnung ausgelost, und alle bekommen 20 Münzen. Der Startspieler bekommt einen schwarzen Baustein, die nächsten einen blauen, grünen und roten. In Segment I liegt von jeder Farbe einer.
rules-3-title = Die sechs Städte
rules-3 =
    Eine Stadt nimmt Bausteine ihrer eigenen Farbe und alle besseren. Ihr Wert ist das, was jeder Punkt Baukosten bei einer Wertung bringt. Für eine Stadtwertung brauchst du die genannte Zahl von Gebäuden.

    - **Livorno**, nur weiß: 3 Siegpunkte, 2 Gebäude
    - **Pisa**, weiß und gelb: 3 Münzen, 2 Gebäude
    - **Lucca**, weiß bis rot: 2 Siegpunkte, 2 Gebäude
    - **Viareggio**, weiß bis grün: 2 Münzen, 3 Gebäude
    - **Massa**, alle außer schwarz: 1 Siegpunkt, 3 Gebäude
    - **Lerici**, alle: 1 Münze, 3 Gebäude
rules-4-title = Dein Zug
rules-4 =
    Du machst genau **eine Aktion**: Bausteine kaufen, bauen oder werten. Passen darfst du nicht.

    Danach darfst du **ein Objekt** für 10 Münzen kaufen und, wenn du alle drei Bedingungen erfüllst, das **Spielende ansagen**. Geht beides nicht, endet dein Zug von selbst.
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
rules-6-title = Gebäude bauen
rules-6 =
    Wähle ein ausliegendes Gebäude und eine Stadt und bezahle genau so viele Bausteine, wie es kostet, in beliebigen Farben, die sie annimmt.

    Die Bausteine kommen zurück ins Säckchen, und vom Stapel wird ein Gebäude nachgelegt, solange er reicht.

    In einer Stadt dürfen beliebig viele Gebäude stehen. Das Bauen selbst bringt nichts.

    {""}*Beispiel:* Eine Villa 3, bezahlt mit 1 roten und 2 grünen Bausteinen, darf nach Viareggio, Massa oder Lerici, aber nicht nach Lucca.
rules-7-title = Werten
rules-7 =
    Mit einem deiner sechs Wertungssteine wertest du entweder

    - **eine Gebäudeart**, die du gebaut, aber noch nicht gewertet hast: Jedes Gebäude bringt seine Baukosten mal den Wert seiner Stadt; oder
    - **eine Stadt**, die noch niemand gewertet hat und in der du genug Gebäude hast: Sie bringt die Summe der Baukosten mal ihren Wert.

    Dazu gibt es für jedes gewertete Gebäude das passende **Objekt**, solange der Vorrat reicht. Münzen und Siegpunkte gibt es immer.

    Was du später baust, zählt nicht mehr mit. Ein Gebäude kannst du zweimal werten: mit seiner Gebäudeart und mit seiner Stadt.

    {""}*Beispiel:* Eine Biblioteca 3 in Pisa und eine Biblioteca 2 in Massa bringen 9 Münzen, 2 Siegpunkte und 2 Bücher.
rules-8-title = Objekte
rules-8 =
    Objekte bekommst du beim Werten, eines je Gebäude. Einmal je Zug darfst du nach deiner Aktion eines vom Objektfeld für 10 Münzen kaufen; verkaufte werden nicht ersetzt.
rules-9-title = Das Spielende ansagen
rules-9 =
    Nach deiner Aktion (und dem Kauf eines Objekts) darfst du das Spielende ansagen, wenn du **alle drei** Bedingungen mindestens erfüllst:

    - **Wertungen**: 4
    - **Objekte**: 8 bei 2 Spielern, 7 bei 3, 6 bei 4
    - **Baukosten** deiner Gebäude: 30 bei 2 Spielern, 25 bei 3, 20 bei 4

    Das bringt sofort 5 Siegpunkte. Die Runde wird zu Ende gespielt, damit alle gleich oft am Zug waren. Wer noch drankommt, darf passen, aber nicht mehr ansagen.

    Ebenso nach dem Bau des letzten der 30 Gebäude, aber ohne die 5 Siegpunkte. Nur wer es gebaut hat, darf im selben Zug noch ansagen.
rules-10-title = Schlusswertung
rules-10 =
    Alle Hände werden aufgedeckt. Zu den bisherigen Siegpunkten kommen

    - 3 Siegpunkte je Objekt,
    - die Baukosten der eigenen Gebäude,
    - 1 Siegpunkt je 5 Münzen.

    Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Bausteine übrig hat; herrscht auch da Gleichstand, gibt es mehrere Gewinner.
rules-11-title = An diesem Tisch
rules-11 =
    Du spielst mit den Knöpfen unter der neuesten Nachricht oder mit `/carrara kaufen`, `bauen`, `werten`, `objekt`, `ansagen` und `beenden`. Was du ausprobierst, siehst nur du.

    Zu jedem Zug gehören zwei Bilder: der Markt und die Städte aller Spieler. Rosa zeigt, was neu ist, gestrichelt, was weg ist.

    `/hand` zeigt, was du hast, `/tisch zeigen` den Tisch, `/tisch verlauf` alle Züge.

    {""}**Zurücknehmen** kannst du in deinem Zug frei, bis du ihn beendest, jemand anders handelt oder neue Bausteine oder Gebäude aufgedeckt werden. Danach müssen alle anderen zustimmen.
