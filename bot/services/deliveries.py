"""Recognises an interaction that Discord delivers twice, which it may do when a connection is resumed."""

from __future__ import annotations

from typing import Final

REMEMBERED: Final = 10_000
"""How many interactions are remembered; Discord accepts no answer to one that is older than a quarter of an hour."""


class Deliveries:
    """The newest interactions that have been received."""

    def __init__(self) -> None:
        self._known: dict[int, None] = {}

    def first(self, interaction: int) -> bool:
        """Remember an interaction by its Discord id; return whether it is new."""
        if interaction in self._known:
            return False
        self._known[interaction] = None
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]
        return True
