# Texts for operators: checking, backing up and restoring the database.

store-missing = PIAZZA_DATABASE: { $path } doesn’t exist. Enter the right path, or start the bot to create it.
store-empty = PIAZZA_DATABASE: { $path } is empty. Enter the right path, or start the bot to create it.
store-older-schema = PIAZZA_DATABASE: { $path } was written by an older version of Piazza (schema { $detail }). Start the bot once to update it.

store-not-empty = { $path } isn’t empty. Nothing was changed; choose an empty database, or a file that doesn’t exist yet.

transfer-done = { $tables ->
    [one] 1 table with everything that belongs to it ({ $rows } rows) is now in { $target }, without damage.
   *[other] { $tables } tables with everything that belongs to them ({ $rows } rows) are now in { $target }, without damage.
 } Set PIAZZA_DATABASE to it, and start the bot. The former database wasn’t changed.
transfer-damaged = Copied to { $target }, where { $bad ->
    [one] 1 table is
   *[other] { $bad } tables are
 } damaged. Check whether they are in the former database too (piazza check).

check-good = { $tables ->
    [0] No tables yet; the database is intact.
    [one] 1 table with { $rows } rows, no damage.
   *[other] { $tables } tables with { $rows } rows, no damage.
 }
check-no-table = --table: there’s no table { $table } in this database.
check-bad = Damaged: { $bad } of { $tables ->
    [one] 1 table.
   *[other] { $tables } tables.
 } See “Checking” in .github/docs/hosting.md.
check-other-rules = { $tables ->
    [one] 1 of them is of a game, or by rules, that this Piazza doesn’t have, and wasn’t replayed.
   *[other] { $tables } of them are of games, or by rules, that this Piazza doesn’t have, and weren’t replayed.
 }

damage-no-table = no such table.
damage-row-missing = this row of the log is missing.
damage-not-begun = it has a log but hasn’t started.
damage-seats = this game can’t be played by { $count }.
damage-setup = the setup differs at { $path }: stored { $stored }, but the position implies { $right }.
damage-position = the position differs at { $path }: stored { $stored }, but by the rules { $right }.
damage-action = the action differs at { $path }: stored { $stored }, but the bot does { $right } here.
damage-events = the events differ at { $path }: stored { $stored }, but by the rules { $right }.
damage-reveals = whether something was revealed differs: stored { $stored }, but by the rules { $right } ({ $path }).
damage-turn-ended = whether it ended a turn differs: stored { $stored }, but by the rules { $right } ({ $path }).
damage-results = the results differ at { $path }: stored { $stored }, but the game ended with { $right }.
damage-to-act = whose turn it is differs at { $path }: stored { $stored }, but by the rules { $right }.
damage-bad-data = can’t be replayed: { $why }
damage-illegal = against the rules: { $why }
damage-back-to = it goes back to row { $back_to }, which isn’t an earlier one.
damage-nobody = no player is stored for it.
damage-not-ended = the table is running, but by the rules the game is over.
damage-not-over = the table is over, but by the rules the game isn’t.
damage-announced = row { $announced } was announced but doesn’t exist.
damage-unreadable = can’t be read: { $why }

backup-made = { $games ->
    [one] Backed up and verified: { $file } (1 table, { $size }).
   *[other] Backed up and verified: { $file } ({ $games } tables, { $size }).
 }
backup-made-damaged = Backed up: { $file } ({ $size }), but { $bad ->
    [one] 1 table is
   *[other] { $bad } tables are
 } damaged.
backup-is-store = { $file } is the database itself. Choose another file.
backup-in-use = { $file } is a bot’s database, not a backup. It wasn’t changed; choose another file.
backup-not-a-backup = { $file } isn’t a backup of Piazza. It wasn’t changed; choose another file.
backup-no-folder = { $file }: the folder doesn’t exist.
backup-unwritable = { $file } can’t be written: { $why }
backup-unreadable = The database can’t be read: { $why }. No backup was made; { $file } wasn’t changed.
backup-damaged-file = The database is damaged: { $why }. No backup was made; { $file } wasn’t changed. Restore an earlier backup (piazza restore).
backup-damaged-games = The database has { $bad ->
    [one] a damaged table ({ $first }).
   *[other] { $bad } damaged tables ({ $first }).
 } No backup was made; { $file } wasn’t changed. For details, run “piazza check”; to back up anyway, add --even-damaged.

restore-done = { $games ->
    [one] Restored { $file } ({ $made }, 1 table).
   *[other] Restored { $file } ({ $made }, { $games } tables).
 }
restore-is-store = { $file } is the database itself. Choose a backup.
restore-missing = { $file } doesn’t exist. Choose a backup.
restore-not-a-store = { $file } isn’t a backup of Piazza. Nothing was changed.
restore-newer = { $file } was made by a newer version of Piazza (schema { $detail }). Nothing was changed; update the bot.
restore-unreadable = { $file } can’t be read: { $why }. Nothing was changed.
restore-damaged-file = { $file } is damaged: { $why }. Nothing was changed.
restore-damaged-games = { $file } has { $bad ->
    [one] a damaged table ({ $first }).
   *[other] { $bad } damaged tables ({ $first }).
 } Nothing was changed; to restore it anyway, add --even-damaged.
restore-unwritable = The database’s folder isn’t writable: { $why }. Nothing was changed.

store-in-the-way = PIAZZA_DATABASE: { $path } isn’t a database of Piazza. It wasn’t changed; move it away first.
