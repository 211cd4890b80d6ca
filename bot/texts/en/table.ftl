# What every table says, whichever game is played there.
invitation-title = ## { $game }
invitation-seats = { $taken } of { $seats } seats taken:
invitation-host = 👑 { $name } (host)
invitation-player = 👤 { $name }
invitation-computer = 🤖 { $name } (computer)
invitation-free = ▫️ free
invitation-players = { $least ->
    [one] { $least } player or more, up to { $most }
   *[other] { $least }–{ $most } players
 }
invitation-invitation = Press **Join** to take a seat. When everyone’s here, the host presses **Start**.
invitation-running = ▶️ The game has started.
invitation-over = The game is over.
invitation-abandoned = This table was given up.

button-join = Join
button-leave = Leave
button-start = Start
button-computer-out = Remove computer
button-to-table = Go to the table
button-log = Log
button-rules = Rules
button-show-text = Show as text
vote-take-back-agree = Agree
vote-take-back-refuse = Refuse
button-abandon = Give the table up
button-abandon-not = Keep playing
button-page-first = ⏮ First
button-page-back = ◀ Back
button-page-on = Next ▶
button-page-last = Last ⏭

new-done = Your table for { $game } is open, and you’re its host. The invitation is in this channel.
new-seats = { $game } is for { $least }–{ $most } players.
join-done = You’ve joined { $game }. The host starts the game.
leave-done = You’ve left the table.
leave-given-up = You were the last at the table, so it was given up. Anyone can open a new one with `/table new`.
computer-added = { $level } (computer) has joined.
computer-removed = The last computer player you added has left.
start-done = The game has started. The first turn is in the channel.

show-turn = To move: { $names }.
show-your-turn = ➡️ It’s your turn: { $asked }.
show-to-end = { $count ->
    [one] { $names } still has to end the turn.
   *[other] { $names } still have to end their turns.
 }
show-over = The game is over. Winners: { $winners }.
show-abandoned = This table was given up, without a result for anybody.

log-title = ## Log: { $game }
    -# Page { $page } of { $pages }
log-begins = ▶️ { $names } sat down in this order; { $start } is the start player.
log-line = **{ $number }** { $line }
log-line-taken-back = ~~{ $number } { $line }~~ ↩️
log-taken-back = ↩️ { $name } took back what is struck out above.

hand-title = ## { $game }: your hand
hand-title-your-turn = ## { $game }: your hand
    ➡️ It is your turn.
hand-no-games = You are not playing any game at the moment. Open a table in a channel with `/table new`, or join one there.
hand-more-games = { $count ->
    [one] You play { $count } more game, in { $channels }. `/hand` there shows its hand.
   *[other] You play { $count } more games, in { $channels }. `/hand` there shows each hand.
 }

rules-title = ## Rules: { $game }
    -# Chapter { $number } of { $chapters }
rules-choose = Chapters

more-title = **{ $game }**: more options
more-leaving = -# Leaving? **Hand over**: someone else takes your seat. **End**: if everyone agrees, the game ends without a winner. **Concede**: you give up your seat for good.

undo-done = ↩️ Taken back.
undo-no-longer = The game has gone on since, so the others have to agree.
undo-asked = That concerns the others too, so I have asked { $names } in the channel. As soon as all agree, it is taken back.
vote-question = ↩️ { $name } would like to take this back:
vote-asked = { $mentions }: do you agree? Somebody has acted since, or something hidden came to light, so it takes everyone’s consent.
vote-agreed-so-far = ✅ Agreed: { $names }
vote-granted = ✅ All agreed. It is taken back.
vote-refused = ❌ { $name } does not agree. It stays as it was played.
vote-void = ⌛ The game has moved on; this question is closed.

abandoned = **{ $game }**: this table was given up. Anyone can open a new one with `/table new`.
abandon-ask = Give this table of { $game } up for good? The game ends at once for everyone, without asking them, and without a result for anybody.
abandon-done = The table was given up.
abandon-not-done = Nothing was changed; the table stays.

export-done = The record of the game, for you to keep, replay and check.
export-secret = ⚠️ The record of a running game, for you as the bot’s operator alone. It holds everything that is hidden.

apology = { $table ->
    [none] Sorry, something went wrong on my side. Nothing was changed; the game stands as before. Please try again.
   *[other] Sorry, something went wrong on my side (table { $table }). Nothing was changed; the game stands as before. Please try again.
 }

answer-lost = Sorry, something went wrong with my answer. If you have just made a move, it counts; `/table show` shows how the game stands.

refused-moved-on = The game has moved on in the meantime.
refused-crowded = More is being clicked at this moment than I can answer. Nothing has happened; please try again in a few seconds.
refused-no-table = There is no table in this channel. Open one with `/table new`.
refused-channel-taken = There is a table in this channel already, and a channel holds only one. Join that one, or open yours in another channel or thread.
refused-not-at-table = You aren’t playing here. Watch with `/table show`, or open your own table in another channel.
refused-not-at-table-yet = You haven’t joined this table yet. Press **Join** to take a seat.
refused-not-started = The game has not begun yet. As soon as enough players sit here, the host can start it.
refused-started = The game has already started. You can watch with `/table show`.
refused-started-playing = You’re already playing here. To leave, use `/table concede` or `/table hand-over`.
refused-table-over = This game is over. Open a new table with `/table new`.
refused-already-seated = You’ve already joined. The host starts the game when everyone’s here.
refused-table-full = { $seats ->
    [one] The only seat is taken. You can join if someone leaves.
   *[other] All { $seats } seats are taken. You can join if someone leaves.
 }
refused-too-few-players = { $have ->
    [one] { $need } players are needed, but there’s only { $have } so far. Wait for someone to join, or add a computer player.
   *[other] { $need } players are needed, but there are only { $have } so far. Wait for someone to join, or add a computer player.
 }
refused-host-only = Only the host, { $host }, can do that.
refused-no-computer = There is no such computer player at this table. You can add one with `/table computer`.
refused-nothing-to-take-back = You have made no move yet that you could take back.
refused-no-proposal = This question is closed; there is nothing to vote on any more.
refused-own-proposal = You asked this yourself; now the others answer.
refused-not-asked = This question is for others at the table.
refused-not-over = The record holds everything that is hidden, so it is handed out only when the game is over.
refused-conceded = You have conceded, and a computer player plays your seat to the end. You can go on watching with `/table show`.
refused-question-open = A question of this kind is open in the channel already. Once it is answered, you can ask yours.
refused-not-absent = Whoever sits there is playing: only they can hand the seat over. It takes an absent person or a computer player for others to ask.
refused-seat-conceded = Whoever sat there has conceded, and a computer player plays the seat to the end; nobody else can take it over.
refused-which-seat = Several seats could be taken over, or none. Say with `player` which one you mean: a computer player’s or an absent person’s.
refused-sits-there = They have a seat at this table already. Choose somebody who does not play here yet.
refused-no-person = A seat can be handed to a person on this server, not to a bot. Computer players take over by themselves when somebody concedes.
refused-cannot-see = They cannot see this channel, so they could not play. Give them access first, or choose somebody else.
refused-nobody-to-agree = Nobody at this table is there to agree, so nobody can take over a seat.
refused-not-understood = I did not understand this: { $text }. Choose one of the suggestions that appear while you type.
refused-thread-locked = This thread is locked, so I can't post in it. Ask a moderator to unlock it, or to give me the permission *Manage Threads*.
refused-rights-missing = I lack a permission in this channel: { $rights }. Whoever manages the server can give it to me.

right-view-channel = View Channel
right-send-messages = Send Messages
right-send-messages-in-threads = Send Messages in Threads
right-attach-files = Attach Files
right-read-message-history = Read Message History

list-and = { $first } and { $last }

refused-too-many-tables = You sit at { $most } tables already, and that is as many as I can look after for one person. When one of those games is over, or you have left an invitation, there is room again; `/games` lists them all.
refused-too-many-followed = You follow { $most } games already, and that is as many as I can tell one person of. `/table unfollow` makes room in the channel of a game that you do not care for any more.
refused-too-many-followers = { $most } people follow this game already, and that is as many as I can tell of it. You can look at it at any time with `/table show`.
refused-log-full = So much has been tried and taken back in this game that nothing can be taken back any more. Everything else goes on as ever.
setting-too-long = { $name }: a value has at most { $most } characters.
setting-file-too-long = { $file } is too long: such a file has at most { $most } characters.
