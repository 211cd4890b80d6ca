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
