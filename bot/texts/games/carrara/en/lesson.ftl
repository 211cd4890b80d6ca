learn-choose-blocks = Blocks …
lesson-board-title = The table
lesson-board = Welcome! You play against { $name }, who always makes the same moves here. On top lie the **wheel** with the blocks and the **display** with the buildings; below them objects, cities and players. You pay for buildings with blocks, and only **scoring** them brings coins, points and objects.
    You have 20 coins and one black block. What do you do first?
lesson-board-how = the buttons **{ button-buy }**, **{ button-build }** and **{ button-score }** under the newest message, or `/carrara buy`, `build` and `score`. **{ button-hand }** or `/hand` shows what you have.
lesson-board-buy = Right: without blocks there is nothing to build with. Each purchase begins with the wheel: it has turned by one segment, and five new blocks have come from the bag.
lesson-board-build = You have a single block so far, and every building on display costs at least two. So blocks come first.
lesson-board-score = Scoring comes last: first buy blocks, then build.
lesson-wheel-title = The wheel
lesson-wheel = The numbers on the rim are the prices. What is new lies in segment I, where it is dearest. What lay there before has moved on to II, and with every segment each block costs one coin less.
    You buy as many blocks as you like, but all from **one** segment. From which?
lesson-wheel-how = **{ button-buy }** shows beforehand how the wheel will lie; **{ button-turn-wheel }** is final.
lesson-wheel-one = That is allowed, but dear: the two green blocks there cost { $price } coins. They will get cheaper with every turn of the wheel, if nobody takes them before. For the same coins you get more elsewhere.
lesson-wheel-two = A good choice: in II everything costs one coin less than in I.
lesson-wheel-three = The wheel has only begun to turn; nothing has come as far as III yet.
lesson-blocks-title = Buying blocks
lesson-blocks = You have a plan: the **Villa 3** shall stand in **Massa**, which takes every colour but black. It costs three blocks.
    Choose your blocks from segment II, all at once, and look at their prices on the rim.
lesson-blocks-how = choose segment and blocks, see a picture of what the purchase will do, confirm. By command: `/carrara buy segment:2 blocks:1 red, 1 green`.
lesson-blocks-few = That is allowed, for { $price ->
    [0] nothing
    [one] { $price } coin
   *[other] { $price } coins
 }. But the Villa 3 in Massa takes three blocks that are not black. Choose a few more.
lesson-blocks-dear = That is allowed and costs { $price } of your 20 coins. But for Massa you need no white and no yellow blocks: it takes red, green and blue ones just as well. You can do with 6 coins.
lesson-blocks-free = That is enough for the Villa. But look: the black block costs nothing in segment II. Take it as well, for later.
lesson-blocks-right = Well bought: four blocks for { $price } coins.
lesson-building-title = Building
lesson-building = Then it was { $name }’s turn. Pink marks show what has changed: white and yellow had got cheaper, and now she has them. That is the risk in waiting.
    It is your turn again, with 1 red, 1 green, 1 blue and 2 black blocks. A building takes exactly as many blocks as it costs. Which one do you build?
lesson-building-how = **{ button-build }** offers what your blocks pay for and tells what is still too dear; by command `/carrara build`.
lesson-building-porta = That is allowed, in Lerici, the only city that takes black blocks. But there each point of cost brings a single coin, and you would have no block left. With fewer blocks you can have points.
lesson-building-cattedrale = You have only three blocks that are better than black, and this building costs four.
lesson-building-villa = The Villa 3, as planned: three blocks, and you have the right ones.
lesson-city-title = Choosing a city
lesson-city = A city takes blocks of its own colour and all better ones: Livorno white alone, Lerici every colour. The picture shows for each city what a point of building cost brings there when it is scored.
    You would like to pay for the Villa 3 with red, green and blue. Where shall it stand?
lesson-city-how = before you confirm, a picture shows what the building will bring there, and which blocks it takes.
lesson-city-lucca = Two points for each point of cost would be fine, but Lucca takes only white, yellow and red.
lesson-city-viareggio = Red and green would be welcome there, blue is not.
lesson-city-lerici = That is allowed, and with a blue and two black blocks it would even spare the better ones. But in Lerici the Villa brings 3 coins each time it is scored, in Massa 3 points. This time, try the points.
lesson-city-massa = In Massa the Villa will bring 3 points each time it is scored: once by its type, once by its city.
lesson-timing-title = The right moment
lesson-timing = { $name } has built as well. You could score your Villa now. But you can score each type only once, each city can be scored only once by anybody, and what is built later does not count any more.
    A Villa 2 lies on display, and the green blocks are getting cheaper. What do you do?
lesson-timing-how = you have **six scoring markers** for the whole game, one for each scoring.
lesson-timing-type = That is allowed and brings { $gain }. But after that no other Villa counts for its type, not even the Villa 2 that you could build soon. It pays to wait a little.
lesson-timing-city = The number beside the house tells how many buildings it takes to score a city. Later!
lesson-timing-buy = Well thought: first another Villa, then score both.
lesson-waiting-title = Waiting pays
lesson-waiting = Do you remember the two green blocks? In segment I they cost 3 coins each. The wheel has turned twice since then: now they lie in III and cost 1 coin each.
    Two green blocks are all that the Villa 2 takes in Viareggio. What do you buy?
lesson-waiting-how = in segment VI nothing costs more than 1 coin. What nobody takes from there comes back to I and is dear again.
lesson-waiting-one = That is allowed and would pay for the Villa 2, but for { $price } coins: in segment I you pay most.
lesson-waiting-two = That is allowed and would pay for the Villa 2, but for { $price } coins. The same can be had cheaper.
lesson-waiting-three = { $price } coins for the green ones, blue and black for nothing.
lesson-waiting-more = So many green ones do not lie there, and all blocks of a purchase come from one segment.
lesson-type-title = Scoring a type
lesson-type = Two rounds later you have two Villas: 3 in Massa, 2 in Viareggio. A scoring multiplies the cost of each by the value of its city: 3 × 1 point and 2 × 2 coins. Besides, each brings its object, a coat of arms.
    What do you do?
lesson-type-how = **{ button-score }** lists every type and city with what it would bring now, or why it cannot be scored; by command `/carrara score`.
lesson-type-buy = That is allowed, and you could wait for a third Villa. But the next blocks cost coins, and without four scorings you cannot announce the end. { $gain } are a good beginning.
lesson-type-palazzo = Only { $name } has built one of those.
lesson-type-viareggio = One of three: the city’s moment will come.
lesson-type-villa = The Villas have brought { $gain }. Your first scoring marker is placed.
lesson-rush-title = Scoring a city
lesson-rush = Some rounds later. { $name } has scored Pisa in the meantime. You have three buildings in Viareggio, which are enough; and with her latest turn she has three there as well.
    The picture shows what Viareggio would bring you. The Villa 2 counts once more: by its type it has been scored, by its city not yet. What do you do?
lesson-rush-how = this picture comes before you confirm: each building, the sum, the objects.
lesson-rush-pisa = A city belongs to whoever scores it first. Pisa is gone, Viareggio is not.
lesson-rush-build = That is allowed, and you will get to build it. But { $name } could score Viareggio in her very next turn, and then it would be gone for you.
lesson-rush-buy = That is allowed, but { $name } could score Viareggio in her very next turn, and then it would be gone for you.
lesson-rush-viareggio = Just in time! Viareggio has brought { $gain }.
lesson-object-title = Objects
lesson-object = Your action is done, your turn not quite: now you may buy **one** object on sale for 10 coins. You have { $coins }.
    Each object brings 3 points at the end, and with two players it takes 8 of them to announce the end. The bars in the picture show how far you are.
lesson-object-how = after your action the panel offers what is possible; by command `/carrara object`, `announce` and `end`.
lesson-object-announce = It takes all three: at least 4 scorings, 8 objects, and buildings that cost 30 together.
lesson-object-end = That is allowed. But 10 coins are only 2 points at the end, and the object that they buy is 3 points and brings you closer to the end.
lesson-object-crown = The crown is yours. What is sold is not replaced.
lesson-fourth-title = Before the end
lesson-fourth = Round { $round }. You have gone on buying, building and scoring. Look at the bars: objects and costs are enough, one scoring is missing.
    What do you do?
lesson-fourth-how = **{ button-hand }** and `/hand` show the same picture at any time.
lesson-fourth-villa = But you own a Cattedrale as well, and that type is still free.
lesson-fourth-buy = That is allowed, but what you lack is not blocks: it is a fourth scoring.
lesson-fourth-cattedrale = { $gain }, and it is your fourth scoring.
lesson-announce-title = Announcing the end
lesson-announce = All three conditions are met, so you may announce the end after your action. That brings 5 points at once. The round is then played to its end, so that all have had equally many turns.
    You need not: without you the game would go on, until somebody announces or the last of the 30 buildings is built.
lesson-announce-how = the button **{ button-announce }** appears for whoever may; by command `/carrara announce`.
lesson-announce-object = But for the end you need no more objects.
lesson-announce-end = That is allowed, and the game would go on. But the 5 points are only for the one who announces, and right now you have the lead.
lesson-announce-announce = Announced! { $name } has one more turn.
lesson-end-title = Final scoring
lesson-end = To the points on the track come 3 for each object, the costs of all buildings, and 1 for every 5 coins. You have won by { $mine } to { $theirs }; without the 5 points for announcing it would have been { $without }.
    You know everything you need. `/table new` opens a table in a channel: add a computer player with a click, or wait for others, and press **{ button-start }**. `/rules` has it all once more, to read and to search. There is an expansion as well, with cards and buildings of cost 8: choose it under the invitation once you know the game.
