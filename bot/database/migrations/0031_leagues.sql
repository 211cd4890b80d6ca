-- Leagues: each row is a season of one, in which tables are drawn by standing, round by round.
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

CREATE INDEX leagues_of_server ON leagues (guild, id);
CREATE INDEX leagues_due ON leagues (deadline) WHERE deadline IS NOT NULL;
CREATE UNIQUE INDEX next_seasons ON leagues (previous) WHERE previous IS NOT NULL;

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

-- Members are numbers between commas, in the order of the seats; ranks are by seat, and empty for who gave up.
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

-- What happened; as long as the message is NULL, the channel has still to be told.
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
