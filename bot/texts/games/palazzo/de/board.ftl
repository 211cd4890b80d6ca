# Die Texttafel: alles Öffentliche für alle, die das Bild nicht sehen oder nicht sehen wollen.
board-head = **{ name }** · { $turn }
board-turn = { $name } am Zug: { $what }
board-turn-of = { $name } am Zug
board-asked = { $name }: { $what }
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
board-do-bidding = mindestens { $bid } bieten oder passen
board-do-choosing = ein Bauteil nehmen
board-do-building = bauen
board-do-end = den Zug beenden
board-over = Partie zu Ende
board-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
 }
board-stacks = Stapel: I { $first }, II { $second }, III { $third }
board-display = **Aufgedecktes Geld**: { $cards }
board-auction = **Versteigerung** von Steinbruch { $quarry }:
board-bid = { $name }: { $bid } ({ $cards })
board-bid-certificate = 3er-Certificato
board-bid-none = { $name }: noch kein Gebot
board-bid-passed = { $name }: hat gepasst
board-to-build = { $name } **muss noch bauen**: { $tiles }
board-warehouse = **Lager**, je { $price }: { $tiles }
board-warehouse-empty = **Lager**: leer
board-quarries = **Steinbrüche**
board-quarry = { $quarry }: { $tiles }
board-quarry-builder = { $quarry }, dort steht der Baumeister: { $tiles }
board-empty = leer
board-player = **{ $name }**: { $has }
board-player-rank = { $place } **{ $name }: { $total }** — { $items }; { $money }
board-money = **Geld**: { $pile ->
    [one] { $pile } Karte
   *[other] { $pile } Karten
 } im Stapel; abgelegt: { $cards }
board-to-come = **Bauteile, die noch kommen**, nach Etagen, Fenster in Klammern:
board-to-come-of = { $material }: { $floors }

# Der Alternativtext des Bildes
picture-alt-head = { name }. { $turn }.
picture-alt-bids = Gebote: { $bids }.
picture-alt-display = Aufgedecktes Geld: { $cards }.
picture-alt-warehouse = Lager, je { $price }: { $tiles }.
picture-alt-quarry = Steinbruch { $quarry }: { $tiles }.
picture-alt-builder = Der Baumeister steht bei Steinbruch { $quarry }.
picture-alt-builder-next = Der Baumeister steht bei Steinbruch { $quarry }; als Nächstes kommt Steinbruch { $next }.
picture-alt-money = Geld: { $pile } im Stapel, { $discards } abgelegt.
picture-alt-player = { $name }: { $has }.
picture-alt-palazzo = { $palazzo }: { $floors }, { $windows } · { $points }
picture-alt-preview = Vorschau: { $now }, dann { $then }.
picture-alt-change = { $palazzo }: { $now } → { $then }.
picture-alt-paid = Zahlt { $value }: { $cards }.
picture-alt-out = Abgeworfen: { $tile }.
picture-alt-pays = Je Währung: { $amounts }.
picture-alt-more = Der ganze Tisch in Worten: /tisch zeigen text:true.
# Teile einer Wertung, als Titel.
part-height = Höhe
part-windows = Fenster
part-material = Baustoff
part-money = Gleichstand: Geld
picture-alt-pay = { $currency } bis { $amount }
