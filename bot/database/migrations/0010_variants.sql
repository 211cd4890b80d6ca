-- Every variant of a game is rated separately. Existing ratings stay with the plain one: players of another one start
-- again there.

CREATE TABLE ratings_of_variants (
    guild INTEGER NOT NULL,
    kind TEXT NOT NULL,
    variant TEXT NOT NULL,
    pool TEXT NOT NULL CHECK (pool IN ('people', 'computers')),
    player TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    PRIMARY KEY (guild, kind, variant, pool, player)
);

INSERT INTO ratings_of_variants (guild, kind, variant, pool, player, mu, sigma, games, wins)
SELECT guild, kind, 'base', pool, player, mu, sigma, games, wins FROM ratings;

DROP TABLE ratings;

ALTER TABLE ratings_of_variants RENAME TO ratings;

CREATE INDEX ratings_of_player ON ratings (player);
