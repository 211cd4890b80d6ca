# How quickly a table is to be played: clocks, reminders, empty time banks, and computer players in a person's place.
pace-none = No clock
pace-relaxed = Relaxed
pace-normal = Normal
pace-brisk = Brisk
pace-none-terms = No time limit
pace-terms = Reminder after { $reminder }, time bank { $bank } plus { $gain } per turn
button-rate = Make it rated
button-rate-not = Make it unrated
invitation-pace = ⏳ Reminder after { $reminder }; time bank of { $bank } plus { $gain } per turn. If it runs out, nobody loses: the others decide how to go on.

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
option-table-new-pace-description = Time limit (none by default)
option-table-new-rated = rated
option-table-new-rated-description = Whether the result counts for the leaderboard (it doesn’t by default)
command-table-resume = resume
command-table-resume-description = Take your seat back from the computer player that plays for you

# The settings of a table: in its invitation, and behind its button More settings.
terms-pace = { $pace ->
    [none] Clock: none
   *[other] Clock: { $name }
 }
terms-rated = Rated: yes
terms-unrated = Rated: no
terms-stand-in = Stand-in: { $level }
terms-open-hands = Open hands
terms-chosen = { $setting }: { $chosen }
terms-title = ⚙️ **More settings**
    The stand-in is the computer player that takes over for anyone who’s absent or concedes. Rated games count for the leaderboard.
button-settings = More settings
button-open-hands = Open all hands
button-hide-hands = Hide hands
