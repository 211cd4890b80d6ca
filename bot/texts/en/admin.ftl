# What a server's managers can do at its tables: `/admin`, and what everyone is told of it.
command-admin = admin
command-admin-description = For server managers: all tables, and what managers did
command-admin-tables = tables
command-admin-tables-description = List this server’s tables and open one
command-admin-pause = pause
command-admin-pause-description = Pause a game: no one can act, and all clocks stop
option-admin-pause-table = table
option-admin-pause-table-description = Which table (default: this channel’s)
command-admin-resume = resume
command-admin-resume-description = Resume a paused game where it stopped
option-admin-resume-table = table
option-admin-resume-table-description = Which table (default: this channel’s)
command-admin-hand-over = hand-over
command-admin-hand-over-description = Give a seat to someone else or to a computer player
option-admin-hand-over-table = table
option-admin-hand-over-table-description = Which table (default: this channel’s)
option-admin-hand-over-seat = seat
option-admin-hand-over-seat-description = Whose seat
option-admin-hand-over-to = to
option-admin-hand-over-to-description = The new player: a member of this server
option-admin-hand-over-computer = computer
option-admin-hand-over-computer-description = Or a computer player
command-admin-end = end
command-admin-end-description = End a table without a result
option-admin-end-table = table
option-admin-end-table-description = Which table (default: this channel’s)
command-admin-log = log
command-admin-log-description = Show what managers did at this server’s tables

button-admin-tables = All tables
button-admin-log = Log
button-admin-pause = Pause
button-admin-resume = Resume
button-admin-seat = Reassign a seat…
button-admin-end = End…
button-admin-end-now = End this table
button-admin-give = Reassign the seat
button-admin-back = Back

admin-tables-title = ## Tables of this server
admin-tables-none = There are no tables on this server right now. `/admin log` shows what managers did.
admin-choose-table = Open a table
admin-table-choice = { $number }. { $game } · table { $table }
admin-table-offered = { $game } · table { $table } · #{ $channel } · { $names }
admin-table-title = ## { $game } · table { $table }
    { $channel }
admin-over = This table is over, so there’s nothing to manage.
admin-players = Players: { $names }.
admin-terms = { $rated ->
    [yes] Pace: { $pace }, rated.
   *[no] Pace: { $pace }, unrated.
 }
admin-seat-person = 👤 { $name }
admin-seat-computer = 🤖 { $name }, computer player
admin-seat-stand-in = 🤖 { $name }; a computer player is standing in
admin-seat-conceded = 🏳️ { $name } conceded; a computer player finishes the game

admin-paused = ⏸️ Paused. I’ve told the channel.
admin-resumed = ▶️ Resumed. I’ve told the channel.
admin-ended = 🛑 Ended without a result. The last message is in the channel.
admin-given = 🔄 { $name } now has { $former }’s seat. I’ve told the channel.

admin-end-ask = 🛑 End { $game }, table { $table } in { $channel }?
admin-end-means = It ends at once for everyone ({ $names }), without asking them and without a result. The channel and `/admin log` will say it was you. You can’t undo this; to stop for a while, pause the game instead.
admin-end-means-invitation = The invitation is withdrawn for everyone ({ $names }), and the channel is free for another table. The channel and `/admin log` will say it was you.

admin-seat-choose = Whose seat do you want to reassign?
admin-seat-of = { $name }’s seat
admin-seat-none = There’s no seat to reassign: everyone who had one has conceded.
admin-give-choose = Who takes over { $former }’s seat?
admin-give-person = A member of this server
admin-give-computer = A computer player
admin-give-ask = 🔄 Give { $former }’s seat to { $name }? ({ $game }, table { $table } in { $channel })
admin-give-ask-computer = 🔄 Give { $former }’s seat to a computer player ({ $computer })? ({ $game }, table { $table } in { $channel })
admin-give-means = No one has to agree. The new player gets everything that belongs to the seat and sees its hand; you don’t. The channel and `/admin log` will say it was you. { $former } can only come back if someone gives up a seat.
admin-give-time = { $name } starts with a full time bank.

admin-log-title = ## What managers did here
admin-log-page = -# Page { $page } of { $pages }
admin-log-none = Nothing yet. Everything managers do with `/admin` is listed here.
admin-log-line = <t:{ $at }:f> · { $manager }: { $action } ({ $game }, table { $table }, { $channel })
admin-log-nobody = someone
admin-action-paused = ⏸️ paused the game
admin-action-continued = ▶️ resumed the game
admin-action-handed-over = 🔄 gave { $former }’s seat to { $name }
admin-action-abandoned = 🛑 ended the table

table-paused = ⏸️ **Paused** (<t:{ $since }:R>): no one can act until a server manager resumes the game.

incident-paused = { $manager ->
    [none] ⏸️ A server manager has paused the game. No one can act and all clocks are stopped until it’s resumed.
   *[other] ⏸️ { $manager } (server manager) has paused the game. No one can act and all clocks are stopped until it’s resumed.
 }
incident-continued = { $manager ->
    [none] ▶️ A server manager has resumed the game.
   *[other] ▶️ { $manager } (server manager) has resumed the game.
 }
incident-handed-over-managed = { $manager ->
    [none] 🔄 A server manager has given { $former }’s seat to { $name }.
   *[other] 🔄 { $manager } (server manager) has given { $former }’s seat to { $name }.
 }
incident-handed-over-managed-computer = { $manager ->
    [none] 🔄 A server manager has given { $former }’s seat to a computer player: { $name }.
   *[other] 🔄 { $manager } (server manager) has given { $former }’s seat to a computer player: { $name }.
 }
incident-abandoned-managed = { $manager ->
    [none] 🛑 A server manager has ended the table without a result.
   *[other] 🛑 { $manager } (server manager) has ended the table without a result.
 }

refused-paused = { $manager ->
    [none] ⏸️ A server manager paused this game <t:{ $since }:R>. Clocks are stopped, and no one can act until it’s resumed. You can still look around: `/table show`, `/hand`, `/table log`.
   *[other] ⏸️ { $manager } (server manager) paused this game <t:{ $since }:R>. Clocks are stopped, and no one can act until it’s resumed. You can still look around: `/table show`, `/hand`, `/table log`.
 }
refused-managers-only = Only server managers can do that. If something’s wrong at a table, ask one of them. To end a game, `/table end` asks everyone at the table.
refused-no-table-here = This server has no such table. `/admin tables` lists them all.
refused-no-table-named = There’s no table in this channel. Choose one with `table`; `/admin tables` lists them all.
refused-paused-already = This game is already paused. `/admin resume` resumes it.
refused-not-paused = This game isn’t paused.
refused-only-invited = This game hasn’t started, so there’s nothing to pause and no seat to reassign: people join and leave on the invitation. `/admin end` withdraws it.
refused-seat-changed = Someone else has this seat by now, so nothing has changed. `/admin hand-over` shows who has it.
refused-last-person = That’s the last person at this table, so no one would be left to play. Give the seat to a person, or end the table with `/admin end`.
refused-to-whom = Choose either a member (`to`) or a computer player (`computer`), not both.

privacy-managed = { $count ->
    [one] 🛠️ **{ $count } entry** about something you did as a server manager, or a manager did with your seat, so that the server knows who changed what.
   *[other] 🛠️ **{ $count } entries** about things you did as a server manager, or managers did with your seats, so that the server knows who changed what.
 }
privacy-ask-managed = 🛠️ What you did as a server manager stays in the server’s log, without your name.
