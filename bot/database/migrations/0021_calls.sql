-- When a seat's person was last called to act, in the channel or directly: a clock runs only once that has arrived.

ALTER TABLE seats ADD COLUMN called_at INTEGER;

UPDATE seats SET called_at = waits_since WHERE to_act = 1 AND NOT EXISTS (
    SELECT 1 FROM outbox WHERE outbox.table_id = seats.table_id AND outbox.status = 'waiting'
    AND (outbox.kind = 'turn' OR outbox.kind = 'notice' AND outbox.about IN ('turn', 'closed')
        AND outbox.user = seats.user)
);

UPDATE clocks SET since = NULL, due = NULL WHERE since IS NOT NULL AND EXISTS (
    SELECT 1 FROM seats WHERE seats.table_id = clocks.table_id AND seats.seat = clocks.seat
    AND seats.to_act = 1 AND seats.called_at IS NULL
);
