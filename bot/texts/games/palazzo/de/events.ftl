# Was geschehen ist.
event-money-revealed = { $name } nimmt Geld; aufgedeckt: { $cards }.
event-money-shuffled = { $name } nimmt Geld; die Ablage wurde dafür neu gemischt. Aufgedeckt: { $cards }.
event-money-chosen = { $name } nimmt { $cards }.
event-tiles-revealed = Aufgedeckt: { $tiles }.
event-tile-to-warehouse = { $tile } fürs Lager
event-tile-to-quarry = { $tile } für Steinbruch { $quarry }
event-envoy-revealed = Der { $number }. von { $all } Gesandten ist da.
event-envoy-last = Der fünfte Gesandte ist da: Die Partie ist zu Ende.
event-tiles-bought = { $name } kauft { $tiles } für { $price } (zahlt { $cards }).
event-tiles-free = { $name } nimmt { $tiles } umsonst aus dem Lager.
event-auction-begun = { $name } versteigert Steinbruch { $quarry }.
event-tiles-offered = { $name } versetzt den Baumeister auf Steinbruch { $quarry }. Reihum nehmen alle ein Bauteil.
event-nothing-auctioned = { $name } versteigert, aber alle Steinbrüche sind leer.
event-bid-made = { $name } bietet { $bid } und legt { $cards } dazu.
event-passed = { $name } passt.
event-passed-back = { $name } passt und nimmt zurück: { $cards }.
event-auction-won = { $name } ersteigert { $tiles } für { $bid } (zahlt { $cards }{ $certificate ->
    [yes] ; das 3er-Certificato geht zurück
   *[no] {""}
 }).
event-auction-won-free = { $name } ersteigert { $tiles } und zahlt nichts.
event-tile-chosen = { $name } nimmt { $tile } aus Steinbruch { $quarry }.
event-tiles-left = In Steinbruch { $quarry } übrig und abgeworfen: { $tiles }.
event-palazzo-begun = { $name } beginnt { $palazzo } mit { $tile }.
event-floor-added = { $name } baut { $tile } auf { $palazzo }.
event-tile-discarded = { $name } wirft { $tile } ab.
event-floor-taken-out = { $name } baut für { $card } { $tile } aus { $palazzo } aus; einzeln ist das { $single }.
event-tile-inserted = { $name } baut für { $card } { $tile } in { $palazzo } ein.
event-tile-removed = { $name } wirft für { $card } das einzelne Bauteil { $tile } ab.

# Was jemand in mehreren Zügen getan hat.
short-money-chosen = { $count ->
    [one] einmal Geld genommen
   *[other] { $count }-mal Geld genommen
 }
short-tiles-bought = { $count ->
    [one] { $count } Kauf
   *[other] { $count } Käufe
 }
short-auction-won = { $count ->
    [one] { $count } Versteigerung gewonnen
   *[other] { $count } Versteigerungen gewonnen
 }
short-tile-chosen = { $count ->
    [one] { $count } Bauteil ausgesucht
   *[other] { $count } Bauteile ausgesucht
 }
short-palazzo-begun = { $count ->
    [one] { $count } Palazzo begonnen
   *[other] { $count } Palazzi begonnen
 }
short-floor-added = { $count ->
    [one] { $count } Etage gebaut
   *[other] { $count } Etagen gebaut
 }
