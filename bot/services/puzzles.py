"""The position of the day: choosing it, judging answers, when it is posted; and puzzles from finished games."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from hashlib import sha256
from operator import itemgetter
from random import Random
from typing import Any, Final, TypeVar

from bot.database.faults import StoreFault
from bot.games import GAMES, version_of
from bot.model.history import effective_moves
from bot.model.pace import DAY
from bot.model.person import Person
from bot.model.puzzles import Answer, Origin, Puzzle, PuzzleStanding, grade_of, stock
from bot.model.quiet_hours import defer_direct_message
from bot.model.rows import Move
from bot.services.background import LONGEST_SLEEP, Background, PutOff
from bot.services.mining import Jobs, find_puzzle, rate_answer, step
from bot.services.worker_pool import FIRST_PRIORITY, GIVES_WAY, BrokenOff, WorkerPool, WorkersLost
from bot.store.places import Places
from bot.tables.changing import shield
from bot.tables.registry import Tables
from bot.tables.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")

REST_DAYS: Final = 366
"""Days until a puzzle may be used again."""


class Puzzles(Background[None]):
    """One puzzle a day for all servers, the games in turn; the day changes at midnight UTC."""

    WORK = "looking for puzzles"
    GRACE = 0.0

    def __init__(self, tables: Tables, workers: WorkerPool) -> None:
        super().__init__()
        self._tables = tables
        self._store = tables.store
        self._workers = workers
        self._stock: Callable[[str], Iterable[Puzzle]] = stock
        self.listeners: list[Callable[[int], None]] = []
        """Called with each server on which a message shows a puzzle that is gone."""
        self._put_off = set[int]()
        """The games left for the next start, as their packages may be back by then, or fixed."""

    def wake(self, key: None = None) -> None:
        """Start looking for puzzles, as there may be a new game."""
        super().wake(key)

    async def look_after_posts(self) -> None:
        """Have messages that show a puzzle that is gone edited."""
        for guild in {post.guild for post in await self._store.puzzles.outdated_posts()}:
            for listener in self.listeners:
                listener(guild)

    async def work(self, key: None) -> float | None:
        """Look for puzzles, one game at a time, in all that everyone who played them shares."""
        while (table_id := await self._store.puzzles.to_mine(self._put_off)) is not None:
            self._put_off.add(table_id)
            try:
                found = await self._mine(await self._tables.existing(table_id))
            except WorkersLost as lost:
                log.info("table %s is searched for puzzles later: the machine is busy", table_id)
                raise PutOff(LONGEST_SLEEP) from lost
            except StoreFault:
                self._put_off.remove(table_id)
                raise
            except Exception:  # a fault of the game, which would fail again
                log.exception("table %s cannot be searched for puzzles", table_id)
                continue
            if found is not None:
                await self._store.puzzles.put_mined(table_id, found)
        # another process may have died and left a game
        return LONGEST_SLEEP if self._store.database.shared else None

    async def _mine(self, table: Table) -> list[Puzzle] | None:
        """Find at most one puzzle in each third of a game; None if the game is missing or cannot be reviewed."""
        if not table.playable or not table.game.computers.can_review:
            return None
        choices, found = _choices(await table.moves()), list[Puzzle]()
        for third in range(3):
            there = choices[len(choices) * third // 3 : len(choices) * (third + 1) // 3]
            for turn, move in Random(table.id).sample(there, len(there)):
                position, seat = await table.position_at(move.seq - 1), move.seat or 0
                if len(table.game.rules.legal(position, seat)) > 1:
                    view = table.game.views.view_with_memory(position, seat)
                    origin = Origin(turn=turn, table=table.id)
                    jobs = find_puzzle(table.game_key, table.row.options, seat, view, origin, table.id + move.seq)
                    if (puzzle := await self._carry_out(jobs, GIVES_WAY)) is not None:
                        found.append(puzzle)
                        break
        return found

    async def _carry_out(self, jobs: Jobs[T], priority: int) -> T:
        """Do one job after another in a worker process, repeating any that was broken off; return their result."""
        answer = None
        while True:
            # the generator itself takes up to 0.2 s between two jobs
            job, found = await asyncio.to_thread(step, jobs, answer)
            if job is None:
                return found
            function, arguments = job
            while True:
                with suppress(BrokenOff):
                    answer = await self._workers.run(function, *arguments, priority=priority)
                    break

    # The puzzle of a day

    def today(self) -> int:
        """Return the number of the day, counted from 1970."""
        return self._store.now() // DAY

    async def of_day(self, day: int) -> Puzzle | None:
        """Return the puzzle of a day; None if it has none, or none that this program can read.

        Today's is chosen on first request.
        """
        found = await self._store.puzzles.of_day(day)
        while found is None and day == self.today() and (chosen := await self._choose(day)) is not None:
            await self._store.puzzles.put_day(day, chosen)
            self.wake()
            found = await self._store.puzzles.of_day(day)
        return found if found is not None and _readable(found) else None

    async def _choose(self, day: int) -> Puzzle | None:
        """Choose the puzzle of a day: at most every other day one from a game that was played here."""
        used = await self._store.puzzles.used()
        latest = {game: last for last, _, game in used}
        games = sorted(GAMES, key=lambda game: (latest.get(game, 0), game))
        if not await self._store.puzzles.mined(day - 1):
            mined = [puzzle for puzzle in await self._store.puzzles.unused() if _readable(puzzle)]
            if mined:
                return min(mined, key=lambda puzzle: games.index(puzzle.game))
        resting = {number for last, number, _ in used if last > day - REST_DAYS}
        return await asyncio.to_thread(self._choose_stocked, games, resting)

    def _choose_stocked(self, games: Iterable[str], resting: Collection[int]) -> Puzzle | None:
        """Choose a puzzle that is not resting from the first game that has one, in an order of this store's own."""
        for game in games:
            there = (
                (sha256(f"{self._store.id} {number}".encode()).digest(), puzzle)
                for puzzle in self._stock(game)
                if (number := puzzle.id) not in resting and _readable(puzzle)
            )
            if (first := min(there, key=itemgetter(0), default=None)) is not None:
                return first[1]
        return None

    async def names(self, puzzle: Puzzle) -> list[str | None]:
        """Return the names, by seat, that may be shown of the players of the game that a puzzle comes from."""
        return [] if puzzle.origin.table is None else await self._store.puzzles.names(puzzle.origin.table)

    # Answers

    @shield
    async def judge(self, user: int, day: int, actions: Sequence[Any]) -> Answer | None:
        """Judge a person's complete answer, given the actions of the puzzle's seat; return it as it is stored.

        An answer is judged once: if this or another process has done so, it keeps its grade.
        """
        answer, puzzle = await self._store.puzzles.answer(user, day), await self.of_day(day)
        if answer is None or answer.grade is not None or puzzle is None:
            return answer
        cost = await self._workers.shared.join(
            ("answer", puzzle.id, tuple(actions)), lambda: self._carry_out(rate_answer(puzzle, actions), FIRST_PRIORITY)
        )
        await self._store.puzzles.judge(answer, grade_of(cost), cost)
        return await self._store.puzzles.answer(user, day)

    async def standing(self, user: int) -> PuzzleStanding:
        """Return a person's results so far."""
        return await self._store.puzzles.standing(user, self.today())

    # The post of a server

    async def post_daily(self, guild: int, channel: int, minute: int, zone: str, language: str) -> Places:
        """Have each day's puzzle posted in a channel, at a local time in minutes after midnight.

        If today's time is past, the first one is tomorrow's.
        """
        today = self.today()
        former = await self._store.places.of_server(guild)
        done = today if posting_time(today, minute, zone) <= self._store.now() else min(former.puzzle_day, today)
        return await self._store.places.choose(
            guild, puzzles=channel, puzzle_minute=minute, puzzle_zone=zone, puzzle_language=language, puzzle_day=done
        )

    def post_due(self, places: Places) -> float:
        """Return the seconds until a server's next puzzle is to be posted; at most 0 if today's is due."""
        now, today = self._store.now(), self.today()
        day = today if places.puzzle_day < today else today + 1
        return posting_time(day, places.puzzle_minute, places.puzzle_zone) - now

    async def posted(self, guild: int, day: int) -> Places:
        """Note that a day's puzzle was posted on a server, or could not be."""
        return await self._store.places.choose(guild, puzzle_day=day)


def posting_time(day: int, minute: int, zone: str) -> int:
    """Return when a day's puzzle is posted: at the local time, where it falls within the day, which is one of UTC.

    If a clock change skips that time, it is posted when the day begins.
    """
    begin = day * DAY
    at = defer_direct_message(Person(0, zone=zone, digest=minute), begin)
    return at if at < begin + DAY else begin


def _choices(moves: Sequence[Move]) -> list[tuple[int, Move]]:
    """List the choices at the start of a turn or after a draw, each with the number of its turn."""
    found, turn, begins, seat = list[tuple[int, Move]](), 1, True, None
    for move in effective_moves(moves)[1:]:
        begins = begins or move.seat != seat
        if move.chosen and begins:
            found.append((turn, move))
        begins = move.reveals or move.turn_ended is not None or (begins and not move.chosen)
        seat, turn = move.seat, turn + (move.turn_ended is not None)
    return found


def _readable(puzzle: Puzzle) -> bool:
    return version_of(puzzle.game, puzzle.rules) is not None
