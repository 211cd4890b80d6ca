-- Until when a process alone looks for puzzles in the game, in seconds since 1970.
ALTER TABLE tables ADD COLUMN mining_until INTEGER NOT NULL DEFAULT 0;

-- Messages with a puzzle from a game of this store: they are edited once it is taken out.
CREATE TABLE puzzle_posts (
    message INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    day INTEGER NOT NULL,
    puzzle INTEGER NOT NULL,
    language TEXT NOT NULL
);

CREATE INDEX puzzles_posted ON puzzle_posts (puzzle);
