# The public messages of a table.
turn-now = { $count ->
    [one] ➡️ { $name }, it’s your turn in **{ $game }** (table { $table }): { $asked }.
   *[other] ➡️ { $name }, it’s your turn in **{ $game }** (table { $table }): { $asked }.
 }
turn-to-end = { $count ->
    [one] ➡️ { $name } still has to end the turn in **{ $game }** (table { $table }).
   *[other] ➡️ { $name } still have to end their turns in **{ $game }** (table { $table }).
 }
game-begins = 🏛️ The game begins with { $names }, in this order. { $start } starts.
taken-back = ↩️ { $name } took back the latest move.
game-over = { $count ->
    [one] 🏆 **The game is over. { $winners } wins.**
   *[other] 🏆 **The game is over. { $winners } win together.**
 }
rematch-opened = The new table is open. Press **Join** to play again.

# Notices to one person; where it is a direct message, `name` is `direct`.
notice-turn = { $name ->
    [direct] 🔔 It’s your turn in **{ $game }** (table { $table }): { $asked }.
   *[other] 🔔 { $name }, it’s your turn in **{ $game }** (table { $table }): { $asked }.
 }
notice-reminder = { $name ->
    [direct] ⏰ It’s still your turn in **{ $game }** (table { $table }): { $asked }.
   *[other] ⏰ { $name }, it’s still your turn in **{ $game }** (table { $table }): { $asked }.
 }
notice-closed = 🔔 { $name }, it’s your turn in **{ $game }** (table { $table }): { $asked }.
    -# Discord won’t let me send you direct messages, so from now on I’ll tell you here. To change that, allow direct messages from this server and choose them again with `/settings notices`.
notice-end = 🏁 **{ $game }** (table { $table }), which you follow, is over.

# What happens at a table beside the play.
incident-handed-over = 🔄 { $name } took over { $former }’s seat.
incident-conceded = 🏳️ { $name } conceded.
incident-conceded-and-left = 🏳️ { $name } conceded and is placed last. A computer player ({ $computer }) finishes the game for them.
incident-agreed = 🤝 Everyone agreed to end the game here, without a winner.
incident-abandoned = 🛑 The table was given up, without a result for anybody.
incident-abandoned-by = 🛑 { $name } gave the table up, without a result for anybody.
incident-waited = ⏳ The others are waiting for { $name }, who gets more time.
incident-stand-in = { $one_turn ->
    [yes] 🤖 A computer player ({ $computer }) takes this turn for { $name }.
   *[no] 🤖 A computer player ({ $computer }) plays for { $name } until they’re back. { $name } can take over again at any time with `/table resume`.
 }
incident-resumed = 👋 { $name } is back and plays again.
