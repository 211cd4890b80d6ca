"""A bot in virtual time: a test advances its clock and timers, and all work in between is done."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from bot.database.address import Address
from bot.model.clock import Clock
from bot.model.pace import TERMS, Pace
from bot.model.person import Person, QuietHours
from bot.model.rows import Post, PostKind, Question, QuestionKind
from bot.services.services import Services
from bot.store.store import Store, database_at
from bot.tables.table import Table
from tests.bot.kit import BEGINNING, RecordingSender, act_at_random, begun, is_driver_timer
from tests.bot.leagues import Threads

BANK, GAIN = TERMS[Pace.BRISK].bank, TERMS[Pace.BRISK].gain
"""A day and two hours, at the pace of `Days.begun`."""


@dataclass(order=True)
class Timer:
    """A timer of the event loop that fires in virtual time."""

    at: float
    number: int
    callback: Callable[..., object] = field(compare=False)
    arguments: tuple[Any, ...] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.cancelled = True


class Days:
    def __init__(self, place: Path | Address) -> None:
        self.place = place
        self.sender = RecordingSender()
        self.threads = Threads()
        self.services: Services
        self.passed = 0.0
        """Seconds that have elapsed, regardless of the machine's clock."""
        self.ahead = 0.0
        """Seconds by which the machine's clock has been set forward."""
        self.sent_at: list[tuple[float, Post]] = []
        self._timers: list[Timer] = []
        self._numbers = count()
        self._real_call_later = asyncio.get_running_loop().call_later
        asyncio.get_running_loop().call_later = self._call_later  # type: ignore[method-assign,assignment]

    @property
    def path(self) -> Path:
        """The store's file, for tests that read it directly."""
        assert isinstance(self.place, Path)
        return self.place

    def __call__(self) -> float:
        return BEGINNING + self.passed + self.ahead

    def _call_later(self, delay: float, callback: Callable[..., object], *arguments: Any, **_: Any) -> Any:
        if is_driver_timer(callback):
            return self._real_call_later(delay, callback, *arguments)
        timer = Timer(self.passed + max(delay, 0), next(self._numbers), callback, arguments)
        heapq.heappush(self._timers, timer)
        return timer

    async def send(self, post: Post, nonce: str, again: bool) -> int | None:
        """Send a post for the outbox and record when."""
        if all(sent.id != post.id for _, sent in self.sent_at):
            self.sent_at.append((self.passed, post))
        return await self.sender.send(post, nonce, again)

    async def find(self, posts: Sequence[Post]) -> dict[int, int]:
        return await self.sender.find(posts)

    async def begin(self, ready: bool = True) -> None:
        """Start the bot and, if it is ready, connect it to Discord."""
        database = database_at(self.place)
        await database.open()
        store = Store(database, self)
        await store.prepare()
        self.services = Services(store, self, Random(49), rooms=self.threads.on(store))
        await self.services.resume()
        if ready:
            await self.connect()

    async def connect(self) -> None:
        await self.services.timekeeper.resume()
        await self.services.outbox.resume()
        await self.idle()

    async def stop(self) -> None:
        await self.services.close()
        await self.services.store.database.close()
        self._timers.clear()

    async def kill(self) -> None:
        """Stop the bot at once, without letting it store anything."""
        self._timers.clear()
        own = asyncio.current_task()
        tasks = [task for task in asyncio.all_tasks() if task is not own]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.services.store.database.close()

    async def restart(self, off: float, kill: bool = False) -> None:
        await (self.kill() if kill else self.stop())
        self.passed += off
        await self.begin()

    async def advance(self, seconds: float) -> None:
        """Let time pass, firing every timer when it is due."""
        await self.idle()
        target = self.passed + seconds
        while self._timers and self._timers[0].at <= target:
            timer = heapq.heappop(self._timers)
            if not timer.cancelled:
                self.passed = max(self.passed, timer.at)
                timer.callback(*timer.arguments)
                await self.idle()
        self.passed = target
        await self.idle()

    async def idle(self) -> None:
        await self.services.idle()

    async def table(self, number: int = 1) -> Table:
        return await self.services.tables.existing(number)

    async def begun(
        self,
        pace: Pace = Pace.BRISK,
        people: int = 2,
        computers: tuple[str, ...] = (),
        channel: int = 5,
        game: str = "nim",
        **changes: Any,
    ) -> Table:
        """Start a game at a pace; in the first game of a run, people sit in their order."""
        table = await begun(self.services.tables, people, computers, channel, game, pace=pace, **changes)
        await self.idle()
        return table

    async def turn(self, table: Table, chance: Random | None = None) -> None:
        """Play the current turn to its end with random actions, while no time passes."""
        chance, actors, announced = chance or Random(1), table.actors(), table.row.announced
        while table.actors() and (table.actors(), table.row.announced) == (actors, announced):
            await act_at_random(table, chance)
        await self.idle()

    async def wish(self, user: int, **wishes: Any) -> None:
        await self.services.store.people.save(Person(user, **wishes))

    async def question(self, table: Table, kind: QuestionKind) -> Question | None:
        return await self.services.store.questions.get(table.id, kind)

    def posts(self, kind: PostKind) -> list[Post]:
        return [post for _, post in self.sent_at if post.kind is kind]

    async def clocks(self, table: Table) -> list[Clock]:
        return [*(await self.services.store.clocks.of_table(table.id)).values()]

    async def left(self, table: Table) -> list[int]:
        return [clock.left(int(self())) for clock in await self.clocks(table)]

    def quiet(self, begin: int, end: int) -> QuietHours:
        """Return quiet hours that begin and end these minutes from now."""
        minute = int(self()) // 60
        return QuietHours((minute + begin) % 1440, (minute + end) % 1440)

    def sent(self, *kinds: PostKind) -> list[tuple[float, PostKind, str]]:
        """List the posts of these kinds that were sent: the time in hours, the kind, and the subject."""
        return [(round(at / 3600, 2), post.kind, post.about) for at, post in self.sent_at if post.kind in kinds]
