"""Where a table stands, in the store: whose turn it is, and whether it has ended."""

from __future__ import annotations

from collections.abc import Collection

from bot.database.base import Writer, marks
from bot.model.rows import Ending, Status


async def put_to_act(db: Writer, table: int, to_act: Collection[int], now: int, ended: Collection[int] = ()) -> None:
    """Write which seats are to act, and since when, as part of a transaction.

    Who has ended a turn is not the same turn's any more, even where the next one is theirs at once.
    """
    # whose turn a stand-in has just played for them decides for themselves again
    acting, done = list(to_act), list(ended)
    await db.execute(
        "UPDATE seats SET to_act = acts,"
        " waits_since = CASE WHEN acts = 1 AND to_act = 1 AND done = 0 THEN waits_since WHEN acts = 1 THEN ? END,"
        " stand_in = CASE WHEN one_turn = 1 AND (done = 1 OR acts = 0) THEN NULL ELSE stand_in END,"
        " one_turn = CASE WHEN acts = 1 AND done = 0 THEN one_turn ELSE 0 END"
        f" FROM (SELECT seat AS place, CASE WHEN seat IN ({marks(acting)}) THEN 1 ELSE 0 END AS acts,"
        f" CASE WHEN seat IN ({marks(done)}) THEN 1 ELSE 0 END AS done FROM seats WHERE game = ?) AS turn"
        " WHERE game = ? AND seat = place",
        (now, *acting, *done, table, table),
    )


async def put_ending(db: Writer, table: int, ending: Ending, now: int) -> None:
    """Write how a game ended, as part of a transaction: its clocks stand, its questions are closed."""
    status = Status.ABANDONED if ending is Ending.ABANDONED else Status.OVER
    await db.execute(
        "UPDATE games SET status = ?, ending = ?, ended_at = ?, paused_at = NULL, paused_by = NULL WHERE id = ?",
        (status.value, ending.value, now, table),
    )
    await db.execute("DELETE FROM paused_clocks WHERE game = ?", (table,))
    await db.execute("UPDATE clocks SET since = NULL, due = NULL WHERE game = ?", (table,))
    await db.execute("DELETE FROM questions WHERE game = ?", (table,))
    await db.execute(
        "UPDATE outbox SET status = 'dropped' WHERE game = ? AND kind = 'vote' AND status = 'waiting'", (table,)
    )
