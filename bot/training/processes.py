"""Games in several processes at once."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from bot.services.worker import GARBAGE

T = TypeVar("T")
R = TypeVar("R")


class InOrder(Protocol):
    """Calls a function for each item, several at once, and yields the results in the order of the items."""

    def __call__(self, work: Callable[[Any], R], items: Iterable[Any], /) -> Iterator[R]:
        """Call the function for each item."""
        ...


@contextmanager
def in_processes(jobs: int) -> Iterator[InOrder]:
    """Yield what calls functions in this many processes, or in this one if it is 1; on leaving they are ended."""
    if jobs == 1:
        thresholds = gc.get_threshold()
        gc.set_threshold(GARBAGE)
        try:
            yield map
        finally:
            gc.set_threshold(*thresholds)
        return
    with get_context("spawn").Pool(jobs, _prepare) as pool:
        yield pool.imap


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _prepare() -> None:
    # an interruption is for the process that waits for the results
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(GARBAGE)
