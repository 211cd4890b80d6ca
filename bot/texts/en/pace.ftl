# Pace: clocks, reminders, empty time banks, and computer players standing in for people.
pace-none = No clock
pace-relaxed = Relaxed
pace-normal = Normal
pace-brisk = Brisk
# One line on a phone: how much time, that reminders come, and what happens at the end.
pace-terms = { $pace ->
    [none] No end; reminders after 1, 3, 7 days, then weekly
    [brisk] { $bank } per turn; reminders; then a vote
   *[other] { $bank }, +{ $gain } per turn; reminders; then a vote
 }
pace-choice = { $name }: { pace-terms }
invitation-pace = ⏳ { $pace ->
    [brisk] Time bank: { $bank } for each turn.
   *[other] Time bank: { $bank }, plus { $gain } per turn, and at least { $floor } for each turn.
 } Up to { $most } reminders, the last { $gain } before the end. If time runs out, no one loses: the others decide how to continue.

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
turn-time-later = ⏳ Time from <t:{ $begins }:f> until <t:{ $ends }:f> (<t:{ $ends }:R>).
# After the line above, in a reminder.
turn-time-then = After that, the others decide how to continue.
turn-time-up = ⏳ The time bank is empty (<t:{ $ends }:R>).
bank-title = ⏳ Time banks ({ $pace }):
bank-left = { $name }: { $left } left
bank-runs = { $name }: until <t:{ $ends }:f> (<t:{ $ends }:R>)
bank-later = { $name }: { $left } left, starting <t:{ $begins }:f>
bank-empty = { $name }: empty (<t:{ $ends }:R>)
bank-stand-in = { $name }: { $left } left; a computer plays

vote-absent-question = ⏳ { $role ->
    [answer] { $name } has been asked
   *[turn] It’s been { $name }’s turn
 } since <t:{ $since }:f>, and their time bank ran out (<t:{ $ends }:R>). No one loses. How should the game continue?
vote-absent-about = ⏳ { $name }’s time bank ran out.
vote-absent-left = 🚪 { $name } has left this server. How should the game go on?
vote-absent-asked = { $count ->
    [one] { $mentions } decides.
   *[other] { $mentions }: the majority decides. After { $gain }, the votes cast so far decide.
}
vote-absent-asked-again = { $count ->
    [one] { $mentions } decides, and hasn’t answered yet.
   *[other] { $mentions }: no one has answered yet, so the next vote decides.
}
vote-absent-or = -# Or, in the channel, someone takes over the seat (`/table hand-over`), you end the game together (`/table end`), or a server manager steps in (`/admin hand-over`).
vote-absent-so-far = { $choice }: { $names }
vote-absent-wait = Wait
vote-absent-turn = Computer plays this turn
vote-absent-seat = Computer plays until they’re back
vote-absent-answer-wait = ⏳ Wait
vote-absent-answer-turn = 🤖 This turn
vote-absent-answer-seat = 🤖 Until they’re back
vote-absent-void = ⌛ The turn is over. This vote is closed.

button-resume = Take my seat back
resume-done = 👋 Welcome back! You’re playing again.
resume-done-your-turn = 👋 Welcome back! You’re playing again, and { $role ->
    [answer] you’re asked
   *[turn] it’s your turn
 }.

option-table-new-pace = pace
option-table-new-pace-description = The clock (default: none)
option-table-new-rated = rated
option-table-new-rated-description = Whether it counts for the leaderboard (default: no)
command-table-resume = resume
command-table-resume-description = Take your seat back from the computer playing for you

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
button-settings = More settings

# The form of the settings: what is picked there.
terms-pick-pace = Clock
terms-pick-stand-in = Stand-in for the absent
terms-pick-stand-in-means = It takes over when someone’s absent or concedes.
terms-pick-rated = Rated
terms-pick-rated-means = Results count for the leaderboard
terms-pick-open = Everyone sees all hands
terms-pick-more = Also
terms-changed = Changed.
