# Was an Tischen mit der Erweiterung noch gesagt wird: Tipps, Rückblicke, Fenster, Hände, Schlusswertung, Regeln.
why-unturned = So bekommt niemand neue Bausteine.
why-counts-never-more = Werten kannst du es nicht mehr.
why-counts-special = { $category ->
    [city] Bringt { $gain }, wenn du alle Stadt-Gebäude wertest.
   *[land] Bringt { $gain }, wenn du alle Land-Gebäude wertest.
 }
why-cards = Nach jetzigem Stand bringt es am Ende { points }.
why-card-met = Damit hast du { $what }, wie „{ $card }“ verlangt.
do-score-category = { $category ->
    [city] alle Stadt-Gebäude werten
   *[land] alle Land-Gebäude werten
 }
outlook-other-ready-cards = { $name } erfüllt alle sichtbaren Bedingungen und kann es ansagen, wenn auch das Verdeckte reicht.
better-unturned = Die Drehscheibe wäre nicht gedreht worden.
better-turned = Ohne Drehen kam nichts Neues.
better-cards = Die Karten hätten am Ende { points } mehr gebracht.
better-counted-never-more = Das Gebäude wurde nie gewertet.

event-blocks-taken-unturned = { $price ->
    [0] { $name } hat nicht gedreht und { $blocks } aus Segment { $segment } kostenlos genommen.
    [one] { $name } hat nicht gedreht und { $blocks } aus Segment { $segment } für { $price } Münze gekauft.
   *[other] { $name } hat nicht gedreht und { $blocks } aus Segment { $segment } für { $price } Münzen gekauft.
 }

special-city = alle Stadt-Gebäude
special-land = alle Land-Gebäude
typed-all = alle
typed-city = stadt
typed-land = land
why-category-scored = { why-type-scored }
why-no-building-of-category = noch keines gebaut

hand-conditions-cards = **Um das Spielende anzusagen**:
score-line-cards = { $place } **{ $name }: { $total }** — gewertet { $track }, Objekte { $objects }, Gebäude { $buildings }, Extra-Karte { $extra }, übrige Objekte { $loose_objects }, Münzen { $coins }

button-leave-wheel = Nicht drehen
panel-buy-unturned = Oder du **drehst nicht** und kaufst, was schon da ist:
panel-unturned = 🎡 Die Drehscheibe bleibt, wie sie ist.
completion-turned = Nach dem Drehen { $what }

card-with-source = { $card } ({ $source })
card-condition-for-all = Bedingung: { $what }, mindestens { $two } (2 Spieler), { $three } (3) oder { $four } (4).
card-listed = - **{ $card }** ({ $kind }, { $source }): { $does }
cards-chapter-title = Die Karten der Erweiterung
cards-chapter-title-of = { $title } ({ $number } von { $count })
card-goal = ▫️ { $what }: { $have } von { $need }
card-goal-met = ✅ { $what }: { $have } von { $need }
hand-goal = { $goal } · { $card }
hand-card-points = { $card } { $count }
hand-points-loose_objects = übrige Objekte { $count }
hand-points-coins = Münzen { $count }
hand-at-end = **Wäre jetzt Schluss**: { $parts } — noch { points }
card-drawn = { $kind } **{ $card }**
cards-drawn = 🃏 Karten: { $cards }. Im Kanal erklärt sie `/carrara karten`.
button-cards = Karten
cards-title = ## 🃏 Die Karten dieser Partie
card-head = ### { $kind }: { $card }
card-would-bring = jetzt { points }
card-would-bring-loose = { points } für übrige Objekte
card-own = ➡️ Du: { $own }
cards-coins = Dazu 1 Punkt je { $per } Münzen.
cards-total = Wäre jetzt Schluss, bekämst du insgesamt **{ points }**.
cards-none = Diese Partie läuft ohne Erweiterung. Wählen kannst du sie bei `/tisch neu` in einem Kanal.
command-cards = karten
command-cards-description = Die Karten dieser Partie und was sie dir jetzt brächten

rules-12-title = Die Erweiterung
rules-12 =
    Wählbar im Kanal mit `/tisch neu erweiterung:` oder auf der Einladung. Neu ist:

    - **Drehscheibe**: Du darfst kaufen, ohne zu drehen. Dann wird nichts nachgelegt, und du kaufst mindestens einen Baustein. Das Bild vom Tisch zeigt die Preise von jetzt.
    - **8er-Gebäude**, eines von jeder Gebäudeart, liegen neben der Auslage und werden nicht ersetzt. Du baust und wertest sie wie alle anderen, aber sie zählen nicht zu den 30, die das Spielende auslösen.
    - **Zwei Sonderwertungen**, jede einmal: Alle deine Stadt-Gebäude bringen ihre Baukosten als Münzen, alle deine Land-Gebäude ihre als Punkte, aber keine Objekte. *Hausregel:* Jede braucht einen Wertungsstein, gilt als Wertung und verlangt mindestens ein solches Gebäude.
    - **Karten**: Je eine Top-, Objekt-, Gebäude- und Extra-Karte wird zufällig gezogen. Ohne Hauskarten gibt es keine Extra-Karte. Die anderen drei ersetzen die Bedingungen aus Kapitel 9.

    {""}**Schlusswertung**: was die Karten bringen (die Top-Karte nie), 1 Punkt für jedes Objekt, das die Objekt-Karte nicht verwendet, und 1 Punkt je 5 Münzen, wenn die Extra-Karte nichts anderes sagt. Das ersetzt die 3 Punkte je Objekt und die Baukosten.

    Im Kanal zeigt `/carrara karten` die Karten eurer Partie, die nächsten Kapitel alle. **Dokumentierte** Karten stammen aus den Errata des Verlags oder mehreren unabhängigen Quellen, **Hauskarten** haben wir uns selbst ausgedacht, Karten **aus deiner Schachtel** hat der Betreiber dieses Bots eingetragen. Die übrigen Karten der Schachtel, ihre Verbesserungsplättchen und das Umbauen fehlen hier.
rules-12-pin-1 = Die Gebäude mit Baukosten 8, die noch da sind; sonst, wer sie gebaut hat.
rules-12-pin-2 = Die Sonderwertungen: Stadt-Gebäude sind schon gewertet.
rules-12-pin-3 = Die Bedingungen auf den Karten und wie weit du bist.
rules-12-pin-4 = Was dir eine Karte jetzt bringt.

panel-object-adds = 🃏 Nach jetzigem Stand bringt das am Ende { $points }; { $price } übrige Münzen brächten { $lost }.
panel-adds-at-end = 🃏 Nach jetzigem Stand bringt das am Ende { $points }.

own-content = Eine TOML-Datei mit Karten der Erweiterung aus deiner Schachtel (wie in PIAZZA_CARRARA_CARDS).
