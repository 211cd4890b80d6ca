"""Pauses in the store: a paused table's clocks stand to the second, and run on from there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.database.base import Writer
from bot.model.pace import TERMS, Clock, Pace
from bot.store.clocks import Clocks, put_clock


class Pauses(Clocks):
    """The part of the store that holds pauses."""

    async def put_pause(self, db: Writer, table: int, user: int) -> int:
        """Let a table rest by a manager's wish, as part of a transaction; tell the time."""
        now = await self._catch_up(db)
        await db.execute("UPDATE games SET paused_at = ?, paused_by = ? WHERE id = ?", (now, user, table))
        for row in await db.execute_fetchall("SELECT * FROM clocks WHERE game = ? AND since IS NOT NULL", (table,)):
            clock = Clock(row["bank"], row["since"], row["reminded"], row["spent"])
            due_in = None if row["due"] is None else row["due"] - max(now, row["since"])
            await db.execute(
                "INSERT INTO paused_clocks (game, seat, bank, ran, spent, due_in) VALUES (?, ?, ?, ?, ?, ?)",
                (table, row["seat"], clock.bank, clock.used(now), clock.spent, due_in),
            )
            await put_clock(db, table, row["seat"], Clock(clock.left(now), None, clock.reminded, clock.spent), None)
        return now

    async def lift_pause(self, db: Writer, table: int, pace: Pace, callable_from: Mapping[int, int]) -> None:
        """Let a table go on exactly where it stood, as part of a transaction.

        Notices that it held back wait until their people may be called, which is told by person.
        """
        now = await self._catch_up(db)
        ((since,),) = await db.execute_fetchall("SELECT paused_at FROM games WHERE id = ?", (table,))
        await db.execute("UPDATE games SET paused_at = NULL, paused_by = NULL WHERE id = ?", (table,))
        await db.execute(
            "UPDATE seats SET waits_since = waits_since + ? WHERE game = ? AND waits_since IS NOT NULL",
            (max(0, now - since), table),
        )
        if pace in TERMS:
            await self._run_on(db, table, pace, now)
        for user, moment in callable_from.items():
            await db.execute(
                "UPDATE outbox SET due = ? WHERE game = ? AND user = ? AND kind = 'notice' AND status = 'waiting'"
                " AND (due IS NULL OR due < ?)",
                (moment, table, user, moment),
            )

    async def _run_on(self, db: Writer, table: int, pace: Pace, now: int) -> None:
        """Start the clocks of all who are waited for: as they ran, or anew for who sat down meanwhile."""
        rows = await db.execute_fetchall(
            "SELECT seats.seat, clocks.bank, clocks.reminded, paused_clocks.bank AS former, paused_clocks.ran,"
            " paused_clocks.spent, paused_clocks.due_in, people.away_until"
            " FROM seats JOIN clocks USING (game, seat) LEFT JOIN paused_clocks USING (game, seat)"
            " LEFT JOIN people ON people.user = seats.user"
            " WHERE seats.game = ? AND seats.to_act = 1 AND seats.user IS NOT NULL AND seats.stand_in IS NULL",
            (table,),
        )
        for row in rows:
            await put_clock(db, table, row["seat"], *_running(row, pace, now))
        await db.execute("DELETE FROM paused_clocks WHERE game = ?", (table,))

    async def held_back(self, table: int) -> list[int]:
        """List the people for whom a table has notices that wait."""
        rows = await self.database.read(
            "SELECT DISTINCT user FROM outbox WHERE game = ? AND kind = 'notice' AND status = 'waiting'"
            " AND user IS NOT NULL ORDER BY user",
            table,
        )
        return [int(row[0]) for row in rows]


def _running(row: Any, pace: Pace, now: int) -> tuple[Clock, int | None]:
    """Tell how a clock runs on, and when something is to be done for it."""
    terms, begin = TERMS[pace], max(now, row["away_until"] or 0)
    if row["former"] is None:
        clock = Clock(row["bank"], begin)
        return clock, clock.due(terms)
    if not row["ran"]:
        due = None if row["due_in"] is None else begin + row["due_in"]
        return Clock(row["former"], begin, row["reminded"], row["spent"]), due
    clock = Clock(row["former"], now - row["ran"], row["reminded"], row["spent"])
    due = None if row["due_in"] is None else now + row["due_in"]
    if begin > now:  # whoever went away meanwhile has their clock stand until they are back
        clock = clock.resumed(now, begin)
        due = clock.due(terms) if clock.bank else due
    return clock, due
