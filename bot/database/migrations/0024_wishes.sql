-- How people want to hear of one table, or of one server, where that differs from everywhere else; 0 is neither.
CREATE TABLE wishes (
    user INTEGER NOT NULL,
    guild INTEGER NOT NULL DEFAULT 0,
    table_id INTEGER NOT NULL DEFAULT 0,
    notices TEXT NOT NULL,
    PRIMARY KEY (user, guild, table_id)
) WITHOUT ROWID;
