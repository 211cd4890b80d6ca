-- Who has been asked to a rematch, which begins once all of them have joined: users, each between commas, as in `,1,2,`.
ALTER TABLE tables ADD COLUMN invited TEXT NOT NULL DEFAULT '';
