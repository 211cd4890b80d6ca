# What else is said at tables with the expansion: hints, reviews, panels, hands, the final scoring, the rules.
why-unturned = The wheel stays as it is, so no one gets new blocks.
why-counts-never-more = It can’t be scored anymore.
why-counts-special = { $category ->
    [city] Worth { $gain } when you score all city buildings.
   *[land] Worth { $gain } when you score all land buildings.
 }
why-cards = As things stand, it adds { $points } at the end.
why-card-met = That gives you { $what }, as “{ $card }” requires.
do-score-category = { $category ->
    [city] score all city buildings
   *[land] score all land buildings
 }
outlook-other-ready-cards = { $name } meets every visible condition and can announce it once the hidden ones are met too.
better-unturned = The wheel would have stayed as it was.
better-turned = The wheel wasn’t turned, so there were no new blocks.
better-cards = The cards would have added { $points } at the end.
better-counted-never-more = The building was never scored.

event-blocks-taken-unturned = { $price ->
    [0] { $name } didn’t turn the wheel and took { $blocks } from segment { $segment } for free.
    [one] { $name } didn’t turn the wheel and bought { $blocks } from segment { $segment } for { $price } coin.
   *[other] { $name } didn’t turn the wheel and bought { $blocks } from segment { $segment } for { $price } coins.
 }

illegal-unturned-expansion-only = Buying without turning the wheel belongs to the expansion, which this table doesn’t use. `/carrara buy` without `turn` shows what turning brings.
illegal-unturned-nothing = { $lying ->
    [0] The wheel is empty.
   *[other] { $coins ->
        [0] You have no coins, and nothing on the wheel is free.
        [one] You can’t afford anything on the wheel with your { $coins } coin.
       *[other] You can’t afford anything on the wheel with your { $coins } coins.
     }
 } You can turn it (“Buy”): new blocks come, and the others move on and get cheaper. If you still can’t afford any, you get 2 coins. Or build or score if you can.

special-city = all city buildings
special-land = all land buildings
typed-city = city
typed-land = land
why-category-scored = already scored
why-no-building-of-category = none built yet

hand-conditions-cards = **To announce the end**:
score-line-cards = { $place } **{ $name }: { $total }** — scored { $track }, objects { $objects }, buildings { $buildings }, Extra card { $extra }, other objects { $loose_objects }, coins { $coins }

button-leave-wheel = Don’t turn
panel-buy-unturned = Or **don’t turn**: no new blocks, and you buy from what’s there now.
panel-unturned = 🎡 The wheel stays as it is.

card-with-source = { $card } ({ $source })
card-condition-for-all = To announce the end: { $what }, at least { $two } with two players, { $three } with three, { $four } with four.
card-listed = - **{ $card }** ({ $kind }, { $source }): { $does }
cards-chapter-title = The cards of the expansion
cards-chapter-title-of = { $title } ({ $number } of { $count })
card-goal = ▫️ { $what }: { $have } of { $need }
card-goal-met = ✅ { $what }: { $have } of { $need }
hand-goal = { $goal } · { $card }
hand-card-points = { $card } { $count }
hand-points-loose_objects = other objects { $count }
hand-points-coins = coins { $count }
hand-at-end = **If the game ended now**: { $parts } — { $total } more
card-drawn = { $kind } **{ $card }**
cards-drawn = 🃏 Cards in this game: { $cards }. `/carrara cards` explains them.
button-cards = Cards
cards-title = ## 🃏 The cards in this game
card-head = ### { $kind }: { $card }
card-would-bring = { $points } now
card-would-bring-loose = { $points } for other objects
card-own = ➡️ You: { $own }
cards-coins = Also, every { $per } coins give 1 point.
cards-total = If the game ended now, you’d get **{ $points }** more in all.
cards-none = This game is played without the expansion, so there are no cards. You can choose it with `/table new`.
command-cards = cards
command-cards-description = Show this game’s expansion cards and what they’d earn you now

rules-12-title = The expansion
rules-12 =
    Choose it with `/table new expansion:` or on the invitation. Everything else stays the same.

    - **The wheel** doesn’t have to be turned when you buy. If you leave it, nothing is added, and you buy at least one block from what’s there.
    - **Cost-8 buildings**, one of each type, are open next to the display. You build them like any other, for eight blocks, and they aren’t replaced. They count for scorings, costs and conditions, but not towards the 30 that trigger the end.
    - **Two special scorings**: all your city buildings earn their total cost in coins, all your land buildings theirs in points, wherever they are. You get no objects for this. You can do each once; it takes one of your six markers, counts as a scoring, and needs at least one such building.
    - **Four cards** are drawn at random at the start. The Top, Object and Building cards replace the conditions in chapter 9. At the end, the Object, Building and Extra cards earn points, instead of 3 per object and the total cost.

    {""}**Final scoring**: the points you’ve scored, what the three cards earn, 1 point for each object the Object card doesn’t use, and 1 point for every 5 coins unless the Extra card says otherwise. If a card leaves a choice, the best option is chosen automatically.

    {""}`/carrara cards` shows your game’s cards and what they’d earn you now. The next chapters list all cards with their source: **documented** ones are known from the publisher’s errata or several independent sources; **house cards** are our own and aren’t in the box; cards **from your box** were entered by this bot’s operator from their own copy. The other cards in the box, its improvement tiles and rebuilding aren’t included.

panel-object-adds = 🃏 As things stand, it adds { $points } at the end; { $price } unspent coins would add { $lost }.
panel-adds-at-end = 🃏 As things stand, it adds { $points } at the end.

own-content = A TOML file with expansion cards from your own copy (as in PIAZZA_CARRARA_CARDS).
