# Refusals by the host, in the order of `Refusal`; those of a game are with its other texts.

# Any click or command.
refused-moved-on = These buttons are from an earlier step of the game.
refused-moved-on-since = { refused-moved-on } Since then:
    { $lines }
refused-crowded = I’m getting too many clicks at once. Please try again in a few seconds.
refused-on-server = That only works in the channel, on the server.
refused-left-server = You’ve left the server of **{ $game }** (table { $table }), so I don’t show that game to you any more. If you join the server again, you’ll find it as it was. Or give up your seat for good:
refused-rights-missing = I’m missing permission here: { $rights }. A server manager can grant it.
refused-thread-locked = This thread is locked. Ask a moderator to unlock it or to give me *Manage Threads*.

# Typed choices, hours and days.
refused-not-offered = “{ $text }” isn’t one of the choices: { $offered }.
refused-not-offered-blank = Nothing is typed there. The choices: { $offered }.
refused-not-offered-none = “{ $text }” isn’t possible: there’s nothing to choose from now.
refused-several-offered = “{ $text }” fits several choices: { $offered }. Type one of them in full.
refused-missing = `{ $option }` is missing. The choices: { $offered }.
refused-missing-none = `{ $option }` is missing.
refused-unused = `{ $option }` doesn’t apply here, so I’ve done nothing. Leave it out.
refused-not-an-hour = I didn’t understand “{ $text }” as a time. Try `22`, `22:30`, `10pm` or `off`.
refused-not-a-day = I didn’t understand “{ $text }” as a day. Try `3 days`, `friday`, `tomorrow` or `2026-12-01`.
refused-day-past = “{ $text }” is in the past. Type a day from today on.
refused-zone-unknown = “{ $text }” isn’t a time zone that I know. Type a larger city near you, such as Vienna or New York, or the difference, such as UTC+2.

# Opening, joining and starting a table.
refused-no-table = There’s no table in this channel. Open one with `/table new`.
refused-channel-taken = This channel already has a table. Join it, or open yours in another channel or thread.
refused-no-former-table = No table has been opened on this server before. Name the game and what you’d like.
refused-no-variant = This game can’t be played like that. Choose a variant on the invitation.
refused-already-seated = You’ve already joined. The host starts the game.
refused-table-full = All seats are taken ({ $seats }). You can join if someone leaves.
refused-not-alone = Others have joined this table. Press **Start** to play with them.
refused-too-many-players = That game is for at most { $most } players, and { $have } have joined.
refused-too-few-players = You need at least { $need } players, and { $have ->
    [one] only { $have } is
   *[other] only { $have } are
 } here. Wait for more, or add a computer player.
refused-host-only = Only the host, { $host }, can do that.
refused-host-first = For now only the host, { $host }, can do that. If they don’t come back, anyone at the table can, <t:{ $since }:R>.
refused-not-started = The game hasn’t started yet. The host starts it.
refused-started = The game has already started. In its channel, `/table show` shows it.
refused-started-playing = You’re already in this game. **{ button-more }** has the ways to leave.

# Playing.
refused-not-at-table = You’re not in this game. In its channel, `/table show` shows it, and in another one you can open your own table.
refused-not-at-table-yet = You haven’t joined this table yet. Press **Join** to take a seat.
refused-not-your-turn = { $role ->
    [answer] { $names } is asked now.
   *[turn] It’s { $count ->
        [one] { $names }’s turn
       *[other] the turn of { $names }
     }.
 }{ $told ->
    [yes] {" "}I’ll tell you when it’s you.
   *[no] {""}
 }
refused-other-game = This table plays { $game }. Use its command, or the buttons under the newest message.
refused-other-rules = This game’s rules have changed since the table started, so it can’t go on. In a channel, open a new one with `/table new`.
refused-game-missing = ⏸️ This bot doesn’t have { $game } at the moment, at least not with the rules of this table. A game that has begun loses nothing and resumes by itself when it’s back. Its host can abandon it with `/table abandon`.
refused-paused = ⏸️ { admin-manager } paused this game <t:{ $since }:R>. No one can act until it’s resumed. You can still look: `/hand`, **{ button-more }**.
refused-table-over = This game is over. In a channel, `/table new` opens a new table.
refused-conceded = You’ve conceded, and a computer plays your seat. In the channel, `/table show` shows the game.
refused-stands-in = A computer is playing for you. **{ button-resume }** ends that.
refused-nobody-stands-in = No computer is playing for you here.
refused-no-hands = { $game } has no hidden hands. In its channel, `/table show` shows everything.
refused-nothing-to-take-back = You have no move to take back.
refused-log-full = Too much has been taken back in this game, so taking back is over. You can still play on.

# Standing orders.
refused-no-orders = { $game } has no standing orders.
refused-no-such-order = That order has already been used or withdrawn. **{ button-orders }** shows those that are left.
refused-order-of-no-use = That order would have no effect right now. Choose from what is offered.
refused-order-amount = “{ $text }” isn’t an amount that would have an effect right now. Type a number from { $least } to { $most }.

# Questions to the others and seats that change hands.
refused-no-proposal = This vote is over.
refused-own-proposal = You asked this, so it’s up to the others.
refused-not-asked = This question is for other players.
refused-question-open = A question like this is already open. Ask again once it’s answered.
refused-waited-for = This question is for the others: they’re waiting for you. Play your turn to close it.
refused-nobody-to-agree = Everyone who could agree to that is away. Try again when someone is back.
refused-not-absent = That player is active, so only they can hand over the seat. You can ask for the seat of an absent player or a computer.
refused-seat-conceded = That player conceded, so a computer keeps the seat. No one can take it over.
refused-which-seat = It’s not clear which seat you mean. Choose a computer’s or an absent player’s with `player`.
refused-sits-there = They’re already in this game. Choose someone else.
refused-no-person = Bots can’t take a seat. Choose a person on this server.
refused-cannot-see = They can’t see this channel. Give them access, or choose someone else.

# Computer players.
refused-no-computer = That computer player isn’t at this table. In the channel, add one with `/table computer`.
refused-seats-fixed = The game has started, so you can’t add or remove computers. In the channel, replace one with `/table computer`, or give its seat to someone with `/table hand-over`.
refused-no-computer-seat = There’s no computer player in that seat. To reassign a player’s seat, use `/table hand-over` in the channel.
refused-same-level = It already has this level. Choose another one.
refused-levels-fixed = In a rated game, you can’t replace computers. In the channel, give the seat to someone with `/table hand-over`.

# Limits per person and per table.
refused-too-many-tables = You’re at { $most } tables already: that’s the limit per person. Finish a game or leave an invitation first (`/games` lists them).
refused-too-many-offers = You have { $most } offers already. Withdraw one in `/games`.
refused-too-many-followed = You follow { $most } games already: that’s the limit per person. Use `/table unfollow` in the channel of one.
refused-too-many-followers = { $most } people already follow this game: that’s the limit. In its channel you can still watch with `/table show`.

# Hints, reviews, records and what if.
refused-no-hints = { $game } has no hints.
refused-rated-no-hints = Rated games have no hints. Afterwards, **{ button-review }** shows what was better.
refused-no-reviews = { $game } has no reviews.
refused-no-review-yet = The review reveals hidden information. **{ button-review }** is there after the game.
refused-nothing-to-review = Nothing to review: no turn was played, or the table was closed.
refused-not-over = The record shows hidden information, so you get it when the game is over.
refused-no-turn-message = That’s no message about a turn. Choose this in the menu of one that tells what was played.
refused-no-what-if = No outside help during rated games. Afterwards, **{ button-whatif }** lets you try out any turn.
refused-no-such-turn = There’s no turn { $turn }, only 0 to { $most }.
refused-too-deep = The sandbox can’t go deeper. Go back or start over.

# Sharing.
refused-not-shared-there = I can only post that where we may both write and everyone can see { $channel }. Once the game is over, not everyone needs to, if all who played allow that (`/settings share`).
refused-too-many-shared = { $most } things of this table have been shared today. That’s the limit; try again tomorrow.
refused-needs-hand = This line begins with something only your hand allows, and your hand stays hidden until the game is over.
refused-shared-perhaps = I was interrupted when you shared this here, and I can’t read this channel to see whether it got through. If it isn’t there, use `/puzzle` in another channel and share it there.

# Settings and personal data.
refused-quiet-all-day = Quiet hours need two different times. For no pings at all, use `/settings notices`.
refused-away-when = You can be away for at most { $days } days.
refused-still-playing = You’re still in a running game, so I can’t delete anything yet. See `/privacy`.

# Managing a server’s tables.
refused-managers-only = Only server managers can do that. To ask everyone to end a game, use `/table end`.
refused-no-table-here = This table isn’t on this server. See `/admin tables`.
refused-no-table-named = There’s no table in this channel. Choose one with `table`, or see `/admin tables`.
refused-paused-already = This game is already paused. Use `/admin resume` to continue.
refused-not-paused = This game isn’t paused.
refused-only-invited = This game hasn’t started. Seats change on the invitation, and `/admin end` withdraws it.
refused-seat-changed = This seat has changed hands. See `/admin hand-over`.
refused-last-person = That’s the last person at this table. Give the seat to a person, or use `/admin end`.
refused-to-whom = Choose either a member (`to`) or a computer (`computer`).

# Leagues.
refused-no-league = This league isn’t on this server any more. See `/league show`.
refused-organiser-only = Only the league’s organiser and server managers can do that.
refused-league-in-thread = A league’s post needs a text channel of its server: type `/league new` there, not in a thread or a voice channel.
refused-league-phase = { $phase ->
    [sign_up] The season hasn’t begun yet.
    [running] The season is running.
    [paused] The season is paused.
   *[over] The season is over.
 } So that can’t be done now.
refused-league-joined = That person is in this season already.
refused-league-not-in = That person isn’t in this season.
refused-league-full = This season is full, with { $most } members. If someone leaves, you can join.
refused-league-too-few = A round needs at least { $need } members, and the season has { $have }. It can begin once more have joined, with **Join** below its post.
refused-league-last-round = The last round is drawn already. Join the next season.
refused-league-no-game = There’s no such result, or it was struck already.
refused-league-followed = The next season has been opened already. See `/league show`.

# The position of the day.
refused-puzzle-over = This position is over. `/puzzle` shows the solution and what comes next.
refused-puzzle-gone = This position isn’t there any more. `/puzzle` shows today’s.
refused-not-in-puzzles = That doesn’t work in the position of the day: it’s yours alone to solve.
refused-no-writing = You can’t write in this channel. Use `/puzzle` where you can, and share your result there.
