# What a server's managers can do at its tables: `/admin`, and what everyone is told of it.
command-admin = admin
command-admin-description = For server managers: manage all tables
command-admin-tables = tables
command-admin-tables-description = List this server’s tables
command-admin-pause = pause
command-admin-pause-description = Pause a game: no one can act, clocks stop
option-admin-pause-table = table
option-admin-pause-table-description = Which table (default: this channel’s)
command-admin-resume = resume
command-admin-resume-description = Resume a paused game
option-admin-resume-table = table
option-admin-resume-table-description = Which table (default: this channel’s)
command-admin-hand-over = hand-over
command-admin-hand-over-description = Reassign a seat to a player or a computer
option-admin-hand-over-table = table
option-admin-hand-over-table-description = Which table (default: this channel’s)
option-admin-hand-over-seat = seat
option-admin-hand-over-seat-description = Whose seat
option-admin-hand-over-to = to
option-admin-hand-over-to-description = The new player
option-admin-hand-over-computer = computer
option-admin-hand-over-computer-description = Or a computer player
command-admin-end = end
command-admin-end-description = End a table without a result
option-admin-end-table = table
option-admin-end-table-description = Which table (default: this channel’s)
command-admin-log = log
command-admin-log-description = See what managers did

button-admin-tables = All tables
button-admin-log = Log
button-admin-pause = Pause
button-admin-resume = Resume
button-admin-seat = Reassign a seat…
button-admin-end = End…
button-admin-end-now = End this table
button-admin-give = Reassign the seat

admin-tables-title = ## Tables of this server
admin-tables-none = No tables right now. `/admin log` shows what managers did.
button-admin-open = Manage
admin-table-offered = { $game } · table { $table } · #{ $channel } · { $names }
admin-table-title = ## { $game } · table { $table }
    { $channel }
admin-over = This table is over.
admin-players = Players: { $names }.

admin-paused = ⏸️ Paused. I’ve told the channel.
admin-resumed = ▶️ Resumed. I’ve told the channel.
admin-ended = 🛑 Ended without a result. { $gone ->
    [yes] Its channel no longer exists, so I’ve told nobody.
   *[no] I’ve told the channel.
 }
admin-given = 🔄 { $name } has { $former }’s seat. I’ve told the channel.

admin-end-ask = 🛑 End { $game }, table { $table }{ $gone ->
    [yes] {""}, whose channel no longer exists
   *[no] {" "}in { $channel }
 }?
admin-end-means = It ends now for everyone ({ $names }), without a result. Your name appears in the { $gone ->
    [yes] log
   *[no] channel and the log
 }. You can’t undo this; you can pause the game instead.
admin-end-means-invitation = It’s withdrawn for everyone ({ $names }). Your name appears in the { $gone ->
    [yes] log
   *[no] channel and the log
 }.

admin-seat-choose = Reassign whose seat?
admin-seat-none = No seat can be reassigned: everyone has conceded.
admin-give-choose = Who takes over { $former }’s seat?
choose-member = Server member
admin-give-computer = Computer player
admin-give-ask = 🔄 Give { $former }’s seat to { $name }? ({ $game }, table { $table } in { $channel })
admin-give-ask-computer = 🔄 Give { $former }’s seat to a computer ({ $computer })? ({ $game }, table { $table } in { $channel })
admin-give-means = No one has to agree. The new player sees the seat’s hand; you don’t. Your name appears in the channel and the log. { $former } can only come back to a free seat.
admin-give-time = { $name } starts with a full time bank.

admin-log-title = ## What managers did here
admin-log-none = Nothing yet.
admin-log-line = <t:{ $at }:f> · { $manager } { $action } ({ $game }, table { $table }, { $channel })
manager-unknown = Someone
admin-action-paused = paused the game
admin-action-continued = resumed the game
admin-action-handed-over = gave { $former }’s seat to { $name }
admin-action-abandoned = ended the table

table-paused = ⏸️ **Paused** (<t:{ $since }:R>): no one can act until a server manager resumes the game.
table-game-missing = ⏸️ **On hold** (<t:{ $since }:R>): this bot doesn’t have { $game } at the moment, at least not with the rules of this table. Nothing is lost, clocks are stopped, and the game resumes by itself when it’s back. Its host can abandon it.

admin-manager = { $manager ->
    [none] A server manager
   *[other] { $manager } (server manager)
 }
incident-paused = ⏸️ { admin-manager } has paused the game. No one can act, and clocks are stopped.
incident-continued = ▶️ { admin-manager } has resumed the game.
incident-paused-by-itself = ⏸️ The game is on hold: this bot doesn’t have it at the moment, at least not with the rules of this table. Nothing is lost, and clocks are stopped. It resumes by itself.
incident-continued-by-itself = ▶️ The game is back, and goes on where it was.
incident-handed-over-managed = 🔄 { admin-manager } has given { $former }’s seat to { $name }.
incident-handed-over-managed-computer = 🔄 { admin-manager } has given { $former }’s seat to a computer: { $name }.
incident-abandoned-managed = 🛑 { admin-manager } has ended the table without a result.

privacy-managed = 🛠️ **{ $count } { $count ->
    [one] entry
   *[other] entries
 }** in managers’ logs: what you did, or what was done with your seats.
privacy-ask-managed = 🛠️ What you did as a server manager stays logged, without your name.
