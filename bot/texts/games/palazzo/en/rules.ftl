# The rules of Palazzo in our own words, chapter by chapter; each at most 3,500 characters.
rules-1-title = The game in short
rules-1 =
    Florence in the fifteenth century: you buy and win tiles at auction, and stack them into palazzi. High palazzi with many windows score, best of all of a single material. A palazzo of only one floor costs you points.

    On each turn you do one of three things: take money, buy or auction tiles, or rebuild. When the fifth envoy arrives, the game is over at once. Most points wins.

    For two to four players. The money in everyone’s hand and the order of tiles and cards are hidden.
rules-1-pin-1 = A floor is a tile: its number, its windows (doors count), and its material.
rules-1-pin-2 = What the palazzo scores, and before it how: height, windows, a single material.
rules-1-pin-3 = Two floors score nothing yet, a single one loses you 5 points.
rules-1-pin-4 = All of a player’s points; the laurel is the leader’s.
rules-2-title = Components
rules-2 =
    - **48 tiles**: of brick, sandstone and marble, floors 1 to 5, each with one, two or three windows (doors count as windows). There are two floor-3 tiles with one window per material.
    - **5 envoys**, who end the game.
    - **55 money cards**: florins, ducats and scudi of 3, 4, 5, 6 and 7, three of each; and ten certificates of 2, which count for any currency. A special 3-certificate opens every auction.
    - **The warehouse, four quarries** around it, numbered 1 to 4 clockwise, and the **builder**, who stands on one of them.

    Tiles lie in three stacks, I, II and III, which are used up in this order. *House rule:* which tiles the publisher puts in which isn’t known outside the box, so a table plays with one of these:

    - **House stacks**: 16 tiles each, drawn by lot, so that stack I has 6, 5, 3, 1 and 1 tiles of floors 1 to 5, stack II has 2, 3, 5, 4 and 2, stack III has 1, 1, 4, 4 and 6.
    - **Even stacks**: all tiles shuffled and cut into three.
    - **Own stacks**: as the bot’s operator entered them from a copy of the game.

    The envoys are always shuffled into III.
rules-3-title = The beginning
rules-3 =
    Everyone gets four money cards.

    The first five tiles of stack I are laid out: one in each of the quarries 1, 2, 3 and 4, then one in the warehouse. All tiles and cards are used, however many play.

    {""}*House rules:* the seating is drawn by lot, and with it the start player. The builder starts on quarry 1.
rules-3-pin-1 = The builder on quarry 1.
rules-3-pin-2 = A quarry: its first tile.
rules-3-pin-3 = The small tags say with how many windows the next tile comes to a quarry.
rules-3-pin-4 = What each tile in the warehouse will cost once the next one lies there.
rules-3-pin-5 = Five envoys, none of whom has come yet; the last one ends the game.
rules-3-pin-6 = The three stacks, and how many tiles are left in each.
rules-4-title = Your turn
rules-4 =
    Do **exactly one** of these:

    - **Take money.**
    - **Reveal two tiles**, then **buy** from the warehouse or **auction** the tiles of a quarry.
    - **Rebuild** one tile, for one card.

    Then it’s the next player’s turn, clockwise.
rules-4-pin-1 = Money: two of the cards that are revealed.
rules-4-pin-2 = Tiles: two are revealed, then you buy, or auction a quarry.
rules-4-pin-3 = Rebuilding: a tile moves to another palazzo, for one card.
rules-5-title = Taking money
rules-5 =
    One card more than there are players is revealed: with three players, four cards. You take **two** of them, then the others take **one** each, clockwise.

    When the pile is empty, the discards are shuffled and become the pile. If pile and discards together hold too few cards, you have to do something else. You may hold any number of cards.

    {""}*House rule:* the discards are shuffled only once a card has to be revealed.
rules-5-pin-1 = What was revealed: with three players, four cards.
rules-5-pin-2 = Benedetto took money and now takes two.
rules-5-pin-3 = Everyone else takes one, clockwise.
rules-6-title = Paying
rules-6 =
    Each payment, for a purchase or a bid, is in **one currency, with any number of certificates**. A certificate counts 2.

    {""}**Groups of three** count 15, whatever is printed on them, and go with any currency:

    - three cards of **equal value in all three currencies**, such as florin 3, ducat 3 and scudo 3;
    - **three certificates**.

    The three have to be played at the same time. Three equal cards of one currency aren’t a group. You may play several groups, along with other cards of one currency.

    {""}*Example:* two groups of 3s make 30, more than many a hand of 6s and 7s in mixed currencies. Your hand always shows the most you can pay.
rules-6-pin-1 = A group: equal values of all three currencies, together worth 15.
rules-6-pin-2 = The most you can pay at once, and in which currency.
rules-7-title = Revealing and buying
rules-7 =
    Two tiles are revealed. The **first** goes to the warehouse. The **second** goes to a quarry: count clockwise from the builder’s quarry, as many on as the tile has windows. The builder himself doesn’t move. Then you have to buy or auction.

    An **envoy** is set aside and not replaced. If the first piece is an envoy, the warehouse gets nothing, and the second tile still goes to its quarry.

    {""}**Buying:** take one or two tiles from the warehouse, never from a quarry. Each costs **10 minus the number of tiles lying there**. Two are paid together. You get no change.

    {""}*House rules:* the new tile counts for the price, which is never less than 0. You may overpay only if you can’t help it: no part of what you play may be enough by itself.

    {""}*Example:* with four tiles in the warehouse each costs 6. Two cost 12; if you have nothing that fits better, you pay 15.
rules-7-pin-1 = The first tile went to the warehouse.
rules-7-pin-2 = So each costs less now: 10 minus the number of tiles there.
rules-7-pin-3 = From here the windows of the second tile are counted, clockwise …
rules-7-pin-4 = … and this is where it went.
rules-8-title = Auctions
rules-8 =
    The builder moves clockwise to the next quarry with tiles. If it has one, two or three, they’re auctioned together:

    1. Whoever auctions plays the 3-certificate. That’s their first bid, and all they may bid for now.
    2. Then everyone in turn, clockwise, **bids more** than the highest bid **or passes**. To raise, you add cards to those you’ve played; you can’t take any back. A group has to be added in one go: a certificate that’s already there doesn’t count towards one.
    3. Whoever passes takes all their cards back and is out.
    4. The last one left pays what they’ve played, gets all the tiles and builds them.

    If nobody outbids the 3-certificate, the tiles cost nothing.

    {""}**Four tiles or more** aren’t auctioned: whoever’s turn it is takes one and builds it, then the others, one each, clockwise. What’s left is discarded, face down. *House rule:* you may discard the tile you take, too.

    If all quarries are empty, you may still choose to auction; then nothing happens. Whoever won, the next turn is that of the player after the one who auctioned.

    {""}*Example:* Monika’s 3-certificate and three 4s, one of each currency, count 18. A florin 6 and a certificate make it 26. Two more certificates then add only 4.
rules-8-pin-1 = What is auctioned: all tiles of the quarry.
rules-8-pin-2 = Anna auctions and opens with the 3-certificate.
rules-8-pin-3 = Her bid leads: the sum of the cards lying there, the certificate included.
rules-8-pin-4 = Whoever is asked has to bid more, or pass.
rules-8-pin-5 = Four tiles or more: everyone takes one instead.
rules-8-pin-6 = Benedetto takes first.
rules-9-title = Building
rules-9 =
    You build tiles as soon as you get them, in any order. Each tile goes

    - **on top of a palazzo** whose highest floor is lower, or
    - down as **a new palazzo**, or
    - **discarded**, face down.

    Floors rise from bottom to top, and no floor comes twice. Gaps are fine: 2, 4, 5 is a palazzo. Materials and windows may be mixed. You may have any number of palazzi.

    {""}*Example:* you have a palazzo 1, 3 and a palazzo 2, 4. A floor 2 fits on neither; build it by itself. A floor 4 then fits on the first or on the single 2, a floor 5 on any of them.
rules-9-pin-1 = On top: its number is higher than that of the floor below.
rules-9-pin-2 = What fits on no palazzo begins a new one.
rules-9-pin-3 = A scaffold stands where floors are missing, which is fine.
rules-10-title = Rebuilding
rules-10 =
    For **any one card** from your hand you do one of these:

    - **Take out** a floor of a palazzo of two floors or more, and put it down as a single tile.
    - **Insert** a single tile into another of your palazzi, where it belongs: on top, below or between.
    - **Discard** a single tile.

    A single tile is the same as a palazzo of one floor. Moving a tile from one palazzo to another takes two turns.
rules-10-pin-1 = This tile stood here by itself …
rules-10-pin-2 = … and is now inserted between two floors.
rules-10-pin-3 = Paid for with any one card.
rules-11-title = The end and the scoring
rules-11 =
    {""}**With the fifth envoy the game is over at once**, even before the second tile. Nothing is bought or auctioned any more.

    Every palazzo scores by its floors:

    - **1 floor**: −5 points
    - **2 floors**: 0 points
    - **3 floors**: its windows
    - **4 floors**: its windows and 3 points
    - **5 floors**: its windows and 6 points

    In addition, a palazzo **of one material** scores 3 points with 3 or 4 floors, and 6 points with 5 floors.

    Most points wins; ties go to whoever can pay more in one payment with the money they have left. *House rule:* if that’s equal too, they share the win.

    {""}*Examples:* 3 floors, 6 windows, mixed: 6. 4 floors, 7 windows, one material: 13. 5 floors, 11 windows, mixed: 17. 5 floors, 8 windows, one material: 20. The best possible palazzo has 5 floors of 3 windows each in one material: 27.
rules-11-pin-1 = Height: 3 points for each palazzo of four floors, 6 for one of five.
rules-11-pin-2 = The windows of all palazzi of three floors or more.
rules-11-pin-3 = A single material.
rules-12-title = Easily forgotten
rules-12 =
    - For the second tile, start counting at the quarry after the builder’s.
    - Warehouse prices fall as it fills up: 9, 8, 7 …
    - Nobody gets to choose the last money card: it’s what’s left.
    - Whoever auctions and isn’t outbid pays nothing.
    - Inserting a single tile into a palazzo of two can make a difference of 13 points: say, 8 instead of −5 and 0.
    - Towards the end it may be better to discard a tile than to start a palazzo with it.
rules-13-title = At this table
rules-13 =
    Use the buttons under the newest message. Only you see what you try out, until you confirm. In an auction, and when money or tiles are handed out, the others are asked in turn, and answer right under the message: with a card, a tile, or **Pass**.

    `/hand` shows your money and your palazzi; in the channel, `/table show` shows the table, also as text, and `/table log` all moves. Your palazzi have numbers, which they keep; a new one gets the next.

    {""}**Orders**, below every turn and below your hand, let you decide now what to do next time you’re asked: bid up to an amount, pass, take money or a tile, build. Only you see them, and nobody has to wait for you.

    {""}**Taking back** is free until cards or tiles are revealed, someone bids, or someone else acts. After that, everyone else has to agree.

    {""}*House rules* are ours: they settle what the printed rules leave open or what can’t be done here as printed.
