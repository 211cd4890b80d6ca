# What a server's managers can do at its tables: `/admin`, and what everyone is told of it.
command-admin = admin
command-admin-description = For whoever manages this server: its tables, and what managers did there
command-admin-tables = tables
command-admin-tables-description = See all tables of this server, and open one of them
command-admin-pause = pause
command-admin-pause-description = Pause a game: nobody can act, and all clocks stand still
option-admin-pause-table = table
option-admin-pause-table-description = Which table (this channel’s unless you say otherwise)
command-admin-resume = resume
command-admin-resume-description = Take a paused game up again, exactly where it stood
option-admin-resume-table = table
option-admin-resume-table-description = Which table (this channel’s unless you say otherwise)
command-admin-hand-over = hand-over
command-admin-hand-over-description = Give a seat to somebody else or to a computer player, after asking you once more
option-admin-hand-over-table = table
option-admin-hand-over-table-description = Which table (this channel’s unless you say otherwise)
option-admin-hand-over-seat = seat
option-admin-hand-over-seat-description = Whose seat
option-admin-hand-over-to = to
option-admin-hand-over-to-description = Which member of this server is to take it over
option-admin-hand-over-computer = computer
option-admin-hand-over-computer-description = Or which computer player
command-admin-end = end
command-admin-end-description = End a table without a result, after asking you once more
option-admin-end-table = table
option-admin-end-table-description = Which table (this channel’s unless you say otherwise)
command-admin-log = log
command-admin-log-description = See what managers did at this server’s tables

button-admin-tables = All tables
button-admin-log = What managers did
button-admin-pause = Pause
button-admin-resume = Take up again
button-admin-seat = Give a seat away…
button-admin-end = End…
button-admin-end-now = End this table
button-admin-give = Give the seat away
button-admin-back = Back

admin-tables-title = ## Tables of this server
admin-tables-none = There is no table on this server at the moment. `/admin log` shows what managers did.
admin-choose-table = Open a table
admin-table-choice = { $number }. { $game } · table { $table }
admin-table-offered = { $game } · table { $table } · #{ $channel } · { $names }
admin-table-title = ## { $game } · table { $table }
    { $channel }
admin-over = This table is over; there is nothing left to manage.
admin-players = Players: { $names }.
admin-terms = { $rated ->
    [yes] Pace: { $pace }, rated.
   *[no] Pace: { $pace }, without rating.
 }
admin-seat-person = 👤 { $name }
admin-seat-computer = 🤖 { $name }, computer player
admin-seat-stand-in = 🤖 { $name }; a computer player stands in
admin-seat-conceded = 🏳️ { $name } has conceded; a computer player plays on

admin-paused = ⏸️ Paused. The players are told in the channel.
admin-resumed = ▶️ Taken up again. The players are told in the channel.
admin-ended = 🛑 Ended, without a result for anybody. The last message is in the channel.
admin-given = 🔄 { $name } has the seat of { $former } now. The players are told in the channel.

admin-end-ask = 🛑 End { $game }, table { $table } in { $channel }, for good?
admin-end-means = It ends at once for everyone ({ $names }), without asking them, and without a result: nothing of it counts. The channel is told that it was you, and so is `/admin log`. This cannot be taken back; to stop for a while, pause it.
admin-end-means-invitation = The invitation is taken away from everyone ({ $names }), without asking them, and the channel is free for another one. The channel is told that it was you, and so is `/admin log`.

admin-seat-choose = Whose seat is to be given away?
admin-seat-of = { $name }’s seat
admin-seat-none = No seat here can be given away: whoever had one has conceded.
admin-give-choose = Who is to take over the seat of { $former }?
admin-give-person = A member of this server
admin-give-computer = A computer player
admin-give-ask = 🔄 Give the seat of { $former } to { $name }? It is at { $game }, table { $table } in { $channel }.
admin-give-ask-computer = 🔄 Give the seat of { $former } to a computer player ({ $computer })? It is at { $game }, table { $table } in { $channel }.
admin-give-means = The seat goes with everything on it, and its hand is seen by whoever has it, and by nobody else; you do not see it either. Nobody has to agree. The channel is told that it was you, and so is `/admin log`. { $former } can only come back if somebody gives a seat to them.
admin-give-time = { $name } begins with a full time bank.

admin-log-title = ## What managers did on this server
admin-log-page = -# Page { $page } of { $pages }
admin-log-none = Nothing yet. Whatever managers do at tables with `/admin` is written down here.
admin-log-line = <t:{ $at }:f> · { $manager }: { $action } ({ $game }, table { $table }, { $channel })
admin-log-nobody = somebody
admin-action-paused = ⏸️ paused the game
admin-action-continued = ▶️ took the game up again
admin-action-handed-over = 🔄 gave the seat of { $former } to { $name }
admin-action-abandoned = 🛑 ended the table

table-paused = ⏸️ **Paused** (<t:{ $since }:R>): nobody can act until a manager of this server takes the game up again.

incident-paused = { $manager ->
    [none] ⏸️ A manager of this server has paused the game. Nobody can act and all clocks stand still until it is taken up again; everything can still be looked at.
   *[other] ⏸️ { $manager }, who manages this server, has paused the game. Nobody can act and all clocks stand still until it is taken up again; everything can still be looked at.
 }
incident-continued = { $manager ->
    [none] ▶️ A manager of this server has taken the game up again. It goes on exactly where it stood.
   *[other] ▶️ { $manager }, who manages this server, has taken the game up again. It goes on exactly where it stood.
 }
incident-handed-over-managed = { $manager ->
    [none] 🔄 A manager of this server has given the seat of { $former } to { $name }.
   *[other] 🔄 { $manager }, who manages this server, has given the seat of { $former } to { $name }.
 }
incident-handed-over-managed-computer = { $manager ->
    [none] 🔄 A manager of this server has given the seat of { $former } to a computer player: { $name }.
   *[other] 🔄 { $manager }, who manages this server, has given the seat of { $former } to a computer player: { $name }.
 }
incident-abandoned-managed = { $manager ->
    [none] 🛑 A manager of this server has ended the table, without a result for anybody.
   *[other] 🛑 { $manager }, who manages this server, has ended the table, without a result for anybody.
 }

refused-paused = { $manager ->
    [none] ⏸️ A manager of this server paused this game <t:{ $since }:R>. Nothing is lost, no clock runs, and nobody can act until it is taken up again. Meanwhile you can look at everything: `/table show`, `/hand`, `/table log`.
   *[other] ⏸️ { $manager }, who manages this server, paused this game <t:{ $since }:R>. Nothing is lost, no clock runs, and nobody can act until it is taken up again. Meanwhile you can look at everything: `/table show`, `/hand`, `/table log`.
 }
refused-managers-only = That is for whoever manages this server. If something is wrong at a table, ask them; `/table end` asks everyone at the table whether to end a game.
refused-no-table-here = There is no such table on this server. `/admin tables` shows those that there are.
refused-no-table-named = There is no table in this channel. Say with `table` which one you mean; `/admin tables` shows all of them.
refused-paused-already = This game is paused already. It can be taken up again with `/admin resume`.
refused-not-paused = This game is not paused; it goes on as it is.
refused-only-invited = This game has not begun yet, so there is nothing to pause and no seat to give away: seats change under its invitation. With `/admin end` you can take the invitation away.
refused-seat-changed = Somebody else has this seat by now, so nothing was changed. `/admin hand-over` shows who sits there.
refused-last-person = That is the last person at this table; with a computer player in their place nobody would play. Give the seat to a person, or end the table with `/admin end`.
refused-to-whom = Say either which member (`to`) or which computer player (`computer`) is to have the seat, not both.

privacy-managed = { $count ->
    [one] 🛠️ **{ $count } thing** that you did as a manager at a table, or that a manager did with your seat. So that a server knows who changed what.
   *[other] 🛠️ **{ $count } things** that you did as a manager at tables, or that managers did with your seats. So that a server knows who changed what.
 }
privacy-ask-managed = 🛠️ What you did as a manager of a server stays in its log, without your name.
