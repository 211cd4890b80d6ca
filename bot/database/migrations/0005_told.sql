-- Up to which happening beside the play everyone was told privately what happened, beside up to which row.

ALTER TABLE seats ADD COLUMN seen_incident INTEGER NOT NULL DEFAULT 0;

ALTER TABLE followers ADD COLUMN seen_incident INTEGER NOT NULL DEFAULT 0;
