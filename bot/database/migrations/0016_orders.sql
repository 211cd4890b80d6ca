-- Standing orders: what people want to be done for them when they are next asked, seen by them alone.
-- At most one of each kind for a seat; content is an order of the game, as JSON.

CREATE TABLE orders (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    user INTEGER NOT NULL,
    content TEXT NOT NULL,
    waits INTEGER NOT NULL DEFAULT 0,
    given_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, kind)
) WITHOUT ROWID;

CREATE INDEX orders_of_user ON orders (user);

-- Whether a standing order made the move; shown to the one who gave it alone.
ALTER TABLE moves ADD COLUMN by_order INTEGER NOT NULL DEFAULT 0;
