"""Which part of the map is seen, and how large."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.carcassonne.board import Place
from render.engine.scene import Box
from render.games.carcassonne.land import SIDE, Point

_AROUND: Final = 0.25
"""The space around a map that is seen whole, in tiles, at both sides together."""
_WIDTHS: Final = (420, 200, 162, 138, 111, 94, 86, 78, 71, 67, 61, 57, 52, 46)
"""The widths of tiles in a map that is seen whole: few, as all tiles have to be drawn anew in each."""
_SMALLEST: Final = 8
_FILMED: Final = 150, 100, 70, 52
"""The widths of tiles in a film: a camera that zooms more often than three times makes one restless."""


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

    def under(self, x: int, y: int) -> Place:
        """Return the place that a point of the window is on."""
        return Place((x - self.left) // self.tile, (y - self.top) // self.tile)

    def sees(self, place: Place, share: float = 0) -> bool:
        """Return whether more than a share of a tile is seen, both across and down."""
        (x, y), tile = self.at(place), self.tile
        across, down = min(x + tile, self.width) - max(x, 0), min(y + tile, self.height) - max(y, 0)
        return min(across, down) > share * tile

    def on_lines(self) -> Sight:
        """Return the window moved so that it begins between two columns and two rows."""
        return self._replace(left=round(self.left / self.tile) * self.tile, top=round(self.top / self.tile) * self.tile)

    @property
    def columns(self) -> range:
        """The columns of which something is seen."""
        return range(-self.left // self.tile, -((self.left - self.width) // self.tile))

    @property
    def rows(self) -> range:
        """The rows of which something is seen."""
        return range(-self.top // self.tile, -((self.top - self.height) // self.tile))


def extent(places: Iterable[Place]) -> Extent:
    """Return how far places reach."""
    across, down = zip(*places, strict=True)
    return Extent(min(across), min(down), max(across), max(down))


def fit_tile(places: Iterable[Place], room: Box) -> int:
    """Return how wide tiles can be at most where all these places are seen."""
    reach = extent(places)
    most = int(min(room.width / (reach.columns + _AROUND), room.height / (reach.rows + _AROUND)))
    return next((width for width in _WIDTHS if width <= most), max(_SMALLEST, most))


def see_all(places: Collection[Place], room: Box, most: int) -> Sight:
    """See all of some places in the middle of a window, with tiles as wide as they can be."""
    reach, tile = extent(places), min(most, fit_tile(places, room))
    left, top = (room.width - reach.columns * tile) // 2, (room.height - reach.rows * tile) // 2
    return Sight(room.width, room.height, tile, left - reach.west * tile, top - reach.north * tile)


def see_most(spots: Collection[Place], must: Collection[Place], room: Box, tile: int) -> Sight:
    """See some places, or as many of the first as can be seen, and as much of a map as there is room for."""
    across, down, shown = room.width / tile, room.height / tile, [*must]
    while (core := extent(shown)).columns > across or core.rows > down:
        shown.pop()
    left = _start(Counter(place.x for place in spots), core.west, core.east, across)
    seen = (place for place in spots if left - 0.5 < place.x < left + across - 0.5)
    top = _start(Counter(place.y for place in (*seen, *must)), core.north, core.south, down)
    return Sight(room.width, room.height, tile, round(-left * tile), round(-top * tile))


@lru_cache(maxsize=1)
def follow(laid: tuple[Place, ...], room: Box) -> list[Sight]:
    """Return for each tile what a camera sees that moves as seldom as it can: first back, and then with the play."""
    found = list[Sight]()
    while (start := len(found)) < len(laid):
        reach, first, end = fit_tile(laid[: start + 1], room), 0, start + 1
        if reach < (tile := next((size for size in _FILMED if size <= reach), _FILMED[-1])):
            first = start  # tiles that were laid earlier need not be seen any more
        while end < len(laid) and fit_tile(laid[first : end + 1], room) >= tile:
            end += 1
        found += [see_most(laid[:end], laid[first:end], room, tile)] * (end - start)
    return found


def _start(counts: Counter[int], first: int, last: int, size: float) -> float:
    """Return where a window begins that sees from the first to the last line, and most of what lies in the others.

    It begins or ends between two lines, so that at most one of its edges cuts anything.
    """
    low, high, air = min(first, *counts), max(last, *counts) + 1, _AROUND / 2
    if high - low + 2 * air <= size:
        return (low + high - size) / 2
    middle = (first + last + 1 - size) / 2
    starts = [at for line in range(low, high + 1) for at in (line - air, line + air - size)]
    starts = [at for at in starts if last + 1 + air - size <= at <= first - air] or [middle]

    def seen(start: float) -> float:
        return sum(count * max(0.0, min(1, start + size - at, at + 1 - start)) for at, count in counts.items())

    return max(starts, key=lambda start: (round(seen(start), 6), -abs(start - middle)))
