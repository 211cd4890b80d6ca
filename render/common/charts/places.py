"""Where plaques have room beside parts of lines: near what they point at, on no line, and with a clear way to it.

A plaque without such a place stands free, as near as it can.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import hypot
from operator import or_
from typing import Final, NamedTuple

from render.common.charts.plot import STRONG
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
_PARTS: Final = 0.5, 0.28, 0.72, 0.14, 0.86
"""Where in a part of a line they may point."""
_NEAR: Final = 16
"""So near to where it ends, a way may lie on the line that it belongs to."""
_STEP: Final = 8
"""How far from each other the points of a way are that are looked at, less than lines are wide with their squares."""
_DETOUR: Final = 40
"""How much farther a plaque may be so that one of these points less lies on its own line, or on another way."""
_SLACK: Final = 80
"""Places so much farther than the best are looked for only if there is no other."""
_MISSING: Final = 2000
"""What it costs if one has no place."""
_GOOD: Final = 70
"""If each costs no more than this, no other order is tried."""
_GRID: Final = 12
"""How far from each other the places are that are tried for plaques which stand free."""

Point = tuple[int, int]
Line = tuple[Point, Point]


class Wanted(NamedTuple):
    """A plaque's width and height, whose line it belongs to, the parts of this beside any of which it may be."""

    width: int
    height: int
    line: int
    parts: Sequence[Line]


class Place(NamedTuple):
    """Where a plaque is, the part of a line that it belongs to, where in this it points, and how good that is.

    One that stands free does not point there.
    """

    box: Box
    part: Line
    to: Point
    cost: int
    free: bool = False

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

    def draw(self, line: Line, width: int) -> None:
        (x, y), (right, bottom) = sorted(line)
        half, run = width // 2, max(1, right - x)
        for column in range((x - half) // _CELL, (right + half) // _CELL + 1):
            begin, end = max(0, column * _CELL - half - x), min(run, (column + 1) * _CELL + half - x)
            ends = y + (bottom - y) * begin // run, y + (bottom - y) * end // run
            self.columns[column] |= _bits(min(ends) - half, max(ends) + half + 1)

    def add_all(self, other: _Squares) -> None:
        self.columns = [*map(or_, self.columns, other.columns)]

    def without(self, other: _Squares) -> _Squares:
        found = _Squares()
        found.columns = [own & ~more for own, more in zip(self.columns, other.columns, strict=True)]
        return found

    def meets(self, box: Box) -> bool:
        return any(map(_rows(box).__and__, self.columns[box.x // _CELL : (box.right - 1) // _CELL + 1]))

    def on(self, way: Line, near: int = _NEAR) -> int:
        """Return how many points of a way are taken, but for those near its end."""
        (x, y), (to_x, to_y) = way
        length, columns = max(abs(to_x - x), abs(to_y - y)), self.columns
        return sum(
            columns[(x + (to_x - x) * gone // length) // _CELL] >> (y + (to_y - y) * gone // length) // _CELL & 1
            for gone in range(0, length - near, _STEP)
        )


def _rows(box: Box) -> int:
    return _bits(box.y, box.bottom)


def _bits(top: int, bottom: int) -> int:
    return (1 << (bottom - 1) // _CELL + 1) - (1 << max(0, top // _CELL))


class _Field(NamedTuple):
    """Where plaques may be, for each line its squares and those of others alone, and all squares that are taken."""

    within: Box
    own: Sequence[_Squares]
    others: Sequence[_Squares]
    taken: _Squares


def places(
    within: Box, wanted: Sequence[Wanted], lines: Sequence[Sequence[Line]], others: Sequence[Box]
) -> list[Place | None]:
    """Return a place for each plaque that has one; the lines are given by their parts."""
    own = [_Squares() for _ in lines]
    drawn, taken = _Squares(), _Squares(others)
    for squares, line in zip(own, lines, strict=True):
        for part in line:
            squares.draw(part, STRONG)
        drawn.add_all(squares)
    taken.add_all(drawn)
    field = _Field(within, own, [drawn.without(line) for line in own], taken)
    beside = [_beside(field, each, _SLACK) for each in wanted]
    found = _best(beside)
    if None in found:
        pairs = zip(wanted, beside, found, strict=True)
        found = _best([old if place else _beside(field, each, _MISSING) for each, old, place in pairs])
    for each, place in enumerate(found):
        if place is None:
            found[each] = _apart(field, wanted[each], [other for other in found if other is not None])
    return found


def _best(beside: Sequence[Sequence[Place]]) -> list[Place | None]:
    """Return the best places for all plaques; another one chooses first until they are good."""
    best: list[Place | None] = []
    least = _MISSING * (len(beside) + 1)
    for first in range(len(beside)):
        found = _choose(beside, [first, *(each for each in range(len(beside)) if each != first)])
        cost = sum(_MISSING if place is None else place.cost for place in found)
        if cost < least:
            best, least = found, cost
        if least < _GOOD * len(beside):
            break
    return best


def _beside(field: _Field, wanted: Wanted, slack: int) -> list[Place]:
    """Return the places for a plaque where nothing is and from where its way meets no other line, the best first.

    Those worse by the `slack` are left out.
    """
    found: list[Place] = []
    own, others = field.own[wanted.line], field.others[wanted.line]
    for part in wanted.parts:
        for to in _points(part):
            least = _MISSING
            for reach in _REACHES:
                if reach > least + slack:
                    break
                for box in _around(field.within, to, wanted, reach):
                    place = Place(box, part, to, reach)
                    if field.taken.meets(box.grown(_CLEAR)) or others.on(place.way, 0):
                        continue
                    place = place._replace(cost=reach + _DETOUR * own.on(place.way))
                    found.append(place)
                    least = min(least, place.cost)
    return sorted(found, key=lambda place: place.cost)


def _apart(field: _Field, wanted: Wanted, others: Sequence[Place]) -> Place | None:
    """Return the place nearest to a part of its line where a plaque can stand free of lines, plaques and ways."""
    part, within, (wide, high) = wanted.parts[0], field.within, (wanted.width, wanted.height)
    (x, y), (right, top) = part
    to = (x + right) // 2, (y + top) // 2
    boxes = [
        Box(left, down, wide, high)
        for left in range(within.x, within.right - wide + 1, _GRID)
        for down in range(within.y, within.bottom - high + 1, _GRID)
    ]
    taken = _Squares(other.box for other in others)
    for other in others:
        if not other.free:
            taken.draw(other.way, _CELL)
    for box in sorted(boxes, key=lambda box: hypot(box.x + wide / 2 - to[0], box.y + high / 2 - to[1])):
        room = box.grown(_CLEAR)
        if not field.taken.meets(room) and not taken.meets(room):
            return Place(box, part, to, _MISSING, free=True)
    return None


def _choose(beside: Sequence[Sequence[Place]], order: Sequence[int]) -> list[Place | None]:
    """Return a place for each plaque, chosen in an order, on no other and on no other's way."""
    found: list[Place | None] = [None] * len(beside)
    plaques, ways = _Squares(), _Squares()
    for each in order:
        least = _MISSING
        for place in beside[each]:
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
            ways.draw(chosen.way, _CELL)
    return found


def _points(part: Line) -> Iterator[Point]:
    (x, y), (right, top) = part
    for share in _PARTS:
        yield x + round((right - x) * share), y + round((top - y) * share)


def _around(within: Box, to: Point, wanted: Wanted, reach: int) -> Iterator[Box]:
    """Yield the boxes within another that are so far from a point."""
    (x, y), wide, high = to, wanted.width, wanted.height
    for across, down in _SIDES:
        left = x + int(across * (wide / 2 + reach)) - wide // 2
        top = y + int(down * (high / 2 + reach)) - high // 2
        if within.x <= left <= within.right - wide and within.y <= top <= within.bottom - high:
            yield Box(left, top, wide, high)
