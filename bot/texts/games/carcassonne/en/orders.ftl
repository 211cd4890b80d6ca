# Standing orders.
order-take-most = Take whichever ingot leaves me most
order-take-most-terms = Applies to the end of the game, whenever you’d be asked which ingot you take. If two are equally good for you, it takes the one that leaves your strongest rival less.
order-kind-ingot = ingots
choose-order-ingot = Which ingots to take…
