# Finding a game: `/play`, the offers that people leave with it, and what becomes of them.
command-play = play
command-play-description = Find a game: join an open table, or say what you’d like to play
option-play-game = game
option-play-game-description = Which game (default: any)
option-play-variant = variant
option-play-variant-description = Which variant (default: any)
option-play-players = players
option-play-players-description = How many of you (default: any number)
option-play-pace = pace
option-play-pace-description = The clock (default: any)
option-play-until = until
option-play-until-description = For how long your offer stands (default: a week)
option-play-keep = keep
option-play-keep-description = Keep this offer even when you’ve found a table otherwise (default: no)
option-play-with-1 = with
option-play-with-1-description = Ask someone to play, instead of leaving an offer
option-play-with-2 = with2
option-play-with-2-description = And someone else
option-play-with-3 = with3
option-play-with-3-description = And someone else
option-play-with-4 = with4
option-play-with-4-description = And someone else

play-seats-title = ## Open seats for you
    Join one of these tables, or leave an offer.
button-play-offer = Leave an offer instead
play-terms-any = any game
play-terms-players = { $count } players
play-offered = 📣 **Your offer stands** until <t:{ $until }:f>: { $terms }.
    As soon as enough people fit, I open the table, begin, and tell each of you once. Your other offers end with that.
play-kept = 📣 **Your offer stands** until <t:{ $until }:f>: { $terms }.
    As soon as enough people fit, I open the table, begin, and tell each of you once. It stands even when you’ve found a table otherwise.
play-offers-seen = -# `/games` shows and withdraws it.
play-away = 💤 It rests until you’re back: you’re away until <t:{ $until }:D>.
play-no-room = 🪑 Enough people fit, but there’s a game in this channel. Type `/play` in a free channel or thread to begin.
play-matched = 🎲 **{ $game }** has begun, with { $names }.
play-asked = 📨 I’ve asked { $names }. The game begins once everyone has joined.
play-asked-too-many = That’s { $count } of you, but you chose { $players } players.

button-play-offers = { $count ->
    [one] Your offer
   *[other] Your { $count } offers
 }
play-offers-title = ## Your offers to play
play-offers-none = You have no offers. `/play` leaves one.
play-offer-line = { $terms } · { $channel ->
    [none] {""}
   *[other] { $channel } ·{" "}
 }until <t:{ $until }:f>
play-offer-rests = -# 💤 It rests while you’re away.
play-offer-kept = -# It stands even when you’ve found a table otherwise.
button-play-withdraw = Withdraw
play-withdrawn = Withdrawn.

privacy-offers = 📣 **{ $count } { $count ->
    [one] offer** to play, with your name, until it runs out.
   *[other] offers** to play, with your name, until they run out.
 }

# What is offered when a table has been opened, and asking people in their menu.
new-usual = 🔁 { $terms }{ $others ->
    [none] {""}
   *[other] , with { $others }
 }
new-usual-done = Your table for { $game } is as usual now. Press **Start** when everyone’s here.
new-usual-asked = Your table for { $game } is as usual now. The game begins once everyone who’s asked has joined.
new-fitting = 📣 Would like to play this too: { $names }.
button-usual = The usual
button-ask-fitting = { $count ->
    [one] Ask them
   *[other] Ask all { $count }
 }
ask-fitting-none = Nobody is left to ask: they’ve found another game, or you’ve asked them.
rematch-joined = You’ve joined the rematch. The game begins once everyone who’s asked has joined.
menu-invite = Invite to a game
invite-self = That’s you. Choose this in the menu of someone else.
invite-which = What would you like to play with { $name }?
invite-there = Already asked, or in the game: { $names }.
