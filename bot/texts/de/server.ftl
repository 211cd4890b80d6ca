# Der Speicher auf einem PostgreSQL-Server, und Shards: was der Betreiber liest.
store-no-driver = PIAZZA_DATABASE: { $path } braucht das Paket asyncpg. Installiere es (pip install asyncpg, oder piazza[postgres]).
store-unreachable = PIAZZA_DATABASE: { $path } kann nicht benutzt werden ({ $detail }).
store-refused = PIAZZA_DATABASE: { $path } lässt den Bot nicht herein ({ $detail }).
store-on-server = PIAZZA_DATABASE nennt einen PostgreSQL-Server ({ $path }). Dieser Befehl ist für einen Speicher in einer Datei; nimm die Mittel des Servers, etwa pg_dump und pg_restore.
setting-shards = { $name }: „{ $value }“ ist weder auto noch eine Zahl von 0 bis { $most }.
setting-shard-ids = { $name }: „{ $value }“ ist keine Liste von Shards wie 0-3 oder 0, 2, 5.
setting-shard-ids-beyond = { $name }: Shards zählen von 0 bis eins unter { $shards }, und dort muss dafür eine Zahl stehen.
