# Der Tisch in Worten, für alle, die die Bilder nicht sehen oder nicht sehen wollen: Texttafel und Alternativtexte.
board-head = **{ name }** · { $turn }
board-turn = { $name } am Zug: { $what }
board-do-turn = { $money ->
    [yes] { $rebuild ->
        [yes] Geld nehmen, Bauteile aufdecken oder umbauen
       *[no] Geld nehmen oder Bauteile aufdecken
     }
   *[no] { $rebuild ->
        [yes] Bauteile aufdecken oder umbauen
       *[no] Bauteile aufdecken
     }
 }
board-do-money = { $count ->
    [one] eine Karte nehmen
   *[other] { $count } Karten nehmen
 }
board-do-revealed = kaufen oder versteigern
board-do-bidding = { $bid }+ bieten oder passen
board-do-choosing = ein Bauteil nehmen
board-do-building = { $count ->
    [one] ein Bauteil bauen
   *[other] { $count } Bauteile bauen
 }
board-do-end = den Zug beenden
board-near = { $envoys } · Stapel: I { $first }, II { $second }, III { $third }
board-display = **Aufgedecktes Geld**: { $cards }
board-auction = **Versteigerung** von Steinbruch { $quarry }:
board-bid = { $name }: { $bid } ({ $cards })
board-bid-certificate = 3er-Certificato
board-bid-none = { $name }: noch kein Gebot
board-bid-passed = { $name }: hat gepasst
board-to-build = { $name } **muss noch bauen**: { $tiles }
board-warehouse = **Lager**, je { $price }: { $tiles }
board-warehouse-next = **Lager**, je { $price } mit dem nächsten: { $tiles }
board-warehouse-empty = **Lager**: leer
board-quarry = **Steinbruch { $quarry }**: { $tiles }
board-player = **{ $name }**: { $points }, { $money }
board-player-rank = { $place } **{ $name }: { $total }** — { $items }; { $money }
board-money = **Geld**: { $pile ->
    [one] { $pile } Karte
   *[other] { $pile } Karten
 } im Stapel; abgelegt: { $cards }
board-money-count = **Geld**: { $pile } im Stapel, { $discards } abgelegt
board-to-come = **Bauteile, die noch kommen**, nach Etagen, Fenster in Klammern:
board-to-come-of = { $material }: { $floors }
board-builder = Der Baumeister steht bei Steinbruch { $quarry }.
board-builder-next = Der Baumeister steht bei Steinbruch { $quarry }; als Nächstes kommt Steinbruch { $next }.
preview-points = Vorschau: { $now }, dann { $then }.
preview-palazzo = { $palazzo }: { $now } → { $then }.
preview-paid = Zahlt { $value }: { $cards }.
preview-out = Abgeworfen: { $tile }.
hand-pays = Je Währung: { $amounts }.
# Teile einer Wertung, als Titel.
part-height = Höhe
part-windows = Fenster
part-material = Baustoff
part-money = Gleichstand: Geld
hand-pay = { $currency } bis { $amount }
