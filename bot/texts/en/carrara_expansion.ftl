# What else is said at tables with the expansion: hints, reviews, panels, hands, the final scoring, the rules.
why-unturned = The wheel stays as it is, so nobody finds anything new on it.
why-counts-never-more = No scoring will count it any more.
why-counts-special = { $category ->
    [city] It will count { $cost } in coins when you score all city buildings.
   *[land] It will count { $cost } in points when you score all land buildings.
 }
why-cards = By the cards it brings { $points } more at the end.
why-card-met = With it you have { $what }, as the card “{ $card }” asks for.
do-score-category = { $category ->
    [city] score all city buildings
   *[land] score all land buildings
 }
outlook-other-ready-cards = { $name } meets every condition that can be seen, and may announce it as soon as what is hidden suffices too.
better-counted-never-more = No scoring counted what was built.

special-city = all city buildings
special-land = all land buildings
scoring-specials = **Special scorings**
why-category-scored = scored already
why-no-building-of-category = none built yet

hand-conditions-cards = **To announce the end**:
hand-goal = ▫️ { $what }: { $have } of { $need }
hand-goal-met = ✅ { $what }: { $have } of { $need }
score-line-cards = **{ $name }: { $total }** — track { $track }, objects { $objects }, buildings { $buildings }, Extra card { $extra }, objects left over { $loose_objects }, coins { $coins }

button-leave-wheel = Leave it as it is
panel-buy-unturned = Or **leave the wheel as it is**: nothing new comes, and you buy from what lies there now.
panel-unturned = 🎡 The wheel stays as it is.
