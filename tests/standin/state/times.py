"""Time and identifiers: a clock that can be moved forward, and snowflakes made from the real time."""

import itertools
import time
from datetime import UTC, datetime

# in milliseconds: every Discord id counts from 2015-01-01
EPOCH = 1_420_070_400_000

_counter = itertools.count()


def snowflake() -> int:
    """Return a new id, ordered by time as Discord's are: clients derive an interaction's age from it."""
    return (int(time.time() * 1000) - EPOCH) << 22 | next(_counter) & 0x3FFFFF


def now() -> str:
    """Return the current time in Discord's format."""
    return datetime.now(UTC).isoformat()


class Clock:
    """A monotonic clock that a test can move forward."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        """Return the clock's time, in seconds."""
        return time.monotonic() + self._ahead

    def advance(self, seconds: float) -> None:
        """Move the clock forward."""
        self._ahead += seconds
