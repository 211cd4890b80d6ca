# What else is said at tables with the expansion: hints, reviews, panels, hands, the final scoring, the rules.
why-unturned = No new blocks for anyone.
why-counts-never-more = It can’t be scored any more.
why-counts-special = { $category ->
    [city] Worth { $gain } when you score all city buildings.
   *[land] Worth { $gain } when you score all land buildings.
 }
why-cards = As things stand, it adds { points } at the end.
why-card-met = That gives you { $what }, as “{ $card }” requires.
do-score-category = { $category ->
    [city] score all city buildings
   *[land] score all land buildings
 }
outlook-other-ready-cards = { $name } meets every visible condition and can announce it with the hidden ones.
better-unturned = The wheel wouldn’t have turned.
better-turned = Without turning the wheel, there were no new blocks.
better-cards = The cards would have added { points } at the end.
better-counted-never-more = The building was never scored.

event-blocks-taken-unturned = { $price ->
    [0] { $name } didn’t turn the wheel and took { $blocks } from segment { $segment } for free.
    [one] { $name } didn’t turn the wheel and bought { $blocks } from segment { $segment } for { $price } coin.
   *[other] { $name } didn’t turn the wheel and bought { $blocks } from segment { $segment } for { $price } coins.
 }

special-city = all city buildings
special-land = all land buildings
typed-all = all
typed-city = city
typed-land = land
why-category-scored = { why-type-scored }
why-no-building-of-category = none built yet

hand-conditions-cards = **To announce the end**:
score-line-cards = { $place } **{ $name }: { $total }** — scored { $track }, objects { $objects }, buildings { $buildings }, Extra card { $extra }, other objects { $loose_objects }, coins { $coins }

button-leave-wheel = Don’t turn
panel-buy-unturned = Or **don’t turn** it and buy from what’s there:
panel-unturned = 🎡 The wheel stays as it is.
completion-turned = After turning, { $what }

card-with-source = { $card } ({ $source })
card-condition-for-all = Condition: { $what }, at least { $two } (2 players), { $three } (3) or { $four } (4).
card-listed = - **{ $card }** ({ $kind }, { $source }): { $does }
cards-chapter-title = The cards of the expansion
cards-chapter-title-of = { $title } ({ $number } of { $count })
card-goal = ▫️ { $what }: { $have } of { $need }
card-goal-met = ✅ { $what }: { $have } of { $need }
hand-goal = { $goal } · { $card }
hand-card-points = { $card } { $count }
hand-points-loose_objects = other objects { $count }
hand-points-coins = coins { $count }
hand-at-end = **If the game ended now**: { $parts } — { points } more
card-drawn = { $kind } **{ $card }**
cards-drawn = 🃏 Cards: { $cards }. In the channel, `/carrara cards` explains them.
button-cards = Cards
cards-title = ## 🃏 The cards in this game
card-head = ### { $kind }: { $card }
card-would-bring = { points } now
card-would-bring-loose = { points } for other objects
card-own = ➡️ You: { $own }
cards-coins = Also 1 point for every { $per } coins.
cards-total = If the game ended now, you’d get **{ points }** in all.
cards-none = This game is played without the expansion. You can choose it with `/table new` in a channel.
command-cards = cards
command-cards-description = Show this game’s cards and what they’d earn you now

rules-12-title = The expansion
rules-12 =
    Choose it in the channel with `/table new expansion:` or on the invitation. It adds:

    - **Wheel**: you may buy without turning it. Nothing is added then, and you buy at least one block. The table’s picture shows the prices as they are now.
    - **Cost-8 buildings**, one of each type, are next to the display and aren’t replaced. They’re built and count like any other, but not towards the 30 that trigger the end.
    - **Two special scorings**, each once: all your city buildings earn their total cost in coins, all your land buildings theirs in points, but no objects. *House rule:* each takes a scoring marker, counts as a scoring and needs at least one such building.
    - **Cards**: one Top, one Object, one Building and one Extra card are drawn at random. Without house cards there’s no Extra card. The other three replace the conditions in chapter 9.

    {""}**Final scoring**: what the cards earn (the Top card never does), 1 point for each object the Object card doesn’t use, and 1 point for every 5 coins unless the Extra card says otherwise. This replaces 3 points per object and the total cost.

    In the channel, `/carrara cards` shows your game’s cards, the next chapters all of them. **Documented** cards are known from the publisher’s errata or several independent sources, **house cards** are our own, and cards **from your box** were entered by this bot’s operator. The box’s other cards, its improvement tiles and rebuilding aren’t included.
rules-12-pin-1 = The cost-8 buildings that are left; of the others, who built them.
rules-12-pin-2 = The special scorings: city buildings already scored.
rules-12-pin-3 = The conditions on the cards, and how far you’ve got.
rules-12-pin-4 = What a card would earn you now.

panel-object-adds = 🃏 As things stand, it adds { $points } at the end; { $price } unspent coins would add { $lost }.
panel-adds-at-end = 🃏 As things stand, it adds { $points } at the end.

own-content = A TOML file with expansion cards from your own copy (as in PIAZZA_CARRARA_CARDS).
