# What can be done: in a few words, and in a list with what it brings.
do-take-money = take money
do-choose-money = take { $cards }
do-reveal = reveal two tiles
do-buy = { $free ->
    [yes] take { $tiles } from the warehouse
   *[no] buy { $tiles } with { $cards }
 }
do-auction = auction
do-bid = add { $cards } to your bid
do-pass = pass
do-choose-tile = take { $tile }
do-begin-palazzo = start a palazzo with { $tile }
do-add-floor = put { $tile } on { $palazzo }
do-discard = discard { $tile }
do-take-out = take floor { $floor } out of { $palazzo } for { $card }
do-insert = insert the tile of { $single } into { $palazzo } for { $card }
do-remove = discard the tile of { $single } for { $card }
do-end-turn = end the turn

kind-take-money = Take money
kind-choose-money = Cards
kind-reveal = Reveal tiles
kind-buy = Buy
kind-auction = Auction
kind-bid = Bid
kind-pass = Pass
kind-choose-tile = Tile
kind-begin-palazzo = New palazzo
kind-add-floor = On a palazzo
kind-discard = Discard
kind-take-out = Take out
kind-insert = Insert
kind-remove = Discard a single tile
kind-end-turn = End turn

choice-buy = { $free ->
    [yes] { $tiles }
   *[no] { $tiles }: { $cards }
 }
choice-price = { $paid ->
    [0] free
   *[other] costs { $price }, you pay { $paid }
 }
choice-purchase = { $over ->
    [free] { $gain } · free
    [yes] { $gain } · costs { $price }, you pay { $paid }: { $cards }
   *[no] { $gain } · for { $price }: { $cards }
 }
choice-money = then you could pay up to { $most } in one payment
choice-bid = you bid { $bid }
choice-raise = { $bid }: { $cards }
choice-cards = { $cards } · { $bid } in all
choice-left = then you can still pay up to { $most } in one payment
choice-floor = { $tile } on { $palazzo }
rebuild-out = Take floor { $floor } out of { $palazzo }
choice-out = { rebuild-out }, for { $card }
rebuild-in = Insert { $tile } of { $single } into { $palazzo }
choice-in = { rebuild-in }, for { $card }
rebuild-away = Discard { $tile } of { $single }
choice-away = { rebuild-away }, for { $card }
choice-gain = { $sign ->
    [plus] +{ points }
   *[minus] −{ points } for now
 }
choice-same = no change in points

# What the player who is asked can do now, after a colon.
asked-turn = { $money ->
    [yes] { $rebuild ->
        [yes] take **money**, reveal **tiles**, or **rebuild**
       *[no] take **money** or reveal **tiles**
     }
   *[no] { $rebuild ->
        [yes] reveal **tiles** or **rebuild**
       *[no] reveal **tiles**
     }
 }
asked-money = { $number ->
    [one] take **one card** – { $cards }
   *[other] take **{ $number } cards** – { $cards }
 }
asked-revealed = **buy** from the warehouse, or **auction**
asked-bidding = bid **{ $bid } or more** for { $tiles }, or pass. { $name } leads with { $led }
asked-choosing = take **a tile** – { $tiles }
asked-building = **build** { $tiles }
asked-end = end the turn
asked-then = { $count ->
    [0] { $last }
   *[other] Then: { $names }. { $last }
 } gets the last { $what ->
    [card] card
   *[tile] tile
 }.
hint-envoys = 🐎 { $come }. The fifth ends the game.
outlook = 🐎 **The end:** { $come }; { $left ->
    [one] { $left } tile or envoy is left
   *[other] { $left } tiles and envoys are left
 } in the stacks.
opening = { $split ->
    [even] All tiles were shuffled and cut into three stacks.
   *[own] The tiles are split as this bot’s operator entered them from a copy of the game.
 }

hand-line = { $cards } · up to { $most } in one payment
hand-line-bid = { $cards } · up to { $most } together with the bid
no-money = No money in hand.
hand-money = **Money** ({ $count }): { $cards }
hand-most = You can pay up to **{ $most }** in one payment.
hand-most-bid = Together with your bid, that makes up to **{ $most }**.
board-palazzo = { $palazzo }: { $floors } · { $points }
hand-points = **Palazzi** ({ $points }):

# Why a hint proposes an action.
why-line = -# { $reasons }
why-money = now you can pay up to { $most } in one payment
why-reveal = you can pay for a warehouse tile, which will then cost { $price }
why-reveal-poor = a warehouse tile will then cost { $price }, too much for you, but an auction may cost nothing
why-left = then you can still pay up to { $most }
why-points = { $same ->
    [yes] your palazzi still score { $now }
   *[no] your palazzi score { $then } instead of { $now }
 }
why-auction = quarry { $quarry } with { $tiles } for nothing, unless someone bids more than 3
why-first = everyone takes one of { $count } tiles, and you go first
why-nothing = all quarries are empty, so nothing happens
why-pass = the lowest bid would be { $bid }
why-worth = the tiles bring you { $now } right away and about { $later } by the end
why-rival = { $name } about { $later }
