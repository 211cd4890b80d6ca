"""The progress of a table in the store: who is to act, and whether the game has ended."""

from __future__ import annotations

from collections.abc import Sequence

from bot.database.base import Writer
from bot.model.acting import Acting
from bot.model.rows import Ending, QuestionKind, Status
from bot.store.questions import close_questions


async def put_acting(db: Writer, table_id: int, acting: Acting, released: Sequence[int], seq: int, now: int) -> None:
    """Write who is to act after a row, and whose stand-in has finished its turn, as part of a transaction."""
    # any other seat is to act, or is not, as before
    for seat in sorted(acting.newly_waiting | acting.changed | {*released}):
        change: dict[str, int | None] = {}
        if seat in acting.newly_waiting:
            change |= {"to_act": 1, "waits_since": now, "asked_seq": seq, "called": 0, "called_at": None}
        elif seat not in acting.to_act:
            change |= {"to_act": 0, "waits_since": None, "asked_seq": None, "called_at": None}
        if seat in acting.changed:
            change["revision"] = seq
        if seat in released:
            change |= {"stand_in": None, "one_turn": 0}
        columns = ", ".join(f"{column} = ?" for column in change)
        await db.execute(
            f"UPDATE seats SET {columns} WHERE table_id = ? AND seat = ?", (*change.values(), table_id, seat)
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
