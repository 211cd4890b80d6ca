# The rules of The Palaces of Carrara in our own words, chapter by chapter; each at most 3,500 characters.
rules-1-title = The game in short
rules-1 =
    You buy marble blocks from a wheel, where they get cheaper every time it turns, if no one buys them first. With the blocks you build buildings in six cities. Expensive cities need the best blocks and pay the most.

    Buildings alone earn nothing: only **scoring** turns them into coins, points and objects. Timing is the heart of the game: you can score each thing only once.

    Sooner or later someone meets three conditions and announces the end. After the final scoring, most points win.

    For two to four players. Coins, blocks and objects are hidden from the others unless the table plays with open hands; everything else is visible.
rules-2-title = Components
rules-2 =
    - **42 blocks**, seven of each colour. From best to worst: white, yellow, red, green, blue, black. They’re on the **wheel** with its six segments, in the **bag**, or with the players.
    - **30 buildings**: six types, each with costs of 1, 2, 3, 4 and 5. Palazzo, Biblioteca, Cattedrale and Porta are city buildings; Castello and Villa are land buildings. Nine are on display, the rest form the stack.
    - **36 objects**, six of each kind. Each belongs to a type: crown to Palazzo, book to Biblioteca, cup to Cattedrale, gate to Porta, flag to Castello, coat of arms to Villa. One of each is on sale, five of each are the supply.
    - Everyone has **six scoring markers** and six cities of their own to build in.

    {""}**At the start** everyone gets 20 coins. The start player, drawn at random, gets a black block, the next player a blue one, then green, then red. Segment I holds one block of each colour.
rules-3-title = The six cities
rules-3 =
    A city takes blocks of its own colour and all better ones. Its value is what each point of building cost earns when scored. You need a minimum number of buildings to score a city.

    - **Livorno**, white: takes white. 3 points. 2 buildings
    - **Pisa**, yellow: takes white and yellow. 3 coins. 2 buildings
    - **Lucca**, red: takes white to red. 2 points. 2 buildings
    - **Viareggio**, green: takes white to green. 2 coins. 3 buildings
    - **Massa**, blue: takes all but black. 1 point. 3 buildings
    - **Lerici**, black: takes all. 1 coin. 3 buildings
rules-4-title = Your turn
rules-4 =
    Take exactly **one action**: buy blocks, build a building, or score. You can’t pass.

    After the action you may buy **one object** for 10 coins.

    After that you may **announce the end** if you meet all three conditions.

    If there’s nothing left for you to do, your turn ends by itself.
rules-5-title = Buying blocks
rules-5 =
    1. The wheel turns by one segment: blocks in I move to II, and so on. Blocks in VI return to I at full price.
    2. Blocks are drawn from the bag until there are 11 on the whole wheel, or fewer if the bag runs out. All of them go to segment I.
    3. You buy one or more blocks, all from **one** segment. You don’t have to take them all.

    {""}**Prices** in segment I: white 6, yellow 5, red 4, green 3, blue 2, black 1. Each further segment takes a coin off, down to nothing: in segment VI white costs 1, and all others are free.

    {""}**If you can’t afford a single block** on the whole wheel, and none is free, you get 2 coins instead.
    {""}**If the bag is empty**, the wheel still turns, but nothing is added.
    {""}**If wheel and bag are empty**, you can’t buy. If you can’t build or score either, you get 2 coins.

    Turning the wheel commits you to buying.
rules-6-title = Building
rules-6 =
    Take a building on display, choose a city for it, and pay exactly as many blocks as it costs. The city must accept each of them; you may mix colours.

    The blocks go back into the bag. A new building from the stack fills the gap, while there are any.

    A city can hold any number of buildings. Building itself earns neither points nor objects.

    {""}*Example:* you can build a Villa that costs 3, paid for with 1 red and 2 green blocks, in Viareggio, Massa or Lerici, but not in Lucca, which doesn’t take green.
rules-7-title = Scoring
rules-7 =
    Each scoring uses one of your six scoring markers. Score either

    - **a type** of building that you haven’t scored yet and have built at least once. Each building of it earns its cost times the value of its city, in that city’s currency; or
    - **a city** no one has scored yet, if you have enough buildings there. You get the sum of their costs times the city’s value.

    You also get the matching **object** for each scored building, while the supply lasts. You get coins and points in any case. Scoring never takes objects on sale.

    Buildings you build later aren’t counted by that marker anymore. A building can count twice in a game: once with its type, once with its city.

    {""}*Examples:* a Biblioteca 3 in Pisa and a Biblioteca 2 in Massa earn 9 coins, 2 points and 2 books. Massa with buildings of cost 1, 3 and 5 earns 9 points and 3 objects.
rules-8-title = Objects
rules-8 =
    Every object counts for the conditions to announce the end and is worth 3 points in the final scoring.

    You get objects when you score, one per building. Once per turn, after your action, you may also buy one on sale for 10 coins. There’s only one of each kind on sale, and sold objects aren’t replaced.
rules-9-title = Announcing the end
rules-9 =
    After your action, and after buying an object, you may announce the end if you meet **all three** conditions:

    - **Scorings**: at least 4
    - **Objects**: at least 8 with two players, 7 with three, 6 with four
    - **Total cost** of your buildings: at least 30 with two players, 25 with three, 20 with four

    You get 5 points at once. You don’t have to announce.

    The round is then finished, up to the player before the start player, so that everyone has had the same number of turns. The remaining players may pass instead of taking an action. No one else can announce.

    When the last of the 30 buildings is built, the round is finished too, but without the 5 points. The player who built it may still announce in that turn.
rules-10-title = Final scoring
rules-10 =
    All hands are revealed. Everyone adds to the points scored so far

    - 3 points for each object,
    - the total cost of their buildings,
    - 1 point for every 5 coins.

    Most points win. Ties are broken by most blocks left; if that’s a tie too, those players share the win.

    {""}*Example:* 7 objects, buildings that cost 23 in total and 4 coins are worth 21 + 23 + 0 = 44 points.
rules-11-title = At this table
rules-11 =
    Use the buttons under the newest message or the commands `/carrara buy`, `build`, `score`, `object`, `announce` and `end`. Only you see what you try out until you confirm.

    `/hand` shows your coins, blocks and objects, `/table show` the table, `/table log` all moves.

    {""}**Taking back** is free within your own turn until you end it yourself, someone else acts, or hidden information is revealed, such as blocks from the bag or a new building. After that, everyone else has to agree.

    Seating and start player are random. The wheel refills itself, you get the 2 coins automatically, and announcing is offered only when it’s allowed.
