"""Exponential backoff between tries after faults, up to a limit."""

from __future__ import annotations

from typing import Final

FIRST_WAIT: Final = 2.0
LONGEST_WAIT: Final = 300.0
"""Seconds; the wait doubles from the first to the longest."""


class Backoff:
    """The waits between tries of one operation."""

    def __init__(self) -> None:
        self._wait = FIRST_WAIT

    def next(self) -> float:
        """Return how many seconds to wait after another fault."""
        wait = self._wait
        self._wait = min(wait * 2, LONGEST_WAIT)
        return wait

    def reset(self) -> None:
        """Start over with the first wait, after a success."""
        self._wait = FIRST_WAIT
