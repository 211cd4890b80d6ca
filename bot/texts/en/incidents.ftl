# What happens at a table beside the play.
incident-handed-over = 🔄 { $former } handed the seat to { $name }.
incident-conceded = 🏳️ { $name } has conceded.
incident-agreed = 🤝 All agreed to end the game here, without a winner.
incident-abandoned = 🛑 The game was given up.
incident-abandoned-by = 🛑 { $name } gave the game up.
incident-waited = ⏳ The others wait for { $name }, who gets more time.
incident-stand-in = { $one_turn ->
    [yes] 🤖 A computer player ({ $computer }) takes this turn for { $name }.
   *[no] 🤖 A computer player ({ $computer }) plays for { $name } until they are back. { $name } takes over again at any time with `/table resume`.
 }
incident-resumed = 👋 { $name } is back and plays again.
