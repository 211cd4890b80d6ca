# Someone's games everywhere, and the tables of a server.
games-title = ## Your games
games-none = You have no game at the moment. Open a table in a channel of a server with `/table new`, join one there, or follow one with `/table follow`.
games-section-playing = ### You play
games-section-invitation = ### Not begun yet
games-page = -# Page { $page } of { $pages }
games-head = **{ $number }. { $game }** · table { $table } · { $channel }
games-your-turn = ➡️ **Your turn** (<t:{ $since }:R>): { $asked }.
games-to-move = { $names }’s turn (<t:{ $since }:R>).
games-time-own = ⏳ Your time bank runs out <t:{ $ends }:R>.
games-time = ⏳ { $name }’s time bank runs out <t:{ $ends }:R>.
games-stand-in-own = 🤖 A computer player plays for you; with `/table resume` you take over again.
games-stand-in = 🤖 A computer player plays for { $name }.
games-away-own = 💤 You are away until { $until }.
games-away = 💤 { $name } is away until { $until }.
games-news = 🆕 Something has happened since you last looked.
games-seats = { $taken } of { $seats } seats taken: { $names }.
games-players = Round { $round }: { $names }.
games-open = { $number }. { $game }

tables-title = ## Tables on this server
tables-none = No game is running on this server at the moment, as far as you can see. Open a table with `/table new`.
tables-section-running = ### Running
tables-section-invitation = ### Open invitations

button-tables = Other tables
show-agreed = The game is over: all agreed to end it, without a winner.

command-games = games
command-games-description = Your running games everywhere, those where it is your turn first
option-table-show-all = all
option-table-show-all-description = All tables of this server instead of the one in this channel

# Following a table as an onlooker.
games-section-following = ### You follow
button-follow = Follow
button-unfollow = Unfollow
follow-done = 👁️ You follow **{ $game }** (table { $table }) now. It stands in your `/games`, `/table show` here marks what is new to you, and when it is over you get one direct message.
follow-not-any-more = You no longer follow **{ $game }** (table { $table }).
follow-not = You aren’t following this game.
follow-seated = You sit at this table, so you hear of everything that happens here. Your games are in `/games`.

command-table-follow = follow
command-table-follow-description = Follow the game in this channel without playing
command-table-unfollow = unfollow
command-table-unfollow-description = Stop following this game
