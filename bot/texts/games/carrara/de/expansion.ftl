# Was an Tischen mit der Erweiterung noch gesagt wird: Tipps, Rückblicke, Fenster, Hände, Schlusswertung, Regeln.
why-unturned = Die Drehscheibe bleibt, wie sie ist, und niemand bekommt neue Bausteine.
why-counts-never-more = Werten kannst du es nicht mehr.
why-counts-special = { $category ->
    [city] Bringt { $gain }, wenn du alle Stadt-Gebäude wertest.
   *[land] Bringt { $gain }, wenn du alle Land-Gebäude wertest.
 }
why-cards = Nach jetzigem Stand bringt es am Ende { $points } mehr.
why-card-met = Damit hast du { $what }, wie „{ $card }“ verlangt.
do-score-category = { $category ->
    [city] alle Stadt-Gebäude werten
   *[land] alle Land-Gebäude werten
 }
outlook-other-ready-cards = { $name } erfüllt alle sichtbaren Bedingungen und kann es ansagen, wenn auch das Verdeckte reicht.
better-unturned = Die Drehscheibe wäre geblieben, wie sie war.
better-turned = Die Drehscheibe wurde nicht gedreht, so kam nichts Neues.
better-cards = Die Karten hätten am Ende { $points } mehr gebracht.
better-counted-never-more = Das Gebäude wurde nie gewertet.

event-blocks-taken-unturned = { $price ->
    [0] { $name } hat nicht gedreht und { $blocks } aus Segment { $segment } kostenlos genommen.
    [one] { $name } hat nicht gedreht und { $blocks } aus Segment { $segment } für { $price } Münze gekauft.
   *[other] { $name } hat nicht gedreht und { $blocks } aus Segment { $segment } für { $price } Münzen gekauft.
 }

illegal-unturned-expansion-only = Kaufen ohne Drehen gehört zur Erweiterung, mit der hier nicht gespielt wird. `/carrara kaufen` ohne `drehen` zeigt, was das Drehen bringt.
illegal-unturned-nothing = { $lying ->
    [0] Die Drehscheibe ist leer.
   *[other] { $coins ->
        [0] Du hast keine Münzen, und nichts auf der Drehscheibe ist kostenlos.
        [one] Für deine { $coins } Münze bekommst du auf der Drehscheibe nichts.
       *[other] Für deine { $coins } Münzen bekommst du auf der Drehscheibe nichts.
     }
 } Du kannst drehen („Kaufen“): Neue Bausteine kommen, die alten rücken weiter und werden billiger. Kannst du dann noch immer nichts bezahlen, bekommst du 2 Münzen. Oder du baust oder wertest.

special-city = alle Stadt-Gebäude
special-land = alle Land-Gebäude
typed-city = stadt
typed-land = land
why-category-scored = schon gewertet
why-no-building-of-category = noch keines gebaut

hand-conditions-cards = **Um das Spielende anzusagen**:
score-line-cards = { $place } **{ $name }: { $total }** — gewertet { $track }, Objekte { $objects }, Gebäude { $buildings }, Extra-Karte { $extra }, übrige Objekte { $loose_objects }, Münzen { $coins }

button-leave-wheel = Nicht drehen
panel-buy-unturned = Oder du **drehst nicht**: Es kommt nichts Neues, und du kaufst, was jetzt da ist.
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
hand-at-end = **Wäre jetzt Schluss**: { $parts } — noch { $total }
card-drawn = { $kind } **{ $card }**
cards-drawn = 🃏 Karten dieser Partie: { $cards }. `/carrara karten` erklärt sie.
button-cards = Karten
cards-title = ## 🃏 Die Karten dieser Partie
card-head = ### { $kind }: { $card }
card-would-bring = jetzt { $points }
card-would-bring-loose = { $points } für übrige Objekte
card-own = ➡️ Du: { $own }
cards-coins = Dazu bringen je { $per } Münzen 1 Siegpunkt.
cards-total = Wäre jetzt Schluss, bekämst du noch **{ $points }**.
cards-none = Diese Partie läuft ohne die Erweiterung, also ohne Karten. Wählen kannst du sie bei `/tisch neu`.
command-cards = karten
command-cards-description = Die Erweiterungskarten dieser Partie und was sie dir jetzt brächten

rules-12-title = Die Erweiterung
rules-12 =
    Wählbar mit `/tisch neu erweiterung:` oder auf der Einladung. Alles andere bleibt gleich.

    - **Die Drehscheibe** musst du beim Kaufen nicht drehen. Lässt du sie stehen, kommt nichts dazu, und du kaufst mindestens einen Baustein von dem, was da ist.
    - **8er-Gebäude**, eines von jeder Gebäudeart, liegen offen neben der Auslage. Du baust sie wie alle anderen, für acht Bausteine; ersetzt werden sie nicht. Sie zählen bei Wertungen, Baukosten und Bedingungen, aber nicht zu den 30, die das Spielende auslösen.
    - **Zwei Sonderwertungen**: Alle deine Stadt-Gebäude bringen ihre Baukosten zusammen als Münzen, alle deine Land-Gebäude ihre als Siegpunkte, egal in welcher Stadt. Objekte gibt es dafür nicht. Jede geht einmal, braucht einen deiner sechs Wertungssteine, gilt als Wertung und verlangt mindestens ein solches Gebäude.
    - **Vier Karten** werden zu Beginn zufällig gezogen. Top-, Objekt- und Gebäude-Karte ersetzen die Bedingungen aus Kapitel 9. Am Ende bringen Objekt-, Gebäude- und Extra-Karte Siegpunkte, statt 3 je Objekt und der Summe der Baukosten.

    {""}**Schlusswertung**: die Siegpunkte auf der Zählleiste, was die drei Karten bringen, 1 Siegpunkt für jedes Objekt, das die Objekt-Karte nicht verwendet, und 1 Siegpunkt für je 5 Münzen, wenn die Extra-Karte nichts anderes sagt. Lässt eine Karte eine Wahl, wird automatisch das Beste gewählt.

    {""}`/carrara karten` zeigt die Karten eurer Partie und was sie dir jetzt brächten. Die nächsten Kapitel nennen alle Karten mit ihrer Herkunft: **Dokumentierte** sind aus den Errata des Verlags oder aus mehreren unabhängigen Quellen bekannt; **Hauskarten** haben wir uns selbst ausgedacht, sie liegen nicht in der Schachtel; Karten **aus deiner Schachtel** hat der Betreiber dieses Bots aus dem eigenen Exemplar eingetragen. Die übrigen Karten der Schachtel, ihre Verbesserungsplättchen und das Umbauen fehlen hier.

panel-object-adds = 🃏 Nach jetzigem Stand bringt das am Ende { $points } mehr; { $price } übrige Münzen brächten { $lost }.
panel-adds-at-end = 🃏 Nach jetzigem Stand bringt das am Ende { $points } mehr.

own-content = Eine TOML-Datei mit Karten der Erweiterung aus deiner Schachtel (wie in PIAZZA_CARRARA_CARDS).
