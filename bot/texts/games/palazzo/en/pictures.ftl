# Words in pictures.
picture-price = { $price } each
picture-empty = empty
picture-passed = passed
picture-pays = You can pay
picture-own-money = Your money
picture-reveals = reveals
picture-takes = takes
picture-buys = buys
picture-wins = wins
picture-auctions = auctions
picture-opens = all choose from
picture-auctions-nothing = auctions nothing
picture-bids = bids { $bid }
picture-passes = passes
picture-builds = builds
picture-inserts = inserts
picture-takes-out = takes out
picture-discards = discards
picture-next-auction = next auction
picture-next-choice = all choose
picture-builder = builder
picture-windows = { $count ->
    [one] { $count } window → here
   *[other] { $count } windows → here
 }
picture-here = → here
picture-do-bid = bid
picture-do-choose = choose
picture-to-beat = to beat: { $bid }
picture-no-palazzo = No palazzo yet
picture-asked = { $name } is asked
picture-shelf-envoys = Envoys { $have }/{ $need }
picture-shelf-stacks = Tiles to come
picture-shelf-pile = Money
picture-shelf-discards = Discards
picture-preview = Preview
picture-paid = Pays { $value }
picture-gone = Discarded
picture-joined = No longer alone
