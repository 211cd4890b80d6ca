# Warum etwas nicht geht, und was stattdessen möglich ist.
illegal-action-first = Wähle zuerst, was du in deinem Zug tust: Geld nehmen, Bauteile aufdecken oder ein gebautes Bauteil umbauen.
illegal-money-first = { $number ->
    [one] Nimm zuerst eine der aufgedeckten Karten.
   *[other] Nimm zuerst { $number } der aufgedeckten Karten.
 }
illegal-buy-or-auction = Die Bauteile sind aufgedeckt. Kaufe jetzt aus dem Lager oder versteigere.
illegal-bid-or-pass = Es wird versteigert. Überbiete das höchste Gebot oder passe.
illegal-choose-tile-first = Nimm zuerst eines der Bauteile im Steinbruch des Baumeisters.
illegal-build-first = Baue zuerst, was du bekommen hast, oder wirf es ab: { $tiles }.
illegal-action-done = Du hast schon alles getan. Dein Zug ist zu Ende.
illegal-too-few-cards-left = { $need } Karten müssten aufgedeckt werden, und nur { $have } sind übrig. Decke Bauteile auf oder baue um.
illegal-not-revealed = Das liegt nicht offen aus: { $cards }. Wähle aus den aufgedeckten Karten.
illegal-wrong-number-of-cards = { $need ->
    [one] Nimm genau eine Karte; gewählt hast du { $have }.
   *[other] Nimm genau { $need } Karten; gewählt hast du { $have }.
 }
illegal-wrong-number-of-tiles = Kaufe ein oder zwei Bauteile; gewählt hast du { $have }.
illegal-not-in-warehouse = Das liegt nicht im Lager: { $tiles }. Kaufen kannst du nur, was dort liegt.
illegal-cards-not-owned = Das hast du nicht: { $cards }. Wähle aus deinen eigenen Karten.
illegal-mixed-currencies = Das sind mehrere Währungen. Nimm nur eine, dazu, wenn du willst, Certificati, oder drei gleiche Werte aus allen drei Währungen.
illegal-not-enough = Das ergibt { $have }; zu zahlen sind { $need }. Lege Karten dazu oder kaufe etwas anderes.
illegal-too-much = { $free ->
    [yes] Die Bauteile kosten nichts. Lege keine Karten.
   *[no] Das ist mehr als nötig: { $need } kannst du schon so zahlen: { $cards }.
 }
illegal-no-cards = Lege mindestens eine Karte dazu oder passe.
illegal-other-currency = Du bietest in { $currency }. Lege nur solche dazu, Certificati oder drei gleiche Werte aus allen drei Währungen, oder passe.
illegal-bid-too-low = Du würdest { $have } bieten. Biete mindestens { $need } oder passe.
illegal-not-in-quarry = { $tile } liegt nicht dort. Zur Wahl stehen: { $tiles }.
illegal-not-yours-to-build = { $tile } hast du nicht zu bauen, sondern: { $tiles }.
illegal-no-such-palazzo = Du hast keinen { $palazzo }. Wähle einen von deinen.
illegal-floor-too-low = Etage { $floor } passt nicht auf { $palazzo }, dessen höchste Etage { $top } ist. Beginne einen neuen Palazzo oder wirf das Bauteil ab.
illegal-no-such-floor = Dein { $palazzo } hat keine Etage { $floor }. Wähle eine, die er hat.
illegal-only-floor = Dein { $palazzo } ist ein einzelnes Bauteil. Baue es anderswo ein oder wirf es ab.
illegal-not-single = Dein { $palazzo } hat mehrere Etagen. Nur ein einzelnes Bauteil kannst du einbauen oder abwerfen; baue es zuerst aus.
illegal-same-palazzo = Ein Bauteil kann nicht in sich selbst eingebaut werden. Wähle einen anderen Palazzo.
illegal-floor-taken = Dein { $palazzo } hat schon eine Etage { $floor }. Wähle einen anderen Palazzo.
illegal-not-exactly = Genau { $have } kannst du nicht legen; der nächste mögliche Betrag ist { $next }.
illegal-too-high = { $have } kannst du nicht legen; höchstens sind es { $most }.
illegal-no-raise = Für { $need }, das niedrigste führende Gebot, reicht dein Geld nicht. Passe.
illegal-amount-differs = Das sind zwei verschiedene Gebote: { $have }, aber { $cards } ergäben { $need }. Gib nur eins davon an.
illegal-nothing-revealed = Noch liegt kein Geld aus, aus dem du wählen könntest. `/palazzo geld` ohne Karte deckt welches auf.
