"""The clocks of all seats in the store: they survive restarts, and no time passes on them while the bot is away."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import aiosqlite

from bot.mail import put_posts, tidy
from bot.pace import TERMS, Clock, Pace
from bot.rows import About, NewPost
from bot.shelf import Shelf


class Ticking(NamedTuple):
    """A clock with its table and seat."""

    table: int
    seat: int
    clock: Clock


class Clocks(Shelf):
    """The part of the store that holds clocks."""

    async def clocks(self, table: int) -> dict[int, Clock]:
        """Read a table's clocks by seat; a table without a pace has none."""
        rows = await self.database.read("SELECT * FROM clocks WHERE game = ? ORDER BY seat", table)
        return {row["seat"]: _clock(row) for row in rows}

    async def clocks_due(self) -> list[Ticking]:
        """List the clocks for which something is to be done by now."""
        rows = await self.database.read("SELECT * FROM clocks WHERE due <= ? ORDER BY due, game, seat", self.now())
        return [Ticking(row["game"], row["seat"], _clock(row)) for row in rows]

    async def next_clock_due(self) -> int | None:
        """Tell when something is to be done for a clock next, in seconds since 1970."""
        rows = await self.database.read("SELECT min(due) FROM clocks")
        return None if rows[0][0] is None else int(rows[0][0])

    async def set_clock(
        self, table: int, seat: int, clock: Clock, due: int | None, reminders: Sequence[NewPost] = ()
    ) -> None:
        """Write a clock and when something is to be done for it next, with reminders that overtake earlier ones."""
        async with self.database.transaction() as db:
            await put_clock(db, table, seat, clock, due)
            if reminders:
                await tidy(db, table, (About.REMINDER.value,), self.now())
                await put_posts(db, table, reminders, self.now())

    async def begin_later(self, gone: int, back: int) -> None:
        """Let no time pass on any clock between two moments, in seconds since 1970: the bot was away."""
        async with self.database.transaction() as db:
            # whose clock began before loses nothing; whose clock would have begun meanwhile begins now
            await db.execute(
                "UPDATE clocks SET due = due + :back - max(since, :gone), since = since + :back - max(since, :gone)"
                " WHERE since < :back",
                {"gone": gone, "back": back},
            )

    async def hold(self, user: int, until: int) -> list[int]:
        """Let a person's running clocks stand until a moment; one that has passed lets them run on. Tell the tables."""
        now = self.now()
        async with self.database.transaction() as db:
            rows = await db.execute_fetchall(
                "SELECT clocks.*, games.pace FROM clocks JOIN seats USING (game, seat)"
                " JOIN games ON games.id = clocks.game WHERE seats.user = ? AND since IS NOT NULL",
                (user,),
            )
            for row in rows:
                clock = _clock(row).resumed(now, max(now, until))
                due = clock.due(TERMS[Pace(row["pace"])]) if row["due"] is not None else None
                await put_clock(db, row["game"], row["seat"], clock, due)
        return [int(row["game"]) for row in rows]


async def turn_over(
    db: aiosqlite.Connection, table: int, pace: Pace, to_act: Collection[int], now: int, gain: bool = True
) -> None:
    """Stop a table's clocks and start those of the seats whose turn begins, as part of a transaction.

    The seat of an absent person for whom a computer player acts has a clock that stands.
    """
    if pace not in TERMS:
        return
    terms = TERMS[pace]
    rows = await db.execute_fetchall(
        "SELECT seats.seat, seats.user, seats.stand_in, clocks.bank, clocks.since, clocks.reminded, people.away_until"
        " FROM seats LEFT JOIN clocks USING (game, seat) LEFT JOIN people ON people.user = seats.user"
        " WHERE seats.game = ?",
        (table,),
    )
    for row in rows:
        if row["user"] is None:
            continue
        former = Clock(terms.bank) if row["bank"] is None else _clock(row)
        if row["seat"] in to_act and row["stand_in"] is None:
            clock = former.stopped(now).started(terms, max(now, row["away_until"] or 0), gain)
            await put_clock(db, table, row["seat"], clock, clock.due(terms))
        elif row["bank"] is None or row["since"] is not None:
            await put_clock(db, table, row["seat"], former.stopped(now), None)


async def put_clock(db: aiosqlite.Connection, table: int, seat: int, clock: Clock, due: int | None) -> None:
    """Write a clock, as part of a transaction."""
    await db.execute(
        "INSERT OR REPLACE INTO clocks VALUES (?, ?, ?, ?, ?, ?)",
        (table, seat, clock.bank, clock.since, clock.reminded, due),
    )


def _clock(row: Any) -> Clock:
    return Clock(row["bank"], row["since"], row["reminded"])
