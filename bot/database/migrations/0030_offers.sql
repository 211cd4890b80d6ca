-- Offers to play: once enough people on a server offer what fits together, these rows become a table.
CREATE TABLE offers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game TEXT NOT NULL,
    players INTEGER,
    pace TEXT,
    language TEXT NOT NULL,
    until INTEGER NOT NULL,
    keep INTEGER NOT NULL
);

CREATE INDEX offers_of_server ON offers (guild, id);
CREATE INDEX offers_of_user ON offers (user);
