"""The tiles still to come, by kind: which are left is public, so everyone can count those that fit at a place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from bot.games.carcassonne.components import SIDES, TILES, Tile
from bot.games.carcassonne.components.edges import turned_side


class Left:
    """The tiles left, and how many of them fit at places that were asked about."""

    __slots__ = ("_fitting", "counts", "total")

    def __init__(self, tiles: Iterable[Tile]) -> None:
        self.counts = Counter(tiles)
        self.total = self.counts.total()
        self._fitting: dict[int, int] = {}

    def fitting(self, signature: int) -> int:
        """Count those that fit at a place with this signature."""
        found = self._fitting.get(signature)
        if found is None:
            counts = self.counts
            found = self._fitting[signature] = sum([counts[tile] for tile in fitting(signature)])
        return found

    def closing(self, signature: int, sides: tuple[int, ...]) -> int:
        """Count those that fit there and leave nothing open of what waits at these sides."""
        counts = self.counts
        return sum([counts[tile] for tile in closing(signature, sides)])


@cache
def fitting(signature: int) -> tuple[Tile, ...]:
    """List the kinds of tiles that fit at a place with this signature."""
    return tuple(tile for tile in TILES.values() if signature in tile.fitting)


@cache
def closing(signature: int, sides: tuple[int, ...]) -> tuple[Tile, ...]:
    """List the kinds that fit there so that their segments at these sides reach no side without a neighbour."""
    taken = {side for side in range(len(SIDES)) if signature >> 2 * side & 3}
    return tuple(
        tile
        for tile in fitting(signature)
        if any(_closes(tile, turn, sides, taken) for turn in tile.fitting[signature])
    )


def _closes(tile: Tile, turn: int, sides: tuple[int, ...], taken: set[int]) -> bool:
    at = tile.turned[turn].at
    reached = {turned_side(side, turn) for own in sides for side in tile.segments[at[own]].sides}
    return reached <= taken
