# The rules of Carcassonne in our own words, chapter by chapter; each at most 3,500 characters.
rules-1-title = The game in short
rules-1 =
    Tile by tile, everyone builds one map of cities, roads, monasteries and fields. You place followers on what the tiles show and score it once it’s completed.

    You have only seven followers, and each comes back only when what it’s on is completed; those on fields stay to the end. Most points win.

    For two to five players. Nothing is hidden but the order of the tiles.
rules-1-pin-1 = A follower: whose it is, and what it stands on. It stays there until that is completed.
rules-1-pin-2 = The tile that was drawn, and how many are left.
rules-1-pin-3 = Everyone’s points …
rules-1-pin-4 = … and the followers that they have left.
rules-2-title = Components
rules-2 =
    - **72 tiles**: one start tile (a D), which lies on the table from the beginning, and 71 to draw. With the Gold Mines 8 more, so 79 to draw. The last chapter lists them all.
    - **7 followers** for each player.
    - **16 ingots**, only with the Gold Mines.

    {""}**Every place keeps its name**: a letter for its column and a number for its row. The start tile lies at M20, to its west is L20, to its north M19. West of column A follow ZZ, ZY and so on, east of Z follow AA, AB and so on; north of row 1 follow 0, −1 and so on (M-1).

    Play goes round. *House rule:* the seating is drawn by lot, and with it the start player.
rules-2-pin-1 = The start tile. Its place is named M20: column M, row 20.
rules-2-pin-2 = How many tiles are left to draw: of 79 with the Gold Mines, the first has just been drawn.
rules-2-pin-3 = The followers that a player has left, at first 7 …
rules-2-pin-4 = … and the ingots that a player has got, only with the Gold Mines.
rules-3-title = Your turn
rules-3 =
    1. **Lay the tile** you’ve drawn.
    2. Only for a gold tile: **put down two ingots**.
    3. Place **one follower** on the tile you’ve just laid, if you like.
    4. What the tile has completed **is scored**.
    5. The **ingots** of what was scored are handed out.

    Then the next player draws a tile, which everyone sees.
rules-3-pin-1 = You lay the tile, here at K22 …
rules-3-pin-2 = … place a follower on it, if you like …
rules-3-pin-3 = … and score what it completes: here a city, for 4 points. Its follower goes back.
rules-3-pin-4 = The tile for the next player.
rules-4-title = Laying a tile
rules-4 =
    You may turn the tile. Turns are clockwise: after 90°, what was in the north lies in the east. Pictures and lists number them: 1 is unturned, 2 is 90°, 3 is 180°, 4 is 270°.

    It must share an edge with at least one tile; touching at a corner isn’t enough. Every edge that touches another must match: city to city, road to road, field to field.

    If it fits nowhere, whichever way it’s turned, it leaves the game and you draw another.
rules-4-pin-1 = The tile that was just laid: where it touches others, all edges match.
rules-5-title = Placing a follower
rules-5 =
    You may place one follower from your supply on **one** part of the tile you’ve just laid: a road, a city, a monastery or a field.

    Everything connected counts as one: you can’t place a follower on a road, city or field that already has **any** follower anywhere, even your own. But what was separate may be joined by later tiles. That’s how several players, or several followers of one player, come to share a road, city or field.

    A follower that comes back by scoring in this turn is too late for this turn. A road, city or monastery that your tile completes can still be claimed in the same turn if no one’s there, and then scores at once.
rules-5-pin-1 = A part of the tile: here the city.
rules-5-pin-2 = What it would score as it is now …
rules-5-pin-3 = … and what it could score once completed.
rules-5-pin-4 = Chiara already has a follower there, so nobody else may place one.
rules-6-title = Scoring
rules-6 =
    After the follower, every road, city and monastery that the tile has completed is scored, whoever it belongs to.

    The points go to whoever has the **most followers** there. In a tie, each of the tied players gets **all** the points. If no one’s there, no one scores.

    Then **all** followers on it go back to their owners, even if these got nothing.

    A tile counts only once for the same road or city, even if two parts of the tile belong to it.
rules-6-pin-1 = 14 points each: both had a follower here, and both get it back.
rules-7-title = Roads
rules-7 =
    A road is completed when both its ends are closed, by a crossing, a city or a monastery, or when it forms a ring. Crossings separate roads.

    {""}**1 point per tile**, completed or at the end.

    {""}*Example:* a road of four tiles from a crossing to a monastery scores 4 points.
rules-7-pin-1 = Four tiles: 4 points each for two players, who get their followers back.
rules-8-title = Cities
rules-8 =
    A city is completed when its wall is closed all round and there’s no gap inside.

    {""}**2 points per tile and 2 per shield.** A city of just two tiles scores 4.
    {""}**At the end**, a city that isn’t completed scores only 1 per tile and 1 per shield.

    Two pieces of city on one tile with a field between them are separate, unless other tiles join them.

    {""}*Example:* five tiles with one shield score 12 points when completed, otherwise 6 at the end.
rules-8-pin-1 = Five tiles and a shield: 12 points. The follower that stood here goes back.
rules-9-title = Monasteries
rules-9 =
    A monastery is completed when all eight places around it have a tile, corners included.

    {""}**9 points**: one for the monastery and one for each tile around it. **At the end**, 1 point for the monastery and 1 for each tile that’s there.

    A follower stands on the monastery itself or on a road, city or field of its tile, which isn’t the same thing.
rules-9-pin-1 = 9 points: the monastery and all eight tiles around it. The follower goes back.
rules-10-title = Fields
rules-10 =
    Fields are separated by roads and cities, and by the edge of the map. They’re never completed: a follower on a field **stays there to the end** and scores only then.

    {""}**At the end, each field scores 3 points for every completed city it touches.** They go to whoever has the most followers on the field; in a tie, each of the tied players gets all of them.

    A city counts only once for each field, however often they touch, but it may count for several fields. It doesn’t matter who built the city or scored it. Unfinished cities don’t count.

    In the variant without fields, no one places followers there, and fields don’t score.
rules-10-pin-1 = A follower on a field. The field is hatched in the colour of whoever has the most there.
rules-10-pin-2 = A completed city that brings 3 points to the field beside it.
rules-10-pin-3 = What the field would score now: so many cities, 3 points each.
rules-11-title = The end
rules-11 =
    The game ends after the turn in which the last tile is laid. It also ends as soon as none of the tiles left fits anywhere.

    What still has followers is then scored, again for whoever has the most there:

    - **Roads**: 1 point per tile
    - **Cities** not completed: 1 point per tile and per shield
    - **Monasteries**: 1 point, and 1 for each tile around
    - **Fields**: 3 points per completed city they touch

    With the Gold Mines the value of everyone’s ingots is added. Most points win; in a tie, the win is shared.
rules-11-pin-1 = All roads.
rules-11-pin-2 = All cities.
rules-11-pin-3 = All monasteries.
rules-11-pin-4 = All fields.
rules-11-pin-5 = The value of the ingots.
rules-12-title = The Gold Mines
rules-12 =
    {""}**Putting ingots down.** If you lay a gold tile, put one ingot on it and one on a tile of your choice among the up to eight around it, corners included. A tile may hold any number of ingots. They belong to everything on that tile, not to one part of it.

    {""}**Getting ingots.** If a road, city or monastery is completed and someone scores it, the ingots on its tiles are handed out; for a monastery those on its own tile and on the eight around it. Whoever has the most followers there gets them. Fields give none, nor does scoring at the end. Ingots put down this turn count. *House rule:* if nobody has a follower on what’s completed, its ingots stay and may still be won with something else.

    {""}**Sharing.** If several players have a claim, they take one each in turn order, starting with the player whose turn it is, until there’s none left that anyone may take. Anyone with no claim on what’s left is passed over. Everything scored in the turn is shared out together. With three ingots on a road shared by two, the player whose turn it is gets two, the other one.

    {""}**Which ingot** you take is yours to choose from those on which you have a claim. *House rule:* you’re only asked where it makes a difference and no choice is plainly best for you; otherwise that one is taken for you: as a rule, what others could take away comes before what’s yours alone. With two players nobody is ever asked. So that no one has to wait for you, a standing order can answer (**More**, then 📌).

    {""}**Value at the end**, per ingot: with 1 to 3 you get 1 point each, with 4 to 6 you get 2, with 7 to 9 you get 3, with 10 or more you get 4. So 3 ingots are worth 3 points, 4 are worth 8, 7 are worth 21, and 10 are worth 40. Ingots are open to everyone; those left on the map are lost.

    On the gold tiles G1, G2 and G7 roads only pass each other: they neither meet nor end. A road that passes such a tile twice still counts it once. On G4 the road crosses the city without ending, on G5, G6 and G7 the roads pass the monastery.
rules-12-pin-1 = The first ingot lies on the gold tile.
rules-12-pin-2 = The second goes to one of the tiles around it.
rules-12-pin-3 = Who could get it there: whoever completes a city, road or monastery of theirs on that tile.
rules-13-title = At this table
rules-13 =
    Use the buttons under the newest message. Only you see what you try out, until you confirm.

    In its channel, `/table show` shows the table, also as text: whose turn it is, where the tile drawn fits, and every city, road, monastery and field with its followers. There, `/table log` lists all moves.

    {""}**Taking back** is free in your turn until you end it, as the next tile is drawn then. After that, everyone else has to agree.

    {""}*House rules* are ours: they settle what the printed rules leave open or what can’t be done here as printed.
rules-tiles-title = All tiles
rules-tiles =
    Each tile as it lies unturned, with how many there are. North is up; what isn’t joined in the same brackets is separate.
rules-14-pin-1 = A tile’s name.
rules-14-pin-2 = So many of it are still to be drawn.
rules-tile = **{ $tile }** × { $count }: { $shows }
