-- Many games: a table is called a table, and `game` is the name of a game, everywhere.

ALTER TABLE games RENAME TO tables;

ALTER TABLE seats RENAME COLUMN game TO table_id;

ALTER TABLE moves RENAME COLUMN game TO table_id;

ALTER TABLE outbox RENAME COLUMN game TO table_id;

ALTER TABLE clocks RENAME COLUMN game TO table_id;

ALTER TABLE gains RENAME COLUMN game TO table_id;

ALTER TABLE paused_clocks RENAME COLUMN game TO table_id;

ALTER TABLE questions RENAME COLUMN game TO table_id;

ALTER TABLE incidents RENAME COLUMN game TO table_id;

ALTER TABLE followers RENAME COLUMN game TO table_id;

ALTER TABLE results RENAME COLUMN game TO table_id;

ALTER TABLE reviews RENAME COLUMN game TO table_id;

ALTER TABLE admin_log RENAME COLUMN game TO table_id;

-- A row of a log is a seq, a final position a rank, the sort of an incident or a manager's action a kind, and the
-- location of a message a channel.

ALTER TABLE incidents RENAME COLUMN revision TO seq;

ALTER TABLE questions RENAME COLUMN revision TO seq;

ALTER TABLE seats RENAME COLUMN seen TO seen_seq;

ALTER TABLE followers RENAME COLUMN seen TO seen_seq;

ALTER TABLE results RENAME COLUMN place TO rank;

ALTER TABLE admin_log RENAME COLUMN what TO kind;

ALTER TABLE outbox RENAME COLUMN place TO channel;

UPDATE outbox SET kind = 'incident' WHERE kind = 'told';

UPDATE reviews SET data = replace(data, '"row":', '"seq":');

-- Whose turn ended with a move, according to the game. Until now there was one game, and one action ended its
-- turns.

ALTER TABLE moves ADD COLUMN turn_ended INTEGER;

UPDATE moves SET turn_ended = seat WHERE action LIKE '{"action":"end_turn"%' OR action LIKE '{"action": "end_turn"%';

-- Several seats may be to act at once: since which row each is, whether its person has been notified of that, and the
-- newest row that changed what it may do.

ALTER TABLE seats ADD COLUMN asked_seq INTEGER;

ALTER TABLE seats ADD COLUMN called INTEGER NOT NULL DEFAULT 0;

ALTER TABLE seats ADD COLUMN revision INTEGER NOT NULL DEFAULT -1;

UPDATE seats SET
    asked_seq = CASE WHEN to_act = 1 THEN (SELECT announced FROM tables WHERE tables.id = seats.table_id) END,
    waits_since = CASE WHEN to_act = 1 THEN coalesce(waits_since, (SELECT created_at FROM tables WHERE tables.id = seats.table_id)) END,
    called = CASE WHEN EXISTS (SELECT 1 FROM outbox WHERE outbox.table_id = seats.table_id AND outbox.kind = 'turn'
        AND outbox.status = 'waiting' AND outbox.pings IS NULL) THEN 0 ELSE 1 END,
    revision = coalesce((SELECT max(seq) FROM moves WHERE moves.table_id = seats.table_id), -1);

-- Variants are named with their game.

CREATE TABLE ratings_by_variant (
    guild INTEGER NOT NULL,
    variant TEXT NOT NULL,
    pool TEXT NOT NULL CHECK (pool IN ('people', 'computers')),
    player TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    PRIMARY KEY (guild, variant, pool, player)
);

INSERT INTO ratings_by_variant (guild, variant, pool, player, mu, sigma, games, wins)
SELECT guild, kind || '/' || variant, pool, player, mu, sigma, games, wins FROM ratings;

DROP TABLE ratings;

ALTER TABLE ratings_by_variant RENAME TO ratings;

CREATE INDEX ratings_of_player ON ratings (player);
