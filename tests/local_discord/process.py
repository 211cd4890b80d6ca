"""The bot as a separate process that can be killed, interrupted or asked to stop."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from tests import ROOT

T = TypeVar("T")


class Changes:
    """The conditions that are being waited for."""

    def __init__(self) -> None:
        self._waiting: dict[asyncio.Future[Any], Callable[[], Any]] = {}
        self._due = False

    def touch(self) -> None:
        """Report a change; the conditions are checked in the next iteration of the event loop."""
        if self._waiting and not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._look)

    async def until(self, predicate: Callable[[], T], within: float | None) -> T:
        """Wait until the predicate returns something true, and return that."""
        if value := predicate():
            return value
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting[future] = predicate
        try:
            async with asyncio.timeout(within):
                return await future
        finally:
            del self._waiting[future]

    def _look(self) -> None:
        self._due = False
        for future, predicate in list(self._waiting.items()):
            if future.done():
                continue
            try:
                value = predicate()
            except Exception as error:
                future.set_exception(error)
            else:
                if value:
                    future.set_result(value)


class BotProcess:
    """A bot that runs for the duration of an ``async with``; no process is left behind.

    The database's path is passed as ``PIAZZA_DATABASE``; this process's own bot settings are not passed on.
    """

    def __init__(
        self,
        environment: Mapping[str, str],
        database: Path,
        command: Sequence[str] = ("-m", "bot", "run"),
    ) -> None:
        outer = {key: value for key, value in os.environ.items() if not key.startswith(("PIAZZA_", "DISCORD_"))}
        self.environment = {**outer, "PYTHONUNBUFFERED": "1", "PIAZZA_DATABASE": str(database), **environment}
        self.command = tuple(command)
        self.output: list[str] = []
        self.errors: list[str] = []
        self.changes = Changes()
        self._process: asyncio.subprocess.Process | None = None
        self._readers: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.kill()

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        if self.running:
            raise RuntimeError("the bot is running already")
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *self.command,
            cwd=ROOT,
            env=self.environment,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=pipe,
            stderr=pipe,
            # so that its children, if any, are stopped with it, and this process is not
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
        streams = ((self._process.stdout, self.output), (self._process.stderr, self.errors))
        self._readers = [asyncio.create_task(self._read(stream, lines)) for stream, lines in streams if stream]

    async def kill(self) -> None:
        if sys.platform == "win32":
            if self._process is not None and self.running:
                self._process.kill()
        else:
            self._signal(signal.SIGKILL)
        await self.ended()

    def ask_to_stop(self) -> None:
        """Send the signal that systemd and Docker send; on Windows Ctrl+Break."""
        assert self._process is not None
        if sys.platform == "win32":
            self._process.send_signal(signal.CTRL_BREAK_EVENT)
        else:
            self._process.send_signal(signal.SIGTERM)

    def interrupt(self) -> None:
        """Press Ctrl+C, which reaches the bot's children too; on Windows Ctrl+Break."""
        if sys.platform == "win32":
            self.ask_to_stop()
        else:
            self._signal(signal.SIGINT)

    async def terminate(self) -> int:
        """Ask the bot and its children to stop, wait until it has ended, and return its exit code."""
        if sys.platform != "win32":
            self._signal(signal.SIGTERM)
        elif self.running:
            self.ask_to_stop()
        return await self.ended(10)

    async def ended(self, within: float | None = None) -> int:
        assert self._process is not None
        async with asyncio.timeout(within):
            code = await self._process.wait()
            await asyncio.gather(*self._readers)
        return code

    async def says(self, words: str, within: float = 10.0) -> str:
        """Wait for a line that contains these words on standard error, and return it."""
        try:
            return await self.changes.until(lambda: next((line for line in self.errors if words in line), ""), within)
        except TimeoutError:
            tail = "\n".join(self.errors[-20:])
            raise TimeoutError(f"the bot has not said {words!r} within {within} s, but:\n{tail}") from None

    def check_log(self) -> None:
        assert not any("Traceback" in line for line in self.errors), "\n".join(self.errors)

    def _signal(self, number: signal.Signals) -> None:
        # it may have ended without asyncio having noticed yet
        with suppress(ProcessLookupError):
            if sys.platform != "win32" and self.running:
                os.killpg(self.pid, number)

    async def _read(self, stream: asyncio.StreamReader, lines: list[str]) -> None:
        async for line in stream:
            lines.append(line.decode(errors="replace").rstrip("\n"))
            self.changes.touch()
