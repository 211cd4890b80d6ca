"""Which part of the map is seen, and how large."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import ceil, floor
from typing import Final, NamedTuple

from bot.games.carcassonne import Place
from render.games.carcassonne.geometry import SIDE, Point

CALM: Final = 56
"""Tiles that are less wide, in pixels, are shown with less detail."""
_AROUND: Final = 0.3
"""The least space around a map that is seen as a whole, in tiles, at both sides together."""
_SMALLEST: Final = 8
_BESIDE: Final = 0.32
"""How much is seen at least beside what has to be seen, in tiles."""
_BEYOND: Final = 0.6
"""How much of the empty table is seen at most beyond the map's edge, in tiles, if it can be helped."""

_ALL: Final = 0.9
"""A row of which more than this share is seen counts as whole."""


class Extent(NamedTuple):
    """The least and the greatest column and row of some places."""

    west: int
    north: int
    east: int
    south: int

    @property
    def columns(self) -> int:
        """How many columns there are."""
        return self.east - self.west + 1

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return self.south - self.north + 1


class Sight(NamedTuple):
    """A window onto the map, in pixels: the width of a tile, and where the start tile's upper left corner is."""

    width: int
    height: int
    tile: int
    left: int
    top: int

    def at(self, place: Place) -> tuple[int, int]:
        """Return the upper left corner of a place."""
        return self.left + place.x * self.tile, self.top + place.y * self.tile

    def point(self, place: Place, point: Point) -> tuple[int, int]:
        """Return a point of the tile at a place."""
        x, y = self.at(place)
        return x + round(point[0] * self.tile / SIDE), y + round(point[1] * self.tile / SIDE)

    def sees(self, place: Place, share: float = 0) -> bool:
        """Return whether more than a share of a tile is seen, both across and down."""
        return self.sees_column(place.x, share) and self.sees_row(place.y, share)

    def sees_column(self, column: int, share: float = 0) -> bool:
        """Return whether more than a share of a column's width is seen."""
        x = self.left + column * self.tile
        return min(x + self.tile, self.width) - max(x, 0) > share * self.tile

    def sees_row(self, row: int, share: float = 0) -> bool:
        """Return whether more than a share of a row's height is seen."""
        y = self.top + row * self.tile
        return min(y + self.tile, self.height) - max(y, 0) > share * self.tile

    @property
    def columns(self) -> range:
        """The columns of which something is seen."""
        return range(-self.left // self.tile, -((self.left - self.width) // self.tile))

    @property
    def rows(self) -> range:
        """The rows of which something is seen."""
        return range(-self.top // self.tile, -((self.top - self.height) // self.tile))

    @property
    def calm(self) -> bool:
        """Whether tiles are shown with less detail."""
        return self.tile < CALM


def extent(places: Iterable[Place]) -> Extent:
    """Return how far places reach."""
    found = [*places]
    across, down = [place.x for place in found], [place.y for place in found]
    return Extent(min(across), min(down), max(across), max(down))


def largest(places: Collection[Place], width: int, height: int) -> int:
    """Return how wide tiles can be at most where all these places are seen."""
    reach = extent(places)
    return max(_SMALLEST, int(min(width / (reach.columns + _AROUND), height / (reach.rows + _AROUND))))


def whole(places: Collection[Place], width: int, height: int, tile: int) -> Sight:
    """See all of some places in the middle of a window, with tiles of this width."""
    reach = extent(places)
    return Sight(
        width,
        height,
        tile,
        (width - reach.columns * tile) // 2 - reach.west * tile,
        (height - reach.rows * tile) // 2 - reach.north * tile,
    )


def around(place: Place, width: int, height: int, tile: int) -> Sight:
    """See a place in the middle of a window."""
    return whole([place], width, height, tile)


def near(must: Iterable[Place], spots: Iterable[Place], width: int, height: int, most: int) -> Sight:
    """See some places with tiles of this width at most, and beside them rather the map than the empty table."""
    core, every = extent(must), extent(spots)
    room = width / (core.columns + 2 * _BESIDE), height / (core.rows + 2 * _BESIDE)
    tile = max(_SMALLEST, min(most, int(min(room))))
    left = _start(core.west, core.east, every.west, every.east, width / tile)
    top = _start(core.north, core.south, every.north, every.south, height / tile)
    return Sight(width, height, tile, round(-left * tile), round(-top * tile))


def near_in_whole_rows(must: Collection[Place], spots: Collection[Place], width: int, height: int, most: int) -> Sight:
    """See some places like `near`, but so that the window's edges cut no row."""
    rows = -(-height // near(must, spots, width, height, most).tile)
    sight, core = near(must, spots, width, height, height // rows), extent(must)
    begins = sorted({each(sight.top / sight.tile) * sight.tile + height % rows // 2 for each in (floor, ceil)})
    tried = [sight._replace(top=top) for top in begins]
    tried = [each for each in tried if all(each.sees_row(row, _ALL) for row in (core.north, core.south))] or tried
    return max(tried, key=lambda each: sum(each.sees_row(place.y, _ALL) for place in spots))


def _start(first: int, last: int, least: int, most: int, size: float) -> float:
    """Return where a window of a size begins that has what must be seen in its middle, or shows more of the map."""
    low, high = least - _BEYOND, most + 1 + _BEYOND - size
    start = (low + high) / 2 if low > high else min(max((first + last + 1 - size) / 2, low), high)
    return min(max(start, last + 1 + _BESIDE - size), first - _BESIDE)
