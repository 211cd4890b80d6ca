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
