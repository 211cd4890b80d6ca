"""The clocks of all seats in the store: they survive restarts, and no time passes on them while the bot is away.

A clock runs once its person has been called to act (`seats.called_at`), and is stopped while messages are held up.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Literal, NamedTuple

from bot.database.base import Database, Writer, marks
from bot.model.acting import Acting
from bot.model.clock import Clock
from bot.model.pace import ENDLESS_BANK, TERMS, Pace
from bot.model.quiet_hours import start_clock
from bot.model.rows import CALLING_NOTICES, Move, NewPost, NoticeKind, PostKind, Question
from bot.store.meta import put_meta
from bot.store.outbox import HELD_UP, call_waits, put_posts, supersede
from bot.store.part import StorePart, columns, put_rows, read_row
from bot.store.people import read_person
from bot.store.questions import put_question

AWAY_AFTER: Final = 600
"""Seconds without a heartbeat after which the bot counts as having been away: the machine slept, or its clock was set.
"""
_ALIVE_KEY = "alive"
_CLOCK_SKEW: Final = 60
"""Seconds by which the clocks of machines that share a store may differ: a step back of less is ignored."""
_PRECISION: Final = 10
"""Seconds of precision with which the store records when the bot was last running."""


class RunningClock(NamedTuple):
    """A clock with its table and seat, and when something is due for it, in seconds since 1970."""

    table_id: int
    seat: int
    clock: Clock
    due: int | None


class ClockStore(StorePart):
    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._here = False
        self._left: int | None = None

    async def of_table(self, table_id: int) -> dict[int, Clock]:
        """Read a table's clocks by seat; at a table without a time limit, their banks are endless."""
        rows = await self._database.read("SELECT * FROM clocks WHERE table_id = ? ORDER BY seat", table_id)
        return {row["seat"]: _clock(row) for row in rows}

    async def get(self, table_id: int, seat: int) -> RunningClock:
        """Read one clock, and when something is due for it."""
        rows = await self._database.read("SELECT * FROM clocks WHERE table_id = ? AND seat = ?", table_id, seat)
        return _running(rows[0])

    async def due(self) -> list[RunningClock]:
        """List the clocks for which something is due by now."""
        return await self._all(_running, "SELECT * FROM clocks WHERE due <= ? ORDER BY due, table_id, seat", self.now())

    async def next_due(self) -> int | None:
        """Return when something is next due for a clock, in seconds since 1970."""
        return await self._number("SELECT min(due) FROM clocks")

    async def runs_from(self, user: int) -> int:
        """Return when a person's clock would start: now, or once they are back; in seconds since 1970."""
        rows = await self._database.read("SELECT away_until FROM people WHERE user = ?", user)
        return max(self.now(), (rows[0][0] or 0) if rows else 0)

    # Skipping the time while the bot is away

    async def mark_online(self) -> None:
        """Start counting time; the time that the bot was away does not count."""
        async with self._database.transaction() as db:
            await self.catch_up(db)
        self._here, self._left = True, None

    def mark_offline(self) -> None:
        """Stop counting time until `mark_online` is called."""
        if self._here:
            self._here, self._left = False, self.now()

    async def heartbeat(self) -> None:
        """Record a heartbeat; compensate if the bot was away for long, or the machine's clock was set."""
        alive = await self._alive()
        if self._here and alive is not None and self._recent(alive):
            return
        async with self._database.transaction() as db:
            await self.catch_up(db)

    def _recent(self, alive: int) -> bool:
        """Return whether the last heartbeat is recent enough."""
        return (-_CLOCK_SKEW if self._database.shared else -1) < self.now() - alive < _PRECISION

    async def _alive(self) -> int | None:
        return await self._number("SELECT value FROM meta WHERE key = ?", _ALIVE_KEY)

    async def catch_up(self, db: Writer) -> int:
        """Postpone all clocks by the time the bot was away, as part of a transaction; return the current time.

        Anything that reads a clock to write it back does this first, so that all clocks agree on the time.
        """
        now = self.now()
        rows = await db.read("SELECT value FROM meta WHERE key = ?", _ALIVE_KEY)
        if self._database.shared and rows and not (self._here and self._recent(int(rows[0][0]))):
            # two processes must not both compensate for the same time: the second waits here, and reads it again
            rows = await db.read("UPDATE meta SET value = value WHERE key = ? RETURNING value", _ALIVE_KEY)
        alive, left = int(rows[0][0]) if rows else now, self._left
        gone = alive if left is None else max(alive, left)
        if self._database.shared and 0 < gone - now < _CLOCK_SKEW:
            now = gone
        if now < gone:  # the machine's clock was set back: only the time already used counts
            await db.execute(
                "UPDATE clocks SET due = due + ?, since = since + ? WHERE since <= ?", now - gone, now - gone, gone
            )
            await _shift_others(db, now - gone)
        elif not self._here or now - gone > AWAY_AFTER:
            # a clock that ran before loses nothing; one that would have started meanwhile starts now
            await db.execute(
                "UPDATE clocks SET due = due + ? - CASE WHEN since > ? THEN since ELSE ? END,"
                " since = CASE WHEN since > ? THEN ? ELSE since + ? END WHERE since < ?",
                *(now, gone, gone, gone, now, now - gone, now),
            )
            await _shift_others(db, now - gone)
        elif rows and now - gone < _PRECISION:
            return now
        await put_meta(db, _ALIVE_KEY, str(now))
        if self._left == left:  # else the bot went away during this
            self._left = None
        return now

    # Changing clocks

    async def put_turn(self, db: Writer, table_id: int, pace: Pace, acting: Acting, last: Move) -> None:
        """Stop a table's clocks, and ready those of seats whose turn begins, as part of a transaction.

        A turn resumed after a take-back gains no time again, nor does a later one that gained it before. While a
        computer player acts for a person, their clock is stopped.
        """
        if pace is Pace.NONE:
            await _put_endless(db, table_id, acting)
            return
        terms, now = TERMS[pace], await self.catch_up(db)
        if last.back_to is not None:
            await _take_back_gains(db, table_id, last.back_to)
        rows = await db.read(
            "SELECT seats.seat, seats.stand_in, clocks.bank, clocks.since, clocks.reminded, clocks.spent,"
            " clocks.granted FROM seats LEFT JOIN clocks USING (table_id, seat)"
            " WHERE seats.table_id = ? AND seats.user IS NOT NULL",
            table_id,
        )
        for row in rows:
            seat = row["seat"]
            former = Clock(terms.bank) if row["bank"] is None else _clock(row)
            if seat not in acting.to_act or row["stand_in"] is not None:
                if row["bank"] is None or row["since"] is not None:
                    await put_clock(db, table_id, seat, former.stopped(now), None)
                continue
            if row["bank"] is not None and seat not in acting.newly_waiting and former.left(now):
                continue  # still the same turn, though others have changed it
            gain = last.back_to is None and not row["granted"]
            await put_clock(db, table_id, seat, former.stopped(now).ready(terms, gain), None)
            if last.back_to is None:
                await db.execute(
                    "UPDATE clocks SET granted = granted - 1 WHERE table_id = ? AND seat = ? AND granted > 0",
                    table_id,
                    seat,
                )
                await db.execute("INSERT INTO gains (table_id, seat, seq) VALUES (?, ?, ?)", table_id, seat, last.seq)

    async def note_acted(self, db: Writer, table_id: int, pace: Pace, seats: Collection[int]) -> None:
        """Give time to people who have acted and are still to act, as part of a transaction."""
        if pace is Pace.NONE:
            await _remind_anew(db, table_id, seats)
            return
        terms, now = TERMS[pace], await self.catch_up(db)
        rows = await db.read(f"SELECT * FROM clocks WHERE {_clock_condition(seats)}", table_id, *seats)
        for row in rows:
            clock = _clock(row).played(terms, now)
            await put_clock(db, table_id, row["seat"], clock, clock.due(terms))
            # a reminder that waits for the end of quiet hours would arrive together with the next one
            await supersede(db, table_id, (NoticeKind.REMINDER,), (row["seat"],))

    # Stopping clocks until a call to act has arrived

    async def run_on(self, db: Writer, table_id: int) -> bool:
        """Start a table's stopped clocks whose people have been called, as part of a transaction.

        Return whether there are any. A clock stays stopped while messages in the channel, or the calls to its person,
        are held up.
        """
        rows = await db.read(
            "SELECT clocks.*, tables.pace, seats.user, questions.seat IS NOT NULL AS asked"
            " FROM clocks JOIN seats USING (table_id, seat) JOIN tables ON tables.id = clocks.table_id"
            " LEFT JOIN questions ON questions.table_id = clocks.table_id AND questions.seat = clocks.seat"
            " AND questions.kind = 'absent' AND questions.seq = seats.asked_seq"
            " WHERE clocks.table_id = ? AND clocks.since IS NULL AND seats.to_act = 1"
            " AND seats.called_at IS NOT NULL AND seats.user IS NOT NULL AND seats.stand_in IS NULL"
            " AND tables.status = 'running' AND tables.paused_at IS NULL AND tables.gone IS NULL"
            f" AND NOT EXISTS (SELECT 1 FROM outbox WHERE {HELD_UP})",
            table_id,
            self.now(),
        )
        now = await self.catch_up(db) if rows else 0
        for row in rows:
            terms = TERMS[Pace(row["pace"])]
            clock = start_clock(await read_person(db.read, row["user"]), _clock(row), now)
            # once the bank is empty the others are asked, who have time to vote from now on
            due = (clock.since or now) + terms.gain if row["asked"] and not clock.bank else clock.due(terms)
            await put_clock(db, table_id, row["seat"], clock, due)
        return bool(rows)

    async def stand_if_held_up(self, table_id: int, seat: int) -> bool:
        """Stop a seat's clock as of the oldest message that is held up, if any; return whether there is one.

        Until it is sent, the person cannot be reminded, nor can the others be asked.
        """
        async with self._database.transaction(table_id) as db:
            now = await self.catch_up(db)
            ((since,),) = await db.read(
                "SELECT min(coalesce(outbox.due, outbox.created_at)) FROM seats, outbox"
                f" WHERE seats.table_id = ? AND seats.seat = ? AND {HELD_UP}",
                table_id,
                seat,
                now,
            )
            if since is not None:
                await _stand(db, "clocks.table_id = ? AND clocks.seat = ?", (table_id, seat), min(now, since))
        return since is not None

    async def stand_in(self, place: Literal["guild", "channel"], number: int) -> None:
        """Stop the clocks of a server that Discord calls unavailable, or of a server or channel that is gone."""
        async with self._database.transaction() as db:
            now = await self.catch_up(db)
            await _stand(db, f"clocks.table_id IN (SELECT id FROM tables WHERE {place} = ?)", (number,), now)

    async def run_on_in_guilds(self, guilds: Collection[int]) -> bool:
        """Let the clocks of servers that are available run again; return whether there are any."""
        rows = await self._database.read(
            "SELECT DISTINCT tables.id, tables.guild FROM clocks JOIN seats USING (table_id, seat)"
            " JOIN tables ON tables.id = clocks.table_id WHERE clocks.since IS NULL AND seats.to_act = 1"
            " AND seats.called_at IS NOT NULL AND tables.status = 'running'"
        )
        run = False
        for row in rows:
            if row["guild"] in guilds:
                async with self._database.transaction(row["id"]) as db:
                    run = await self.run_on(db, row["id"]) or run
        return run

    async def expired(
        self,
        table_id: int,
        seat: int,
        reminded: int,
        due: int | None,
        posts: Sequence[NewPost],
        question: Question | None,
        more: int = 0,
    ) -> None:
        """Store what was done for a clock that was due (reminders, a question, `more` time), and when it is due next.

        Reminders supersede earlier calls to the same people; while such a call is still waiting, none is added.
        """
        async with self._database.transaction(table_id) as db:
            posts = [post for post in posts if not await _is_repeated(db, table_id, post)]
            await db.execute(
                "UPDATE clocks SET reminded = ?, due = ?, bank = bank + ? WHERE table_id = ? AND seat = ?",
                reminded,
                due,
                more,
                table_id,
                seat,
            )
            if any(post.about == NoticeKind.REMINDER for post in posts):
                await supersede(db, table_id, CALLING_NOTICES, (seat,))
            votes = [post for post in posts if post.kind is PostKind.VOTE]
            await put_posts(db, table_id, [post for post in posts if post not in votes])
            if question is not None:
                await put_question(db, table_id, question, votes)

    async def stop(self, table_id: int, seat: int) -> None:
        """Stop the clock of a seat that nobody waits for any more."""
        async with self._database.transaction(table_id) as db:
            now = await self.catch_up(db)
            rows = await db.read("SELECT * FROM clocks WHERE table_id = ? AND seat = ?", table_id, seat)
            for row in rows:
                await put_clock(db, table_id, seat, _clock(row).stopped(now), None)

    async def hold(self, user: int, until: int) -> list[int]:
        """Hold a person's running clocks until a given time; a past one lets them run on. Return their tables."""
        async with self._database.transaction() as db:
            now = await self.catch_up(db)
            rows = await db.read(
                "SELECT clocks.*, tables.pace FROM clocks JOIN seats USING (table_id, seat)"
                " JOIN tables ON tables.id = clocks.table_id WHERE seats.user = ? AND since IS NOT NULL",
                user,
            )
            for row in rows:
                terms, clock = TERMS[Pace(row["pace"])], _clock(row).resumed(now, max(now, until))
                if (
                    until > now
                ):  # their return itself tells them that the table waits: a reminder right after is left out
                    told = clock.reminders(terms, until + terms.gain - 1)
                    clock = replace(clock, reminded=max(clock.reminded, told))
                # the question about an empty bank has been asked already
                due = clock.due(terms) if clock.bank else row["due"]
                await put_clock(db, row["table_id"], row["seat"], clock, due)
        return [int(row["table_id"]) for row in rows]

    # Pauses, after which clocks run on from the same second

    async def put_pause(self, db: Writer, table_id: int, manager: int) -> None:
        """Pause a table on behalf of a manager or of nobody, as part of a transaction."""
        now = await self.catch_up(db)
        await db.execute("UPDATE tables SET paused_at = ?, paused_by = ? WHERE id = ?", now, manager, table_id)
        rows = await db.read("SELECT * FROM clocks WHERE table_id = ? AND since IS NOT NULL", table_id)
        for row in rows:
            clock = _clock(row)
            due_in = None if row["due"] is None else row["due"] - max(now, row["since"])
            await db.execute(
                "INSERT INTO paused_clocks (table_id, seat, bank, ran, spent, due_in) VALUES (?, ?, ?, ?, ?, ?)",
                table_id,
                row["seat"],
                clock.bank,
                clock.used(now),
                clock.spent,
                due_in,
            )
            await put_clock(db, table_id, row["seat"], Clock(clock.left(now), None, clock.reminded, clock.spent), None)

    async def end_pause(self, db: Writer, table_id: int, pace: Pace) -> None:
        """Resume a table exactly where it was paused, as part of a transaction."""
        now = await self.catch_up(db)
        ((since,),) = await db.read("SELECT paused_at FROM tables WHERE id = ?", table_id)
        await db.execute("UPDATE tables SET paused_at = NULL, paused_by = NULL WHERE id = ?", table_id)
        await db.execute(
            "UPDATE seats SET waits_since = waits_since + ? WHERE table_id = ? AND waits_since IS NOT NULL",
            max(0, now - since),
            table_id,
        )
        await _resume(db, table_id, pace, now)
        await self.run_on(db, table_id)


async def _shift_others(db: Writer, seconds: int) -> None:
    """Let no time pass for invitations, questions and leagues either, as part of a transaction."""
    await db.execute("UPDATE questions SET due = due + ? WHERE due IS NOT NULL", seconds)
    await db.execute(
        "UPDATE tables SET touched_at = touched_at + ?, host_at = host_at + ? WHERE status = 'invitation'",
        seconds,
        seconds,
    )
    await db.execute(
        "UPDATE leagues SET deadline = deadline + ?, paused_at = paused_at + ? WHERE deadline IS NOT NULL",
        seconds,
        seconds,
    )


async def put_clock(db: Writer, table_id: int, seat: int, clock: Clock, due: int | None) -> None:
    """Write a clock, as part of a transaction."""
    await put_rows(db, "clocks", [columns(clock, table_id=table_id, seat=seat, due=due)], key="table_id, seat")


async def _stand(db: Writer, where: str, values: Sequence[object], now: int) -> None:
    """Stop running clocks within their turns as of a time."""
    rows = await db.read(f"SELECT * FROM clocks WHERE since IS NOT NULL AND {where}", *values)
    for row in rows:
        await put_clock(db, row["table_id"], row["seat"], _clock(row).standing(now), None)


async def _is_repeated(db: Writer, table_id: int, post: NewPost) -> bool:
    return post.kind is PostKind.NOTICE and await call_waits(db, table_id, post.user, post.channel)


async def _put_endless(db: Writer, table_id: int, acting: Acting) -> None:
    """Stop a table's clocks except for turns that go on, without reading them, as this happens with each move."""
    going_on = set(acting.to_act) - acting.newly_waiting
    await db.execute(
        f"INSERT INTO clocks (table_id, seat, bank) SELECT table_id, seat, {ENDLESS_BANK} FROM seats"
        f" WHERE table_id = ? AND user IS NOT NULL AND (stand_in IS NOT NULL OR seat NOT IN ({marks([-1, *going_on])})"
        " OR NOT EXISTS (SELECT 1 FROM clocks WHERE clocks.table_id = seats.table_id AND clocks.seat = seats.seat))"
        " ON CONFLICT (table_id, seat) DO UPDATE"
        " SET bank = excluded.bank, since = NULL, reminded = 0, spent = 0, due = NULL",
        table_id,
        -1,
        *going_on,
    )


async def _remind_anew(db: Writer, table_id: int, seats: Collection[int]) -> None:
    """Begin with the first reminder again, at a table without a time limit."""
    clock = Clock(ENDLESS_BANK, db.now)
    later = "CASE WHEN since > ? THEN since - ? ELSE 0 END"
    await db.execute(
        f"UPDATE clocks SET bank = ?, since = ? + {later}, reminded = 0, spent = 0, due = ? + {later}"
        f" WHERE {_clock_condition(seats)}",
        *(ENDLESS_BANK, db.now, db.now, db.now, clock.due(TERMS[Pace.NONE]), db.now, db.now, table_id, *seats),
    )


def _clock_condition(seats: Collection[int]) -> str:
    """Return the condition for running clocks of people in certain seats for whom no computer player acts."""
    return (
        f"table_id = ? AND seat IN ({marks(list(seats))}) AND since IS NOT NULL AND EXISTS (SELECT 1 FROM seats"
        " WHERE seats.table_id = clocks.table_id AND seats.seat = clocks.seat"
        " AND seats.user IS NOT NULL AND seats.stand_in IS NULL)"
    )


async def _take_back_gains(db: Writer, table_id: int, back_to: int) -> None:
    await db.execute(
        "UPDATE clocks SET granted = granted + (SELECT count(*) FROM gains"
        " WHERE gains.table_id = clocks.table_id AND gains.seat = clocks.seat AND seq > ?) WHERE table_id = ?",
        back_to,
        table_id,
    )
    await db.execute("DELETE FROM gains WHERE table_id = ? AND seq > ?", table_id, back_to)


async def drop_paused_clocks(db: Writer, table_id: int, seats: Mapping[int, object]) -> None:
    """Delete the paused clocks of seats, as part of a transaction: someone else sits there now."""
    for seat in seats:
        await db.execute("DELETE FROM paused_clocks WHERE table_id = ? AND seat = ?", table_id, seat)


async def _resume(db: Writer, table_id: int, pace: Pace, now: int) -> None:
    """Start the clocks that ran when the table was paused; others wait until their person has been called."""
    rows = await db.read(
        "SELECT seats.seat, clocks.bank, clocks.reminded, paused_clocks.bank AS former, paused_clocks.ran,"
        " paused_clocks.spent, paused_clocks.due_in, people.away_until"
        " FROM seats JOIN clocks USING (table_id, seat) JOIN paused_clocks USING (table_id, seat)"
        " LEFT JOIN people ON people.user = seats.user"
        " WHERE seats.table_id = ? AND seats.to_act = 1 AND seats.user IS NOT NULL AND seats.stand_in IS NULL",
        table_id,
    )
    for row in rows:
        await put_clock(db, table_id, row["seat"], *_resume_clock(row, pace, now))
    await db.execute("DELETE FROM paused_clocks WHERE table_id = ?", table_id)


def _resume_clock(row: Any, pace: Pace, now: int) -> tuple[Clock, int | None]:
    """Return a paused clock running again, and when something is due for it."""
    terms, begin = TERMS[pace], max(now, row["away_until"] or 0)
    clock = Clock(row["former"], now - row["ran"], row["reminded"], row["spent"])
    due = None if row["due_in"] is None else now + row["due_in"]
    if begin > now:  # its person is away by now: the clock is held until they are back
        clock = clock.resumed(now, begin)
        due = clock.due(terms) if clock.bank else due
    return clock, due


def _clock(row: Any) -> Clock:
    return read_row(Clock, row)


def _running(row: Any) -> RunningClock:
    return RunningClock(row["table_id"], row["seat"], _clock(row), row["due"])
