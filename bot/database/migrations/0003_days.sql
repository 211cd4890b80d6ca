-- Games that last for days: people's preferences, clocks, stand-ins, questions of every kind, notices, onlookers.

CREATE TABLE people (
    user INTEGER PRIMARY KEY,
    language TEXT NOT NULL DEFAULT 'en',
    notices TEXT NOT NULL DEFAULT 'channel' CHECK (notices IN ('channel', 'direct', 'both', 'none')),
    zone TEXT NOT NULL DEFAULT 'UTC',
    quiet_from INTEGER,
    quiet_until INTEGER,
    away_until INTEGER,
    closed INTEGER NOT NULL DEFAULT 0
);

ALTER TABLE games ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';

ALTER TABLE games ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;

-- How a game ended: played to its end, conceded, by agreement, or abandoned.
ALTER TABLE games ADD COLUMN ending TEXT;

UPDATE games SET ending = CASE status WHEN 'over' THEN 'played' WHEN 'abandoned' THEN 'abandoned' END;

-- A computer player that acts for an absent person, for one turn or until they are back.
ALTER TABLE seats ADD COLUMN stand_in TEXT;

ALTER TABLE seats ADD COLUMN one_turn INTEGER NOT NULL DEFAULT 0;

ALTER TABLE seats ADD COLUMN conceded INTEGER NOT NULL DEFAULT 0;

-- Since when the seat is to act, and the last row that its person has been shown.
ALTER TABLE seats ADD COLUMN waits_since INTEGER;

ALTER TABLE seats ADD COLUMN seen INTEGER NOT NULL DEFAULT -1;

-- A seat's time bank in seconds, and since when it runs, possibly a future time; without one it is stopped.
CREATE TABLE clocks (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    bank INTEGER NOT NULL,
    since INTEGER,
    reminded INTEGER NOT NULL DEFAULT 0,
    due INTEGER,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

CREATE INDEX clocks_due ON clocks (due) WHERE due IS NOT NULL;

CREATE INDEX clocks_running ON clocks (since) WHERE since IS NOT NULL;

-- Open questions to a table, one of a kind at a time; votes are by person.
CREATE TABLE questions (
    game INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,
    revision INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    facts TEXT NOT NULL,
    votes TEXT NOT NULL,
    PRIMARY KEY (game, kind)
) WITHOUT ROWID;

INSERT INTO questions
SELECT game, 'take_back', revision, seat, '{}', coalesce((
    SELECT json_group_object(seats.user, 'agree') FROM json_each(proposals.agreed)
    JOIN seats ON seats.game = proposals.game AND seats.seat = json_each.value WHERE seats.user IS NOT NULL
), '{}')
FROM proposals;

DROP TABLE proposals;

-- What happened at a table outside of play, and after which row of its log.
CREATE TABLE incidents (
    game INTEGER NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    facts TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;

CREATE TABLE followers (
    game INTEGER NOT NULL REFERENCES games (id),
    user INTEGER NOT NULL,
    seen INTEGER NOT NULL DEFAULT -1,
    PRIMARY KEY (game, user)
) WITHOUT ROWID;

CREATE INDEX followed ON followers (user, game);

CREATE INDEX running_in_guild ON games (guild, id) WHERE status IN ('invitation', 'running');

-- A message may be for one person, be due later, and be in another channel than the table.
ALTER TABLE outbox ADD COLUMN about TEXT NOT NULL DEFAULT '';

ALTER TABLE outbox ADD COLUMN user INTEGER;

ALTER TABLE outbox ADD COLUMN place INTEGER;

ALTER TABLE outbox ADD COLUMN due INTEGER;

ALTER TABLE outbox ADD COLUMN pings TEXT;

UPDATE outbox SET about = 'take_back' WHERE kind = 'vote';

CREATE INDEX outbox_due ON outbox (due) WHERE status = 'waiting' AND due IS NOT NULL;

CREATE INDEX outbox_notices ON outbox (game) WHERE kind = 'notice';

CREATE INDEX outbox_notices_of_user ON outbox (user) WHERE kind = 'notice' AND status = 'waiting';
