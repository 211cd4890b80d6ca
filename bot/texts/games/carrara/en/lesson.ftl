learn-choose-blocks = Blocks…
lesson-board-title = The table
lesson-board = You play against { $name }. The picture shows the **wheel** of blocks and the **display** of buildings. Each turn you do one of three things: buy blocks, build with them, or **score** what you’ve built, which earns coins, points and objects.
    You have 20 coins and a black block. What do you do first?
lesson-board-how = use **{ button-buy }**, **{ button-build }**, **{ button-score }** and **{ button-hand }** under the newest message, or in the channel `/carrara buy`, `build`, `score` and `/hand`.
lesson-board-buy = Right: you need blocks first, and buying starts with a turn of the wheel.
lesson-board-build = You need more blocks first.
lesson-board-score = First buy, then build, then score.
lesson-wheel-title = The wheel
lesson-wheel = The number on a block is its price: one coin less with each segment. New blocks go to I; the old ones have moved to II.
    You may buy any number of blocks, all from **one** segment. Which one?
lesson-wheel-how = **{ button-buy }** previews the wheel; **{ button-turn-wheel }** commits you to buying.
lesson-wheel-one = You can, but the two green blocks cost { $price } coins there and get cheaper each time the wheel turns.
lesson-wheel-two = Good choice: everything costs one coin less than in I.
lesson-wheel-three = No blocks have reached III yet.
lesson-blocks-title = Buying blocks
lesson-blocks = You want the **Villa 3** in **Massa**: three blocks, any colours but black.
    Choose your blocks from segment II.
lesson-blocks-how = choose segment and blocks, or in the channel type `/carrara buy segment:2 blocks:1 red, 1 green`.
lesson-blocks-few = You can, { $price ->
    [0] for free
    [one] for { $price } coin
   *[other] for { $price } coins
 }, but the Villa needs three blocks that aren’t black.
lesson-blocks-dear = You can, for { $price } coins, but red, green and blue do just as well for 6.
lesson-blocks-free = That’s enough for the Villa, but black is free here, so take it too.
lesson-blocks-right = Well bought: four blocks for { $price } coins.
lesson-building-title = Building
lesson-building = Pink marks what’s new, and a letter on the wheel shows who bought there: { $name } took white and yellow once they were cheaper. That’s the risk of waiting.
    You have 1 red, 1 green, 1 blue and 2 black blocks. A building takes exactly as many blocks as it costs. Which one do you build?
lesson-building-how = **{ button-build }** shows what you can pay for and what you can’t yet.
lesson-building-porta = You can, in Lerici, but it earns only coins there and takes all your blocks.
lesson-building-cattedrale = You need four blocks better than black and have three.
lesson-building-villa = As planned: you have the right three blocks.
lesson-city-title = Choosing a city
lesson-city = A city takes its own colour and all better ones, from Livorno (only white) to Lerici (any). Its banner shows what each point of building cost earns there.
    You pay for the Villa 3 with red, green and blue. Where do you build it?
lesson-city-how = you see what the building earns there before you confirm.
lesson-city-lucca = Lucca takes only white, yellow and red.
lesson-city-viareggio = Red and green are fine, but blue isn’t.
lesson-city-lerici = You can, even with one blue and two black blocks, but each scoring earns 3 coins there and 3 points in Massa.
lesson-city-massa = In Massa it earns 3 points each time it’s scored: once with its type, once with its city.
lesson-timing-title = The right moment
lesson-timing = The second picture shows both players’ cities. You can score each type only once, each city goes to the first player who scores it, and later buildings don’t count.
    A Villa 2 is on display, and green is getting cheaper. What do you do?
lesson-timing-how = you have **six scoring markers**, one per scoring.
lesson-timing-type = You can, for { $gain }, but then a second Villa won’t count with its type.
lesson-timing-city = The houses on Massa’s banner show how many buildings you need.
lesson-timing-buy = Good thinking: build another Villa, then score both.
lesson-waiting-title = Waiting pays off
lesson-waiting = The two green blocks cost 3 coins each in I. Now they’re in III, for 1 coin each.
    They’re enough for the Villa 2 in Viareggio. What do you buy?
lesson-waiting-how = blocks left in segment VI return to I at full price.
lesson-waiting-one = You can, but segment I is the most expensive: { $price } coins.
lesson-waiting-two = You can, for { $price } coins, but there’s a cheaper way.
lesson-waiting-three = { $price } coins for green; blue and black are free.
lesson-waiting-more = There aren’t that many green ones.
lesson-type-title = Scoring a type
lesson-type = Two rounds later you have two Villas: the 3 in Massa, the 2 in Viareggio. Each earns its cost times its city’s value (3 × 1 point, 2 × 2 coins) and its object, a coat of arms.
    What do you do?
lesson-type-how = **{ button-score }** shows what each type and city earns now.
lesson-type-buy = You can, but { $gain } now are a good start.
lesson-type-palazzo = Only { $name } has one.
lesson-type-viareggio = Not yet.
lesson-type-villa = { $gain } for your first scoring marker.
lesson-rush-title = Scoring a city
lesson-rush = A few rounds later, { $name } has scored Pisa. You both have the three buildings you need in Viareggio.
    The Villa 2 counts again, this time with its city. What do you do?
lesson-rush-how = you see this picture before you confirm.
lesson-rush-pisa = Viareggio is still open.
lesson-rush-build = You can, but { $name } could score Viareggio next turn.
lesson-rush-buy = You can, but { $name } could score Viareggio next turn.
lesson-rush-viareggio = Just in time: { $gain }!
lesson-object-title = Objects
lesson-object = After your action you may buy **one** object for 10 coins. Each is worth 3 points at the end, and with two players you need 8 of them to announce the end (see the bars).
    You have { $coins }. What do you do?
lesson-object-how = you see what’s possible after your action.
lesson-object-announce = You need all three conditions.
lesson-object-end = You can, but 10 coins are worth only 2 points at the end, an object 3.
lesson-object-crown = The crown is yours; sold objects aren’t replaced.
lesson-fourth-title = Before the end
lesson-fourth = Round { $round }. The bars show that you need just one more scoring.
    What do you do?
lesson-fourth-how = **{ button-hand }** and `/hand` show this picture at any time.
lesson-fourth-villa = But your Cattedrale isn’t scored yet.
lesson-fourth-buy = You can, but you need a scoring, not blocks.
lesson-fourth-cattedrale = { $gain }, and your fourth scoring.
lesson-announce-title = Announcing the end
lesson-announce = You meet all three conditions, so you may announce the end for 5 points. The game then ends with this round.
    Otherwise it goes on until someone announces or all 30 buildings are built. What do you do?
lesson-announce-how = **{ button-announce }** appears when you may announce.
lesson-announce-object = But you have enough objects.
lesson-announce-end = You can, but only the player who announces gets 5 points, and you’re ahead.
lesson-announce-announce = Announced! { $name } has one more turn.
lesson-end-title = Final scoring
lesson-end = The end adds 3 points per object, the total cost of your buildings, and 1 point for every 5 coins. You won { $mine } to { $theirs }; without announcing you’d have had { $without }.
    Once you know the game, try the expansion: in a channel, with `/table new`.
