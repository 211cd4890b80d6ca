# The store on a PostgreSQL server, and shards: what the operator reads.
store-no-driver = PIAZZA_DATABASE: { $path } needs the package asyncpg. Install it (pip install asyncpg, or piazza[postgres]).
store-unreachable = PIAZZA_DATABASE: { $path } cannot be used ({ $detail }).
store-refused = PIAZZA_DATABASE: { $path } does not let the bot in ({ $detail }).
store-on-server = PIAZZA_DATABASE names a PostgreSQL server ({ $path }). This command is for a store in a file; use the server’s own means, such as pg_dump and pg_restore.
setting-shards = { $name }: “{ $value }” is neither auto nor a number from 0 to { $most }.
setting-shard-ids = { $name }: “{ $value }” is no list of shards such as 0-3 or 0, 2, 5.
setting-shard-ids-beyond = { $name }: shards are counted from 0 to one less than { $shards }, which has to be a number here.
