-- Private notes: what a person keeps in mind about a table, seen by them alone.
CREATE TABLE notes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user INTEGER NOT NULL,
    note TEXT NOT NULL,
    PRIMARY KEY (table_id, user)
) WITHOUT ROWID;

CREATE INDEX notes_of_user ON notes (user);

-- The commands in the menu of a message find the table by it.
CREATE INDEX outbox_messages ON outbox (message) WHERE kind IN ('turn', 'end');
