# What an operator reads when the bot cannot start or run as configured, and what someone reads whose click a restart broke off.
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

setting-listening = { $name }: “{ $value }” is not a port from 1 to 65535, nor a host with one, such as 127.0.0.1:9464.
metrics-unavailable = PIAZZA_METRICS: nothing can be served at { $address } ({ $why }). Choose another port, or stop whatever uses this one.
answer-interrupted = Sorry, I am being restarted and had to break this off; nothing has changed by it. Try again in a moment: all buttons go on working.

store-no-driver = PIAZZA_DATABASE: { $path } needs the package asyncpg. Install it (pip install asyncpg, or piazza[postgres]).
store-unreachable = PIAZZA_DATABASE: { $path } cannot be used ({ $detail }).
store-refused = PIAZZA_DATABASE: { $path } does not let the bot in ({ $detail }).
store-on-server = PIAZZA_DATABASE names a PostgreSQL server ({ $path }). This command is for a store in a file; use the server’s own means, such as pg_dump and pg_restore.
setting-shards = { $name }: “{ $value }” is neither auto nor a number from 0 to { $most }.
setting-shard-ids = { $name }: “{ $value }” is no list of shards such as 0-3 or 0, 2, 5.
setting-shard-ids-beyond = { $name }: shards are counted from 0 to one less than { $shards }, which has to be a number here.
