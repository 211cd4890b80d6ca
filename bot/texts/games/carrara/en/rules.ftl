# The rules of The Palaces of Carrara in our own words, chapter by chapter; each at most 3,500 characters.
rules-1-title = The game in short
rules-1 =
    You buy marble blocks from a wheel, where they get cheaper every time it turns, if no one buys them first. Use them to build in six cities: expensive ones need the best blocks and pay the most.

    Buildings earn nothing until **scored**. Timing is the heart of the game: you can score each thing only once.

    If you meet three conditions, you may announce the end. After the final scoring, most points win.

    For two to four players. Coins, blocks and objects are hidden (unless you play with open hands).
rules-1-pin-1 = Buy marble blocks. The tags show what each one costs.
rules-1-pin-2 = Pay with blocks for one of these buildings.
rules-1-pin-3 = Build it in one of the six cities.
rules-1-pin-4 = Score it later: the tick shows that Pisa is scored.
rules-2-title = Components
rules-2 =
    - **42 blocks**, seven of each colour, from best to worst: white, yellow, red, green, blue, black. They’re on the **wheel** (six segments) or in the **bag**.
    - **30 buildings**: six types with costs 1 to 5. Palazzo, Biblioteca, Cattedrale and Porta are city buildings, Castello and Villa land buildings. Nine are on display, the rest form the stack.
    - **36 objects**, six of each kind: crown (Palazzo), book (Biblioteca), cup (Cattedrale), gate (Porta), flag (Castello), coat of arms (Villa). One of each is on sale, the rest are the supply.
    - **Coins** never run out.
    - Everyone has **six scoring markers** and their own cities.

    {""}**At the start** everyone gets 20 coins. The start player gets a black block, the next players a blue, green and red one. Segment I holds one block of each colour.

    {""}*House rule:* the seating is drawn by lot, and with it the start player.
rules-2-pin-1 = The stack, with the number of buildings left.
rules-2-pin-2 = The nine buildings on display, each with its cost and its object.
rules-2-pin-3 = The bag, with the number of blocks in it.
rules-2-pin-4 = The objects: above, those on sale, and their price; below, how many of each are left in the supply.
rules-3-title = The six cities
rules-3 =
    A city takes blocks of its own colour and all better ones. Its value is what each point of building cost earns when scored. To score a city, you need the given number of buildings there.

    - **Livorno**, only white: 3 points, 2 buildings
    - **Pisa**, white and yellow: 3 coins, 2 buildings
    - **Lucca**, white to red: 2 points, 2 buildings
    - **Viareggio**, white to green: 2 coins, 3 buildings
    - **Massa**, all but black: 1 point, 3 buildings
    - **Lerici**, all: 1 coin, 3 buildings
rules-3-pin-1 = The bar shows the colours that a city takes: in Livorno, only white.
rules-3-pin-2 = Pisa’s value: 3 coins for each point of cost.
rules-3-pin-3 = How many buildings you need here to score the city.
rules-3-pin-4 = A Villa that cost 5, in Lerici: 5 × 1 coin when scored.
rules-4-title = Your turn
rules-4 =
    Take exactly **one action**: buy blocks, build or score. You can’t pass.

    Then you may buy **one object** for 10 coins and, if you meet all three conditions, **announce the end**. If you can do neither, your turn ends by itself.
rules-4-pin-1 = Her action: Anna scored Viareggio.
rules-4-pin-2 = Then she bought the crown for 10 coins.
rules-4-pin-3 = Now it’s Benedetto’s turn.
rules-5-title = Buying blocks
rules-5 =
    1. The wheel turns by one segment: I moves to II, and so on, and blocks from VI return to I at full price.
    2. Blocks are drawn from the bag to segment I until the whole wheel holds 11 or the bag is empty.
    3. You buy one or more blocks, all from **one** segment.

    {""}**Prices** in segment I: white 6, yellow 5, red 4, green 3, blue 2, black 1. One coin less with each segment: in VI, white costs 1 and the rest are free. The table’s picture already shows the prices after the next turn of the wheel.

    {""}**If you can’t afford a single block** and none is free, you get 2 coins instead.
    {""}**If the bag is empty**, the wheel turns, but nothing is added.
    {""}**If wheel and bag are empty**, you can’t buy; if no other action is possible, you get 2 coins.

    Turning the wheel commits you to buying.
rules-5-pin-1 = Segment I: full price. Red costs 4.
rules-5-pin-2 = Segment II: one coin less. Red costs 3.
rules-5-pin-3 = A green tag: free.
rules-5-pin-4 = Bought: four blocks, all from segment III.
rules-5-pin-5 = What they cost together, and your coins before and after.
rules-6-title = Building
rules-6 =
    Choose a building on display and a city, and pay exactly as many blocks as it costs, in any colours the city accepts.

    The blocks go back into the bag, and a building from the stack fills the gap, if any are left.

    A city can hold any number of buildings. Building earns nothing by itself.

    {""}*Example:* a Villa 3 paid for with 1 red and 2 green blocks can be built in Viareggio, Massa or Lerici, but not in Lucca.
rules-6-pin-1 = The Villa costs 3, so it takes 3 blocks.
rules-6-pin-2 = Paid with 1 red and 2 green blocks.
rules-6-pin-3 = Viareggio takes both colours.
rules-7-title = Scoring
rules-7 =
    Use one of your six scoring markers to score either

    - **a type** you’ve built but not scored yet: each building earns its cost times the value of its city; or
    - **a city** no one has scored yet, with enough of your buildings: the sum of their costs times its value.

    For each scored building you also get the matching **object** from the supply, while there are any. You always get the coins and points.

    Later buildings don’t count. A building can be scored twice: once with its type, once with its city.

    {""}*Example:* a Biblioteca 3 in Pisa and a Biblioteca 2 in Massa earn 9 coins, 2 points and 2 books.
rules-7-pin-1 = The cost of the building …
rules-7-pin-2 = … times the value of its city: 3 × 3 = 9 coins.
rules-7-pin-3 = An object for each building.
rules-7-pin-4 = In a city, all its buildings count.
rules-7-pin-5 = Each scoring is marked here; announcing the end takes four.
rules-8-title = Objects
rules-8 =
    You get objects when you score, one per building. Once per turn, after your action, you may buy one on sale for 10 coins; sold ones aren’t replaced.
rules-8-pin-1 = The crown has been bought, so its place is empty; scorings still bring crowns from the supply.
rules-8-pin-2 = The flag is still on sale.
rules-8-pin-3 = The objects you own.
rules-9-title = Announcing the end
rules-9 =
    After your action (and any purchase of an object) you may announce the end if you meet or exceed **all three** conditions:

    - **Scorings**: 4
    - **Objects**: 8 with 2 players, 7 with 3, 6 with 4
    - **Total cost** of your buildings: 30 with 2 players, 25 with 3, 20 with 4

    You get 5 points at once. The round is then finished, so everyone gets the same number of turns. The remaining players may pass, but not announce.

    The round is also finished when the last of the 30 buildings is built, without the 5 points. The remaining players must then take an action.

    {""}*House rules:* an object you buy counts towards announcing in the same turn. Whoever builds the last building may still announce in that turn; after that, no one may. Whoever passes can’t buy an object.
rules-9-pin-1 = Four scorings.
rules-9-pin-2 = Enough objects: 8 with 2 players.
rules-9-pin-3 = Enough buildings: a total cost of 30 with 2 players.
rules-10-title = Final scoring
rules-10 =
    All hands are revealed. Everyone adds to their points

    - 3 points per object,
    - the total cost of their buildings,
    - 1 point for every 5 coins.

    Most points win. Ties are broken by most blocks left; if that’s a tie too, the win is shared.
rules-10-pin-1 = Points from scorings and for announcing the end.
rules-10-pin-2 = 3 points per object.
rules-10-pin-3 = The total cost of the buildings.
rules-10-pin-4 = 1 point for every 5 coins.
rules-11-title = At this table
rules-11 =
    Use the buttons under the newest message or, in the channel, `/carrara buy`, `build`, `score`, `object`, `announce` and `end`. Only you see what you try out.

    Each turn comes with two pictures: the market and everyone’s cities. Pink marks what’s new; after several turns, a letter on the wheel shows who bought there.

    `/hand` shows what you have; in the channel, `/table show` shows the table and `/table log` all moves.

    {""}**Taking back** is free in your turn until you end it, someone else acts or new blocks or buildings are revealed. After that, everyone else has to agree.

    {""}*House rules* are ours: they settle what the printed rules leave open or what can’t be done here as printed.
