# What happened.
event-money-revealed = { $name } takes money; revealed: { $cards }.
event-money-shuffled = { $name } takes money, for which the discards were shuffled; revealed: { $cards }.
event-money-chosen = { $name } takes { $cards }.
event-tiles-revealed = Revealed: { $tiles }.
event-tile-to-warehouse = { $tile } for the warehouse
event-tile-to-quarry = { $tile } for quarry { $quarry }
event-envoy-revealed = Envoy { $number } of { $all } has arrived.
event-envoy-last = The fifth envoy has arrived: the game is over.
event-tiles-bought = { $name } buys { $tiles } for { $price }, paying { $cards }.
event-tiles-free = { $name } takes { $tiles } from the warehouse for nothing.
event-auction-begun = { $name } auctions quarry { $quarry }.
event-tiles-offered = { $name } moves the builder to quarry { $quarry }. Everyone takes a tile in turn.
event-nothing-auctioned = { $name } auctions, but all quarries are empty.
event-bid-made = { $name } bids { $bid }, adding { $cards }.
event-passed = { $name } passes.
event-passed-back = { $name } passes and takes back { $cards }.
event-auction-won = { $name } wins { $tiles } for { $bid }, paying { $cards }{ $certificate ->
    [yes] {" "}(the 3-certificate goes back)
   *[no] {""}
 }.
event-auction-won-free = { $name } wins { $tiles } and pays nothing.
event-tile-chosen = { $name } takes { $tile } from quarry { $quarry }.
event-tiles-left = Left over in quarry { $quarry } and discarded: { $tiles }.
event-palazzo-begun = { $name } starts { $palazzo } with { $tile }.
event-floor-added = { $name } puts { $tile } on { $palazzo }.
event-tile-discarded = { $name } discards { $tile }.
event-floor-taken-out = { $name } takes { $tile } out of { $palazzo } for { $card }; it now stands alone as { $single }.
event-tile-inserted = { $name } inserts { $tile } into { $palazzo } for { $card }.
event-tile-removed = { $name } discards the single tile { $tile } for { $card }.

# What someone did in several turns.
short-money-chosen = { $count ->
    [one] money taken once
   *[other] money taken { $count } times
 }
short-tiles-bought = { $count ->
    [one] { $count } purchase
   *[other] { $count } purchases
 }
short-auction-won = { $count ->
    [one] { $count } auction won
   *[other] { $count } auctions won
 }
short-tile-chosen = { $count ->
    [one] { $count } tile chosen
   *[other] { $count } tiles chosen
 }
short-palazzo-begun = { $count ->
    [one] { $count } palazzo begun
   *[other] { $count } palazzi begun
 }
short-floor-added = { $count ->
    [one] { $count } floor added
   *[other] { $count } floors added
 }
