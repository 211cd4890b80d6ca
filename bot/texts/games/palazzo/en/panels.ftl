# The private panels.
panel-now = Now: { $asked }.
panel-asked = Now: { $asked }.
    Your money: { $hand }
panel-money = - { $cards }: then you could pay up to { $most } in one payment
panel-tile = - { $tile }: { $gain }
amounts-title = **What you can pay in one payment**, and what it leaves you:
amounts-line = - **{ $amount }**: { $cards } · still { $left } after that
panel-warehouse = In the warehouse, **{ $price }** each{ $dear ->
    [yes] , more than you can pay
   *[no] { "" }
 }: { $tiles }
panel-auction = Next up for auction: quarry **{ $quarry }**: { $tiles }
panel-no-auction = All quarries are empty, so there’s nothing to auction.
panel-bid = { $state ->
    [passed] - { $name } has passed
    [certificate] - { $name }: **{ $bid }** (the 3-certificate)
    [laid] - { $name }: **{ $bid }** with { $cards }
   *[none] - { $name } hasn’t bid yet
 }
panel-confirm-action = **{ $action }**
panel-lay = Choose cards to play.
panel-lay-title = Cards to play
panel-if-won = If nobody outbids you and you build as proposed:
panel-left = Left in hand: { $hand }
panel-site = - { $tile }: { $where }, { $brings }
panel-built = All your palazzi: { $now } → **{ $then }**
site-on = on { $palazzo } ({ $floors })
site-points = { $now } → { $then }
place-on = on { $palazzo }
place-new = as a new palazzo
place-out = discarded
typed-on = { $palazzo }
typed-new = new palazzo, new
typed-out = out, discard, discarded, out of the game

button-bid-panel = Bid…
button-amounts = What can I pay?
button-tiles = Reveal two tiles
button-auction = Auction quarry { $quarry }
button-bid = Bid { $amount }: { $cards }
button-other-cards = Other cards…
button-buy-and-build = Buy and build
button-buy = Buy, then choose the place
button-build = Build: { $gain }
button-discard-instead = Discard { $tile } instead…
button-discard = { $rest ->
    [yes] Build the rest, discard { $tiles }
   *[no] Discard { $tiles }
 }
choose-rebuild = Rebuild a tile instead…
choose-take-out = Take a floor out…
choose-insert = Insert a single tile…
choose-remove = Discard a single tile…
choose-buy = Buy…
choose-second = Buy a second tile as well…
choose-bid = Bid another amount…
choose-tile = Take a tile…
choose-cards = Pay with other cards…
choose-lay-florin = Florins
choose-lay-ducat = Ducats
choose-lay-scudo = Scudi
choose-lay-certificate = Certificates
choose-site = Where { $tile } goes…
panel-share = Next up, for everyone to take a tile: quarry **{ $quarry }**: { $tiles }
button-shared-quarry = Everyone takes from quarry { $quarry }
