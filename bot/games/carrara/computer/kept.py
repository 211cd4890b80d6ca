"""What was worked out for things and is asked for again and again, by identity."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T")

KEPT = 5000
"""How many things are remembered."""


class Kept(Generic[K, T]):
    """A function of one thing that remembers what it returned for the same thing.

    It looks things up by identity, as hashing all that they hold takes longer than most work that this saves.
    """

    def __init__(self, work_out: Callable[[K], T]) -> None:
        self._work_out = work_out
        self._known: dict[int, tuple[K, T]] = {}

    def __call__(self, thing: K) -> T:
        """Return what is known of a thing, or work it out now."""
        known = self._known.get(id(thing))
        # an identity is only ever given anew once its thing is gone, and what is kept here is not
        if known is not None and known[0] is thing:
            return known[1]
        if len(self._known) >= KEPT:
            self._known.clear()
        found = self._work_out(thing)
        self._known[id(thing)] = (thing, found)
        return found
