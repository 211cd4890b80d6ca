# Errors at startup, for operators.
store-not-a-file = PIAZZA_DATABASE: { $path } isn’t a file. Choose a file that the bot can create or use.
store-no-folder = PIAZZA_DATABASE: the folder for { $path } can’t be created ({ $detail }). Choose another place.
store-not-a-database = PIAZZA_DATABASE: { $path } isn’t a database. It wasn’t changed; choose another file.
store-not-ours = PIAZZA_DATABASE: { $path } belongs to another program. It wasn’t changed; choose another file.
store-newer-schema = PIAZZA_DATABASE: { $path } was written by a newer version of Piazza (schema { $detail }). It wasn’t changed; update the bot.
store-read-only = PIAZZA_DATABASE: { $path } is write-protected. Make it writable for the bot, or choose another file.
store-locked = PIAZZA_DATABASE: { $path } is locked by another program. Close it and start again.
store-in-use = PIAZZA_DATABASE: { $path } is in use by another Piazza. Stop that one first.
store-unreadable = PIAZZA_DATABASE: { $path } can’t be used ({ $detail }).
token-refused = DISCORD_TOKEN: Discord rejects this token. Copy it again from the developer portal.
discord-unreachable = Can’t reach Discord: { $why }

setting-listening = { $name }: “{ $value }” is neither a port (1 to 65535) nor a host with a port, such as 127.0.0.1:9464.
metrics-unavailable = PIAZZA_METRICS: can’t listen on { $address } ({ $why }). Choose another address, or stop the program that uses this one.

store-damaged = PIAZZA_DATABASE: { $path } is damaged ({ $detail }). It wasn’t changed. See with `piazza check` what is affected, and put a backup back with `piazza restore`.
store-no-driver = PIAZZA_DATABASE: { $path } needs the package asyncpg. Install it: pip install asyncpg.
store-unreachable = PIAZZA_DATABASE: can’t connect to { $path } ({ $detail }).
store-refused = PIAZZA_DATABASE: { $path } refuses the bot’s login ({ $detail }).
# games from packages of their own
setting-games = { $name }: “{ $value }” isn’t a list of games, such as hanabi, perudo. Their names have lower-case letters and digits only.
game-added = { $name } is from { $origin }.
game-missing = PIAZZA_GAMES: { $name } isn’t installed. Install the package that brings it, or remove the name.
game-twice = PIAZZA_GAMES: { $name } is left out, as several packages bring a game of this name: { $origin }. Uninstall all but one.
game-taken = PIAZZA_GAMES: { $name } is left out, as Piazza has something of this name itself. The game needs another one.
game-named = PIAZZA_GAMES: { $name } is left out: { $origin } calls the game { $own } in its rules.
game-contract = PIAZZA_GAMES: { $name } is left out: { $origin } is for version { $made_for } of the contract, and this Piazza has version { $here }. Install a version of the package for this Piazza.
game-broken = PIAZZA_GAMES: { $name } is left out, as { $origin } doesn’t work: { $why }. Its author can help.
game-stuck = PIAZZA_GAMES: { $name } is taken out until the next start, as the code of { $origin } ran for more than { $seconds } seconds { $times } times. Its tables wait. Its author can help.

setting-shards = { $name }: “{ $value }” is neither auto nor a number from 0 to { $most }.
setting-shard-ids = { $name }: “{ $value }” isn’t a list of shards, such as 0-3 or 0, 2, 5.
setting-shard-ids-file = { $name } is for several processes on one store: { $database } must be the address of a PostgreSQL server.
setting-shard-ids-beyond = { $name }: shards are numbered from 0 to one less than { $shards }, which must be a number here.
