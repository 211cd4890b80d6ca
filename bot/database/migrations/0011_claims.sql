-- Leases: which process is sending a message or was the last to try, and until when it has the message to itself; only
-- if several processes share the store.

ALTER TABLE outbox ADD COLUMN owner TEXT;

ALTER TABLE outbox ADD COLUMN until INTEGER;
