-- The last incident that everyone has been shown, in addition to the last row.

ALTER TABLE seats ADD COLUMN seen_incident INTEGER NOT NULL DEFAULT 0;

ALTER TABLE followers ADD COLUMN seen_incident INTEGER NOT NULL DEFAULT 0;
