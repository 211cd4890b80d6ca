"""The end of the process: asked for by a signal, in good order, and in time whatever hangs."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import threading
from typing import Final, NoReturn

log = logging.getLogger(__name__)

LONGEST: Final = 9.0
"""Seconds after which the process ends though something has not; whatever was accepted is in the store."""
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


def asked_to_end() -> asyncio.Event:
    """Make what is set by the first signal that asks the process to end; by a second one it ends at once.

    In any case it ends within some seconds after the first.
    """
    asked, loop = asyncio.Event(), asyncio.get_running_loop()

    def first() -> None:
        for number in SIGNALS:
            loop.remove_signal_handler(number)
            # not through the loop: it may hang
            signal.signal(number, lambda *_: leave(0))
        log.info("asked to stop: what was begun is finished")
        hurry = threading.Timer(LONGEST, _give_up)
        hurry.daemon = True
        hurry.start()
        asked.set()

    for number in SIGNALS:
        loop.add_signal_handler(number, first)
    return asked


def _give_up() -> None:
    log.warning("not everything could be finished within %.0f s; the rest waits in the store", LONGEST)
    leave(0)


def leave(status: int) -> NoReturn:
    """End the process now, without waiting for threads that nobody needs any more."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError, AttributeError):
            continue  # nobody reads it any more
    os._exit(status)
