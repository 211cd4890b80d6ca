# Words in pictures.
picture-warehouse = Warehouse
picture-price = { $price } each
picture-empty = empty
picture-warehouse-short = wh.
picture-bid = bid { $bid }
picture-passed = passed
picture-points = { $points } ★
picture-no-palazzo = No palazzo yet
picture-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
picture-most = At most { $most } at once
picture-asked = { $name } is asked
picture-of = { $have }/{ $need }
