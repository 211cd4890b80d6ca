# What else is said at tables with the expansion: hints, reviews, panels, hands, the final scoring, the rules.
why-unturned = The wheel stays as it is, so nobody finds anything new on it.
why-counts-never-more = No scoring will count it any more.
why-counts-special = { $category ->
    [city] When you score all city buildings, it brings { $gain }.
   *[land] When you score all land buildings, it brings { $gain }.
 }
why-cards = In the final scoring it adds { $points }, as the cards stand with you now.
why-card-met = With it you have { $what }, as the card “{ $card }” asks for.
do-score-category = { $category ->
    [city] score all city buildings
   *[land] score all land buildings
 }
outlook-other-ready-cards = { $name } meets every condition that can be seen, and may announce it as soon as what is hidden suffices too.
better-unturned = The wheel would have stayed as it was.
better-turned = The wheel was left as it was, so nothing new came.
better-cards = It would have added { $points } at the end by the cards.
better-counted-never-more = No scoring counted what was built.

event-blocks-taken-unturned = { $price ->
    [0] { $name } did not turn the wheel and took { $blocks } from segment { $segment } for nothing.
    [one] { $name } did not turn the wheel and bought { $blocks } from segment { $segment } for { $price } coin.
   *[other] { $name } did not turn the wheel and bought { $blocks } from segment { $segment } for { $price } coins.
 }

illegal-unturned-expansion-only = At this table the wheel turns with every purchase: leaving it as it is belongs to the expansion, which this table does not play with. `/carrara buy` without `turn` shows what turning will bring.
illegal-unturned-nothing = { $lying ->
    [0] Nothing lies on the wheel now.
   *[other] { $coins ->
        [0] You have no coins, and nothing on the wheel is free now.
        [one] Nothing that lies on the wheel now can be had for your { $coins } coin.
       *[other] Nothing that lies on the wheel now can be had for your { $coins } coins.
     }
 } You can turn it (“Buy”): new blocks come, and those there move on and get cheaper. If there is still nothing you can pay for, you get 2 coins. Or you build or score, where you can.

special-city = all city buildings
special-land = all land buildings
typed-city = city
typed-land = land
scoring-specials = **Special scorings**
why-category-scored = scored already
why-no-building-of-category = none built yet

hand-conditions-cards = **To announce the end**:
score-line-cards = **{ $name }: { $total }** — track { $track }, objects { $objects }, buildings { $buildings }, Extra card { $extra }, other objects { $loose_objects }, coins { $coins }

button-leave-wheel = Leave it as it is
panel-buy-unturned = Or **leave the wheel as it is**: nothing new comes, and you buy from what lies there now.
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
hand-at-end = **If the game ended now**: { $parts } — { $total } on top of the track
card-drawn = { $kind } **{ $card }**
cards-drawn = 🃏 Drawn for this game: { $cards }. `/carrara cards` tells what they ask for and bring.
button-cards = Cards
cards-title = ## 🃏 The cards of this game
card-head = ### { $kind }: { $card }
card-would-bring = now it would bring you { $points }
card-would-bring-loose = and { $points } for the other objects
card-own = ➡️ You: { $own }
cards-coins = Besides, every { $per } coins bring 1 point.
cards-total = If the game ended now, all this would bring you **{ $points }** on top of those on the track.
cards-none = This game is played without the expansion, so there are no cards. `/table new` offers it for another one.
command-cards = cards
command-cards-description = The cards of the expansion in this game, and what they would bring you now

rules-12-title = The expansion
rules-12 =
    A table can be played with the expansion: chosen with it, `/table new expansion:`, or under its invitation. Everything else stays as it is.

    - **The wheel** may be left as it is when you buy. Then nothing is added, and you buy from what lies there. At least one block has to be bought.
    - **Buildings of cost 8**, one of each type, lie open beside the display. They are built like any other, for eight blocks, and are not replaced. They count in scorings, costs and conditions, but not towards the 30 with the last of which the game ends.
    - **Two special scorings**: all your city buildings bring their summed costs in coins, all your land buildings theirs in points, wherever they stand. No objects come with them. Each can be done once, takes one of your six markers, counts as a scoring, and needs at least one such building.
    - **Four cards** are drawn at random when the game begins. The Top, the Object and the Building card say what it takes to announce the end, instead of the conditions in chapter 9. At the end, the Object, the Building and the Extra card bring points, instead of 3 for each object and of the sum of costs.

    {""}**Final scoring**: the points on the track, what the three cards bring, 1 point for each object that the Object card does not use, and 1 point for every 5 coins, unless the Extra card says otherwise. Where a card leaves a choice, what brings most is chosen for you.

    {""}`/carrara cards` tells the cards of your game, and what each would bring you now. All cards are listed in the next chapters, each with its source: **documented** ones are known from the publisher’s errata or from several independent sources; **house cards** were made for this house and are not in the box; cards **from your box** were entered by whoever runs this bot from their own copy. The other cards of the box, its improvement tiles and rebuilding are left out here.

choice-object-worth = { $price }; at the end it adds { $points }
panel-object-adds = 🃏 In the final scoring it adds { $points }, as the cards stand with you now; { $price } coins left over would bring { $lost }.
panel-adds-at-end = 🃏 In the final scoring it adds { $points }, as the cards stand with you now.

own-content = A TOML file with cards of Carrara’s expansion from your own copy, as the setting PIAZZA_CARRARA_CARDS names one.
