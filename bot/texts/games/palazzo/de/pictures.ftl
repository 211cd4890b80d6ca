# Wörter in Bildern.
picture-price = je { $price }
picture-empty = leer
picture-passed = gepasst
picture-pays = Zahlt höchstens
picture-own-money = Dein Geld
picture-reveals = deckt auf
picture-takes = nimmt
picture-buys = kauft
picture-wins = ersteigert
picture-auctions = versteigert
picture-opens = alle wählen aus
picture-auctions-nothing = versteigert nichts
picture-bids = bietet { $bid }
picture-passes = passt
picture-builds = baut
picture-inserts = fügt ein
picture-takes-out = nimmt heraus
picture-discards = legt ab
picture-next-auction = als Nächstes
picture-next-choice = alle wählen
picture-to-beat = zu überbieten: { $bid }
picture-no-palazzo = Noch kein Palazzo
picture-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
picture-asked = { $name } ist gefragt
picture-of = { $have }/{ $need }
picture-preview = Vorschau
picture-paid = Zahlt { $value }
picture-left = Bleibt
