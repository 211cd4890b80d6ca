-- How often a question has been asked, and when it is asked again if nobody answers, in seconds since 1970; how to go
-- on without someone is asked again by that seat's clock.
ALTER TABLE questions ADD COLUMN times INTEGER NOT NULL DEFAULT 1;
ALTER TABLE questions ADD COLUMN due INTEGER;
UPDATE questions SET due = 0 WHERE kind != 'absent';
-- those that nobody had answered in time were never asked again
UPDATE clocks SET due = since WHERE due IS NULL AND since IS NOT NULL AND EXISTS (
    SELECT 1 FROM questions WHERE kind = 'absent' AND questions.table_id = clocks.table_id AND questions.seat = clocks.seat
);
