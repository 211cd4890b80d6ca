"""Shutdown of the process on a signal: orderly, and in time even if something hangs."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import threading
from contextlib import suppress
from typing import Final, NoReturn

log = logging.getLogger(__name__)

SHUTDOWN_TIMEOUT: Final = 9.0
"""Seconds after which the process ends in any case; everything accepted is in the store."""
SIGNALS: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name))
"""The signals that ask the process to end; the last one, Ctrl+Break, exists on Windows alone."""


def stop_event() -> asyncio.Event:
    """Return an event that is set by the first signal asking the process to end; a second one ends it at once.

    In any case it ends within `SHUTDOWN_TIMEOUT` seconds of the first.
    """
    asked, loop = asyncio.Event(), asyncio.get_running_loop()

    def first() -> None:
        for number in SIGNALS:
            with suppress(NotImplementedError):
                loop.remove_signal_handler(number)
            # not through the event loop, which may hang
            signal.signal(number, lambda *_: leave(0))
        log.info("asked to stop: finishing what was begun")
        hurry = threading.Timer(SHUTDOWN_TIMEOUT, _give_up)
        hurry.daemon = True
        hurry.start()
        asked.set()

    for number in SIGNALS:
        try:
            loop.add_signal_handler(number, first)
        except NotImplementedError:  # on Windows, where any signal wakes the loop
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(first))
    return asked


def _give_up() -> None:
    log.warning("not everything could be finished within %.0f s; the rest waits in the store", SHUTDOWN_TIMEOUT)
    leave(0)


def leave(status: int) -> NoReturn:
    """End the process now, without waiting for threads."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError, AttributeError):
            continue  # the reader is gone
    os._exit(status)
