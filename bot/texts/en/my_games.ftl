# Someone’s games, and the tables of a server.
games-title = ## Your games
games-none = You’re not in any game. In a channel, `/play` finds one, `/table new` opens one, and `/table follow` follows one.
games-section-playing = ### Playing
games-section-invitation = ### Not started
page-number = -# Page { $page } of { $pages }
games-head = **{ $url ->
    [none] { $game }
   *[other] [{ $game }]({ $url })
 }** · table { $table }{ $channel ->
    [none] {""}
   *[other] {" "}· { $channel }
 }
games-your-turn = ➡️ **{ $role ->
    [answer] You’re asked
   *[turn] Your turn
 }** (<t:{ $since }:R>): { $asked }.
games-asked = ❓ A question is waiting for your answer.
games-to-move = { $role ->
    [answer] Asked: { $names }
   *[turn] { $names }’s turn
 } (<t:{ $since }:R>).
games-time-own = ⏳ Your time bank { $over ->
    [yes] ran out
   *[no] runs out
 } <t:{ $ends }:R> (<t:{ $ends }:f>).
games-time = ⏳ { $name }’s time bank { $over ->
    [yes] ran out
   *[no] runs out
 } <t:{ $ends }:R> (<t:{ $ends }:f>).
games-stand-in-own = 🤖 A computer plays for you. **{ button-resume }** ends that.
games-stand-in = 🤖 A computer plays for { $name }.
games-away-own = 💤 You’re away and back on { $until }.
games-away = 💤 { $name } is away and back on { $until }.
games-news = 🆕 Something’s new since you last looked.
games-seats = { $taken } of { $seats } seats taken: { $names }.
games-players = Round { $round }: { $names }.
table-line = **{ $game }** · table { $table } · { $channel }
button-open = Open

tables-title = ## Tables on this server
tables-none = You can’t see any game running on this server. Open one with `/table new`.
tables-section-running = ### Running
tables-section-invitation = ### Open invitations

button-go-on = Answer
button-tables = Other tables
show-agreed = The game was ended by agreement, without a winner.

command-games = games
command-games-description = Your running games everywhere, your turns first
option-table-show-all = all
option-table-show-all-description = All tables on this server

# Following a table as an onlooker.
games-section-gone = ### Out of reach
games-gone-channel = Its channel was deleted.
games-gone-server = I’m not on its server any more. If I’m invited again, the game goes on.
games-gone-left = You’ve left its server. If you join it again, you play on.
button-abandon-ask = Abandon…
games-section-following = ### Following
button-follow = Follow
button-unfollow = Unfollow
follow-done = 👁️ You’re following **{ $game }** (table { $table }). You’ll find it in `/games`, and `/table show` in its channel highlights what’s new.{ $told ->
    [yes] {" "}I’ll tell you when it ends.
   *[no] {""}
 }
follow-not-any-more = You no longer follow **{ $game }** (table { $table }).
follow-not = You aren’t following this game.
follow-seated = You’re in this game. See `/games`.

command-table-follow = follow
command-table-follow-description = Follow this channel’s game without playing
command-table-unfollow = unfollow
command-table-unfollow-description = Stop following this game

# A note that a player keeps about a table.
command-note = note
command-note-description = Your private note about this channel’s table (only you see it)
option-note-text = text
option-note-text-description = What to keep in mind; it replaces your former note
button-note = Note
button-note-edit = Write
button-note-delete = Delete
note-title = ### 📝 Your note about this table
note-none = Nothing yet.
note-about = -# Only you see it.
note-typed-title = Your note about this table
note-typed-label = What to keep in mind
