# Words in pictures.
picture-price = { $price } each
picture-empty = empty
picture-passed = passed
picture-pays = Pays at most
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
picture-to-beat = to beat: { $bid }
picture-no-palazzo = No palazzo yet
picture-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
picture-asked = { $name } is asked
picture-of = { $have }/{ $need }
picture-preview = Preview
picture-paid = Pays { $value }
picture-left = Left
