# The lesson. The labels of answers are actions.
lesson-money-title = Money
lesson-money = You play against { $name } and build palazzi from tiles, floor upon floor. For that you need money, and on your turn you may take some: cards are revealed, you take two, and everyone else takes one.
    There are three currencies. Each payment must be in **one currency**; certificates go with all of them. You hold florin 5 and ducat 3. Which two cards do you take?
lesson-money-how = **{ button-take-turn }**, then **{ kind-take-money }**.
lesson-money-same = Right: florins 5 and 6 and the certificate make 13 in one payment.
lesson-money-mixed = You can, but the scudo goes with neither the florins nor the ducat. The certificate goes with everything.
lesson-money-low = You can, but then florin 6 is gone, and your money stays spread over three currencies.
lesson-buy-title = Buying
lesson-buy = Instead of taking money you may reveal two tiles. The first goes to the warehouse. The second goes to a quarry: counting clockwise from the builder’s, as many on as the tile has windows. Then you buy from the warehouse or auction a quarry.
    With three tiles in the warehouse each costs **7**: ten minus the number of tiles there. There’s no change. Your palazzi begin with brick 1 and sandstone 1. Which tile do you buy?
lesson-buy-how = **{ choose-buy }** lists what you can afford, paid with the cards you can best spare.
lesson-buy-brick = Right. Floors rise, gaps are fine, and a palazzo of one material scores extra.
lesson-buy-high = You can, but nothing can be built on top of a floor 5. Keep that for the roof.
lesson-buy-mixed = Only certificates go with another currency.
lesson-build-title = Building
lesson-build = A tile goes on top of a palazzo, starts a new one, or is discarded. Now you’ve got brick 3 with one window.
    A single tile loses you **5 points**, two floors score nothing. From **three floors** on, a palazzo scores a point for each window, and 3 points if it’s all one material; four and five floors score more. Where does the tile go?
lesson-build-how = the panel proposes where your tiles should bring the most by the end, and you can choose other places. It never proposes to discard: that has a red button of its own.
lesson-build-third = Three floors, five windows, all of brick: 8 points.
lesson-build-second = You can, and it’s two floors instead of one. But as a third floor of brick it scores 8 points at once.
lesson-build-new = You can, but a single tile costs 5 points until more floors join it.
lesson-build-out = You can, but what you discard never scores. That only pays at the very end, for a tile that would stay alone.
lesson-auction-title = Auctions
lesson-auction = In quarry 2 lies brick 4 with three windows, just what your brick palazzo needs. The builder stands on quarry 1, so quarry 2 is auctioned next. Whoever starts an auction has already bid **3**, with a certificate from the supply.
    If a quarry holds **four tiles or more**, there’s no auction: whoever’s turn it is takes one, then everyone else, clockwise. What do you do?
lesson-auction-how = **{ kind-auction }** starts it, and the others are asked next.
lesson-auction-auction = Right: { $name } has to bid more than 3 or pass.
lesson-auction-buy = And marble 1 would only stand alone.
lesson-bid-title = Bidding
lesson-bid = This time { $name } started the auction. You’ve played ducat 5, she has raised to **7**, and you’re asked again. What you add goes on top of what lies there, in the same currency. Whoever passes takes all their cards back; only the winner pays.
    What do you do?
lesson-bid-how = the first button bids just enough to lead, with the cards you can best spare.
lesson-bid-least = Right: 9 leads, and your certificate stays in hand.
lesson-bid-more = You can, but 9 is enough for now; keep the certificate for when she raises again.
lesson-bid-other = What you add must go with what you’ve already played.
lesson-bid-pass = You can, and you’d have your ducat back. But the tile brings you three windows and a fourth floor, and you can still pay.
lesson-group-title = Groups
lesson-group = **Three equal values of all three currencies** are a group and count **15** together, whatever else you pay with. So do three certificates. You hold florin 4, ducat 4, scudo 4 and scudo 7; tiles cost 7, and you may buy two at once.
    What do you buy?
lesson-group-how = wherever you pay, groups are found for you.
lesson-group-two = Cards that add up to 12 pay for 14, and your brick palazzo is complete.
lesson-group-one = You can, but your group pays for both tiles at once, and scudo 7 stays in hand.
lesson-end-title = The end
lesson-end = Five floors of brick: your palazzo scores 6 points for its height, 11 for its windows and 6 for its one material. With the single tile that’s { $mine } points, and { $name } has { $theirs }.
    Stack III holds five envoys; with the **fifth** the game is over at once. Money only breaks ties, so spend it.
    Instead of taking money or revealing tiles you may also rebuild one tile on your turn, for any card: take a floor out, insert a single tile elsewhere, or discard it.
