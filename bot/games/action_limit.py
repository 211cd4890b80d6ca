"""The most actions that a game may take when it is played to its end automatically."""

from __future__ import annotations

from collections import Counter, deque
from typing import Any, Final

MOST_ACTIONS: Final = 3000
"""More than any game has."""
_LAST_ACTIONS: Final = 100
"""So many of the last actions are told."""


class TooManyActions(Exception):
    """Raised where a game has more actions than any: how many, and what was done in the end."""


class ActionCounter:
    """The actions of a game that is played on to the end."""

    __slots__ = ("_last", "count")

    def __init__(self) -> None:
        self.count = 0
        self._last: deque[type] = deque(maxlen=_LAST_ACTIONS)

    def add(self, action: Any) -> None:
        """Count an action; raise TooManyActions after more than any game has."""
        self.count += 1
        self._last.append(type(action))
        if self.count > MOST_ACTIONS:
            kinds = ", ".join(f"{count} × {kind.__name__}" for kind, count in Counter(self._last).most_common())
            raise TooManyActions(
                f"no end after {MOST_ACTIONS:,} actions, of which the last {_LAST_ACTIONS} were {kinds}"
            )
