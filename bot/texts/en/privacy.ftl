# What is stored about a person, and how to get it or delete it.
command-privacy = privacy
command-privacy-description = See, export or delete what I store about you
option-privacy-action = action
option-privacy-action-description = Show, export or delete it (default: show)
choice-privacy-show = show
choice-privacy-export = export
choice-privacy-delete = delete

privacy-title = ## What I store about you
privacy-nothing = I have nothing stored about you.
privacy-who = Each entry has your Discord ID; seats also store the name you used.
privacy-wishes = ⚙️ **Your settings**: notices, quiet hours, time zone, absence and language.
privacy-no-wishes = ⚙️ **Your settings**: unchanged.
privacy-seats = 🪑 **{ $count } { $count ->
    [one] seat
   *[other] seats
 }** ({ $states }), with moves, clocks and the messages that mentioned you.
privacy-state-invitation = { $count } not started
privacy-state-running = { $count } running
privacy-state-over = { $count } finished
privacy-state-abandoned = { $count } abandoned
privacy-results = 🏆 **{ $count } { $count ->
    [one] result
   *[other] results
 }**, for the statistics.
privacy-ratings = 📈 **{ $count } { $count ->
    [one] rating
   *[other] ratings
 }**, for leaderboards.
privacy-followed = 👁️ **{ $count } { $count ->
    [one] table
   *[other] tables
 }** you follow, and how much you’ve seen.
privacy-answers = 🗳️ **{ $count } { $count ->
    [one] open vote
   *[other] open votes
 }** by or about you, until decided.
privacy-notes = 📝 **{ $count } private { $count ->
    [one] note
   *[other] notes
 }** about tables.
privacy-orders = 📌 **{ $count } standing { $count ->
    [one] order
   *[other] orders
 }**, given or used.
privacy-named = 💬 **{ $count } { $count ->
    [one] entry
   *[other] entries
 }** about tables where you have no seat: you were asked or mentioned there, gave up a seat, or managed the table.
privacy-leagues = 🏅 **{ $count } { $count ->
    [one] season
   *[other] seasons
 }** of leagues that you’re in, were in, or organised, with your name.
privacy-puzzles = 🧩 **{ $count } { $count ->
    [one] answer
   *[other] answers
 }** to positions of the day, with your rating.
privacy-mined = 🧩 **{ $count } { $count ->
    [one] position
   *[other] positions
 }** of the day, past or to come, from games you played in.
privacy-outside = **What I can’t delete**: Discord messages, saved files, and copies kept by my operators.
privacy-backups = Deleted data stays in my backups for about { $days } more { $days ->
    [one] day
   *[other] days
 }.
privacy-more = I don’t read your messages or share any of this, beyond what `/settings share` allows.

button-privacy-export = Get as a file
button-privacy-delete = Delete…
button-privacy-delete-now = Delete permanently
button-privacy-keep = Keep everything

privacy-exported = Everything I store about you. Only you see this message.

privacy-ask = ## Delete everything about you?
    You can’t undo this.
privacy-ask-wishes = ⚙️ Your settings, notes, standing orders, offers to play and open votes are deleted, and you no longer follow any table.
privacy-ask-results = 🏆 Your ratings are deleted, and your results become anonymous.
privacy-ask-seats = 🪑 In past games, your seat becomes “{ $nobody }”, so the others keep their games.
privacy-ask-invitations = 🚪 You leave all tables that haven’t started.
privacy-ask-leagues = 🏅 You leave all leagues. In their standings and logs your place becomes anonymous.
privacy-ask-puzzles = 🧩 Your answers to positions of the day and your rating there are deleted, and so are all positions from games you played in.
privacy-deleted = Everything about you is deleted. Past games keep an anonymous seat.
privacy-deleted-nothing = There was nothing to delete.
privacy-still-playing = You’re still in **{ $count } running { $count ->
    [one] game
   *[other] games
 }**, so I can’t delete anything yet. Finish first, or leave: **{ button-more }** under the newest message of a game has the ways.

# Who sat there and had everything about them deleted.
nobody = Player { $number }
