-- How much of a turn had passed before the clock was resumed, so that reminders keep their times.

ALTER TABLE clocks ADD COLUMN spent INTEGER NOT NULL DEFAULT 0;

-- How many turns to come have had their gain already, before a take-back; and the row with which each turn had it.
ALTER TABLE clocks ADD COLUMN granted INTEGER NOT NULL DEFAULT 0;

CREATE TABLE gains (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (game, seat, seq)
) WITHOUT ROWID;
