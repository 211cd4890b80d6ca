# Standing orders: what someone wants to be done when they are next asked.
command-order = order
command-order-description = Say now what is to be done when you are next asked (only you see it)
command-order-give = give
command-order-give-description = Give a standing order
option-order-give-what = what
option-order-give-what-description = What is to be done for you
option-order-give-wait = wait
option-order-give-wait-description = Let it wait 5 to 60 minutes, so nobody can tell that it was an order (default: no)
command-order-list = list
command-order-list-description = See and change your standing orders
command-order-withdraw = withdraw
command-order-withdraw-description = Withdraw a standing order
option-order-withdraw-which = which
option-order-withdraw-which-description = Which order

button-orders = Orders
button-order-amount = An amount …
order-amount-title = An order with an amount
order-amount-label = How much?
button-order-give = Give this order
button-order-wait = Give it, but answer later
button-order-withdraw = Withdraw: { $kind }
orders-title = ### 📌 Your standing orders in { $game }
orders-about = -# Only you see them. What they do looks to everyone else as if you had done it yourself.
orders-none = None. Choose what is to be done for you when you are next asked:
orders-line = - { $order }{ $waits ->
    [yes] {" "}· answers after 5 to 60 minutes
   *[no] {""}
 }
orders-next = Say now what is to be done when you are next asked, and nobody has to wait for you:
order-confirm = **{ $order }**
    { $terms }
order-now = Right now that means: **{ $action }**.
order-instead = It replaces: { $order }
order-given = 📌 Noted: { $order }
order-answered = 📌 Done: { $order }
order-withdrawn = 🗑️ Withdrawn: { $order }
recap-by-order = { $line } *(your order)*
refused-no-orders = { $game } has no standing orders.
refused-order-of-no-use = That order could do nothing now. Choose from what `/order list` offers.
refused-no-such-order = That order has already been used or withdrawn. See `/order list`.
