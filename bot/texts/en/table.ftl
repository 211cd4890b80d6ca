# A table: its invitation, and what everyone sees of it.
invitation-title = ## { $game }
invitation-seats = { $taken } of { $seats } seats taken:
seat-host = 👑 { $name } (host)
seat-person = 👤 { $name }
seat-computer = 🤖 { $name } (computer)
seat-stand-in = 🤖 { $name } (computer standing in)
seat-conceded = 🏳️ { $name } conceded; a computer finishes
invitation-free = ▫️ { $count ->
    [one] an open seat
   *[other] { $count } open seats
 }
invitation-asked = ⏳ { $mention }: will you play?
invitation-rematch = Press **Join** to play. The game starts once everyone who’s asked has joined; the host can also press **Start**.
invitation-players = { $seats } players
invitation-invitation = Press **Join** to play. The host presses **Start** when everyone’s here.
invitation-full = The host presses **Start** to begin.
invitation-running = ▶️ The game has started.
invitation-over = The game is over.
invitation-abandoned = This table was abandoned.

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
button-abandon = Abandon the table
button-abandon-not = Keep playing
button-page-first = ⏮ First
button-page-back = ◀ Back
button-page-on = Next ▶
button-page-last = Last ⏭

new-done = Your table for { $game } is open. The invitation is in this channel.
new-done-elsewhere = Your table for { $game } is open.
new-unnamed = You named no game, so take this as a suggestion: you can change it on the invitation.
new-seats = { $game } is for { $seats } players.
join-done = You’ve joined { $game }. The host starts the game.
leave-done = You’ve left the table.
leave-given-up = You were the last one here, so the table was abandoned.
computer-added = { $level } (computer) has joined.
computer-removed = { $name } (computer) has left.
start-done = The game has started. It continues below, in the channel.

show-turn = { $role ->
    [answer] Asked: { $names }.
   *[turn] { $names }’s turn.
 }
show-your-turn = ➡️ { $role ->
    [answer] You’re asked
   *[turn] Your turn
 }: { $asked }.
show-to-end = Still ending their turn: { $names }.
show-whole = 📄 There wasn’t room for everything here: the file has all of it.
show-abandoned = This table was abandoned without a result.

log-title = ## Log: { $game }
    -# Page { $page } of { $pages }
log-begins = ▶️ Players in turn order: { $names }. { $start } starts.
log-line = **{ $number }** { $line }
log-line-taken-back = ~~{ $number } { $line }~~ ↩️
log-taken-back = ↩️ { $name } took back what’s struck out above.

hand-title = ## { $game }: your hand
hand-title-your-turn = ## { $game }: your hand
    ➡️ { $role ->
    [answer] You’re asked.
   *[turn] It’s your turn.
 }
hand-no-games = You’re not in any game. Open one in a channel with `/table new`, or join one there.
hand-none = No game of yours has a hand. `/games` shows them all.
hand-where = { $title }
    -# Table { $table } · { $place }

rules-title = ## Rules: { $game }
    -# Chapter { $number } of { $chapters }
rules-choose = Chapters

more-title = **{ $game }**: more options
more-leaving = -# Leaving? **Hand over**, in the channel: someone takes your seat. **End**: if everyone agrees, no one wins. **Concede**: you give up for good.

take-back-done = ↩️ Taken back.
take-back-drawn-anew = -# Only computers were there to agree, so what comes to light from now on has been drawn anew.
take-back-ask = Ask { $names } in the channel whether you may take this back? Your turn has ended, someone has played since, or something came to light, so everyone has to agree.
button-take-back-ask = Ask them
take-back-asked = I’ve asked { $names } in the channel. If everyone agrees, it’s taken back.
vote-question = ↩️ { $name } would like to take this back:
vote-asked = { $mentions }: do you agree? The turn has ended, someone has played since, or something came to light, so everyone has to agree.
vote-agreed-so-far = ✅ Agreed: { $names }
vote-granted = ✅ Everyone agreed. It’s taken back.
vote-refused = ❌ { $name } disagrees. The move stands.
vote-void = ⌛ The game has moved on. This vote is over.

abandoned = **{ $game }**: this table was abandoned. In a channel, `/table new` opens a new one.
abandon-ask = Abandon this table ({ $game })? The game ends now for everyone, without a result.
abandon-done = The table was abandoned.
nothing-changed = Nothing has changed.

export-done = The record of the game, to keep, replay or verify.
export-secret = ⚠️ The record of a running game, with everything hidden. You get it as the bot’s operator.

apology = Sorry, something went wrong{ $table ->
    [none] {""}
   *[other] {" "}(table { $table })
 }. Nothing has changed. Please try again.

apology-damaged = Sorry, that doesn’t work: the bot’s game records are damaged, and its operator has to repair them first. Nothing has changed.
apology-full = Sorry, I can’t save anything at the moment: the bot’s disk is full, and its operator has to make room first. Nothing has changed.

answer-lost = Sorry, I couldn’t show the answer. If you’ve just moved, your move counts: see `/games`.

right-view-channel = View Channel
right-send-messages = Send Messages
right-send-messages-in-threads = Send Messages in Threads
right-attach-files = Attach Files
right-read-message-history = Read Message History

list-and = { $first } and { $last }

setting-too-long = { $name }: at most { $most } characters are allowed.
setting-file-too-long = { $file } is too long: at most { $most } characters are allowed.

# How choices are typed: the word between two parts of one, and words that name nothing by themselves.
typed-and = and
typed-small-words = a an the one of on in at to as by for from with without into onto up out off or not no none nothing if is it be you your i my me its this that then than more less most least all any both other others else unless just only
