-- The coach's findings on finished games, in no language, and without anybody's name or id.

CREATE TABLE reviews (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    version INTEGER NOT NULL,
    data TEXT NOT NULL
);
