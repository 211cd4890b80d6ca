"""Time and identifiers: a clock that can be moved forward, and snowflakes made from the real one."""

import itertools
import time
from datetime import UTC, datetime

# milliseconds; every Discord id counts from 2015-01-01
EPOCH = 1_420_070_400_000

_counter = itertools.count()


def snowflake() -> int:
    """Make a fresh id, ordered by time as Discord's are: clients read the age of an interaction from it."""
    return (int(time.time() * 1000) - EPOCH) << 22 | next(_counter) & 0x3FFFFF


def now() -> str:
    """Write the current time as Discord does."""
    return datetime.now(UTC).isoformat()


class Clock:
    """A steady clock that a test can move forward."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        """Read the clock, in seconds."""
        return time.monotonic() + self._ahead

    def advance(self, seconds: float) -> None:
        """Move the clock forward."""
        self._ahead += seconds
