# The table in words, for those who do not see the pictures, or do not want to: the text board and alt texts.
board-head = **{ name }** · { $turn }
board-turn = { $name }’s turn: { $what }
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
board-do-bidding = bid { $bid }+ or pass
board-do-choosing = take a tile
board-do-building = { $count ->
    [one] build a tile
   *[other] build { $count } tiles
 }
board-do-end = end the turn
board-near = { $envoys } · stacks: I { $first }, II { $second }, III { $third }
board-display = **Money revealed**: { $cards }
board-auction = **Auction** of quarry { $quarry }:
board-bid = { $name }: { $bid } ({ $cards })
board-bid-certificate = certificate of 3
board-bid-none = { $name }: no bid yet
board-bid-passed = { $name }: has passed
board-to-build = { $name } **still has to build**: { $tiles }
board-warehouse = **Warehouse**, { $price } each: { $tiles }
board-warehouse-next = **Warehouse**, { $price } each with the next one: { $tiles }
board-warehouse-empty = **Warehouse**: empty
board-quarry = **Quarry { $quarry }**: { $tiles }
board-player = **{ $name }**: { $points }, { $money }
board-player-rank = { $place } **{ $name }: { $total }** — { $items }; { $money }
board-money = **Money**: { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
 } in the pile; discarded: { $cards }
board-money-count = **Money**: { $pile } in the pile, { $discards } discarded
board-to-come = **Tiles still to come**, by floor, with windows in brackets:
board-to-come-of = { $material }: { $floors }
board-builder = The builder is at quarry { $quarry }.
board-builder-next = The builder is at quarry { $quarry }; quarry { $next } is next.
preview-points = Preview: { $now }, then { $then }.
preview-palazzo = { $palazzo }: { $now } → { $then }.
preview-paid = Pays { $value }: { $cards }.
preview-out = Discarded: { $tile }.
hand-pays = By currency: { $amounts }.
# Parts of a score, as titles.
part-height = Height
part-windows = Windows
part-material = Material
part-money = Tie: money
hand-pay = { $currency } up to { $amount }
