# Standing orders: what someone does the next time they are asked.
command-order = order
command-order-description = Decide now what to do next time you’re asked (only you see it)
command-order-give = give
command-order-give-description = Give a standing order
option-order-give-what = what
option-order-give-what-description = What to do for you
option-order-give-wait = wait
option-order-give-wait-description = Answer 5 to 60 minutes later, so no one can tell it was an order (default: no)
command-order-list = list
command-order-list-description = See and change your standing orders
command-order-withdraw = withdraw
command-order-withdraw-description = Withdraw a standing order
option-order-withdraw-which = which
option-order-withdraw-which-description = Which order

button-orders = Orders
button-order-amount = An amount…
order-amount-title = An order with an amount
order-amount-label = How much?
button-order-give = Give this order
button-order-wait = Give it, but answer later
button-order-withdraw = Withdraw
orders-title = ### 📌 Your standing orders in { $game }
orders-about = -# Only you see them. To everyone else it looks as if you’d moved yourself.
orders-none = None. Choose what to do next time you’re asked:
orders-line = { $order }{ $waits ->
    [yes] {" "}· answers after 5 to 60 minutes
   *[no] {""}
 }
orders-next = Decide now what to do next time you’re asked, so no one has to wait for you:
order-confirm = **{ $order }**
    { $terms }
order-now = Right now that means: **{ $action }**.
order-instead = It replaces: { $order }
order-given = 📌 Noted: { $order }
order-answered = 📌 Done: { $order }
order-withdrawn = 🗑️ Withdrawn: { $order }
orders-lapsed = 📌 Your standing orders went back with it. If you still want them, give them again.
recap-by-order = { $line } *(your order)*
