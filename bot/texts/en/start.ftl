# What the operator reads when the bot cannot start, and what the playground says.
store-not-a-file = PIAZZA_DATABASE: { $path } is not a file. Name a file that the bot may make or use.
store-not-a-database = PIAZZA_DATABASE: { $path } is not a database. It was left as it is; name another file.
store-not-ours = PIAZZA_DATABASE: { $path } is the database of another program. It was left as it is; name another file.
store-newer-schema = PIAZZA_DATABASE: { $path } was written by a newer Piazza (schema { $detail }). It was left as it is; update the bot.
store-read-only = PIAZZA_DATABASE: { $path } is write-protected. Allow the bot to write to it, or name another file.
store-locked = PIAZZA_DATABASE: { $path } is locked by another program. Close it and start again.
store-in-use = PIAZZA_DATABASE: { $path } is in use by another Piazza. Stop that one first.
store-unreadable = PIAZZA_DATABASE: { $path } cannot be used ({ $detail }).
token-refused = DISCORD_TOKEN: Discord does not accept this token. Copy it again from the developer portal.
discord-unreachable = Discord cannot be reached: { $why }
playground-ready = The playground is open: { $url }
playground-how = Open the address in a browser, type /table new, and play. The menu at the top switches between the people in the channel. Ctrl+C ends it.
playground-intro = Welcome to the playground. Type `/table new` and choose the game, add a computer player with a click, and press **Start**.
