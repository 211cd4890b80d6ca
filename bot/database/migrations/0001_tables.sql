-- Tables, who sits at them, what was done there, and what must still be posted.

CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    host INTEGER NOT NULL,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL,
    open_hands INTEGER NOT NULL,
    language TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('invitation', 'running', 'over', 'abandoned')),
    announced INTEGER NOT NULL DEFAULT -1,
    panel INTEGER,
    created_at INTEGER NOT NULL,
    ended_at INTEGER
);

-- At most one table per channel, across all processes.
CREATE UNIQUE INDEX one_table_a_channel ON games (channel) WHERE status IN ('invitation', 'running');

CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    computer TEXT,
    name TEXT NOT NULL,
    to_act INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

CREATE INDEX seats_of_user ON seats (user, game) WHERE user IS NOT NULL;

-- Append-only. Row 0 is the deal; a row with back_to takes back everything after that row.
CREATE TABLE moves (
    game INTEGER NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL,
    seat INTEGER,
    action TEXT NOT NULL,
    drawn TEXT NOT NULL,
    events TEXT NOT NULL,
    position_after TEXT NOT NULL,
    reveals INTEGER NOT NULL,
    chosen INTEGER NOT NULL,
    back_to INTEGER,
    interaction INTEGER,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;

CREATE UNIQUE INDEX one_move_an_interaction ON moves (interaction) WHERE interaction IS NOT NULL;

-- A question to all others at a table; it holds for one revision only.
CREATE TABLE proposals (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    revision INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    agreed TEXT NOT NULL
);

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,
    since INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    message INTEGER,
    status TEXT NOT NULL CHECK (status IN ('waiting', 'sent', 'dropped')),
    created_at INTEGER NOT NULL
);

CREATE INDEX outbox_waiting ON outbox (game, id) WHERE status = 'waiting';
