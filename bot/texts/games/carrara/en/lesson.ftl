learn-choose-blocks = Blocks …
lesson-board-title = The table
lesson-board = Welcome! You play against { $name }, whose moves are always the same here. At the top are the **wheel** with the blocks and the **display** with the buildings; below are objects, cities and players. You pay for buildings with blocks, and only **scoring** them earns coins, points and objects.
    You have 20 coins and a black block. What do you do first?
lesson-board-how = use **{ button-buy }**, **{ button-build }** and **{ button-score }** under the newest message, or `/carrara buy`, `build` and `score`. **{ button-hand }** or `/hand` shows what you have.
lesson-board-buy = Right: you can’t build without blocks. Every purchase starts with the wheel: it turned by one segment, and five new blocks came from the bag.
lesson-board-build = You have one block, and every building on display costs at least two. Blocks first.
lesson-board-score = Scoring comes last: first buy blocks, then build.
lesson-wheel-title = The wheel
lesson-wheel = The numbers on the rim are prices. New blocks go to segment I, the most expensive. The old ones have moved on to II. With every segment, each block costs one coin less.
    You buy as many blocks as you like, but all from **one** segment. Which one?
lesson-wheel-how = **{ button-buy }** first shows the wheel after its turn; **{ button-turn-wheel }** is final.
lesson-wheel-one = You can, but it’s expensive: the two green blocks there cost { $price } coins. They get cheaper every time the wheel turns, if no one takes them first. You get more for your coins elsewhere.
lesson-wheel-two = Good choice: in II everything costs one coin less than in I.
lesson-wheel-three = The wheel has only just started turning; nothing has reached III yet.
lesson-blocks-title = Buying blocks
lesson-blocks = You want the **Villa 3** in **Massa**, which takes every colour but black. It costs three blocks.
    Choose your blocks from segment II, all at once, and watch the prices on the rim.
lesson-blocks-how = choose segment and blocks, check the picture, confirm. By command: `/carrara buy segment:2 blocks:1 red, 1 green`.
lesson-blocks-few = You can, { $price ->
    [0] for free
    [one] for { $price } coin
   *[other] for { $price } coins
 }. But the Villa 3 in Massa takes three blocks that aren’t black. Choose a few more.
lesson-blocks-dear = You can, for { $price } of your 20 coins. But Massa doesn’t need white or yellow: red, green and blue are just as good. 6 coins are enough.
lesson-blocks-free = That’s enough for the Villa. But the black block is free in segment II: take it for later.
lesson-blocks-right = Well bought: four blocks for { $price } coins.
lesson-building-title = Building
lesson-building = Then it was { $name }’s turn. Changes are marked pink: white and yellow had become cheaper, and now she has them. That’s the risk of waiting.
    Your turn again, with 1 red, 1 green, 1 blue and 2 black blocks. A building takes exactly as many blocks as it costs. Which one do you build?
lesson-building-how = **{ button-build }** offers what you can pay for and shows what’s still too expensive; by command `/carrara build`.
lesson-building-porta = You can, in Lerici, the only city that takes black. But each point of its cost earns just one coin there, and you’d have no blocks left. Fewer blocks can get you points.
lesson-building-cattedrale = Only three of your blocks are better than black, and this building costs four.
lesson-building-villa = The Villa 3, as planned: three blocks, and you have the right ones.
lesson-city-title = Choosing a city
lesson-city = A city takes blocks of its own colour and all better ones: Livorno only white, Lerici any colour. The picture shows what a point of building cost earns in each city when scored.
    You want to pay for the Villa 3 with red, green and blue. Where do you build it?
lesson-city-how = before you confirm, a picture shows what the building earns and costs there.
lesson-city-lucca = Two points per point of cost would be nice, but Lucca only takes white, yellow and red.
lesson-city-viareggio = Red and green are fine there, but blue isn’t.
lesson-city-lerici = You can, and with one blue and two black blocks you’d even save the better ones. But each scoring would earn 3 coins in Lerici, and 3 points in Massa. Try the points this time.
lesson-city-massa = In Massa the Villa earns 3 points each time it’s scored: once with its type, once with its city.
lesson-timing-title = The right moment
lesson-timing = { $name } has built too. You could score your Villa now. But you can score each type only once, each city is scored only once by anyone, and later buildings don’t count anymore.
    A Villa 2 is on display, and the green blocks are getting cheaper. What do you do?
lesson-timing-how = you have **six scoring markers** for the whole game, one per scoring.
lesson-timing-type = You can, for { $gain }. But then no other Villa counts with its type, not even the Villa 2 you could build soon. Wait a little.
lesson-timing-city = The number next to the house is how many buildings you need to score a city. Not yet.
lesson-timing-buy = Good thinking: build another Villa first, then score both.
lesson-waiting-title = Waiting pays off
lesson-waiting = Remember the two green blocks? They cost 3 coins each in segment I. The wheel has turned twice: now they’re in III and cost 1 coin each.
    Two green blocks are all you need for the Villa 2 in Viareggio. What do you buy?
lesson-waiting-how = in segment VI nothing costs more than 1 coin. Blocks no one takes there return to I at full price.
lesson-waiting-one = You can, and it pays for the Villa 2, but for { $price } coins: segment I is the most expensive.
lesson-waiting-two = You can, and it pays for the Villa 2, but for { $price } coins. You can get it cheaper.
lesson-waiting-three = { $price } coins for the green ones, blue and black for free.
lesson-waiting-more = There aren’t that many green ones, and all blocks of a purchase come from one segment.
lesson-type-title = Scoring a type
lesson-type = Two rounds later you have two Villas: the 3 in Massa, the 2 in Viareggio. Each earns its cost times its city’s value: 3 × 1 point and 2 × 2 coins. Each also gives you its object, a coat of arms.
    What do you do?
lesson-type-how = **{ button-score }** lists what each type and city earns now, or why you can’t score it; by command `/carrara score`.
lesson-type-buy = You can, and wait for a third Villa. But the next blocks cost coins, and you need four scorings to announce the end. { $gain } are a good start.
lesson-type-palazzo = Only { $name } has built one of those.
lesson-type-viareggio = You have one of three. Not yet.
lesson-type-villa = The Villas earned { $gain }. You’ve placed your first scoring marker.
lesson-rush-title = Scoring a city
lesson-rush = A few rounds later. { $name } has scored Pisa. You have the three buildings you need in Viareggio; after her last turn, so does she.
    The picture shows what Viareggio would earn you. The Villa 2 counts again: its type is scored, its city isn’t yet. What do you do?
lesson-rush-how = you see this picture before you confirm: each building, the sum, the objects.
lesson-rush-pisa = A city belongs to whoever scores it first. Pisa is gone, Viareggio isn’t.
lesson-rush-build = You can still build it later. But { $name } could score Viareggio next turn, and then you couldn’t.
lesson-rush-buy = You can, but { $name } could score Viareggio next turn, and then you couldn’t.
lesson-rush-viareggio = Just in time! Viareggio earned { $gain }.
lesson-object-title = Objects
lesson-object = After your action you may buy **one** object on sale for 10 coins. You have { $coins }.
    Each object is worth 3 points at the end, and with two players you need 8 to announce it. The bars in the picture show how far you are.
lesson-object-how = after your action you see what’s possible; by command `/carrara object`, `announce` and `end`.
lesson-object-announce = You need all three: at least 4 scorings, 8 objects, and buildings that cost 30 in total.
lesson-object-end = You can. But 10 coins are only worth 2 points at the end; an object is worth 3 and brings you closer to it.
lesson-object-crown = The crown is yours. Sold objects aren’t replaced.
lesson-fourth-title = Before the end
lesson-fourth = Round { $round }. You’ve kept buying, building and scoring. Look at the bars: objects and total cost are enough, but you need one more scoring.
    What do you do?
lesson-fourth-how = **{ button-hand }** and `/hand` show this picture at any time.
lesson-fourth-villa = But you also have a Cattedrale, and you haven’t scored that type yet.
lesson-fourth-buy = You can, but you don’t need blocks: you need a fourth scoring.
lesson-fourth-cattedrale = { $gain }, and it’s your fourth scoring.
lesson-announce-title = Announcing the end
lesson-announce = You meet all three conditions, so after your action you may announce the end for 5 points. The round is then finished, so that everyone has had the same number of turns.
    You don’t have to: the game would go on until someone announces or the last of the 30 buildings is built.
lesson-announce-how = you see the button **{ button-announce }** when you may announce; by command `/carrara announce`.
lesson-announce-object = But you don’t need more objects for the end.
lesson-announce-end = You can, and the game goes on. But only the player who announces gets the 5 points, and right now you’re ahead.
lesson-announce-announce = Announced! { $name } has one more turn.
lesson-end-title = Final scoring
lesson-end = The end adds 3 points per object, the total cost of all buildings, and 1 point for every 5 coins. You won { $mine } to { $theirs }; without the 5 points for announcing it would have been { $without }.
    That’s all you need. `/table new` opens a table for you and others, and `/rules` has everything to look up. Once you know the game, try the expansion: you choose it on the invitation.
