"""Where a table stands, in the store: whose turn it is, and whether it has ended."""

from __future__ import annotations

import json
from collections.abc import Collection

import aiosqlite

from bot.rows import Ending, Status


async def put_to_act(
    db: aiosqlite.Connection, table: int, to_act: Collection[int], now: int, ended: Collection[int] = ()
) -> None:
    """Write which seats are to act, and since when, as part of a transaction.

    Who has ended a turn is not the same turn's any more, even where the next one is theirs at once.
    """
    # whose turn a stand-in has just played for them decides for themselves again
    await db.execute(
        "UPDATE seats SET to_act = acts,"
        " waits_since = CASE WHEN acts AND to_act AND NOT done THEN waits_since WHEN acts THEN ? END,"
        " stand_in = CASE WHEN one_turn AND (done OR NOT acts) THEN NULL ELSE stand_in END,"
        " one_turn = one_turn AND acts AND NOT done"
        " FROM (SELECT seat AS place, seat IN (SELECT value FROM json_each(?)) AS acts,"
        " seat IN (SELECT value FROM json_each(?)) AS done FROM seats WHERE game = ?)"
        " WHERE game = ? AND seat = place",
        (now, json.dumps(list(to_act)), json.dumps(list(ended)), table, table),
    )


async def put_ending(db: aiosqlite.Connection, table: int, ending: Ending, now: int) -> None:
    """Write how a game ended, as part of a transaction: its clocks stand, its questions are closed."""
    status = Status.ABANDONED if ending is Ending.ABANDONED else Status.OVER
    await db.execute(
        "UPDATE games SET status = ?, ending = ?, ended_at = ? WHERE id = ?",
        (status.value, ending.value, now, table),
    )
    await db.execute("UPDATE clocks SET since = NULL, due = NULL WHERE game = ?", (table,))
    await db.execute("DELETE FROM questions WHERE game = ?", (table,))
    await db.execute(
        "UPDATE outbox SET status = 'dropped' WHERE game = ? AND kind = 'vote' AND status = 'waiting'", (table,)
    )
