# Was an Tischen mit der Erweiterung noch gesagt wird: Tipps, Rückblicke, Fenster, Hände, Schlusswertung, Regeln.
why-unturned = Die Drehscheibe bleibt, wie sie ist; so findet niemand etwas Neues darauf.
why-counts-never-more = Keine Wertung wird es mehr zählen.
why-counts-special = { $category ->
    [city] Bei der Wertung aller Stadt-Gebäude zählt es { $cost } in Münzen.
   *[land] Bei der Wertung aller Land-Gebäude zählt es { $cost } in Siegpunkten.
 }
why-cards = Durch die Karten bringt es am Ende { $points } mehr.
why-card-met = Damit hast du { $what }, wie es die Karte „{ $card }“ verlangt.
do-score-category = { $category ->
    [city] alle Stadt-Gebäude werten
   *[land] alle Land-Gebäude werten
 }
outlook-other-ready-cards = { $name } erfüllt alle Bedingungen, die man sehen kann, und darf es ansagen, sobald auch das Verdeckte reicht.
better-counted-never-more = Keine Wertung zählte, was gebaut wurde.

special-city = alle Stadt-Gebäude
special-land = alle Land-Gebäude
scoring-specials = **Sonderwertungen**
why-category-scored = schon gewertet
why-no-building-of-category = noch keines gebaut

hand-conditions-cards = **Um das Spielende anzusagen**:
hand-goal = ▫️ { $what }: { $have } von { $need }
hand-goal-met = ✅ { $what }: { $have } von { $need }
score-line-cards = **{ $name }: { $total }** — Zählleiste { $track }, Objekte { $objects }, Gebäude { $buildings }, Extra-Karte { $extra }, übrige Objekte { $loose_objects }, Münzen { $coins }

button-leave-wheel = Nicht drehen
panel-buy-unturned = Oder du **drehst nicht**: Es kommt nichts Neues, und du kaufst aus dem, was jetzt dort liegt.
panel-unturned = 🎡 Die Drehscheibe bleibt, wie sie ist.
