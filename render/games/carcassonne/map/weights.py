"""How much lies within boxes of a map, which may begin and end within tiles; quick for many boxes of one map."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from math import ceil, floor
from typing import NamedTuple

from bot.games.carcassonne import Place
from render.games.carcassonne.map.sight import extent


class Area(NamedTuple):
    """A box on the map, in tiles."""

    left: float
    top: float
    width: float
    height: float


class Weights:
    """The weights of the places of a map, summed up along each column."""

    def __init__(self, weights: Mapping[Place, float]) -> None:
        reach = extent(weights)
        self._north, self._rows = reach.north, reach.rows
        rows = range(reach.north, reach.south + 1)
        self._columns = {
            x: [*accumulate((weights.get(Place(x, y), 0.0) for y in rows), initial=0.0)]
            for x in range(reach.west, reach.east + 1)
        }
        self._strips: dict[tuple[float, float], list[float]] = {}

    def within(self, area: Area) -> float:
        """Return what lies in an area."""
        strip = self._strip(area.left, area.width)
        return self._above(strip, area.top + area.height) - self._above(strip, area.top)

    def _strip(self, left: float, width: float) -> list[float]:
        """Return for each row what lies above it in a strip from north to south."""
        found = self._strips.get((left, width))
        if found is None:
            found, right = [0.0] * (self._rows + 1), left + width
            for x in range(floor(left), ceil(right)):
                share = min(x + 1, right) - max(x, left)
                if x in self._columns:
                    found = [sum_ + share * more for sum_, more in zip(found, self._columns[x], strict=True)]
            self._strips[left, width] = found
        return found

    def _above(self, strip: list[float], y: float) -> float:
        at = min(max(y - self._north, 0.0), float(self._rows))
        row = int(at)
        return strip[row] if row == self._rows else strip[row] + (at - row) * (strip[row + 1] - strip[row])
