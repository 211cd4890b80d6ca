# Die privaten Ansichten und ihre Knöpfe.
panel-now = Jetzt: { $asked }.
panel-asked = Jetzt: { $asked }.
    Dein Geld: { $hand }
panel-money = - { $cards }: Dann könntest du auf einmal { $most } zahlen
panel-tile = - { $tile }: { $gain }
amounts-title = **Was du auf einmal zahlen kannst** und was dir danach bleibt:
amounts-line = - **{ $amount }**: { $cards } · danach noch { $left }
panel-warehouse = Im Lager, je **{ $price }**{ $dear ->
    [yes] , mehr als du zahlen kannst
   *[no] { "" }
 }: { $tiles }
panel-auction = Als Nächstes zu versteigern: Steinbruch **{ $quarry }**: { $tiles }
panel-no-auction = Alle Steinbrüche sind leer: Es gibt nichts zu versteigern.
panel-bid = { $state ->
    [passed] - { $name } hat gepasst
    [certificate] - { $name }: **{ $bid }** (das 3er-Certificato)
    [laid] - { $name }: **{ $bid }** ({ $cards })
   *[none] - { $name } hat noch nicht geboten
 }
panel-confirm-action = **{ $action }**
panel-lay = Wähle die Karten, die du legst.
panel-lay-title = Karten, die du legst
panel-if-won = Wenn dich niemand überbietet und du wie vorgeschlagen baust:
panel-left = Danach auf der Hand: { $hand }
panel-site = - { $tile }: { $where }, { $brings }
panel-built = Alle deine Palazzi: { $now } → **{ $then }**
site-on = auf { $palazzo } ({ $floors })
site-points = { $now } → { $then }
place-on = auf { $palazzo }
place-new = als neuer Palazzo
place-out = abgeworfen
typed-on = { $palazzo }
typed-new = neuer Palazzo, als neuen Palazzo, neu
typed-out = raus, weg, abwerfen, abgeworfen, aus dem Spiel

button-bid-panel = Bieten …
button-amounts = Was kann ich zahlen?
button-tiles = Zwei Bauteile aufdecken
button-auction = Steinbruch { $quarry } versteigern
button-bid = { $amount } bieten: { $cards }
button-other-cards = Andere Karten …
button-buy-and-build = Kaufen und bauen
button-buy = Kaufen, dann Platz wählen
button-build = Bauen: { $gain }
button-discard-instead = { $tile } stattdessen abwerfen …
button-discard = { $rest ->
    [yes] Rest bauen, { $tiles } abwerfen
   *[no] { $tiles } abwerfen
 }
choose-rebuild = Stattdessen umbauen …
choose-take-out = Eine Etage ausbauen …
choose-insert = Ein einzelnes Bauteil einbauen …
choose-remove = Ein einzelnes Bauteil abwerfen …
choose-buy = Kaufen …
choose-second = Ein zweites Bauteil dazu kaufen …
choose-bid = Einen anderen Betrag bieten …
choose-tile = Ein Bauteil nehmen …
choose-cards = Mit anderen Karten zahlen …
choose-lay-florin = Florin
choose-lay-ducat = Dukaten
choose-lay-scudo = Scudi
choose-lay-certificate = Certificati
choose-site = Wohin { $tile } kommt …
panel-share = Als Nächstes nehmen alle reihum aus Steinbruch **{ $quarry }**: { $tiles }
button-shared-quarry = Alle nehmen aus Steinbruch { $quarry }
