"""A pool of worker processes for long computations such as searches, so that no click ever waits for them."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import logging
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, TypeVar, cast

from bot.games import GAMES
from bot.games.chance import Chance
from bot.model.search_budget import DEFAULT_SECONDS, SearchBudget
from bot.services import worker
from bot.services.worker import GameKey, WorkFailed, game_of

log = logging.getLogger(__name__)

T = TypeVar("T")

JOB_TIMEOUT: Final = 90.0
"""Seconds after which a process that has not answered is killed: longer than the watchdog's WORKER_LIMIT."""
IDLE_TIMEOUT: Final = 300.0
"""Seconds after which unused processes are ended, by default."""
MAX_TRIES: Final = 3
"""The number of processes that are given a job, as each may end before it has answered."""
PROCESS_LOST: Final = (EOFError, OSError, pickle.UnpicklingError)
"""The exceptions raised when a process has ended."""
FIRST_PRIORITY: Final = 0
USUAL_PRIORITY: Final = 100
GIVES_WAY: Final = 101
"""The priority of jobs whose process other jobs may take."""
LARGEST_SEED: Final = 2**32


class WorkersLost(Exception):
    """Worker processes ended repeatedly during one job, or one did not answer in time."""


class BrokenOff(Exception):
    """A job that gives way was ended, as its process is needed for another."""


class _Closed(Exception):
    """The pool is being closed."""


@dataclass(slots=True)
class _Job:
    task: asyncio.Task[Any]
    waiting: int = 0


class SharedJobs:
    """The jobs under way, each with the number of callers that wait for it."""

    def __init__(self) -> None:
        self._jobs: dict[Hashable, _Job] = {}

    async def join(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return the result of the job with this key, or raise its error; start it unless it is under way.

        It is cancelled once nobody waits for it any more.
        """
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = _Job(asyncio.create_task(work()))
        job.waiting += 1
        try:
            return cast(T, await asyncio.shield(job.task))
        finally:
            job.waiting -= 1
            if not job.waiting:
                del self._jobs[key]
                job.task.cancel()


class WorkerPool:
    """A bounded number of worker processes, started on demand.

    When all are busy, people's jobs go first, then those of quick computer players.
    Once the pool is closed, all waiting and new jobs are cancelled.
    """

    def __init__(self, number: int = 1, budget: SearchBudget | None = None, idle: float = IDLE_TIMEOUT) -> None:
        self.budget = budget or DEFAULT_SECONDS
        self.shared = SharedJobs()
        """Jobs that are done once for all callers that wait for them."""
        self._idle_for = idle
        self._free = number
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._order = itertools.count()
        self._threads = ThreadPoolExecutor(number, thread_name_prefix="worker")
        self._lock = threading.Lock()
        self._idle: list[_Process] = []
        self._busy: set[_Process] = set()
        self._closed = False
        self._timer: asyncio.TimerHandle | None = None

    @property
    def processes(self) -> list[int]:
        """The ids of the running worker processes."""
        with self._lock:
            return [process.popen.pid for process in (*self._idle, *self._busy)]

    async def choose(self, key: GameKey, computer: str, seat: int, view: Any, chance: Chance) -> Any:
        """Return the action that a computer player chooses within its budget."""
        (seed,) = chance.sample(range(LARGEST_SEED), 1)
        # weaker players are quicker and do not hold up the others for long
        priority = FIRST_PRIORITY + 1 + list(game_of(key).computers.players).index(computer)
        return await self.run(worker.choose, key, computer, seat, view, seed, self.budget, priority=priority)

    async def run(
        self, function: Callable[..., T], *arguments: Any, priority: int = USUAL_PRIORITY, patience: float = JOB_TIMEOUT
    ) -> T:
        """Run a module-level function in a process; raise WorkFailed, or WorkersLost after several tries.

        Jobs wait for a free process by priority; the process is killed after `patience` seconds. A job with priority
        `GIVES_WAY` raises BrokenOff once another job needs its process.
        """
        await self._turn(priority)
        job = (function, arguments, patience, priority == GIVES_WAY)
        asked = asyncio.get_running_loop().run_in_executor(self._threads, self._ask, *job)
        asked.add_done_callback(self._release)
        try:
            # a cancelled job still keeps its process busy
            return await asyncio.shield(asked)
        except _Closed:
            raise asyncio.CancelledError from None

    async def _turn(self, priority: int) -> None:
        if self._closed:
            raise asyncio.CancelledError
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (priority, next(self._order), turn))
        if priority != GIVES_WAY:
            self._break_off()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()
            raise

    def _break_off(self) -> None:
        """Kill a process whose job gives way, if there is one."""
        with self._lock:
            for process in self._busy:
                if process.gives_way and not process.broken_off:
                    process.broken_off = True
                    process.popen.kill()
                    return

    def _release(self, asked: asyncio.Future[Any]) -> None:
        if not asked.cancelled():
            asked.exception()  # callers have received it, unless they no longer wait
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

    def _ask(self, function: Callable[..., T], arguments: tuple[Any, ...], patience: float, gives_way: bool) -> T:
        job = pickle.dumps((function, arguments))
        for _ in range(MAX_TRIES):
            process = self._take(gives_way)
            try:
                good, answer = process.ask(job, patience)
            except PROCESS_LOST:
                self._give_back(process, lost=True)
                if process.broken_off:
                    raise BrokenOff from None
                if process.timed_out:
                    break  # another would take as long
                continue
            self._give_back(process)
            if not good:
                raise WorkFailed(answer)
            return cast(T, answer)
        raise WorkersLost

    def _take(self, gives_way: bool) -> _Process:
        with self._lock:
            if self._closed:
                raise _Closed
            process = self._idle.pop() if self._idle else _Process()
            process.gives_way = gives_way
            self._busy.add(process)
            return process

    def _give_back(self, process: _Process, lost: bool = False) -> None:
        with self._lock:
            self._busy.discard(process)
            if not (lost or process.broken_off or self._closed):
                self._idle.append(process)
                return
        process.end()
        if not (process.broken_off or self._closed):
            log.warning("a worker process ended in the middle of a job")

    @property
    def busy(self) -> int:
        """The number of processes that are working now."""
        with self._lock:
            return len(self._busy)

    @property
    def waiting(self) -> int:
        """The number of jobs that wait for a free process."""
        return len(self._waiting)

    def close(self) -> None:
        """Kill all processes at once, whatever they are doing."""
        with self._lock:
            self._closed = True
            idle, self._idle = self._idle, []
            for process in self._busy:
                process.popen.kill()  # its thread notices and cleans up
        if self._timer is not None:
            self._timer.cancel()
        for process in idle:
            process.end()
        for _, _, turn in self._waiting:
            turn.cancel()
        self._threads.shutdown(wait=True, cancel_futures=True)


COMMAND: Final = [sys.executable, "-m", worker.__name__]


class _Process:
    def __init__(self) -> None:
        self.timed_out = False
        """Whether it was killed because it had not answered in time."""
        self.gives_way = self.broken_off = False
        """Whether its job gives way to others, and whether it was killed for one."""
        # Windows has priority classes instead of the nice level that the process sets itself
        priority = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
        games = [f"{name}={package}" for name, package in GAMES.packages.items()]
        self.popen = subprocess.Popen(
            [*COMMAND, *games], stdin=subprocess.PIPE, stdout=subprocess.PIPE, creationflags=priority
        )

    def ask(self, job: bytes, patience: float) -> tuple[bool, Any]:
        """Run a job; return whether it succeeded, and its result or traceback. Kill the process on a timeout."""
        asked, answers = self.popen.stdin, self.popen.stdout
        assert asked is not None
        assert answers is not None
        watch = threading.Timer(patience, self._time_out)
        watch.daemon = True
        watch.start()
        try:
            asked.write(job)
            asked.flush()
            answer: tuple[bool, Any] = pickle.load(answers)
            return answer
        finally:
            watch.cancel()

    def _time_out(self) -> None:
        self.timed_out = True
        self.popen.kill()

    def end(self) -> None:
        """Kill the process and close its pipes."""
        self.popen.kill()
        for pipe in (self.popen.stdin, self.popen.stdout):
            assert pipe is not None
            with suppress(OSError):  # unsent input is lost with the process
                pipe.close()
        self.popen.wait()
