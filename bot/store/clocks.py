"""The clocks of all seats in the store: they survive restarts, and no time passes on them while the bot is away."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from bot.database.base import Writer
from bot.games.game import END_TURN
from bot.model.pace import TERMS, Clock, Pace
from bot.model.rows import About, Entry, NewPost, Question
from bot.store.meta import put_note
from bot.store.outbox import drop_votes, put_posts, tidy
from bot.store.part import Shelf
from bot.store.questions import put_question

LATE: Final = 600
"""Seconds without a sign of the bot after which it counts as having been away: the machine slept, or its clock was set.
"""
_ALIVE = "alive"
_SKEW: Final = 60
"""Seconds by which the clocks of machines that share a store may differ: such a step back is none."""
_FINE: Final = 10
"""Seconds: how exactly it is kept when the bot was there last."""


class Ticking(NamedTuple):
    """A clock with its table and seat, and when something is to be done for it, in seconds since 1970."""

    table: int
    seat: int
    clock: Clock
    due: int | None


class Clocks(Shelf):
    """The part of the store that holds clocks."""

    _here = False
    _left: int | None = None

    async def clocks(self, table: int) -> dict[int, Clock]:
        """Read a table's clocks by seat; a table without a pace has none."""
        rows = await self.database.read("SELECT * FROM clocks WHERE game = ? ORDER BY seat", table)
        return {row["seat"]: _clock(row) for row in rows}

    async def ticking(self, table: int, seat: int) -> Ticking:
        """Read one clock with what is to be done for it."""
        rows = await self.database.read("SELECT * FROM clocks WHERE game = ? AND seat = ?", table, seat)
        return _ticking(rows[0])

    async def clocks_due(self) -> list[Ticking]:
        """List the clocks for which something is to be done by now."""
        rows = await self.database.read("SELECT * FROM clocks WHERE due <= ? ORDER BY due, game, seat", self.now())
        return [_ticking(row) for row in rows]

    async def next_clock_due(self) -> int | None:
        """Tell when something is to be done for a clock next, in seconds since 1970."""
        rows = await self.database.read("SELECT min(due) FROM clocks")
        return None if rows[0][0] is None else int(rows[0][0])

    async def runs_from(self, user: int) -> int:
        """Tell from when a person's clock would run: now, or when they are back; in seconds since 1970."""
        rows = await self.database.read("SELECT away_until FROM people WHERE user = ?", user)
        return max(self.now(), (rows[0][0] or 0) if rows else 0)

    # While the bot is away no time passes

    async def arrive(self) -> None:
        """Begin to count time, now that the bot is there: none of the time that it was away counts."""
        async with self.database.transaction() as db:
            await self._catch_up(db)
        self._here, self._left = True, None

    def leave(self) -> None:
        """Let no time count from now on, until the bot is there again."""
        if self._here:
            self._here, self._left = False, self.now()

    async def beat(self) -> None:
        """Note that the bot is there; where it was not for long, or the machine's clock was set, make up for it."""
        alive = await self._alive()
        if self._here and alive is not None and self._fine(alive):
            return
        async with self.database.transaction() as db:
            await self._catch_up(db)

    def _fine(self, alive: int) -> bool:
        """Tell whether it was noted recently enough that the bot is there."""
        return (-_SKEW if self.database.shared else -1) < self.now() - alive < _FINE

    async def _alive(self) -> int | None:
        rows = await self.database.read("SELECT value FROM meta WHERE key = ?", _ALIVE)
        return int(rows[0][0]) if rows else None

    async def _catch_up(self, db: Writer) -> int:
        """Take from the clocks what passed while the bot was away, as part of a transaction; tell the time.

        Whatever reads a clock to write it anew does this first, so that all clocks are of one and the same time.
        """
        now = self.now()
        rows = list(await db.execute_fetchall("SELECT value FROM meta WHERE key = ?", (_ALIVE,)))
        if self.database.shared and rows and not (self._here and self._fine(int(rows[0][0]))):
            # two processes must not both make up for the same time: the second waits here, and reads it anew
            rows = list(
                await db.execute_fetchall("UPDATE meta SET value = value WHERE key = ? RETURNING value", (_ALIVE,))
            )
        alive = int(rows[0][0]) if rows else now
        gone = alive if self._left is None else max(alive, self._left)
        if self.database.shared and 0 < gone - now < _SKEW:
            now = gone
        if now < gone:  # the machine's clock was set back: what was used stays used, and no more
            await db.execute(
                "UPDATE clocks SET due = due + ?, since = since + ? WHERE since <= ?", (now - gone, now - gone, gone)
            )
        elif not self._here or now - gone > LATE:
            # whose clock began before loses nothing; whose clock would have begun meanwhile begins now
            await db.execute(
                "UPDATE clocks SET due = due + ? - CASE WHEN since > ? THEN since ELSE ? END,"
                " since = CASE WHEN since > ? THEN ? ELSE since + ? END WHERE since < ?",
                (now, gone, gone, gone, now, now - gone, now),
            )
        elif rows and now - gone < _FINE:
            return now
        await put_note(db, _ALIVE, str(now))
        if not self._here:
            self._left = None
        return now

    # What happens to clocks

    async def put_turn(
        self, db: Writer, table: int, pace: Pace, to_act: Collection[int], entries: Sequence[Entry]
    ) -> None:
        """Stop a table's clocks and start those of the seats whose turn these moves begin, as part of a transaction.

        A turn that is taken up again after a take-back has no new gain, nor has a later one that had it before. Where
        a computer player acts for a person, the clock stands.
        """
        if pace not in TERMS:
            return
        terms, now, last = TERMS[pace], await self._catch_up(db), entries[-1].move
        ended = turns_ended(entries)
        if last.back_to is not None:
            await _take_back_gains(db, table, last.back_to)
        rows = await db.execute_fetchall(
            "SELECT seats.seat, seats.stand_in, clocks.bank, clocks.since, clocks.reminded, clocks.spent,"
            " clocks.granted, people.away_until"
            " FROM seats LEFT JOIN clocks USING (game, seat) LEFT JOIN people ON people.user = seats.user"
            " WHERE seats.game = ? AND seats.user IS NOT NULL",
            (table,),
        )
        for row in rows:
            seat, begin = row["seat"], max(now, row["away_until"] or 0)
            former = Clock(terms.bank) if row["bank"] is None else _clock(row)
            if seat not in to_act or row["stand_in"] is not None:
                if row["bank"] is None or row["since"] is not None:
                    await put_clock(db, table, seat, former.stopped(now), None)
                continue
            if row["since"] is not None and seat not in ended and former.left(now):
                continue  # it is still the same turn, which others have changed
            gain = last.back_to is None and not row["granted"]
            clock = former.stopped(now).started(terms, begin, gain)
            await put_clock(db, table, seat, clock, clock.due(terms))
            if last.back_to is None:
                await db.execute(
                    "UPDATE clocks SET granted = granted - 1 WHERE game = ? AND seat = ? AND granted > 0", (table, seat)
                )
                await db.execute("INSERT INTO gains VALUES (?, ?, ?)", (table, seat, last.seq))

    async def rung(
        self,
        table: int,
        seat: int,
        reminded: int,
        due: int | None,
        posts: Sequence[NewPost] = (),
        question: Question | None = None,
    ) -> None:
        """Note what was done for a clock: reminders that overtake earlier ones, a question; and when to do more."""
        async with self.database.transaction(table) as db:
            await db.execute(
                "UPDATE clocks SET reminded = ?, due = ? WHERE game = ? AND seat = ?", (reminded, due, table, seat)
            )
            if any(post.about == About.REMINDER for post in posts):
                await tidy(db, table, (About.REMINDER.value,), self.now())
            if question is not None:
                await drop_votes(db, table, question.kind.value)
                await put_question(db, table, question)
            await put_posts(db, table, posts, self.now())

    async def stop_clock(self, table: int, seat: int) -> None:
        """Let a clock stand that nobody is waited for on any more."""
        async with self.database.transaction(table) as db:
            now = await self._catch_up(db)
            for row in await db.execute_fetchall("SELECT * FROM clocks WHERE game = ? AND seat = ?", (table, seat)):
                await put_clock(db, table, seat, _clock(row).stopped(now), None)

    async def hold(self, user: int, until: int) -> list[int]:
        """Let a person's running clocks stand until a moment; one that has passed lets them run on. Tell the tables."""
        async with self.database.transaction() as db:
            now = await self._catch_up(db)
            rows = await db.execute_fetchall(
                "SELECT clocks.*, games.pace FROM clocks JOIN seats USING (game, seat)"
                " JOIN games ON games.id = clocks.game WHERE seats.user = ? AND since IS NOT NULL",
                (user,),
            )
            for row in rows:
                clock = _clock(row).resumed(now, max(now, until))
                # whose bank is empty has been asked about already
                due = clock.due(TERMS[Pace(row["pace"])]) if clock.bank else row["due"]
                await put_clock(db, row["game"], row["seat"], clock, due)
        return [int(row["game"]) for row in rows]


def turns_ended(entries: Sequence[Entry]) -> frozenset[int]:
    """Tell the seats that ended their turn with these moves."""
    moves = [entry.move for entry in entries]
    return frozenset(move.seat for move in moves if move.seat is not None and move.action.get("action") == END_TURN)


async def put_clock(db: Writer, table: int, seat: int, clock: Clock, due: int | None) -> None:
    """Write a clock, as part of a transaction."""
    await db.execute(
        "INSERT INTO clocks (game, seat, bank, since, reminded, spent, due) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (game, seat) DO UPDATE SET bank = excluded.bank, since = excluded.since,"
        " reminded = excluded.reminded, spent = excluded.spent, due = excluded.due",
        (table, seat, clock.bank, clock.since, clock.reminded, clock.spent, due),
    )


async def _take_back_gains(db: Writer, table: int, back_to: int) -> None:
    await db.execute(
        "UPDATE clocks SET granted = granted + (SELECT count(*) FROM gains"
        " WHERE gains.game = clocks.game AND gains.seat = clocks.seat AND seq > ?) WHERE game = ?",
        (back_to, table),
    )
    await db.execute("DELETE FROM gains WHERE game = ? AND seq > ?", (table, back_to))


def _clock(row: Any) -> Clock:
    return Clock(row["bank"], row["since"], row["reminded"], row["spent"])


def _ticking(row: Any) -> Ticking:
    return Ticking(row["game"], row["seat"], _clock(row), row["due"])
