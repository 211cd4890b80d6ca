-- Tables that a server's managers have paused, and everything that managers did at tables.

ALTER TABLE games ADD COLUMN paused_at INTEGER;

ALTER TABLE games ADD COLUMN paused_by INTEGER;

-- How a clock ran when its table was paused: its bank, for how many seconds of it and of the turn before it had run,
-- and in how many seconds something was due.
CREATE TABLE paused_clocks (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    bank INTEGER NOT NULL,
    ran INTEGER NOT NULL,
    spent INTEGER NOT NULL,
    due_in INTEGER,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

-- Append-only; user is the manager, NULL once they have had their data deleted.
CREATE TABLE admin_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES games (id),
    user INTEGER,
    what TEXT NOT NULL,
    facts TEXT NOT NULL,
    at INTEGER NOT NULL
);

CREATE INDEX admin_log_of_guild ON admin_log (guild, id);
