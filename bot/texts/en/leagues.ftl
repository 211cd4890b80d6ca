# Leagues: `/league`, the post of a season with its buttons, standings, and what organisers do.
command-league = league
command-league-description = Leagues: seasons of rounds, with tables drawn by standing
command-league-new = new
command-league-new-description = For server managers: start a league in this channel
option-league-new-title = name
option-league-new-title-description = What the league is called
option-league-new-rounds = rounds
option-league-new-rounds-description = How many rounds a season has
option-league-new-game = game
option-league-new-game-description = Which game (default: the last one played here)
option-league-new-variant = variant
option-league-new-variant-description = Which variant (default: the base game)
option-league-new-seats = seats
option-league-new-seats-description = How many players per table (default: 4 if the game allows it)
option-league-new-days = days
option-league-new-days-description = How many days a round is open (default: 7)
option-league-new-pace = pace
option-league-new-pace-description = The clock (default: relaxed)
option-league-new-unfinished = unfinished
option-league-new-unfinished-description = How games count that aren’t over when their round closes
option-league-new-season = season
option-league-new-season-description = What the season is called, besides its number
option-league-new-role = role
option-league-new-role-description = A role that the winners get at the end
command-league-show = show
command-league-show-description = See this server’s leagues: standings, your path, the log
choice-league-later = once they end, until the season is over (default)
choice-league-shared = as shared by everyone at the table

league-title = ## 🏆 { $title }
    { $season }
league-season = { $named ->
    [yes] Season { $season }: { $name }
   *[no] Season { $season }
 }
league-called = { $title }, season { $season }
league-terms = **{ $game }** · { $seats } per table · { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
 } of { $days ->
    [one] 1 day
   *[other] { $days } days
 } · clock: { $pace }
league-organiser = -# Organised by { $organiser }.
league-role = -# The winner gets the role { $role }.
league-unfinished-later = -# A game that isn’t over when its round closes goes on, and counts once it ends. If it still isn’t over when the season ends, it counts as shared: half a victory for everyone.
league-unfinished-shared = -# A game that isn’t over when its round closes goes on, but counts as shared: half a victory for everyone.
league-sign-up = 📝 **Sign-up is open.** The organiser begins the season.
league-members = 👥 { $count ->
    [one] 1 member
   *[other] { $count } members
 }: { $names }
league-members-none = 👥 { $sign_up ->
    [yes] No members yet.
   *[no] No members.
 }
league-running = 🎲 **Round { $round } of { $rounds }** until <t:{ $deadline }:f> · { $over } of { $count ->
    [one] 1 table
   *[other] { $count } tables
 } over
league-paused = ⏸️ **Paused** (<t:{ $since }:R>). Games go on, but no round closes or begins.
league-over = 🏁 **The season is over.**
league-medal = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
 } **{ $name }** · { $points ->
    [one] 1 point
   *[other] { $points } points
 }
league-pairing = **{ $number }.** { $names } · { $how }
league-pairing-open = { $channel }
league-pairing-opening = is being opened
league-pairing-played = 🏁 { $names }
league-pairing-nobody = 🏁 nobody won
league-pairing-shared = 🤝 shared
league-pairing-struck = ✖️ struck ({ $reason })
league-byes = 💤 A bye, which counts as half a victory: { $names }
league-pairings-more = -# … and { $count ->
    [one] 1 more table
   *[other] { $count } more tables
 }.

button-league-join = Join
button-league-leave = Leave
button-league-standings = Standings
button-league-path = My path
button-league-rules = How it counts
button-league-log = Log
button-league-manage = Manage
button-league-to-post = Go to the post
button-league-list = All leagues

league-opened = 🏆 **{ $title }** is open for sign-up. The post in this channel is its home: **{ button-league-manage }** is for you.
league-lacking = -# ⚠️ I’m missing permission in { $channel }: { $rights }. Without it I can’t open threads for the tables.
league-joined = 👋 You’re in **{ $title }**.
league-joined-late = 👋 You’re in **{ $title }**, from the next round on. You have 0 points for the rounds you’ve missed.
league-leave-ask = Leave **{ $title }**? You won’t be drawn any more, but you keep your points, and can join again. A running game goes on: finish it, or concede there.
button-league-leave-now = Leave the league
league-left = You’ve left **{ $title }**.
league-none = There’s no league on this server. A server manager starts one with `/league new`.
league-list-title = ## Leagues of this server
league-list-line = **{ $title }** · { $how } · { $channel }
league-how-sign-up = sign-up is open
league-how-running = round { $round } of { $rounds }
league-how-paused = paused
league-how-over = over
league-choose = Choose a league

league-rules-title = ## How { $title } counts
league-rules-points = **Points.** A game gives 100 points to whoever beats everyone at the table, and 0 to the last; in between it’s the share of opponents beaten: of three, the second gets 50. A tie counts half. A bye gives 50.
league-rules-level = **Level in points.** Then wins count, then the points of the opponents you’ve met (their mean in each round), then the points against those you’re level with. Whoever is still level shares the rank.
league-rules-drawing = **Drawing.** Each round I seat people of about the same standing together, with as few repeated opponents as possible, and starting seats balanced. If people are left over, some tables have a seat less, or whoever has had the fewest byes gets one.
league-rules-giving-up = **Giving up.** Whoever concedes or is replaced during a game is last there. Whoever leaves the league isn’t drawn any more.
league-rules-late = **Joining late.** You’re drawn from the next round on, with 0 points for those you’ve missed.
league-rules-struck = **Struck.** The organiser may strike a result, and says why. It gives nobody points.

league-standings-none = The standings begin with the first round.
league-after = After round { $round } of { $rounds }
league-in-round = Round { $round } of { $rounds }
league-final = Final standings
league-line = **{ $place }.** { $name } · { $points ->
    [one] **1** point
   *[other] **{ $points }** points
 } · { $wins ->
    [one] 1 win
   *[other] { $wins } wins
 } · opponents { $opponents } · { $path }
league-line-medal = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
 } { $line }
league-line-you = ➤ { $line }
league-legend = -# By round: the place at the table; or bye, shared (both half a victory), playing, struck, and – if not drawn.
league-step-place = { $place }
league-step-open = playing
league-step-shared = shared
league-step-struck = struck
league-step-bye = bye
league-step-missed = –

league-path-title = ## Your path in { $title }
league-path-rank = You’re **{ $place }.** with { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
league-path-rating = -# Your rating from this season’s games alone: { $points }.
league-path-not-in = You’re not in **{ $title }**.
league-path-left = You’ve left, so you aren’t drawn any more.
league-path-waits = You’ll be drawn when the next round begins.
league-path-played = **Round { $round }:** { $place } of { $seats }, { $points ->
    [one] 1 point
   *[other] { $points } points
 } · with { $names } · { $channel }
league-path-open = **Round { $round }:** playing with { $names } · { $channel }
league-path-shared = **Round { $round }:** shared with { $names }, { $points } points · { $channel }
league-path-struck = **Round { $round }:** struck ({ $reason }) · with { $names } · { $channel }
league-path-bye = **Round { $round }:** a bye, { $points } points
league-path-missed = **Round { $round }:** not drawn

league-log-title = ## Log of { $title }
league-log-line = <t:{ $at }:f> · { $what }
league-log-opened = { $manager } opened the season.
league-log-followed = 📝 { $manager } opened season { $season }. Sign-up is open.
league-log-joined = { $name } joined.
league-log-left = { $gone ->
    [yes] { $name } left the server, and so the league.
   *[no] { $name } left.
 }
league-log-dropped = { $manager } took { $name } out.
league-log-begun = 🎲 Round { $round } has begun. It closes <t:{ $deadline }:f>.
league-log-closed = ⏱️ Round { $round } is closed{ $unfinished ->
    [0] .
    [one] ; 1 game isn’t over yet.
   *[other] ; { $unfinished } games aren’t over yet.
 }
league-log-over = 🏁 The season is over.
league-log-ended = 🏁 { $manager } ended the season.
league-log-too-few = ⏸️ Too few people are left to draw round { $round }, so the season is paused.
league-log-paused = ⏸️ { $manager } paused the season. Games go on, but no round closes or begins.
league-log-resumed = ▶️ { $manager } resumed the season. The round closes <t:{ $deadline }:f>.
league-log-moved = 📅 { $manager } moved the round’s deadline from <t:{ $former }:f> to <t:{ $deadline }:f>.
league-log-closes-now = ⏱️ { $manager } closed the round.
league-log-struck = ✖️ { $manager } struck table { $number } of round { $round }: { $reason }
league-log-replaced = 🔄 { $manager } replaced { $former } with { $name }.
league-log-role = 🏅 { $manager } chose the role for the winner: { $role }.
league-log-role-none = 🏅 { $manager } chose no role for the winner.

league-again = { $names } Who’s in again?
league-champion = 🎉 Congratulations, { $names }!
league-role-given = -# 🏅 { $names } { $count ->
    [one] gets
   *[other] get
 } the role { $role }.
league-role-lacks = -# ⚠️ I can’t give the role { $role }: I’m missing permission on this server: { $rights }.
league-role-above = -# ⚠️ I can’t give the role { $role }: it’s above mine. In the server settings, drag my role above it.
league-role-managed = -# ⚠️ I can’t give the role { $role }: it belongs to an app or to Discord. Choose another one.
league-role-not-yours = -# ⚠️ You can’t choose the role { $role }: for that you need the permission “{ right-manage-roles }” and a role above it.
league-role-gone = -# ⚠️ The role for the winner no longer exists.
league-role-failed = -# ⚠️ { $names } couldn’t get the role { $role }: { $count ->
    [one] they’re
   *[other] they’re all
 } no longer on this server, or Discord refuses it.
league-role-everyone = Choose a role that not everyone has.
right-manage-roles = Manage Roles

league-manage-title = ## Manage { $title }
league-manage-sign-up = Sign-up is open, with { $count ->
    [one] 1 member
   *[other] { $count } members
 }. **{ button-league-begin }** draws the first round; people can still join later.
league-manage-running = Round { $round } of { $rounds }; it closes <t:{ $deadline }:f>. { $open ->
    [0] All its games are over.
    [one] 1 game isn’t over.
   *[other] { $open } games aren’t over.
 }
league-manage-over = The season is over. **{ button-league-next }** opens sign-up for the next one, with the same terms.
league-manage-role = 🏅 Role for the winner: { $role }.
league-manage-role-none = 🏅 No role for the winner.
button-league-begin = Begin
button-league-draw = Close and draw now…
button-league-draw-last = Close the last round now…
button-league-deadline = Move deadline…
button-league-strike = Strike a result…
button-league-replace = Replace…
button-league-drop = Take out…
button-league-pause = Pause
button-league-resume = Resume
button-league-end = End…
button-league-next = Next season
button-league-role-off = No role
button-league-export = Export
button-league-here = Post here
league-moved-here = 📌 The post is in this channel now.
league-choose-role = Choose a role for the winner
league-begun = 🎲 Round 1 is drawn. The tables are being opened.
league-draw-ask = Close round { $round } now? { $open ->
    [0] All its games are over.
    [one] 1 game isn’t over; it goes on, and counts as this league’s rules say.
   *[other] { $open } games aren’t over; they go on, and count as this league’s rules say.
 }
button-league-draw-now = Close round { $round }
league-drawn = ⏱️ Round { $round } closes now. I’ll post the standings in the channel, and what comes next.
league-deadline-choose = The round closes <t:{ $deadline }:f>. Move it by how many days?
button-league-later = { $days ->
    [one] +1 day
   *[other] +{ $days } days
 }
button-league-earlier = { $days ->
    [one] −1 day
   *[other] −{ $days } days
 }
league-deadline-moved = 📅 The round now closes <t:{ $deadline }:f>. I’ll tell the channel.
league-strike-choose = Strike which result? It then gives nobody points. You’ll be asked for the reason, which everyone can read.
league-choose-result = Choose a result
league-choose-member = Choose a member
league-replace-choose = Replace whom?
league-drop-choose = Take whom out of the league?
league-strike-none = There’s no result to strike yet.
league-strike-option = Round { $round }, table { $number }
league-strike-why = Why is it struck?
league-strike-reason = The reason, for everyone to read
league-strike-blank = Nothing is struck, as you’ve given no reason.
league-struck = ✖️ Struck. I’ll tell the channel.
league-replace-who = Who takes over { $former }’s place in the league? They get { $former }’s points, and a seat in a game that is still running.
league-replaced = 🔄 { $name } has { $former }’s place now. I’ll tell the channel.
league-drop-ask = Take { $name } out of the league? They aren’t drawn any more, and keep their points. A running game goes on.
button-league-drop-now = Take { $name } out
league-dropped = { $name } is out.
league-manage-paused = ⏸️ The season is paused.
league-manage-resumed = ▶️ The season goes on.
league-end-ask = End **{ $title }** now? Games that aren’t over count as shared: half a victory for everyone. You can’t undo this; you can pause the season instead.
league-end-ask-sign-up = End **{ $title }** before it has begun? Sign-up closes for everyone. You can’t undo this.
button-league-end-now = End the season
league-next-name = What it’s called; may stay empty
league-next = 🏆 Season { $season } is open for sign-up: its post is the newest in the channel.
league-exported = 📄 All pairings and results as CSV, and everything with standings and log as JSON.

picture-league-name = Name
picture-league-points = Points
picture-league-wins = Wins
picture-league-opponents = Opponents
league-member-left = { $name } (left)
picture-league-row = { $place }. { $name }: { $points } points, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
 }, opponents { $opponents }.
