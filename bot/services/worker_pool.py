"""Thinking that takes its time: in a few processes of their own, so that no click ever waits for it."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import logging
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, TypeVar, cast

from bot.games import GAMES
from bot.games.game import Advice, Chance, Forecast
from bot.model.budgets import Allowance, Seconds
from bot.services import worker
from bot.services.worker import ThoughtFailed

log = logging.getLogger(__name__)

T = TypeVar("T")

THINKING: Final = 2.0
"""Seconds that a computer player may think about a move, unless the operator sets another number."""
PATIENCE: Final = 90.0
"""Seconds after which a process that has not answered is given up."""
IDLE: Final = 300.0
"""Seconds after which processes that nobody needed are ended, unless whoever begins them says otherwise."""
TRIES: Final = 3
LOST: Final = (EOFError, OSError, pickle.UnpicklingError)
"""What it looks like when a process has ended."""
LAST: Final = 100
"""The place in the queue behind all others."""
LARGEST_SEED: Final = 2**32


class ThinkersLost(Exception):
    """Tell that processes ended again and again while they were thinking about something."""


class _Closed(Exception):
    """The house is being closed."""


class Thinkers:
    """A bounded number of processes that think, begun when they are needed.

    Where they are asked more than they can answer at once, people go first, then the quicker computer players.
    Once they are closed, whoever waits for them or asks is cancelled.
    """

    def __init__(self, number: int = 1, allowance: Allowance | None = None, idle: float = IDLE) -> None:
        self.allowance = allowance or Seconds(THINKING)
        self._idle_for = idle
        self._free = number
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._order = itertools.count()
        self._threads = ThreadPoolExecutor(number, thread_name_prefix="thinker")
        self._lock = threading.Lock()
        self._idle: list[_Process] = []
        self._busy: set[_Process] = set()
        self._closed = False
        self._timer: asyncio.TimerHandle | None = None

    async def decide(self, game: str, computer: str, seat: int, view: Any, chance: Chance) -> Any:
        """Let a computer player choose an action within the allowance."""
        asked = (game, computer, seat, view, _seed(chance), self.allowance)
        # the weaker ones are quicker, and nobody waits long for them
        return await self._think(1 + list(GAMES[game].COMPUTERS).index(computer), worker.decide, asked)

    async def advise(
        self,
        game: str,
        seat: int,
        view: Any,
        chance: Chance,
        also: Sequence[Any] = (),
        allowance: Allowance | None = None,
    ) -> Sequence[Advice[Any]]:
        """Tell a person which actions are best, before any computer player's turn to think."""
        asked = (game, seat, view, _seed(chance), allowance or self.allowance, also)
        return await self.think(worker.advise, *asked, first=True)

    async def judge(self, game: str, view: Any, chance: Chance, allowance: Allowance | None = None) -> Forecast:
        """Tell a person how a game is expected to end."""
        return await self.think(worker.judge, game, view, _seed(chance), allowance or self.allowance, first=True)

    async def think(
        self, function: Callable[..., T], *arguments: Any, first: bool = False, patience: float = PATIENCE
    ) -> T:
        """Carry out a function of a module in a process; raise ThoughtFailed, or ThinkersLost after several tries.

        It waits until a process is free, and `first` before all that do not; it is given up after so many seconds.
        """
        return await self._think(0 if first else LAST, function, arguments, patience)

    async def _think(
        self, place: int, function: Callable[..., T], arguments: tuple[Any, ...], patience: float = PATIENCE
    ) -> T:
        await self._turn(place)
        asked = asyncio.get_running_loop().run_in_executor(self._threads, self._ask, function, arguments, patience)
        asked.add_done_callback(self._release)
        try:
            # a thought that nobody waits for any more still keeps its process busy
            return await asyncio.shield(asked)
        except _Closed:
            raise asyncio.CancelledError from None

    async def _turn(self, place: int) -> None:
        if self._closed:
            raise asyncio.CancelledError
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (place, next(self._order), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()
            raise

    def _release(self, asked: asyncio.Future[Any]) -> None:
        if not asked.cancelled():
            asked.exception()  # who asked has been told, unless they no longer wait
        self._pass_on()

    def _pass_on(self) -> None:
        while self._waiting:
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
        if not self._closed and self._idle and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._idle_for, self._rest)

    def _rest(self) -> None:
        self._timer = None
        with self._lock:
            idle, self._idle = self._idle, []
        for process in idle:
            process.end()

    def _ask(self, function: Callable[..., T], arguments: tuple[Any, ...], patience: float) -> T:
        job = pickle.dumps((function, arguments))
        for _ in range(TRIES):
            process = self._take()
            try:
                good, answer = process.ask(job, patience)
            except LOST:
                self._give_back(process, lost=True)
                continue
            self._give_back(process)
            if not good:
                raise ThoughtFailed(answer)
            return cast(T, answer)
        raise ThinkersLost

    def _take(self) -> _Process:
        with self._lock:
            if self._closed:
                raise _Closed
            process = self._idle.pop() if self._idle else _Process()
            self._busy.add(process)
            return process

    def _give_back(self, process: _Process, lost: bool = False) -> None:
        with self._lock:
            self._busy.discard(process)
            if not lost and not self._closed:
                self._idle.append(process)
                return
        process.end()
        if not self._closed:
            log.warning("a process ended while it was thinking; another one takes over")

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that there are."""
        with self._lock:
            return [process.popen.pid for process in (*self._busy, *self._idle)]

    @property
    def busy(self) -> int:
        """How many processes are thinking at this moment."""
        with self._lock:
            return len(self._busy)

    @property
    def waiting(self) -> int:
        """How many questions wait until a process is free."""
        return len(self._waiting)

    def close(self) -> None:
        """End all processes at once, whatever they are thinking about."""
        with self._lock:
            self._closed = True
            idle, self._idle = self._idle, []
            for process in self._busy:
                process.popen.kill()  # its thread notices, and clears up
        if self._timer is not None:
            self._timer.cancel()
        for process in idle:
            process.end()
        for _, _, turn in self._waiting:
            turn.cancel()
        self._threads.shutdown(wait=True, cancel_futures=True)


class _Process:
    """A process that thinks, seen from the one that asks it."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", worker.__name__]
        self.popen = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, job: bytes, patience: float) -> tuple[bool, Any]:
        """Wait for its answer, and whether it is one or what went wrong; end it where that takes too long."""
        asked, answers = self.popen.stdin, self.popen.stdout
        assert asked is not None
        assert answers is not None
        watch = threading.Timer(patience, self.popen.kill)
        watch.daemon = True
        watch.start()
        try:
            asked.write(job)
            asked.flush()
            answer: tuple[bool, Any] = pickle.load(answers)
            return answer
        finally:
            watch.cancel()

    def end(self) -> None:
        """End it at once."""
        self.popen.kill()
        for pipe in (self.popen.stdin, self.popen.stdout):
            assert pipe is not None
            with suppress(OSError):  # what was still to be said to it is lost with it
                pipe.close()
        self.popen.wait()


def _seed(chance: Chance) -> int:
    (seed,) = chance.sample(range(LARGEST_SEED), 1)
    return seed
