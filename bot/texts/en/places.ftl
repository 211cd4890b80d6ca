# The channels that a server's managers choose for all its tables, and the threads there.
command-admin-places = places
command-admin-places-description = Choose the channels for this server’s tables
option-admin-places-games = games
option-admin-places-games-description = A channel or forum where each new table gets its own thread

places-title = ## Channels for tables
places-games-none = 🧵 **Games**: none chosen, so each game is in the channel where it’s opened.
places-games = 🧵 **Games**: each new table gets its own thread in { $channel }, except one opened in a thread.
places-games-gone = -# ⚠️ I can’t see that channel, so games are where they’re opened.
places-missing = -# ⚠️ I’m missing permission there: { $rights }. Until I have it, games are where they’re opened.
places-tags = -# 🏷️ With tags named “{ room-tag-open }”, “{ room-tag-running }” and “{ room-tag-over }” in this forum, I show how far each game is.
places-tags-missing = -# 🏷️ To change the tags of a post I need permission there: { $rights }.
button-places-games-off = No channel for games

room-tag-open = open
room-tag-running = running
room-tag-over = over
room-name = { $game }: { $names }
room-begins = A table for **{ $game }**.
room-opened = 🧵 It’s in { $channel }.
room-missing = -# 🧵 It would have its own thread in { $channel }, but I’m missing permission there: { $rights }.
room-not-now = -# 🧵 Its own thread in { $channel } couldn’t be opened just now.

right-create-public-threads = Create Public Threads
right-manage-threads = Manage Threads

# The message of open seats.
option-admin-places-seats = open_seats
option-admin-places-seats-description = A channel for a message that shows all open seats
option-admin-places-ping = ping
option-admin-places-ping-description = A role to ping there when a table opens, once a day at most
places-seats-none = 🪑 **Open seats**: no channel chosen, so no message shows them.
places-seats = 🪑 **Open seats**: a message in { $channel } shows them, of channels that everyone there can see. It pings { $role ->
    [none] nobody
   *[other] { $role }, once a day at most
 }.
places-channel-gone = -# ⚠️ I can’t see that channel.
places-channel-missing = -# ⚠️ I’m missing permission there: { $rights }.
places-ping-everyone = Choose a role of those who’d like to play; I don’t ping everyone.
button-places-seats-off = No message of open seats
button-places-ping-off = Ping nobody

seats-title = ## Open seats
seats-none = None at the moment. Tell me that you’d play, and I’ll open a table once enough people would.
seats-table = **{ $game }** · { $channel }
seats-more = -# And { $count } more: see the tables of this server.
seats-ping = -# 🔔 { $role }
button-seats-too = I’d play too
