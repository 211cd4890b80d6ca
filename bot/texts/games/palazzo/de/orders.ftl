# Vorgaben, in den Worten dessen, der sie macht.
order-kind-auction = Versteigerung
order-kind-building = Bauen
order-kind-money = Geld nehmen
order-kind-tile = Bauteil nehmen
choose-order-auction = In der Versteigerung …
choose-order-building = Was ich bekomme, bauen …
choose-order-money = Wenn andere Geld aufdecken …
choose-order-tile = Wenn alle ein Bauteil nehmen …
orders-if-outbid = Und wenn du überboten wirst?
order-up-to = Bieten bis zu …
order-up-to-title = Biete für mich bis …
order-up-to-label = Dein höchstes Gebot, etwa: 12
order-then-pass = Dann passen
order-bid-up-to = Biete für mich bis { $amount }, dann passe
order-pass = Passe
order-pass-unless-tiles = Passe, außer wenn mindestens { $number } Bauteile versteigert werden
order-pass-unless-points = Passe, es sei denn, die Bauteile bringen mir sofort mindestens { points }
order-pass-unless-bid = Passe, es sei denn, das Höchstgebot beträgt höchstens { $number }
order-build-best = Baue dort, wo es bis zum Ende am meisten bringen dürfte
order-build-like = Baue: { $sites }
order-money-group = Nimm eine Karte, die eine Dreiergruppe vollständig macht, sonst die höchste
order-money-highest = Nimm die höchste Karte
order-money-certificate = Nimm ein Certificato, sonst die höchste Karte
order-money-florin = Nimm den höchsten Florin, sonst die höchste Karte
order-money-ducat = Nimm den höchsten Dukaten, sonst die höchste Karte
order-money-scudo = Nimm den höchsten Scudo, sonst die höchste Karte
order-tile-best = Nimm das Bauteil, das mir bis zum Ende am meisten bringen dürfte
order-tile-wish = Nimm { $tile }, sonst das Bauteil, das mir am meisten bringen dürfte
order-tile-wishes = Nimm { $tile }, sonst { $second }, sonst das Bauteil, das mir am meisten bringen dürfte
order-site-new = { $tile } als neuen Palazzo
terms-bid-up-to = Immer das niedrigste Gebot, das führt, mit den Karten, die du am ehesten entbehren kannst. Gilt für { $when ->
    [next] die nächste Versteigerung
   *[now] die Versteigerung von Steinbruch { $quarry }
 }.
terms-pass-auction = Gilt für { $when ->
    [next] die nächste Versteigerung
   *[now] die Versteigerung von Steinbruch { $quarry }
 }.
terms-pass-auction-unless = Sonst wirst du wie üblich gefragt. Gilt für die nächste Versteigerung.
terms-build-best = Wirft nie ein Bauteil ab. Gilt, bis du die Vorgabe löschst.
terms-build-like = Gilt, wenn du diese Bauteile ersteigerst.
terms-take-money-by = Wenn du selbst Geld aufdeckst, wählst du selbst. Gilt, bis du die Vorgabe löschst.
terms-choose-from = Gilt, { $when ->
    [next] wenn das nächste Mal alle reihum nehmen, nicht in deinem Zug
   *[now] während jetzt alle reihum aus Steinbruch { $quarry } nehmen
 }.
