"""Randomness as seen by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """The only source of randomness, always passed in; every `random.Random` is one."""

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Draw `k` elements without replacement, in the order drawn."""
        ...
