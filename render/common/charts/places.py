"""Where plaques have room beside parts of lines: near what they point at, on no line, and with a clear way to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from render.common.charts.plot import along
from render.engine import theme
from render.engine.scene import Box

_CELL: Final = 4
"""What is taken is remembered in squares of this size, as comparing boxes with each other would take far longer."""
_CLEAR: Final = 4
"""How far plaques are from everything else."""
_REACHES: Final = 18, 30, 44, 62, 84, 112, 144, 180, 220
"""How far they may be from what they point at."""
_SIDES: Final = (
    *((-1, -1), (-1, -0.5), (-1, 0), (-0.5, -1), (0, -1), (1, 1), (1, 0.5), (1, 0), (0.5, 1), (0, 1)),
    *((0.5, -1), (1, -1), (-0.5, 1), (-1, 1)),
)
"""On which sides of it, across and down."""
_PARTS: Final = 0.5, 0.28, 0.72
"""Where in a part of a line they may point."""
_NEAR: Final = 16
"""So near to where it ends, a way may lie on lines."""
_STEP: Final = 8
"""How far from each other the points of a way are that are looked at, less than lines are wide with their squares."""
_DETOUR: Final = 40
"""How much farther a plaque may be so that one of these points less lies on lines."""
_SLACK: Final = 80
"""Places so much farther than the best are looked for only if there is no other."""
_MISSING: Final = 2000
"""What it costs if one has no place."""
_GOOD: Final = 70
"""If each costs no more than this, no other order is tried."""

Point = tuple[int, int]
Line = tuple[Point, Point]


class Wanted(NamedTuple):
    """A plaque's width and height, and the parts of a line beside any of which it may be."""

    width: int
    height: int
    parts: Sequence[Line]


class Place(NamedTuple):
    """Where a plaque is, the part of a line that it belongs to, where in this it points, and how good that is."""

    box: Box
    part: Line
    to: Point
    cost: int

    @property
    def way(self) -> Line:
        """Return the way from the plaque to what it points at."""
        return (self.box.x + self.box.width // 2, self.box.y + self.box.height // 2), self.to


class _Squares:
    """The squares that something is in: for each column a number with a bit for each row."""

    def __init__(self, boxes: Iterable[Box] = ()) -> None:
        self.columns = [0] * (theme.WIDTH // _CELL + 1)
        for box in boxes:
            self.add(box)

    def add(self, box: Box) -> None:
        rows = _rows(box)
        for column in range(box.x // _CELL, (box.right - 1) // _CELL + 1):
            self.columns[column] |= rows

    def meets(self, box: Box) -> bool:
        return any(map(_rows(box).__and__, self.columns[box.x // _CELL : (box.right - 1) // _CELL + 1]))

    def on(self, way: Line) -> int:
        """Return how many points of a way are taken, but for those near its end."""
        (x, y), (to_x, to_y) = way
        length, columns = max(abs(to_x - x), abs(to_y - y)), self.columns
        return sum(
            columns[(x + (to_x - x) * gone // length) // _CELL] >> (y + (to_y - y) * gone // length) // _CELL & 1
            for gone in range(0, length - _NEAR, _STEP)
        )


def _rows(box: Box) -> int:
    top, bottom = max(0, box.y // _CELL), (box.bottom - 1) // _CELL
    return (1 << bottom + 1) - (1 << top)


def places(within: Box, wanted: Sequence[Wanted], lines: Sequence[Line], others: Sequence[Box]) -> list[Place | None]:
    """Return a place for each plaque that has one."""
    covered = [box for line in lines for box in along(*line)]
    drawn, taken = _Squares(covered), _Squares([*covered, *others])
    free = [_free(within, each, drawn, taken, _SLACK) for each in wanted]
    found = _best(free)
    if None in found:
        pairs = zip(wanted, free, found, strict=True)
        free = [old if place else _free(within, each, drawn, taken, _MISSING) for each, old, place in pairs]
        found = _best(free)
    return found


def _best(free: Sequence[Sequence[Place]]) -> list[Place | None]:
    """Return the best places for all plaques; another one chooses first until they are good."""
    best: list[Place | None] = []
    least = _MISSING * (len(free) + 1)
    for first in range(len(free)):
        found = _choose(free, [first, *(each for each in range(len(free)) if each != first)])
        cost = sum(_MISSING if place is None else place.cost for place in found)
        if cost < least:
            best, least = found, cost
        if least < _GOOD * len(free):
            break
    return best


def _free(within: Box, wanted: Wanted, drawn: _Squares, taken: _Squares, slack: int) -> list[Place]:
    """Return the places for a plaque where nothing is, the best first; those worse by the `slack` are left out."""
    found: list[Place] = []
    for part in wanted.parts:
        for to in _points(part):
            least = _MISSING
            for reach in _REACHES:
                if reach > least + slack:
                    break
                for box in _around(within, to, wanted, reach):
                    if not taken.meets(box.grown(_CLEAR)):
                        place = Place(box, part, to, reach)
                        place = place._replace(cost=reach + _DETOUR * drawn.on(place.way))
                        found.append(place)
                        least = min(least, place.cost)
    return sorted(found, key=lambda place: place.cost)


def _choose(free: Sequence[Sequence[Place]], order: Sequence[int]) -> list[Place | None]:
    """Return a place for each plaque, chosen in an order, on no other and on no other's way."""
    found: list[Place | None] = [None] * len(free)
    plaques, ways = _Squares(), _Squares()
    for each in order:
        least = _MISSING
        for place in free[each]:
            if place.cost >= least:
                break
            room = place.box.grown(_CLEAR)
            if plaques.meets(room) or ways.meets(room) or plaques.on(place.way):
                continue
            cost = place.cost + _DETOUR * ways.on(place.way)
            if cost < least:
                found[each], least = place._replace(cost=cost), cost
        chosen = found[each]
        if chosen is not None:
            plaques.add(chosen.box)
            for box in along(*chosen.way, _CELL):
                ways.add(box)
    return found


def _points(part: Line) -> Iterator[Point]:
    (x, y), (right, top) = part
    for share in _PARTS:
        yield x + round((right - x) * share), y + round((top - y) * share)


def _around(within: Box, to: Point, wanted: Wanted, reach: int) -> Iterator[Box]:
    """Yield the boxes within another that are so far from a point."""
    (x, y), (wide, high, _) = to, wanted
    for across, down in _SIDES:
        left = x + int(across * (wide / 2 + reach)) - wide // 2
        top = y + int(down * (high / 2 + reach)) - high // 2
        if within.x <= left <= within.right - wide and within.y <= top <= within.bottom - high:
            yield Box(left, top, wide, high)
