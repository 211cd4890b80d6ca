# What operators read who check, back up and restore a store.
terminal-check = Replay every stored game, and tell what is damaged.
terminal-check-table = The number of the only table to check.
terminal-backup = Copy the store into one checked file; the bot may run.
terminal-backup-file = The file to be made; an earlier backup of this name is replaced once the new one is good.
terminal-backup-damaged = Keep the backup even if games in it are damaged.
terminal-restore = Put a backup in the store’s place; no bot may run.
terminal-restore-file = The backup.

store-missing = PIAZZA_DATABASE: { $path } does not exist. Name the store, or start the bot: it makes one.
store-empty = PIAZZA_DATABASE: { $path } is empty. Name the store, or start the bot: it makes one.
store-older-schema = PIAZZA_DATABASE: { $path } was written by an older Piazza (schema { $detail }). Start the bot once, which brings it up to date.

check-good = { $tables ->
    [0] No tables yet; the store is whole.
    [one] 1 table with { $rows } rows: all good.
   *[other] { $tables } tables with { $rows } rows: all good.
 }
check-bad = Damaged: { $bad } of { $tables ->
    [one] 1 table.
   *[other] { $tables } tables.
 } What to do stands in .github/docs/hosting.md under “Checking”.
check-file-bad = The file itself is damaged: { $why }. Restore a backup (piazza restore).
check-other-rules = { $tables ->
    [one] 1 of them was played by other rules than today’s and was not replayed.
   *[other] { $tables } of them were played by other rules than today’s and were not replayed.
 }
check-progress = { $done } of { $tables } tables checked …

damage-of-table = Table { $table }: { $what }
damage-of-row = Table { $table }, row { $seq }: { $what }
damage-no-table = there is no such table.
damage-no-such-game = no game here is called { $game }.
damage-row-missing = this row of its log is missing.
damage-not-begun = it has a log though it has not begun.
damage-seats = { $count } cannot play this game.
damage-setup = what the game was dealt from differs at { $path }: { $stored } is stored, { $right } follows from the position.
damage-position = the position differs at { $path }: { $stored } is stored, { $right } is what the rules say.
damage-action = the action differs at { $path }: { $stored } is stored, { $right } is what the bot does there.
damage-events = what happened differs at { $path }: { $stored } is stored, { $right } is what the rules say.
damage-reveals = whether something came to light differs: { $stored } is stored, { $right } is what the rules say ({ $path }).
damage-turn-ended = whether it ended a turn differs: { $stored } is stored, { $right } is what the rules say ({ $path }).
damage-results = the results differ at { $path }: { $stored } is stored, { $right } is what came out.
damage-to-act = who is to act differs at { $path }: { $stored } is stored, { $right } is what the rules say.
damage-bad-data = it cannot be replayed: { $why }
damage-illegal = the rules do not allow this: { $why }
damage-back-to = it goes back to row { $back_to }, which does not come before it.
damage-nobody = nobody did it.
damage-not-ended = the game is over by its rules, but the table runs.
damage-not-over = the table is over, but by its rules the game is not.
damage-announced = row { $announced } was announced, which does not exist.
damage-unreadable = it cannot be read: { $why }
damage-restless = it changed each time it was read; check it again.

backup-made = { $games ->
    [one] Backed up and checked: { $file } (1 table, { $size }).
   *[other] Backed up and checked: { $file } ({ $games } tables, { $size }).
 }
backup-made-damaged = Backed up: { $file } ({ $size }), though { $bad ->
    [one] 1 table is
   *[other] { $bad } tables are
 } damaged.
backup-not-sqlite = PIAZZA_DATABASE is not a file but a PostgreSQL server: back it up with pg_dump, and restore it with pg_restore.
backup-is-store = { $file } is the store itself. Name another file.
backup-in-use = { $file } is or was a running bot’s store, not a backup. It was left as it is; name another file.
backup-not-a-backup = { $file } is not a backup of Piazza. It was left as it is; name another file.
backup-no-folder = { $file }: its folder does not exist.
backup-unwritable = { $file } cannot be written: { $why }
backup-unreadable = The store cannot be read: { $why }. No backup was made; { $file } was left as it is.
backup-damaged-file = The store is damaged: { $why }. No backup was made; { $file } was left as it is. Restore an earlier one (piazza restore).
backup-damaged-games = The store has { $bad ->
    [one] a damaged table ({ $first }).
   *[other] { $bad } damaged tables ({ $first }).
 } No backup was made; { $file } was left as it is. “piazza check” tells more, --even-damaged backs it up nevertheless.

restore-done = { $games ->
    [one] Restored: { $file } ({ $made }, 1 table) is the store now.
   *[other] Restored: { $file } ({ $made }, { $games } tables) is the store now.
 }
restore-kept = The former store is kept as { $former }.
restore-made-at = made { $time } UTC
restore-made-unknown = not made by piazza backup
restore-is-store = { $file } is the store itself. Name a backup.
restore-missing = { $file } does not exist. Name a backup.
restore-not-a-store = { $file } is not a store of Piazza. Nothing was changed.
restore-newer = { $file } was made by a newer Piazza (schema { $detail }). Nothing was changed; update the bot.
restore-unreadable = { $file } cannot be read: { $why }. Nothing was changed.
restore-damaged-file = { $file } is damaged: { $why }. Nothing was changed.
restore-damaged-games = { $file } has { $bad ->
    [one] a damaged table ({ $first }).
   *[other] { $bad } damaged tables ({ $first }).
 } Nothing was changed; --even-damaged restores it nevertheless.
terminal-restore-damaged = Restore the backup even if games in it are damaged.
restore-unwritable = The store’s folder cannot be written: { $why }. The store was left as it is.

store-in-the-way = PIAZZA_DATABASE: { $path } is not a store of Piazza. It was left as it is; move it away first.
size-kilobytes = { $number } kB
size-megabytes = { $number } MB
size-gigabytes = { $number } GB
