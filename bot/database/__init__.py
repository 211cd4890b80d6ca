"""The database behind the store: an SQLite file, or a PostgreSQL server that several processes share."""
