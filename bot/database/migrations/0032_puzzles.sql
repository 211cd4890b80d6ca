-- Puzzles that were the position of a day, or come from a game of this store, and what people answered.

-- What others may see of a person's games: 'nothing', 'unnamed' or 'named'.
ALTER TABLE people ADD COLUMN sharing TEXT NOT NULL DEFAULT 'nothing';
CREATE INDEX people_sharing ON people (sharing);

-- Whether puzzles were looked for in the game once it was over.
ALTER TABLE tables ADD COLUMN mined INTEGER NOT NULL DEFAULT 0;

-- Of a game of this store: its table, and the people who played there, numbers between commas. The day is the latest
-- on which it was had, counted from 1970; mu to wins are its rating.
CREATE TABLE puzzles (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    table_id INTEGER REFERENCES tables (id),
    users TEXT NOT NULL DEFAULT '',
    content TEXT NOT NULL,
    day INTEGER,
    mu REAL,
    sigma REAL,
    games INTEGER NOT NULL DEFAULT 0,
    wins INTEGER NOT NULL DEFAULT 0
);

CREATE UNIQUE INDEX one_puzzle_a_day ON puzzles (day) WHERE day IS NOT NULL;
CREATE INDEX mined_puzzles ON puzzles (table_id) WHERE table_id IS NOT NULL;

-- Steps are JSON of the attempt; once it is judged there is a grade, and mu to wins are the person's rating after it.
CREATE TABLE puzzle_answers (
    user INTEGER NOT NULL,
    day INTEGER NOT NULL,
    puzzle INTEGER NOT NULL,
    steps TEXT NOT NULL,
    at INTEGER NOT NULL,
    grade TEXT,
    cost REAL,
    mu REAL,
    sigma REAL,
    games INTEGER,
    wins INTEGER,
    PRIMARY KEY (user, day, puzzle)
) WITHOUT ROWID;

CREATE INDEX answers_to_puzzles ON puzzle_answers (puzzle, day);
