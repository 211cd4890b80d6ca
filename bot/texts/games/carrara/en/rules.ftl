# The rules of The Palaces of Carrara in our own words, chapter by chapter; each at most 3,500 characters.
rules-1-title = The game in short
rules-1 =
    You buy blocks of marble from a wheel, on which they get cheaper with every turn but may be gone when you want them. With the blocks you build buildings in six cities. Dear cities demand the finest blocks and pay best.

    Buildings bring nothing by themselves: only **scoring** turns them into coins, points and objects. When to score what is the heart of the game, for every scoring happens only once.

    Sooner or later somebody meets three conditions and announces the end. After the final scoring, most points win.

    Two to four play, about an hour at a table, as long as you like in a channel. Coins, blocks and objects are hidden from the others unless the table plays with open hands; everything else lies open.
rules-2-title = What there is
rules-2 =
    - **42 blocks**, seven of each colour. From the best to the simplest: white, yellow, red, green, blue, black. They lie on the **wheel** with its six segments, in the **bag**, or with the players.
    - **30 buildings**: six types, each with costs of 1, 2, 3, 4 and 5. Palazzo, Biblioteca, Cattedrale and Porta are city buildings; Castello and Villa are land buildings. Nine lie on display, the rest are the stack.
    - **36 objects**, six of each kind. Each kind belongs to a type: crown to Palazzo, book to Biblioteca, cup to Cattedrale, gate to Porta, flag to Castello, coat of arms to Villa. One of each is on sale, five of each are the supply.
    - Everyone has **six scoring markers** and six cities of their own to build in.

    {""}**At the beginning** everyone gets 20 coins. The start player, drawn at random, gets a black block, the next a blue one, then green, then red. One block of each colour lies in segment I.
rules-3-title = The six cities
rules-3 =
    A city takes blocks of its own colour and all better ones. Its value is what each point of building cost brings when it is scored. To score a whole city takes a number of buildings there.

    - **Livorno**, white: takes white. 3 points. 2 buildings
    - **Pisa**, yellow: takes white and yellow. 3 coins. 2 buildings
    - **Lucca**, red: takes white to red. 2 points. 2 buildings
    - **Viareggio**, green: takes white to green. 2 coins. 3 buildings
    - **Massa**, blue: takes all but black. 1 point. 3 buildings
    - **Lerici**, black: takes all. 1 coin. 3 buildings
rules-4-title = Your turn
rules-4 =
    Do exactly **one action**: buy blocks, build a building, or score. You cannot pass.

    After the action you may buy **one object** for 10 coins.

    After that you may **announce the end**, if you meet all three conditions.

    If there is nothing left that you could do, your turn ends by itself.
rules-5-title = Buying blocks
rules-5 =
    1. The wheel turns by one segment: what lay in I now lies in II, and so on. What lay in VI comes back to I and is dear again.
    2. From the bag as many blocks are drawn as it takes for 11 to lie on the whole wheel. All of them go to segment I. If the bag runs out, it is fewer.
    3. You buy one or more blocks, all from **one** segment. You need not take them all.

    {""}**Prices** in segment I: white 6, yellow 5, red 4, green 3, blue 2, black 1. With every further segment each block costs one coin less, down to nothing. So in segment VI a white block costs 1, and all others are free.

    {""}**If you can pay for nothing** on the whole wheel, and nothing is free, you get 2 coins instead.
    {""}**If the bag is empty**, the wheel turns all the same, and nothing is added.
    {""}**If wheel and bag are empty**, you cannot buy. If you cannot build or score either, you get 2 coins.

    Once the wheel is turned, this is your action: there is no way back.
rules-6-title = Building
rules-6 =
    Take one of the buildings on display and choose the city for it. Pay exactly as many blocks as it costs. The city must accept each of them; the colours may be mixed as you like.

    The blocks go back into the bag. A new building from the stack takes the free place on display, as long as there are any.

    There is no limit to the number of buildings in a city. Building itself brings neither points nor objects.

    {""}*Example:* a Villa that costs 3, paid for with 1 red and 2 green blocks, may stand in Viareggio, Massa or Lerici, but not in Lucca, which takes no green.
rules-7-title = Scoring
rules-7 =
    With each scoring you place one of your six scoring markers. Score either

    - **a type** of building which you have not scored yet and of which you have at least one building. Each of these buildings brings its cost times the value of its city, in that city’s currency; or
    - **a city** which nobody at all has scored yet and where you have as many buildings as it takes. You get the sum of their costs times the city’s value.

    Besides, you get the matching **object** for each scored building, as long as the supply lasts. Coins and points you always get. Objects on sale are never taken by scoring.

    Buildings that you build later are not scored any more by that marker. One building can count twice in a game: once by its type, once by its city.

    {""}*Examples:* a Biblioteca 3 in Pisa and a Biblioteca 2 in Massa bring 9 coins, 2 points and 2 books. Massa with buildings of cost 1, 3 and 5 brings 9 points and 3 objects.
rules-8-title = Objects
rules-8 =
    Every object counts for the conditions to announce the end, and brings 3 points in the final scoring.

    You get objects when you score, one for each building. And once in each turn, after your action, you may buy one of those on sale for 10 coins. Each kind is on sale just once; what is sold is not replaced.
rules-9-title = Announcing the end
rules-9 =
    After your action, and after buying an object, you may announce the end if you meet **all three** conditions:

    - **Scorings**: at least 4
    - **Objects**: at least 8 with two players, 7 with three, 6 with four
    - **Costs of your buildings**, added up: at least 30 with two players, 25 with three, 20 with four

    It brings you 5 points at once. You need not announce.

    The round is then played to its end, through the player before the start player, so that all have had equally many turns. Those who are still to play may decline their action. Nobody else can announce any more.

    When the last of the 30 buildings is built, the round is played to its end as well, without the 5 points. Whoever built it may still announce in that same turn.
rules-10-title = Final scoring
rules-10 =
    All hands are opened. To the points on the scoring track everyone adds

    - 3 points for each object,
    - the costs of all own buildings, added up,
    - 1 point for every 5 coins.

    Most points win. If there is a tie, more blocks left over win; if that is a tie too, those players win together.

    {""}*Example:* 7 objects, buildings worth 23 and 4 coins are 21 + 23 + 0 = 44 points.
rules-11-title = At this table
rules-11 =
    Everything can be done with the buttons under the newest message, or by command: `/carrara buy`, `build`, `score`, `object`, `announce` and `end`. What you try out is seen by you alone until you confirm.

    `/hand` shows your coins, blocks and objects, `/table show` the table, `/table log` all moves.

    {""}**Taking back** is free within your own turn, as long as you have not ended it by hand, nobody else has acted, and nothing hidden has come to light, such as blocks from the bag or a new building. Beyond that, all others are asked.

    Seats and start player are drawn at random. The wheel refills itself, the 2 coins come by themselves, and announcing is offered only to those who may.
