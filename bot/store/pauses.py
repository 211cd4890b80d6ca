"""Pauses in the store: a paused table's clocks stop, and later run on from the same second."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.database.base import Writer
from bot.model.pace import TERMS, Clock, Pace
from bot.store.clocks import ClockStore, put_clock


async def put_pause(db: Writer, clocks: ClockStore, table_id: int, manager: int) -> None:
    """Pause a table on behalf of a manager, as part of a transaction."""
    now = await clocks.catch_up(db)
    await db.execute("UPDATE tables SET paused_at = ?, paused_by = ? WHERE id = ?", (now, manager, table_id))
    rows = await db.execute_fetchall("SELECT * FROM clocks WHERE table_id = ? AND since IS NOT NULL", (table_id,))
    for row in rows:
        clock = Clock(row["bank"], row["since"], row["reminded"], row["spent"])
        due_in = None if row["due"] is None else row["due"] - max(now, row["since"])
        await db.execute(
            "INSERT INTO paused_clocks (table_id, seat, bank, ran, spent, due_in) VALUES (?, ?, ?, ?, ?, ?)",
            (table_id, row["seat"], clock.bank, clock.used(now), clock.spent, due_in),
        )
        await put_clock(db, table_id, row["seat"], Clock(clock.left(now), None, clock.reminded, clock.spent), None)


async def end_pause(db: Writer, clocks: ClockStore, table_id: int, pace: Pace) -> None:
    """Resume a table exactly where it was paused, as part of a transaction."""
    now = await clocks.catch_up(db)
    ((since,),) = await db.execute_fetchall("SELECT paused_at FROM tables WHERE id = ?", (table_id,))
    await db.execute("UPDATE tables SET paused_at = NULL, paused_by = NULL WHERE id = ?", (table_id,))
    await db.execute(
        "UPDATE seats SET waits_since = waits_since + ? WHERE table_id = ? AND waits_since IS NOT NULL",
        (max(0, now - since), table_id),
    )
    await _run_on(db, table_id, pace, now)
    await clocks.run_on(db, table_id)


async def drop_paused_clocks(db: Writer, table_id: int, seats: Mapping[int, object]) -> None:
    """Delete how the clocks of seats ran before a pause, as part of a transaction: someone else sits there now."""
    for seat in seats:
        await db.execute("DELETE FROM paused_clocks WHERE table_id = ? AND seat = ?", (table_id, seat))


async def _run_on(db: Writer, table_id: int, pace: Pace, now: int) -> None:
    """Start the clocks that ran when the table was paused; others wait until their person has been called."""
    rows = await db.execute_fetchall(
        "SELECT seats.seat, clocks.bank, clocks.reminded, paused_clocks.bank AS former, paused_clocks.ran,"
        " paused_clocks.spent, paused_clocks.due_in, people.away_until"
        " FROM seats JOIN clocks USING (table_id, seat) JOIN paused_clocks USING (table_id, seat)"
        " LEFT JOIN people ON people.user = seats.user"
        " WHERE seats.table_id = ? AND seats.to_act = 1 AND seats.user IS NOT NULL AND seats.stand_in IS NULL",
        (table_id,),
    )
    for row in rows:
        await put_clock(db, table_id, row["seat"], *_running(row, pace, now))
    await db.execute("DELETE FROM paused_clocks WHERE table_id = ?", (table_id,))


def _running(row: Any, pace: Pace, now: int) -> tuple[Clock, int | None]:
    """Return a clock that runs on, and when something is due for it."""
    terms, begin = TERMS[pace], max(now, row["away_until"] or 0)
    if not row["ran"]:
        due = None if row["due_in"] is None else begin + row["due_in"]
        return Clock(row["former"], begin, row["reminded"], row["spent"]), due
    clock = Clock(row["former"], now - row["ran"], row["reminded"], row["spent"])
    due = None if row["due_in"] is None else now + row["due_in"]
    if begin > now:  # someone who is away by now: the clock is held until they are back
        clock = clock.resumed(now, begin)
        due = clock.due(terms) if clock.bank else due
    return clock, due
