# Was man tun kann: in wenigen Worten, und in einer Liste mit dem, was es bringt.
do-take-money = Geld nehmen
do-choose-money = { $cards } nehmen
do-reveal = zwei Bauteile aufdecken
do-buy = { $free ->
    [yes] { $tiles } aus dem Lager nehmen
   *[no] { $tiles } für { $cards } kaufen
 }
do-auction = versteigern
do-bid = { $cards } zum Gebot legen
do-pass = passen
do-choose-tile = { $tile } nehmen
do-begin-palazzo = mit { $tile } einen Palazzo beginnen
do-add-floor = { $tile } auf { $palazzo } bauen
do-discard = { $tile } abwerfen
do-take-out = für { $card } Etage { $floor } aus { $palazzo } ausbauen
do-insert = für { $card } das Bauteil von { $single } in { $palazzo } einbauen
do-remove = für { $card } das Bauteil von { $single } abwerfen
do-end-turn = den Zug beenden

kind-take-money = Geld nehmen
kind-choose-money = Karten
kind-reveal = Bauteile aufdecken
kind-buy = Kaufen
kind-auction = Versteigern
kind-bid = Bieten
kind-pass = Passen
kind-choose-tile = Bauteil
kind-begin-palazzo = Neuer Palazzo
kind-add-floor = Auf einen Palazzo
kind-discard = Abwerfen
kind-take-out = Ausbauen
kind-insert = Einbauen
kind-remove = Einzelnes Bauteil abwerfen
kind-end-turn = Zug beenden

choice-buy = { $free ->
    [yes] { $tiles }
   *[no] { $tiles }: { $cards }
 }
choice-price = { $paid ->
    [0] umsonst
   *[other] kostet { $price }, du zahlst { $paid }
 }
choice-purchase = { $over ->
    [free] { $gain } · umsonst
    [yes] { $gain } · kostet { $price }, du zahlst { $paid }: { $cards }
   *[no] { $gain } · für { $price }: { $cards }
 }
choice-money = dann könntest du auf einmal { $most } zahlen
choice-bid = du bietest { $bid }
choice-raise = { $bid }: { $cards }
choice-cards = { $cards } · zusammen { $bid }
choice-left = danach kannst du auf einmal noch { $most } zahlen
choice-floor = { $tile } auf { $palazzo }
rebuild-out = Etage { $floor } aus { $palazzo } ausbauen
choice-out = { rebuild-out }, für { $card }
rebuild-in = { $tile } von { $single } in { $palazzo } einbauen
choice-in = { rebuild-in }, für { $card }
rebuild-away = { $tile } von { $single } abwerfen
choice-away = { rebuild-away }, für { $card }
choice-gain = { $sign ->
    [plus] +{ points }
   *[minus] vorerst −{ points }
 }
choice-same = Punkte wie vorher

# Was der gefragte Spieler jetzt tun kann, nach einem Doppelpunkt.
asked-turn = { $money ->
    [yes] { $rebuild ->
        [yes] **Geld** nehmen, **Bauteile** aufdecken oder **umbauen**
       *[no] **Geld** nehmen oder **Bauteile** aufdecken
     }
   *[no] { $rebuild ->
        [yes] **Bauteile** aufdecken oder **umbauen**
       *[no] **Bauteile** aufdecken
     }
 }
asked-money = { $number ->
    [one] **eine Karte** nehmen – { $cards }
   *[other] **{ $number } Karten** nehmen – { $cards }
 }
asked-revealed = aus dem Lager **kaufen** oder **versteigern**
asked-bidding = **mindestens { $bid }** bieten für { $tiles } oder passen. { $name } führt mit { $led }
asked-choosing = **ein Bauteil** nehmen – { $tiles }
asked-building = { $tiles } **bauen**
asked-end = den Zug beenden
asked-then = { $count ->
    [0] { $last }
   *[other] Danach: { $names }. { $last }
 } bekommt { $what ->
    [card] die letzte Karte
   *[tile] das letzte Bauteil
 }.
hint-envoys = 🐎 { $come }. Mit dem fünften endet die Partie.
outlook = 🐎 **Das Ende:** { $come }; in den Stapeln { $left ->
    [one] liegt noch { $left } Bauteil oder Gesandter
   *[other] liegen noch { $left } Bauteile und Gesandte
 }.
opening = { $split ->
    [even] Alle Bauteile wurden gemischt und in drei Stapel geteilt.
   *[own] Verteilung der Bauteile: wie vom Betreiber dieses Bots aus einem Exemplar des Spiels eingegeben.
 }

hand-line = { $cards } · auf einmal höchstens { $most }
hand-line-bid = { $cards } · zusammen mit dem Gebot höchstens { $most }
no-money = Kein Geld auf der Hand.
hand-money = **Geld** ({ $count }): { $cards }
hand-most = Auf einmal kannst du höchstens **{ $most }** zahlen.
hand-most-bid = Zusammen mit deinem Gebot sind das höchstens **{ $most }**.
board-palazzo = { $palazzo }: { $floors } · { $points }
hand-points = **Palazzi** ({ $points }):

# Warum ein Tipp eine Aktion vorschlägt.
why-line = -# { $reasons }
why-money = jetzt kannst du auf einmal höchstens { $most } zahlen
why-reveal = du kannst ein Bauteil aus dem Lager bezahlen, das dann { $price } kostet
why-reveal-poor = ein Bauteil aus dem Lager kostet dann { $price }, zu viel für dich, aber eine Versteigerung kostet vielleicht nichts
why-left = danach kannst du noch höchstens { $most } zahlen
why-points = { $same ->
    [yes] deine Palazzi bringen weiterhin { $now }
   *[no] deine Palazzi bringen { $then } statt { $now }
 }
why-auction = Steinbruch { $quarry } mit { $tiles } umsonst, wenn niemand mehr als 3 bietet
why-first = jeder nimmt eines von { $count } Bauteilen, du zuerst
why-nothing = alle Steinbrüche sind leer, also geschieht nichts
why-pass = das niedrigste Gebot wäre { $bid }
why-worth = die Bauteile bringen dir sofort { $now } und bis zum Ende etwa { $later }
why-rival = { $name } etwa { $later }
