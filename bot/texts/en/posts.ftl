# The public messages of a table.
turn-now = { $count ->
    [one] ➡️ { $name }, it is your turn in **{ $game }** (table { $table }): { $asked }.
   *[other] ➡️ { $name }, it is up to you in **{ $game }** (table { $table }): { $asked }.
 }
turn-to-end = { $count ->
    [one] ➡️ { $name } still has to end the turn in **{ $game }** (table { $table }).
   *[other] ➡️ { $name } still have to end their turns in **{ $game }** (table { $table }).
 }
game-begins = 🏛️ The game begins with { $names }, in this order. { $start } is the start player.
taken-back = ↩️ { $name } took back the latest move.
game-over = { $count ->
    [one] 🏆 **The game is over. { $winners } wins.**
   *[other] 🏆 **The game is over. { $winners } win together.**
 }
rematch-opened = The new table is open; whoever wants to play again joins with a click.

# Notices to one person; where it is a direct message, `name` is `direct`.
notice-turn = { $name ->
    [direct] 🔔 It is your turn in **{ $game }** (table { $table }): { $asked }.
   *[other] 🔔 { $name }, it is your turn in **{ $game }** (table { $table }): { $asked }.
 }
notice-reminder = { $name ->
    [direct] ⏰ It is still your turn in **{ $game }** (table { $table }): { $asked }.
   *[other] ⏰ { $name }, it is still your turn in **{ $game }** (table { $table }): { $asked }.
 }
notice-closed = 🔔 { $name }, it is your turn in **{ $game }** (table { $table }): { $asked }.
    -# I wanted to tell you by direct message, but Discord does not let me. From now on I tell you here. To change that, allow direct messages from this server and choose them again with `/settings notices`.
notice-end = 🏁 The game **{ $game }** (table { $table }) that you follow is over.

# What happens at a table beside the play.
incident-handed-over = 🔄 { $name } has taken over the seat of { $former }.
incident-conceded = 🏳️ { $name } has conceded.
incident-conceded-and-left = 🏳️ { $name } has conceded. A computer player ({ $computer }) plays the seat to the end; { $name } comes last.
incident-agreed = 🤝 All agreed to end the game here, without a winner.
incident-abandoned = 🛑 The table was given up, without a result for anybody.
incident-abandoned-by = 🛑 { $name } gave the table up, without a result for anybody.
incident-waited = ⏳ The others wait for { $name }, who gets more time.
incident-stand-in = { $one_turn ->
    [yes] 🤖 A computer player ({ $computer }) takes this turn for { $name }.
   *[no] 🤖 A computer player ({ $computer }) plays for { $name } until they are back. { $name } takes over again at any time with `/table resume`.
 }
incident-resumed = 👋 { $name } is back and plays again.
