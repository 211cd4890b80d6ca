# The public messages of a table.
turn-now = { $count ->
    [one] ➡️ { $name }, it is your turn in **{ $game }** (table { $table }): { $asked }.
   *[other] ➡️ { $name }, it is up to you in **{ $game }** (table { $table }): { $asked }.
 }
game-begins = 🏛️ The game begins with { $names }, in this order. { $start } is the start player.
taken-back = ↩️ { $name } took back the latest move.
game-over = { $count ->
    [one] 🏆 **The game is over. { $winners } wins.**
   *[other] 🏆 **The game is over. { $winners } win together.**
 }
rematch-opened = The new table is open; whoever wants to play again joins with a click.
replay-whole = 🎞️ The whole game once more, turn by turn.
