# Wörter in Bildern.
picture-warehouse = Lager
picture-price = je { $price }
picture-empty = leer
picture-warehouse-short = Lager
picture-bid = bietet { $bid }
picture-passed = gepasst
picture-points = { $points } ★
picture-no-palazzo = Noch kein Palazzo
picture-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
picture-most = Auf einmal { $most }
picture-asked = { $name } ist gefragt
picture-of = { $have }/{ $need }
