-- How much of a turn had passed before the clock began to run on, so that reminders keep their moments.

ALTER TABLE clocks ADD COLUMN spent INTEGER NOT NULL DEFAULT 0;

-- How many turns to come had their gain already, before they were taken back; and with which row each turn had it.
ALTER TABLE clocks ADD COLUMN granted INTEGER NOT NULL DEFAULT 0;

CREATE TABLE gains (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (game, seat, seq)
) WITHOUT ROWID;
