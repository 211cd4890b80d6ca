"""What palazzi score (section 7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.games.palazzo.components import POINTS_BY_HEIGHT, POINTS_OF_ONE_MATERIAL, WINDOWS_COUNT_FROM, Tile
from bot.games.palazzo.player import Palazzo


class Points(NamedTuple):
    """Points by where they come from."""

    height: int = 0
    windows: int = 0
    material: int = 0

    @property
    def total(self) -> int:
        """All points."""
        return sum(self)


def points_of(floors: tuple[Tile, ...]) -> Points:
    """Return what a palazzo with these floors scores."""
    number = len(floors)
    windows = sum(tile.windows for tile in floors) if number >= WINDOWS_COUNT_FROM else 0
    pure = len({tile.material for tile in floors}) == 1
    return Points(POINTS_BY_HEIGHT[number], windows, POINTS_OF_ONE_MATERIAL[number] if pure else 0)


def points_of_all(palazzi: Iterable[Palazzo]) -> Points:
    """Add up what palazzi score."""
    found = [points_of(palazzo.floors) for palazzo in palazzi]
    return Points(*map(sum, zip(*found, strict=True))) if found else Points()
