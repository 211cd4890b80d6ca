# Was an Tischen mit der Erweiterung noch gesagt wird: Tipps, Rückblicke, Fenster, Hände, Schlusswertung, Regeln.
why-unturned = Die Drehscheibe bleibt, wie sie ist; so findet niemand etwas Neues darauf.
why-counts-never-more = Keine Wertung wird es mehr zählen.
why-counts-special = { $category ->
    [city] Wenn du alle Stadt-Gebäude wertest, bringt es { $gain }.
   *[land] Wenn du alle Land-Gebäude wertest, bringt es { $gain }.
 }
why-cards = In der Schlusswertung bringt es { $points } mehr, so wie die Karten jetzt für dich stehen.
why-card-met = Damit hast du { $what }, wie es die Karte „{ $card }“ verlangt.
do-score-category = { $category ->
    [city] alle Stadt-Gebäude werten
   *[land] alle Land-Gebäude werten
 }
outlook-other-ready-cards = { $name } erfüllt alle Bedingungen, die man sehen kann, und darf es ansagen, sobald auch das Verdeckte reicht.
better-unturned = Die Drehscheibe wäre geblieben, wie sie war.
better-turned = Die Drehscheibe blieb, wie sie war, so kam nichts Neues.
better-cards = Am Ende hätte es durch die Karten { $points } mehr gebracht.
better-counted-never-more = Keine Wertung zählte, was gebaut wurde.

event-blocks-taken-unturned = { $price ->
    [0] { $name } hat die Drehscheibe nicht gedreht und { $blocks } aus Segment { $segment } kostenlos genommen.
    [one] { $name } hat die Drehscheibe nicht gedreht und { $blocks } aus Segment { $segment } für { $price } Münze gekauft.
   *[other] { $name } hat die Drehscheibe nicht gedreht und { $blocks } aus Segment { $segment } für { $price } Münzen gekauft.
 }

illegal-unturned-expansion-only = An diesem Tisch dreht sich die Scheibe bei jedem Kauf: Nicht zu drehen gehört zur Erweiterung, mit der hier nicht gespielt wird. `/carrara kaufen` ohne `drehen` zeigt, was das Drehen bringt.
illegal-unturned-nothing = { $lying ->
    [0] Auf der Drehscheibe liegt gerade nichts.
   *[other] { $coins ->
        [0] Du hast keine Münzen, und nichts auf der Drehscheibe ist gerade kostenlos.
        [one] Für deine { $coins } Münze bekommst du nichts von dem, was gerade auf der Drehscheibe liegt.
       *[other] Für deine { $coins } Münzen bekommst du nichts von dem, was gerade auf der Drehscheibe liegt.
     }
 } Du kannst sie drehen („Kaufen“): Neue Bausteine kommen, und die alten rücken weiter und werden billiger. Kannst du dann noch immer nichts bezahlen, bekommst du 2 Münzen. Oder du baust oder wertest, wo es geht.

special-city = alle Stadt-Gebäude
special-land = alle Land-Gebäude
typed-city = stadt
typed-land = land
scoring-specials = **Sonderwertungen**
why-category-scored = schon gewertet
why-no-building-of-category = noch keines gebaut

hand-conditions-cards = **Um das Spielende anzusagen**:
score-line-cards = **{ $name }: { $total }** — Zählleiste { $track }, Objekte { $objects }, Gebäude { $buildings }, Extra-Karte { $extra }, übrige Objekte { $loose_objects }, Münzen { $coins }

button-leave-wheel = Nicht drehen
panel-buy-unturned = Oder du **drehst nicht**: Es kommt nichts Neues, und du kaufst aus dem, was jetzt dort liegt.
panel-unturned = 🎡 Die Drehscheibe bleibt, wie sie ist.

card-with-source = { $card } ({ $source })
card-condition-for-all = Um das Spielende anzusagen: { $what }, mindestens { $two } zu zweit, { $three } zu dritt, { $four } zu viert.
card-listed = - **{ $card }** ({ $kind }, { $source }): { $does }
cards-chapter-title = Die Karten der Erweiterung
cards-chapter-title-of = { $title } ({ $number } von { $count })
card-goal = ▫️ { $what }: { $have } von { $need }
card-goal-met = ✅ { $what }: { $have } von { $need }
hand-goal = { $goal } · { $card }
hand-card-points = { $card } { $count }
hand-points-loose_objects = übrige Objekte { $count }
hand-points-coins = Münzen { $count }
hand-at-end = **Wäre das Spiel jetzt zu Ende**: { $parts } — { $total } zusätzlich zur Zählleiste
card-drawn = { $kind } **{ $card }**
cards-drawn = 🃏 Für dieses Spiel gezogen: { $cards }. `/carrara karten` sagt, was sie verlangen und bringen.
button-cards = Karten
cards-title = ## 🃏 Die Karten dieses Spiels
card-head = ### { $kind }: { $card }
card-would-bring = jetzt brächte sie dir { $points }
card-would-bring-loose = und { $points } für die übrigen Objekte
card-own = ➡️ Du: { $own }
cards-coins = Dazu bringen je { $per } Münzen 1 Siegpunkt.
cards-total = Wäre das Spiel jetzt zu Ende, brächte dir das zusammen **{ $points }** zusätzlich zu denen auf der Zählleiste.
cards-none = Dieses Spiel wird ohne die Erweiterung gespielt, also gibt es keine Karten. Für ein anderes bietet `/tisch neu` sie an.
command-cards = karten
command-cards-description = Die Karten der Erweiterung in diesem Spiel, und was sie dir jetzt bringen würden

rules-12-title = Die Erweiterung
rules-12 =
    Ein Tisch kann mit der Erweiterung spielen: gewählt mit ihm, `/tisch neu erweiterung:`, oder unter seiner Einladung. Alles andere bleibt, wie es ist.

    - **Die Drehscheibe** darfst du beim Kaufen lassen, wie sie ist. Dann kommt nichts dazu, und du kaufst aus dem, was dort liegt. Mindestens ein Baustein muss gekauft werden.
    - **8er-Gebäude**, eines von jeder Gebäudeart, liegen offen neben der Auslage. Sie werden gebaut wie alle anderen, für acht Bausteine, und nicht ersetzt. Sie zählen bei Wertungen, Baukosten und Bedingungen, aber nicht zu den 30, mit deren letztem das Spiel endet.
    - **Zwei Sonderwertungen**: Alle deine Stadt-Gebäude bringen ihre Baukosten zusammen als Münzen, alle deine Land-Gebäude ihre als Siegpunkte, wo immer sie stehen. Objekte gibt es dafür nicht. Jede geht einmal, braucht einen deiner sechs Wertungssteine, gilt als Wertung und verlangt mindestens ein solches Gebäude.
    - **Vier Karten** werden zu Beginn zufällig gezogen. Top-, Objekt- und Gebäude-Karte sagen statt der Bedingungen in Kapitel 9, wann man das Spielende ansagen darf. Am Ende bringen Objekt-, Gebäude- und Extra-Karte Siegpunkte, statt 3 je Objekt und der Summe der Baukosten.

    {""}**Schlusswertung**: die Siegpunkte auf der Zählleiste, was die drei Karten bringen, 1 Siegpunkt für jedes Objekt, das die Objekt-Karte nicht verwendet, und 1 Siegpunkt für je 5 Münzen, wenn die Extra-Karte nichts anderes sagt. Wo eine Karte eine Wahl lässt, wird für dich gewählt, was am meisten bringt.

    {""}`/carrara karten` nennt die Karten eures Spiels und was dir jede jetzt bringen würde. Alle Karten stehen in den nächsten Kapiteln, jede mit ihrer Herkunft: **Dokumentierte** sind aus den Errata des Verlags oder aus mehreren unabhängigen Quellen bekannt; **Hauskarten** sind für dieses Haus erdacht und liegen nicht in der Schachtel; Karten **aus deiner Schachtel** hat eingetragen, wer diesen Bot betreibt, aus dem eigenen Exemplar. Die übrigen Karten der Schachtel, ihre Verbesserungsplättchen und das Umbauen sind hier weggelassen.

choice-object-worth = { $price }; am Ende bringt es { $points }
panel-object-adds = 🃏 In der Schlusswertung bringt das { $points } mehr, so wie die Karten jetzt für dich stehen; { $price } übrige Münzen brächten { $lost }.
panel-adds-at-end = 🃏 In der Schlusswertung bringt das { $points } mehr, so wie die Karten jetzt für dich stehen.

own-content = Eine TOML-Datei mit Karten der Carrara-Erweiterung aus deiner Schachtel, wie sie die Einstellung PIAZZA_CARRARA_CARDS nennt.
