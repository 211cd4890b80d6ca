-- Every table reminds: without a time limit the banks are endless, and clocks of turns under way run from the next start.

INSERT INTO clocks (table_id, seat, bank)
SELECT seats.table_id, seats.seat, 3153600000 FROM seats JOIN tables ON tables.id = seats.table_id
WHERE tables.status = 'running' AND tables.pace = 'none' AND seats.user IS NOT NULL
AND NOT EXISTS (SELECT 1 FROM clocks WHERE clocks.table_id = seats.table_id AND clocks.seat = seats.seat);
