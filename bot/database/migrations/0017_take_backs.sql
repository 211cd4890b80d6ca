-- What hangs on a position goes back with it.

-- Whether a move was chosen in one confirmation with the one before, and so is taken back with it.
ALTER TABLE moves ADD COLUMN joined INTEGER NOT NULL DEFAULT 0;

-- Only the last move of a confirmation held its interaction, and all were written in the same second.
UPDATE moves SET joined = 1 WHERE chosen = 1 AND by_order = 0 AND back_to IS NULL AND EXISTS (
    SELECT 1 FROM moves AS former WHERE former.table_id = moves.table_id AND former.seq = moves.seq - 1
    AND former.seat = moves.seat AND former.chosen = 1 AND former.by_order = 0 AND former.interaction IS NULL
    AND former.back_to IS NULL AND former.at = moves.at
);

-- Orders with the row of the log after which they were given, and the row that used them up, if one has.
CREATE TABLE given_orders (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seq INTEGER NOT NULL,
    user INTEGER NOT NULL,
    content TEXT NOT NULL,
    waits INTEGER NOT NULL DEFAULT 0,
    given_at INTEGER NOT NULL,
    ended INTEGER,
    PRIMARY KEY (table_id, seat, kind, seq)
) WITHOUT ROWID;

INSERT INTO given_orders (table_id, seat, kind, seq, user, content, waits, given_at)
SELECT table_id, seat, kind, coalesce(
    (SELECT max(moves.seq) FROM moves WHERE moves.table_id = orders.table_id AND moves.at <= orders.given_at), -1
), user, content, waits, given_at FROM orders;

DROP TABLE orders;

ALTER TABLE given_orders RENAME TO orders;

CREATE INDEX orders_of_user ON orders (user);
