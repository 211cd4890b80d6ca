# The private panels.
panel-now = Now: { $asked }
panel-asked = Now: { $asked }
    Your money: { $hand }
panel-money = - { $cards }: then you could pay { $most } at one time
panel-warehouse = In the warehouse, **{ $price }** each: { $tiles }
panel-auction = An auction would be of quarry **{ $quarry }**: { $tiles }
panel-no-auction = All quarries are empty: an auction would offer nothing.
panel-bidding = Auctioned: **{ $tiles }**
panel-bid = { $state ->
    [passed] - { $name } has passed
    [certificate] - { $name }: **{ $bid }**, the certificate
    [laid] - { $name }: **{ $bid }** with { $cards }
   *[none] - { $name } has not bid yet
 }
panel-confirm-action = **{ $action }**
    { $brings }
panel-if-won = If nobody bids more, built where it brings most points:
panel-left = Left in hand: { $hand }
panel-site = - { $tile }: { $where }, { $brings }
panel-built = All your palazzi: { $now } → **{ $then }**
site-on = on { $palazzo } ({ $floors })
site-points = { $now } → { $then }
site-new = as a new palazzo
site-out = out of the game

button-take-turn = Take your turn
button-money = Take money
button-tiles = Reveal two tiles
button-auction = Auction quarry { $quarry }
button-auction-nothing = Auction
button-bid = Bid { $amount }: { $cards }
button-pass = Pass
button-build = Build: { $gain }
choose-rebuild = Rebuild a tile instead …
choose-buy = Buy …
choose-bid = Bid another amount …
choose-tile = Take a tile …
choose-cards = Pay with other cards …
choose-site = Where { $tile } goes …
