-- What a coach found out about games that have ended, in no language; without anybody's name or id.

CREATE TABLE reviews (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    version INTEGER NOT NULL,
    data TEXT NOT NULL
);
