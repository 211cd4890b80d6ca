"""The progress of a table in the store: who is to act, and whether the game has ended."""

from __future__ import annotations

from collections.abc import Sequence

from bot.database.base import Writer, marks
from bot.model.acting import Acting
from bot.model.rows import Ending, QuestionKind, Status
from bot.store.questions import close_questions


async def put_acting(db: Writer, table_id: int, acting: Acting, released: Sequence[int], seq: int, now: int) -> None:
    """Write who is to act after a row, and whose stand-in has finished its turn, as part of a transaction."""
    groups = [list(acting.to_act), list(acting.newly_waiting), list(acting.changed), list(released)]
    to_act, asked, changed, free = (f"seat IN ({marks(group)})" for group in groups)
    acts, asks, changes, frees = groups
    await db.execute(
        f"UPDATE seats SET to_act = CASE WHEN {to_act} THEN 1 ELSE 0 END,"
        f" waits_since = CASE WHEN {asked} THEN ? WHEN {to_act} THEN waits_since END,"
        f" asked_seq = CASE WHEN {asked} THEN ? WHEN {to_act} THEN asked_seq END,"
        f" called = CASE WHEN {asked} THEN 0 ELSE called END,"
        f" called_at = CASE WHEN {asked} THEN NULL WHEN {to_act} THEN called_at END,"
        f" revision = CASE WHEN {changed} THEN ? ELSE revision END,"
        f" stand_in = CASE WHEN {free} THEN NULL ELSE stand_in END,"
        f" one_turn = CASE WHEN {free} THEN 0 ELSE one_turn END"
        " WHERE table_id = ?",
        (
            *acts,
            *(*asks, now, *acts),
            *(*asks, seq, *acts),
            *asks,
            *(*asks, *acts),
            *(*changes, seq),
            *frees,
            *frees,
            table_id,
        ),
    )


async def put_ending(db: Writer, table_id: int, ending: Ending, now: int) -> None:
    """Write how a game ended, as part of a transaction: nobody is to act, clocks stop, questions and orders lapse."""
    status = Status.ABANDONED if ending is Ending.ABANDONED else Status.OVER
    await db.execute(
        "UPDATE tables SET status = ?, ending = ?, ended_at = ?, paused_at = NULL, paused_by = NULL, invited = ''"
        " WHERE id = ?",
        (status.value, ending.value, now, table_id),
    )
    await db.execute(
        "UPDATE seats SET to_act = 0, waits_since = NULL, asked_seq = NULL,"
        " stand_in = CASE WHEN one_turn = 1 THEN NULL ELSE stand_in END, one_turn = 0 WHERE table_id = ?",
        (table_id,),
    )
    await db.execute("DELETE FROM paused_clocks WHERE table_id = ?", (table_id,))
    await db.execute("UPDATE clocks SET since = NULL, due = NULL WHERE table_id = ?", (table_id,))
    await db.execute("DELETE FROM orders WHERE table_id = ?", (table_id,))
    await close_questions(db, table_id, tuple(QuestionKind), now)
