-- The results of finished games, a row per seat, and the ratings of players on a server.

CREATE TABLE results (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    computer TEXT,
    place INTEGER,
    score INTEGER,
    gave_up INTEGER NOT NULL,
    figures TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

CREATE INDEX results_of_user ON results (user, game) WHERE user IS NOT NULL;

-- People among themselves, and separately computer players with everyone at their tables; player is a Discord id or a
-- computer player's name.
CREATE TABLE ratings (
    guild INTEGER NOT NULL,
    kind TEXT NOT NULL,
    pool TEXT NOT NULL CHECK (pool IN ('people', 'computers')),
    player TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    PRIMARY KEY (guild, kind, pool, player)
) WITHOUT ROWID;

CREATE INDEX ratings_of_player ON ratings (player);
