# Die privaten Ansichten und ihre Knöpfe.
panel-now = Jetzt: { $asked }
panel-asked = Jetzt: { $asked }
    Dein Geld: { $hand }
panel-money = - { $cards }: Dann könntest du auf einmal { $most } bezahlen
panel-warehouse = Im Lager, je **{ $price }**: { $tiles }
panel-auction = Versteigert würde Steinbruch **{ $quarry }**: { $tiles }
panel-no-auction = Alle Steinbrüche sind leer: Eine Versteigerung böte nichts an.
panel-bidding = Versteigert: **{ $tiles }**
panel-bid = { $state ->
    [passed] - { $name } hat gepasst
    [certificate] - { $name }: **{ $bid }**, das Certificato
    [laid] - { $name }: **{ $bid }** mit { $cards }
   *[none] - { $name } hat noch nicht geboten
 }
panel-confirm-action = **{ $action }**
    { $brings }
panel-if-won = Wenn niemand mehr bietet, dort gebaut, wo es am meisten Punkte bringt:
panel-left = Es bleibt auf der Hand: { $hand }
panel-site = - { $tile }: { $where }, { $brings }
panel-built = Alle deine Palazzi: { $now } → **{ $then }**
site-on = auf { $palazzo } ({ $floors })
site-points = { $now } → { $then }
site-new = als neuer Palazzo
site-out = aus dem Spiel

button-take-turn = Zug machen
button-money = Geld nehmen
button-tiles = Zwei Bauteile aufdecken
button-auction = Steinbruch { $quarry } versteigern
button-auction-nothing = Versteigern
button-bid = { $amount } bieten: { $cards }
button-pass = Passen
button-build = Bauen: { $gain }
choose-rebuild = Stattdessen umbauen …
choose-buy = Kaufen …
choose-bid = Einen anderen Betrag bieten …
choose-tile = Ein Bauteil nehmen …
choose-cards = Mit anderen Karten bezahlen …
choose-site = Wohin { $tile } kommt …
