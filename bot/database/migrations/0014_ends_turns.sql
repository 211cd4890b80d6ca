-- People can have their turns end by themselves when only minor options are left.

ALTER TABLE people ADD COLUMN ends_turns INTEGER NOT NULL DEFAULT 0;
