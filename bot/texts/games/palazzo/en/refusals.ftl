# Why something is refused, and what is possible instead.
illegal-action-first = First choose what to do in your turn: take money, reveal tiles, or rebuild a tile you’ve built.
illegal-money-first = { $number ->
    [one] First take one of the cards revealed.
   *[other] First take { $number } of the cards revealed.
 }
illegal-buy-or-auction = The tiles are revealed. Now buy from the warehouse, or auction.
illegal-bid-or-pass = There’s an auction. Bid more than the highest bid, or pass.
illegal-choose-tile-first = First take one of the tiles in the builder’s quarry.
illegal-build-first = First build or discard what you’ve got: { $tiles }.
illegal-action-done = You’ve done all there is to do. Your turn is over.
illegal-too-few-cards-left = { $need } cards would have to be revealed, and only { $have } are left. Reveal tiles or rebuild.
illegal-not-revealed = Not among the cards revealed: { $cards }. Choose from those that are.
illegal-wrong-number-of-cards = { $need ->
    [one] Take just one card; you chose { $have }.
   *[other] Take just { $need } cards; you chose { $have }.
 }
illegal-wrong-number-of-tiles = Buy one or two tiles; you chose { $have }.
illegal-not-in-warehouse = Not in the warehouse: { $tiles }. Only tiles that lie there can be bought.
illegal-cards-not-owned = You don’t have { $cards }. Choose from your own cards.
illegal-mixed-currencies = That mixes currencies. Play only one, plus certificates if you like; others only as groups of three equal values.
illegal-not-enough = That comes to { $have }, but the price is { $need }. Add cards, or buy something else.
illegal-too-much = { $free ->
    [yes] The tiles cost nothing. Play no cards.
   *[no] That’s more than you need: you can pay { $need } with { $cards } alone.
 }
illegal-no-cards = Add at least one card, or pass.
illegal-other-currency = Your bid is in { $currency }. Add only those, certificates, or groups of three equal values; or pass.
illegal-bid-too-low = Your bid would be { $have }. Bid { $need } or more, or pass.
illegal-not-in-quarry = There’s no { $tile } there. Choose from: { $tiles }.
illegal-not-yours-to-build = You don’t have { $tile } to build, but { $tiles }.
illegal-no-such-palazzo = You have no { $palazzo }. Choose one of your own.
illegal-floor-too-low = A floor { $floor } can’t go on { $palazzo }, whose top floor is { $top }. Start a new palazzo, or discard the tile.
illegal-no-such-floor = Your { $palazzo } has no floor { $floor }. Choose one that it has.
illegal-only-floor = Your { $palazzo } is a single tile. Insert it elsewhere, or discard it.
illegal-not-single = Your { $palazzo } has several floors. Only a single tile can be inserted or discarded; take it out first.
illegal-same-palazzo = A tile can’t be inserted into itself. Choose another palazzo.
illegal-floor-taken = Your { $palazzo } already has a floor { $floor }. Choose another palazzo.
illegal-not-exactly = You can’t lay exactly { $have }; the next you can is { $next }.
illegal-too-high = You can’t lay { $have }; the most you can is { $most }.
illegal-no-raise = You can’t lay enough for { $need }, the least that leads. Pass.
illegal-amount-differs = Those are two different bids: { $have }, but with { $cards } it would be { $need }. Type only one of them.
illegal-nothing-revealed = No money is revealed yet, so there’s no card to choose from. `/palazzo money` without a card reveals some.
