"""The limit on the actions of a game that is played automatically, so that an endless game is noticed."""

from __future__ import annotations

from collections import Counter, deque
from typing import Any, Final

MAX_ACTIONS: Final = 3000
"""More than any game takes."""
_LAST_ACTIONS: Final = 100
"""How many of the latest actions the error message counts by kind."""


class TooManyActions(Exception):
    """Raised when a game exceeds the limit; says which kinds of actions came last."""


class ActionCounter:
    """Counts the actions of a game that is played automatically."""

    __slots__ = ("_last", "count")

    def __init__(self) -> None:
        self.count = 0
        self._last: deque[type] = deque(maxlen=_LAST_ACTIONS)

    def add(self, action: Any) -> None:
        """Count an action; raise TooManyActions beyond the limit."""
        self.count += 1
        self._last.append(type(action))
        if self.count > MAX_ACTIONS:
            kinds = ", ".join(f"{count} × {kind.__name__}" for kind, count in Counter(self._last).most_common())
            raise TooManyActions(
                f"no end after {MAX_ACTIONS:,} actions, of which the last {_LAST_ACTIONS} were {kinds}"
            )
