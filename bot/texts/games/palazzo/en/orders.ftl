# Standing orders, in the words of the player who gives them.
order-kind-auction = The auction
order-kind-building = Building
order-kind-money = Taking money
order-kind-tile = Taking a tile
choose-order-auction = In the auction…
choose-order-building = Build what I get…
choose-order-money = When others reveal money…
choose-order-tile = When everyone takes a tile…
orders-if-outbid = And if you’re outbid?
order-up-to = Bid up to…
order-up-to-title = Bid for me up to…
order-up-to-label = The most you want to bid, such as: 12
order-then-pass = Then pass
order-bid-up-to = Bid for me up to { $amount }, then pass
order-pass = Pass
order-pass-unless-tiles = Pass, unless { $number } tiles or more are auctioned
order-pass-unless-points = Pass, unless the tiles would bring me { points } or more right away
order-pass-unless-bid = Pass, unless the highest bid is { $number } or less
order-build-best = Build it where it should bring the most by the end
order-build-like = Build: { $sites }
order-money-group = Take a card that completes a group, or else the highest
order-money-highest = Take the highest card
order-money-certificate = Take a certificate, or else the highest card
order-money-florin = Take the highest florin, or else the highest card
order-money-ducat = Take the highest ducat, or else the highest card
order-money-scudo = Take the highest scudo, or else the highest card
order-tile-best = Take the tile that should bring me the most by the end
order-tile-wish = Take { $tile }, or else the tile that should bring me the most
order-tile-wishes = Take { $tile }, or else { $second }, or else the tile that should bring me the most
order-site-new = { $tile } as a new palazzo
terms-bid-up-to = Always the lowest bid that leads, with the cards you can best spare. Applies to { $when ->
    [next] the next auction
   *[now] the auction of quarry { $quarry }
 }.
terms-pass-auction = Applies to { $when ->
    [next] the next auction
   *[now] the auction of quarry { $quarry }
 }.
terms-pass-auction-unless = In that case you’re asked as usual. Applies to the next auction.
terms-build-best = Never discards a tile. Applies until you withdraw it.
terms-build-like = Applies if you win these tiles.
terms-take-money-by = When you reveal money yourself, you choose yourself. Applies until you withdraw it.
terms-choose-from = Applies { $when ->
    [next] the next time everyone takes a tile in turn, but not on your own turn
   *[now] to quarry { $quarry }, from which everyone is taking a tile now
 }.
