-- Written by `uv run python -m bot.database.schema` from the migrations, which alone are run.
-- Moments are in seconds since 1970 (UTC), spans in seconds, days counted from 1970; `quiet_from`, `quiet_until` and
-- `digest` in minutes after midnight, local time. `user`, `guild`, `channel`, `message` and `role` are Discord's ids.

CREATE TABLE admin_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user INTEGER,
    kind TEXT NOT NULL,
    facts TEXT NOT NULL,
    at INTEGER NOT NULL
);

CREATE INDEX admin_log_of_guild ON admin_log (guild, id);

CREATE TABLE clocks (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    bank INTEGER NOT NULL,
    since INTEGER,
    reminded INTEGER NOT NULL DEFAULT 0,
    due INTEGER,
    spent INTEGER NOT NULL DEFAULT 0,
    granted INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE INDEX clocks_due ON clocks (due) WHERE due IS NOT NULL;

CREATE INDEX clocks_running ON clocks (since) WHERE since IS NOT NULL;

CREATE TABLE followers (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user INTEGER NOT NULL,
    seen_seq INTEGER NOT NULL DEFAULT -1,
    seen_incident INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, user)
) WITHOUT ROWID;

CREATE INDEX followed ON followers (user, table_id);

CREATE TABLE gains (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, seq)
) WITHOUT ROWID;

CREATE TABLE incidents (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    facts TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE league_log (
    league INTEGER NOT NULL REFERENCES leagues (id),
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    facts TEXT NOT NULL,
    at INTEGER NOT NULL,
    message INTEGER,
    PRIMARY KEY (league, number)
) WITHOUT ROWID;

CREATE INDEX league_log_untold ON league_log (league) WHERE message IS NULL;

CREATE TABLE league_members (
    league INTEGER NOT NULL REFERENCES leagues (id),
    number INTEGER NOT NULL,
    user INTEGER,
    name TEXT NOT NULL,
    active INTEGER NOT NULL DEFAULT 1,
    joined INTEGER NOT NULL,
    former INTEGER,
    PRIMARY KEY (league, number)
) WITHOUT ROWID;

CREATE UNIQUE INDEX one_place_a_person ON league_members (user, league) WHERE user IS NOT NULL;

CREATE TABLE league_pairings (
    league INTEGER NOT NULL REFERENCES leagues (id),
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    members TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'played', 'shared', 'struck', 'bye')),
    table_id INTEGER REFERENCES tables (id),
    reason TEXT NOT NULL DEFAULT '',
    ranks TEXT NOT NULL DEFAULT '[]',
    ended_at INTEGER,
    PRIMARY KEY (league, round, number)
) WITHOUT ROWID;

CREATE UNIQUE INDEX pairing_of_table ON league_pairings (table_id) WHERE table_id IS NOT NULL;

CREATE TABLE leagues (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER,
    title TEXT NOT NULL,
    season INTEGER NOT NULL,
    name TEXT NOT NULL,
    previous INTEGER,
    variant TEXT NOT NULL,
    seats INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    days INTEGER NOT NULL,
    pace TEXT NOT NULL,
    language TEXT NOT NULL,
    organiser INTEGER,
    role INTEGER,
    unfinished TEXT NOT NULL,
    phase TEXT NOT NULL DEFAULT 'sign_up' CHECK (phase IN ('sign_up', 'running', 'paused', 'over')),
    round INTEGER NOT NULL DEFAULT 0,
    deadline INTEGER,
    reminded INTEGER NOT NULL DEFAULT 0,
    paused_at INTEGER
);

CREATE INDEX leagues_due ON leagues (deadline) WHERE deadline IS NOT NULL;

CREATE INDEX leagues_of_server ON leagues (guild, id);

CREATE UNIQUE INDEX next_seasons ON leagues (previous) WHERE previous IS NOT NULL;

CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE moves (
    table_id INTEGER NOT NULL REFERENCES tables (id),
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
    turn_ended INTEGER,
    by_order INTEGER NOT NULL DEFAULT 0,
    joined INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE UNIQUE INDEX one_move_an_interaction ON moves (interaction) WHERE interaction IS NOT NULL;

CREATE TABLE notes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user INTEGER NOT NULL,
    note TEXT NOT NULL,
    PRIMARY KEY (table_id, user)
) WITHOUT ROWID;

CREATE INDEX notes_of_user ON notes (user);

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

CREATE TABLE orders (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seq INTEGER NOT NULL,
    user INTEGER NOT NULL,
    content TEXT NOT NULL,
    waits INTEGER NOT NULL DEFAULT 0,
    given_at INTEGER NOT NULL,
    ended INTEGER,
    PRIMARY KEY (table_id, seat, kind, seq)
) WITHOUT ROWID;

CREATE INDEX orders_of_user ON orders (user);

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    since INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    message INTEGER,
    status TEXT NOT NULL CHECK (status IN ('waiting', 'sent', 'dropped')),
    created_at INTEGER NOT NULL,
    about TEXT NOT NULL DEFAULT '',
    user INTEGER,
    channel INTEGER,
    due INTEGER,
    pings TEXT,
    owner TEXT,
    until INTEGER
);

CREATE INDEX outbox_due ON outbox (due) WHERE status = 'waiting' AND due IS NOT NULL;

CREATE INDEX outbox_messages ON outbox (message) WHERE kind IN ('turn', 'end');

CREATE INDEX outbox_notices ON outbox (table_id) WHERE kind = 'notice';

CREATE INDEX outbox_notices_of_user ON outbox (user) WHERE kind = 'notice' AND status = 'waiting';

CREATE INDEX outbox_sent ON outbox (table_id, id) WHERE status = 'sent';

CREATE INDEX outbox_told ON outbox (message) WHERE kind = 'notice' AND status = 'sent';

CREATE INDEX outbox_votes ON outbox (table_id) WHERE kind = 'vote';

CREATE INDEX outbox_waiting ON outbox (table_id, id) WHERE status = 'waiting';

CREATE TABLE paused_clocks (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    bank INTEGER NOT NULL,
    ran INTEGER NOT NULL,
    spent INTEGER NOT NULL,
    due_in INTEGER,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE TABLE people (
    user INTEGER PRIMARY KEY,
    language TEXT NOT NULL DEFAULT 'en',
    notices TEXT NOT NULL DEFAULT 'channel' CHECK (notices IN ('channel', 'direct', 'both', 'none')),
    zone TEXT NOT NULL DEFAULT 'UTC',
    quiet_from INTEGER,
    quiet_until INTEGER,
    away_until INTEGER,
    closed INTEGER NOT NULL DEFAULT 0,
    ends_turns INTEGER NOT NULL DEFAULT 0,
    zone_known INTEGER NOT NULL DEFAULT 0,
    plays_since INTEGER,
    digest INTEGER,
    sharing TEXT NOT NULL DEFAULT 'nothing'
);

CREATE INDEX people_sharing ON people (sharing);

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

CREATE TABLE puzzle_cards (
    user INTEGER NOT NULL,
    day INTEGER NOT NULL,
    puzzle INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    interaction INTEGER NOT NULL,
    message INTEGER,
    PRIMARY KEY (user, day, puzzle, channel)
) WITHOUT ROWID;

CREATE TABLE puzzle_posts (
    message INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    day INTEGER NOT NULL,
    puzzle INTEGER NOT NULL,
    language TEXT NOT NULL
);

CREATE INDEX puzzles_posted ON puzzle_posts (puzzle);

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

CREATE INDEX mined_puzzles ON puzzles (table_id) WHERE table_id IS NOT NULL;

CREATE UNIQUE INDEX one_puzzle_a_day ON puzzles (day) WHERE day IS NOT NULL;

CREATE TABLE questions (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    facts TEXT NOT NULL,
    votes TEXT NOT NULL,
    times INTEGER NOT NULL DEFAULT 1,
    due INTEGER,
    PRIMARY KEY (table_id, kind)
) WITHOUT ROWID;

CREATE INDEX questions_due ON questions (due) WHERE due IS NOT NULL;

CREATE TABLE ratings (
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

CREATE INDEX ratings_of_player ON ratings (player);

CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    computer TEXT,
    rank INTEGER,
    score INTEGER,
    gave_up INTEGER NOT NULL,
    figures TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE INDEX results_of_user ON results (user, table_id) WHERE user IS NOT NULL;

CREATE TABLE reviews (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    version INTEGER NOT NULL,
    data TEXT NOT NULL
);

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    computer TEXT,
    name TEXT NOT NULL,
    to_act INTEGER NOT NULL DEFAULT 0,
    stand_in TEXT,
    one_turn INTEGER NOT NULL DEFAULT 0,
    conceded INTEGER NOT NULL DEFAULT 0,
    waits_since INTEGER,
    seen_seq INTEGER NOT NULL DEFAULT -1,
    seen_incident INTEGER NOT NULL DEFAULT 0,
    asked_seq INTEGER,
    called INTEGER NOT NULL DEFAULT 0,
    revision INTEGER NOT NULL DEFAULT -1,
    called_at INTEGER,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE INDEX seats_of_user ON seats (user, table_id) WHERE user IS NOT NULL;

CREATE TABLE tables (
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
    ended_at INTEGER,
    pace TEXT NOT NULL DEFAULT 'none',
    rated INTEGER NOT NULL DEFAULT 0,
    ending TEXT,
    stand_in TEXT,
    paused_at INTEGER,
    paused_by INTEGER,
    touched_at INTEGER,
    host_at INTEGER,
    gone TEXT CHECK (gone IN ('channel', 'server')),
    invited TEXT NOT NULL DEFAULT '',
    mined INTEGER NOT NULL DEFAULT 0,
    mining_until INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX games_of_channel ON tables (channel, id);

CREATE INDEX invitations ON tables (status, id) WHERE status = 'invitation';

CREATE INDEX lost_tables ON tables (guild) WHERE gone = 'server';

CREATE UNIQUE INDEX one_table_a_channel ON tables (channel) WHERE status IN ('invitation', 'running');

CREATE INDEX running_in_guild ON tables (guild, id) WHERE status IN ('invitation', 'running');

CREATE TABLE wishes (
    user INTEGER NOT NULL,
    guild INTEGER NOT NULL DEFAULT 0,
    table_id INTEGER NOT NULL DEFAULT 0,
    notices TEXT NOT NULL,
    PRIMARY KEY (user, guild, table_id)
) WITHOUT ROWID;
