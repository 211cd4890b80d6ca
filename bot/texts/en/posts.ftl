# The public messages of a table.
turn-now = ➡️ { $name }, { $role ->
    [answer] you’re asked
   *[turn] { $count ->
        [one] it’s
       *[other] it’s
     } your turn
 } in **{ $game }** (table { $table }): { $asked }.
turn-then = Then: { $names }.
turn-to-end = ➡️ { $name } still { $count ->
    [one] has to end the turn
   *[other] have to end their turns
 } in **{ $game }** (table { $table }).
game-begins = 🏛️ The game begins. Turn order: { $names }.
stood-in-for = { $name } (computer)
taken-back = ↩️ { $name } took back a move.
taken-back-with-others = ↩️ { $name } took back a move; what { $others } did after it goes back too.
plain-turn = ➡️ { $names }, { $count ->
    [one] it’s
   *[other] it’s
 } your turn in **{ $game }** (table { $table }).
    -# I can’t show the board here right now, but the buttons work. `/table show` shows the table.
plain-end = 🏁 **The game is over:** { $game } (table { $table }).
    -# I can’t show the result here right now. `/table show` shows the table.
plain-message = ℹ️ There is news in **{ $game }** (table { $table }) that I can’t show here right now. **{ button-more }** shows the table.
plain-notice = 🔔 { $name ->
    [direct] It’s
   *[other] { $name }, it’s
 } your turn in **{ $game }** (table { $table }).
rematch-opened = The new table is open, and you’re the host. Press **Start** when everyone’s here.

# Notices to one person; where it is a direct message, `name` is `direct`.
notice-turn = 🔔 { $name ->
    [direct] { $role ->
        [answer] You’re asked
       *[turn] It’s your turn
     }
   *[other] { $name }, { $role ->
        [answer] you’re asked
       *[turn] it’s your turn
     }
 } in **{ $game }** (table { $table }): { $asked }.
notice-reminder = ⏰ { $name ->
    [direct] { $role ->
        [answer] You’re still asked
       *[turn] It’s still your turn
     }
   *[other] { $name }, { $role ->
        [answer] you’re still asked
       *[turn] it’s still your turn
     }
 } in **{ $game }** (table { $table }): { $asked }.
notice-closed = 🔔 { $name }, { $role ->
    [answer] you’re asked
   *[turn] it’s your turn
 } in **{ $game }** (table { $table }): { $asked }.
    -# Discord blocks my direct messages, so I’ll tell you here. To change that, allow them on this server and choose them again with `/settings notices`.
notice-went-on = -# 🔔 { $name } was called here; the game has gone on without them.
notice-orders = 📌 By your order in **{ $game }** (table { $table }):
    { $lines }
notice-lapsed = 📌 In **{ $game }** (table { $table }) a move was taken back, and with it the standing orders you had given since. If you still want them, give them again.
notice-time-out = ⌛ { $name ->
    [direct] Your
   *[other] { $name }, your
 } time is up in **{ $game }** (table { $table }), and the others are asked how to go on. You can still play: { $asked }.
notice-deadline = ⏰ { $name ->
    [direct] Your
   *[other] { $name }, your
 } league’s round closes <t:{ $deadline }:R>, and **{ $game }** (table { $table }) waits for you.
notice-more-time = ⏳ { $name ->
    [direct] You
   *[other] { $name }, you
 } have more time in **{ $game }** (table { $table }): the others are waiting for you. { $role ->
    [answer] You’re asked
   *[turn] It’s your turn
 }: { $asked }.
notice-asked = ❓ { $name ->
    [direct] You’re
   *[other] { $name }, you’re
 } asked something in **{ $game }** (table { $table }):
notice-answer = ✋ { $name ->
    [direct] Not everyone
   *[other] { $name }, not everyone
 } agreed in **{ $game }** (table { $table }): { $question ->
    [takeback] the move stands.
    [handover] the seat stays as it is.
   *[end] the game goes on.
 }
notice-seat-taken = 🤖 { $name ->
    [direct] A
   *[other] { $name }, a
 } computer ({ $computer }) plays { $one_turn ->
    [yes] this turn for you in **{ $game }** (table { $table }).
   *[no] for you in **{ $game }** (table { $table }) until you take your seat back.
 }
notice-seat-lost = 🔄 { $name ->
    [direct] { $newcomer }
   *[other] { $name }, { $newcomer }
 } has taken over your seat in **{ $game }** (table { $table }).
notice-seat-given = 🔄 { $name ->
    [direct] You
   *[other] { $name }, you
 } now have { $former }’s seat in **{ $game }** (table { $table }).
notice-full = 🪑 { $name ->
    [direct] Your
   *[other] { $name }, your
 } table is full: **{ $game }** (table { $table }). Press **Start** when you’re ready.
notice-rematch = 🔁 { $name ->
    [direct] You’re
   *[other] { $name }, you’re
 } asked to play **{ $game }** (table { $table }). It begins once everyone has joined.
notice-started = 🎲 { $name ->
    [direct] Your
   *[other] { $name }, your
 } game has begun: **{ $game }** (table { $table }).
notice-paused = ⏸️ { $name ->
    [direct] Your
   *[other] { $name }, your
 } game is paused: **{ $game }** (table { $table }).
notice-abandoned = { $name ->
    [direct] **{ $game }**
   *[other] { $name }: **{ $game }**
 } (table { $table }): { $what }
notice-end = 🏁 { $name ->
    [direct] The
   *[other] { $name }, the
 } game is over: **{ $game }** (table { $table }).

digest-title = 📬 **News from your tables**, the most urgent first:
digest-open = { $game } ({ $table })

# Everything else that happens at a table.
incident-handed-over = 🔄 { $name } took over { $former }’s seat.
incident-removed = 🤖 { $name } removed the computer player { $former }.
incident-exchanged = 🤖 { $name } replaced the computer player { $former } with { $newcomer }.
incident-conceded = 🏳️ { $name } conceded.
incident-conceded-and-left = 🏳️ { $name } conceded and is placed last. A computer ({ $computer }) finishes the game.
incident-agreed = 🤝 Everyone agreed to end the game, without a winner.
incident-abandoned = 🛑 The table was abandoned, without a result.
incident-abandoned-by = 🛑 { $name } abandoned the table, without a result.
incident-expired = ⌛ Nobody had touched this invitation for { $days } days, so I closed it.
incident-waited = ⏳ The others decided to wait: { $name } gets more time.
incident-stand-in = 🤖 A computer ({ $computer }) plays { $one_turn ->
    [yes] this turn for { $name }.
   *[no] for { $name } until they come back and press **{ button-resume }** (under **{ button-more }**).
 }
incident-left = 🚪 { $name } has left this server and can’t play for now. A computer can play for them, someone else can take the seat (**{ button-more }**, **{ button-hand-over }**), or you wait: if they come back, they play on.
incident-unattended = ⏳ { $name }’s time bank is empty, and the others are away too. Whoever is back presses **{ button-resume }** (under **{ button-more }**). In the channel, server managers can give the seat to someone with `/admin hand-over`, or end the game with `/admin end`.
incident-unattended-long = ⏳ The game has been waiting for { $name } for { $days } days. In the channel, **{ button-more }** offers **{ button-hand-over }** to give someone else the seat, and **{ button-end-ask }** to stop together.
incident-resumed = 👋 { $name } is back.
