-- When anyone, and when its host, last did something at an invitation; in older rows not known.
ALTER TABLE tables ADD COLUMN touched_at INTEGER;

ALTER TABLE tables ADD COLUMN host_at INTEGER;

-- What of a table's place is gone: its channel, for good, or its server, until that readmits the bot.
ALTER TABLE tables ADD COLUMN gone TEXT CHECK (gone IN ('channel', 'server'));
