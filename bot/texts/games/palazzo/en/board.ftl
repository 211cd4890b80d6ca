# The text board: the whole public position for those who do not see the picture, or do not want to.
board-head = **{ name }** · { $turn }
board-turn = { $name }’s turn: { $what }
board-turn-of = { $name }’s turn
board-asked = { $name }: { $what }
board-do-turn = { $money ->
    [yes] { $rebuild ->
        [yes] take money, reveal tiles or rebuild
       *[no] take money or reveal tiles
     }
   *[no] { $rebuild ->
        [yes] reveal tiles or rebuild
       *[no] reveal tiles
     }
 }
board-do-money = { $count ->
    [one] take a card
   *[other] take { $count } cards
 }
board-do-revealed = buy or auction
board-do-bidding = bid { $bid } or more, or pass
board-do-choosing = take a tile
board-do-building = build
board-do-end = end the turn
board-over = Game over
board-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
 }
board-stacks = stacks: I { $first }, II { $second }, III { $third }
board-display = **Money revealed**: { $cards }
board-auction = **Auction** of quarry { $quarry }:
board-bid = { $name }: { $bid } ({ $cards })
board-bid-certificate = certificate of 3
board-bid-none = { $name }: no bid yet
board-bid-passed = { $name }: has passed
board-to-build = { $name } **still has to build**: { $tiles }
board-warehouse = **Warehouse**, { $price } each: { $tiles }
board-warehouse-empty = **Warehouse**: empty
board-quarries = **Quarries**
board-quarry = { $quarry }: { $tiles }
board-quarry-builder = { $quarry }, where the builder is: { $tiles }
board-empty = empty
board-player = **{ $name }**: { $has }
board-player-rank = { $place } **{ $name }: { $total }** — { $items }; { $money }
board-money = **Money**: { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
 } in the pile; discarded: { $cards }
board-to-come = **Tiles still to come**, by floor, with windows in brackets:
board-to-come-of = { $material }: { $floors }

# The alt text of the picture
picture-alt-head = { name }. { $turn }.
picture-alt-bids = Bids: { $bids }.
picture-alt-display = Money revealed: { $cards }.
picture-alt-warehouse = Warehouse, { $price } each: { $tiles }.
picture-alt-quarry = Quarry { $quarry }: { $tiles }.
picture-alt-builder = The builder is at quarry { $quarry }.
picture-alt-builder-next = The builder is at quarry { $quarry }; quarry { $next } is next.
picture-alt-money = Money: { $pile } in the pile, { $discards } discarded.
picture-alt-player = { $name }: { $has }.
picture-alt-palazzo = { $palazzo }: { $floors }, { $windows } · { $points }
picture-alt-preview = Preview: { $now }, then { $then }.
picture-alt-change = { $palazzo }: { $now } → { $then }.
picture-alt-paid = Pays { $value }: { $cards }.
picture-alt-out = Discarded: { $tile }.
picture-alt-pays = By currency: { $amounts }.
picture-alt-more = The whole table in words: /table show text:true.
# Parts of a score, as titles.
part-height = Height
part-windows = Windows
part-material = Material
part-money = Tie: money
picture-alt-pay = { $currency } up to { $amount }
