# How quickly a table is to be played: clocks, reminders, empty time banks, and computer players in a person's place.
pace-none = No clock
pace-relaxed = Relaxed
pace-normal = Normal
pace-brisk = Brisk
pace-none-terms = Every turn may take as long as it takes.
pace-terms = Reminder after { $reminder }, time bank { $bank } plus { $gain } a turn.
choose-pace = Pace
button-rate = Play for the rating
button-rate-not = Play without rating
invitation-pace-none = ⏳ No clock: every turn may take as long as it takes.
invitation-pace = ⏳ Pace **{ $pace }**: a reminder after { $reminder }; a time bank of { $bank }, plus { $gain } a turn. When it is empty, nobody loses: the others choose how to go on.
invitation-rated = 🏆 Rated: the result counts on this server’s leaderboard.
invitation-casual = 🎈 Casual: the result does not count for the rating.
terms-done = Changed: { $pace }, { $rated ->
    [yes] rated.
   *[no] without rating.
 }

span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
 }
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
 }
span-minutes = { $count ->
    [0] less than a minute
    [one] { $count } minute
   *[other] { $count } minutes
 }
span-two = { $first } { $second }

turn-time = ⏳ Time until <t:{ $ends }:f> (<t:{ $ends }:R>).
turn-time-later = ⏳ The time runs from <t:{ $begins }:f>, until <t:{ $ends }:f> (<t:{ $ends }:R>).
turn-time-up = ⏳ The time bank is empty (<t:{ $ends }:R>).
bank-title = ⏳ Time banks ({ $pace }):
bank-left = { $name }: { $left } left
bank-runs = { $name }: until <t:{ $ends }:f> (<t:{ $ends }:R>)
bank-later = { $name }: { $left } left, running from <t:{ $begins }:f>
bank-empty = { $name }: empty (<t:{ $ends }:R>)
bank-stand-in = { $name }: { $left } left; a computer player plays

vote-absent-question = ⏳ { $name } has been to move since <t:{ $since }:f>, and the time bank is empty (<t:{ $ends }:R>). Nobody loses by that; how shall the game go on?
vote-absent-about = ⏳ The time bank of { $name } was empty, and the question was how the game shall go on.
vote-absent-asked = { $mentions }: more than half of you decide. If not everyone has answered after { $gain }, the answers given by then do.
vote-absent-so-far = { $choice }: { $names }
vote-absent-wait = Wait
vote-absent-turn = A computer plays this turn
vote-absent-seat = A computer plays until they are back
vote-absent-answer-wait = ⏳ Wait
vote-absent-answer-turn = 🤖 This turn
vote-absent-answer-seat = 🤖 Until they are back
vote-absent-void = ⌛ This turn is over or somebody else’s; the question is closed.

button-resume = Play myself again
resume-done = 👋 Welcome back! You play yourself again.
resume-done-your-turn = 👋 Welcome back! You play yourself again, and it is your turn.
refused-stands-in = A computer player plays for you at the moment. Take your seat back with the button, or with `/table resume`; then you decide again.
refused-waited-for = This question is for the others: it is you they wait for. As soon as you have played your turn, it is closed.
refused-nobody-stands-in = No computer player plays for you here; you decide yourself.

option-table-new-pace = pace
option-table-new-pace-description = How quickly to play (no clock unless you say otherwise)
option-table-new-rated = rated
option-table-new-rated-description = Whether the result counts for the rating (it does not unless you say so)
command-table-resume = resume
command-table-resume-description = Take your seat back from the computer player that plays for you
