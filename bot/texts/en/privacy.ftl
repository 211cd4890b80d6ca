# What is stored about a person, and how they get it out and have it deleted.
command-privacy = privacy
command-privacy-description = See what I store about you and why, get it as a file, or have it deleted
option-privacy-action = action
option-privacy-action-description = Only see it, get it as a file, or have it deleted (after asking once more)
choice-privacy-show = show what is stored
choice-privacy-export = get it as a file
choice-privacy-delete = delete it

privacy-title = ## What I store about you
privacy-nothing = Nothing: I keep no wish, no seat, no result and no rating of yours.
privacy-who = With everything stands your Discord id; with your seats also the name that you had when you sat down.
privacy-wishes = ⚙️ **Your settings**: where I tell you of your turns, quiet hours, time zone, until when you are away, your language. So that I call you as you wish.
privacy-no-wishes = ⚙️ **Your settings**: none, you have changed nothing.
privacy-seats = { $count ->
    [one] 🪑 **{ $count } seat** at a table ({ $states }), with every move made there, its clock, and the messages that called you. So that your games go on, and can be looked up and replayed.
   *[other] 🪑 **{ $count } seats** at tables ({ $states }), with every move made there, their clocks, and the messages that called you. So that your games go on, and can be looked up and replayed.
 }
privacy-state-invitation = { $count } not begun yet
privacy-state-running = { $count } running
privacy-state-over = { $count } finished
privacy-state-abandoned = { $count } given up
privacy-results = { $count ->
    [one] 🏆 **{ $count } result** of a game, for the statistics.
   *[other] 🏆 **{ $count } results** of games, for the statistics.
 }
privacy-ratings = { $count ->
    [one] 📈 **{ $count } rating**, for the leaderboard of a server.
   *[other] 📈 **{ $count } ratings**, for the leaderboards of servers.
 }
privacy-followed = { $count ->
    [one] 👁️ **{ $count } table** that you follow, and what of it you have seen.
   *[other] 👁️ **{ $count } tables** that you follow, and what of them you have seen.
 }
privacy-answers = { $count ->
    [one] 🗳️ **{ $count } open question** at a table that you have answered or that is about you, until it is decided.
   *[other] 🗳️ **{ $count } open questions** at tables that you have answered or that are about you, until they are decided.
 }
privacy-outside = **What is not in my hands**: messages that already stand in Discord’s channels and direct messages, files that somebody has saved, and backups of whoever runs me.
privacy-more = What you write I do not read; nothing of this goes to anyone else.

button-privacy-export = Get it as a file
button-privacy-delete = Delete it …
button-privacy-delete-now = Delete it for good
button-privacy-keep = Keep everything
button-privacy = Back

privacy-exported = Everything that I store about you, table by table of my store, as it stands now. Only you see this message.

privacy-ask = ## Delete everything about you?
    This cannot be undone. It means:
privacy-ask-wishes = ⚙️ Your settings are deleted, and so are the tables that you follow and your answers to open questions.
privacy-ask-results = 🏆 Your results lose your name, your ratings are deleted; what the others have won or lost stays theirs.
privacy-ask-seats = 🪑 In finished and given-up games an anonymous seat remains, such as “{ $nobody }”, so that the others keep their games.
privacy-ask-invitations = 🚪 At tables whose game has not begun your seat is freed.
privacy-deleted = Everything about you is deleted. In finished games an anonymous seat remains.
privacy-deleted-nothing = There was nothing about you that I could have deleted.
privacy-kept = Nothing was changed.
privacy-still-playing = { $count ->
    [one] In **{ $count } running game** the others still count on you, so I can’t delete anything yet. Finish it, hand your seat over with `/table hand-over`, or concede with `/table concede`; then come back here.
   *[other] In **{ $count } running games** the others still count on you, so I can’t delete anything yet. Finish them, hand your seats over with `/table hand-over`, or concede with `/table concede`; then come back here.
 }
refused-still-playing = The others in a running game still count on you, so nothing can be deleted yet. `/privacy` shows which game it is.

# Who sat there and had everything about them deleted.
nobody = Player { $number }
