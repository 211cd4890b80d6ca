-- Absences end in the morning, time zones are asked for, and who plays while away is asked whether they are back.

-- 0: they have never chosen a time zone
ALTER TABLE people ADD COLUMN zone_known INTEGER NOT NULL DEFAULT 0;
UPDATE people SET zone_known = 1 WHERE zone != 'UTC';

ALTER TABLE people ADD COLUMN plays_since INTEGER;

-- Absences used to end a second before midnight: now at nine in the morning, with the clocks and notices that wait.
UPDATE clocks SET since = since + 32401, due = due + 32401
 WHERE since IN (SELECT away_until FROM people WHERE away_until % 900 = 899);
UPDATE outbox SET due = due + 32401
 WHERE status = 'waiting' AND due IN (SELECT away_until FROM people WHERE away_until % 900 = 899);
UPDATE people SET away_until = away_until + 32401 WHERE away_until % 900 = 899;
