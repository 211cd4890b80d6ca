# What is stored about a person, and how to get it or delete it.
command-privacy = privacy
command-privacy-description = See what I store about you, get it as a file, or delete it
option-privacy-action = action
option-privacy-action-description = Show it, get it as a file, or delete it (default: show)
choice-privacy-show = show
choice-privacy-export = get it as a file
choice-privacy-delete = delete it

privacy-title = ## What I store about you
privacy-nothing = I have nothing stored about you.
privacy-who = Each entry has your Discord ID; seats also store the name you used.
privacy-wishes = ⚙️ **Your settings**: notices, quiet hours, time zone, absence and language, so that I reach you the way you like.
privacy-no-wishes = ⚙️ **Your settings**: none; you haven’t changed anything.
privacy-seats = { $count ->
    [one] 🪑 **{ $count } seat** at a table ({ $states }), with its moves, its clock and the messages that mentioned you, so that your games can go on and be replayed.
   *[other] 🪑 **{ $count } seats** at tables ({ $states }), with their moves, clocks and the messages that mentioned you, so that your games can go on and be replayed.
 }
privacy-state-invitation = { $count } not started
privacy-state-running = { $count } running
privacy-state-over = { $count } finished
privacy-state-abandoned = { $count } abandoned
privacy-results = { $count ->
    [one] 🏆 **{ $count } result**, for the statistics.
   *[other] 🏆 **{ $count } results**, for the statistics.
 }
privacy-ratings = { $count ->
    [one] 📈 **{ $count } rating**, for a server’s leaderboard.
   *[other] 📈 **{ $count } ratings**, for servers’ leaderboards.
 }
privacy-followed = { $count ->
    [one] 👁️ **{ $count } table** you follow, and how far you’ve seen it.
   *[other] 👁️ **{ $count } tables** you follow, and how far you’ve seen them.
 }
privacy-answers = { $count ->
    [one] 🗳️ **{ $count } open vote** that you took part in or that is about you, until it’s decided.
   *[other] 🗳️ **{ $count } open votes** that you took part in or that are about you, until they’re decided.
 }
privacy-outside = **What I can’t delete**: messages in Discord, files someone has saved, and copies kept by whoever runs me.
privacy-backups = { $days ->
    [one] Whatever you delete stays in my backups for about { $days } more day.
   *[other] Whatever you delete stays in my backups for about { $days } more days.
 }
privacy-more = I don’t read your messages, and I don’t share any of this with anyone.

button-privacy-export = Get as a file
button-privacy-delete = Delete it …
button-privacy-delete-now = Delete permanently
button-privacy-keep = Keep everything
button-privacy = Back

privacy-exported = Everything I store about you right now. Only you see this message.

privacy-ask = ## Delete everything about you?
    You can’t undo this.
privacy-ask-wishes = ⚙️ Your settings, the tables you follow and your answers to open votes are deleted.
privacy-ask-results = 🏆 Your ratings are deleted, and your results become anonymous. The others keep theirs.
privacy-ask-seats = 🪑 In finished and abandoned games, an anonymous seat such as “{ $nobody }” remains, so that the others keep their games.
privacy-ask-invitations = 🚪 You leave all tables that haven’t started.
privacy-deleted = Everything about you is deleted. In finished games, an anonymous seat remains.
privacy-deleted-nothing = There was nothing to delete.
privacy-kept = Nothing has changed.
privacy-still-playing = { $count ->
    [one] You’re still in **{ $count } running game**, so I can’t delete anything yet. Finish it, hand over your seat (`/table hand-over`), or concede (`/table concede`), then come back.
   *[other] You’re still in **{ $count } running games**, so I can’t delete anything yet. Finish them, hand over your seats (`/table hand-over`), or concede (`/table concede`), then come back.
 }
refused-still-playing = You’re still in a running game, so nothing can be deleted yet. `/privacy` shows which one.

# Who sat there and had everything about them deleted.
nobody = Player { $number }
