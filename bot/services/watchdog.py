"""Breaks off calls of games from other packages that last too long, so that all other tables go on."""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable
from types import FrameType
from typing import Final

from bot.games import GAMES

log = logging.getLogger(__name__)

LOOK_INTERVAL: Final = 0.5
"""Seconds between two checks of the running calls."""
CALL_TIMEOUT: Final = 3.0
"""Seconds that a call of such a game may last in the bot."""
WORKER_LIMIT: Final = 60.0
"""Seconds that it may last in a worker process; computer players may think for half of that."""
MAX_STRIKES: Final = 3
"""The number of calls of a game that are broken off before it is taken out."""
FREEZE_TIMEOUT: Final = 60.0
"""Seconds without running any Python code, because a call to C does not return, after which the process ends."""


class GameStuck(Exception):
    """Raised in the code of a game that has run for too long."""

    def __str__(self) -> str:
        return "a call has lasted too long and was broken off"


class Watchdog:
    """A thread that watches the calls of games from other packages, and breaks off those that last too long.

    It can interrupt Python code. If a call to C keeps all Python code from running, it ends the process, which reports
    where it was and is restarted by whatever started it.
    """

    def __init__(self, limit: float, take_out: Callable[[str], None] = lambda game: None) -> None:
        self._looks = round(limit / LOOK_INTERVAL)
        self._take_out = take_out
        self._seen: dict[int, tuple[FrameType, int]] = {}
        """By thread: the outermost call of a game in it, and for how many checks it has lasted."""
        self._strikes: Counter[str] = Counter()
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="watchdog", daemon=True)

    def begin(self) -> None:
        """Start watching, if there is any such game."""
        if GAMES.packages and not self._thread.is_alive():
            # here and not in the thread, which might never get to run
            faulthandler.dump_traceback_later(FREEZE_TIMEOUT, exit=True)
            self._thread.start()

    def close(self) -> None:
        self._ended.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        try:
            while not self._ended.wait(LOOK_INTERVAL):
                faulthandler.dump_traceback_later(FREEZE_TIMEOUT, exit=True)
                self.look()
        finally:
            faulthandler.cancel_dump_traceback_later()

    def look(self) -> None:
        """Check the calls in all threads, and break off those that have lasted too long."""
        seen: dict[int, tuple[FrameType, int]] = {}
        for thread, frame in sys._current_frames().items():
            call, game = _outermost_call(frame)
            if call is None or thread == threading.get_ident():
                continue
            former, looks = self._seen.get(thread, (None, 0))
            looks = looks + 1 if former is call else 0
            if looks >= self._looks:
                self._break_off(thread, frame, game)
                looks = 0  # it may need until after the next check to end
            seen[thread] = call, looks
        self._seen = seen

    def _break_off(self, thread: int, frame: FrameType, game: str) -> None:
        import ctypes  # not needed unless a game hangs

        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(GameStuck))
        self._strikes[game] += 1
        log.error("the game %s ran for too long and was broken off:\n%s", game, "".join(traceback.format_stack(frame)))
        if self._strikes[game] == MAX_STRIKES:
            self._take_out(game)


def _outermost_call(frame: FrameType | None) -> tuple[FrameType | None, str]:
    """Return the outermost call of a game from another package on a stack, and the game's name."""
    found: tuple[FrameType | None, str] = (None, "")
    while frame is not None:
        module = f"{frame.f_globals.get('__name__')}."
        for game, package in GAMES.packages.items():
            if module.startswith(f"{package}."):
                found = frame, game
        frame = frame.f_back
    return found
