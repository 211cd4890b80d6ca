"""Where the pins of mistakes stand in a chart, each with a capsule at its head that holds what the mistake cost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from render.common.charts.plot import along, meets, spread
from render.engine.scene import Box

PIN, PIN_HEIGHT = 44, 54
STEM: Final = 4
BADGE: Final = 42
"""The size of the badge of who made a mistake."""
CAPSULE: Final = 48
"""The height of a capsule."""
INSIDE: Final = 4
"""Between what is in a capsule; at its ends there is twice as much."""
_DOT, _LEAST_DOT = 29, 18
"""The size of the shapes on the lines: smaller where two would share a pixel, but not less than that."""
_ROW: Final = 19
"""How far above the plot pins are that have no place near their mistakes."""
_BEYOND: Final = 104
"""How far that row reaches to the left of the plot."""
_MARGIN: Final = 10
"""How far a capsule may reach to the left of the plot."""
_CLEAR: Final = 4
"""The least space between a pin and everything else."""
_SHIFTS: Final = 0, -16, 16, -32, 32, -48, 48
"""How far from straight above its pin a capsule may be moved."""
_STEP: Final = 6

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Pin:
    """A pin's tip and width, and if there is room its capsule: where that and what is in it begin, and any badge."""

    tip: Point
    width: int = PIN
    capsule: Box | None = None
    begin: int = 0
    badge: bool = False

    @property
    def box(self) -> Box:
        """The box of the pin without its capsule."""
        x, bottom = self.tip
        return Box(x - self.width // 2, bottom - PIN_HEIGHT, self.width, PIN_HEIGHT)


def place_pins(plot: Box, spots: Sequence[Point], costs: Sequence[int], lines: Sequence[Sequence[Point]]) -> list[Pin]:
    """Return where pins are: straight above mistakes where no line is, or else in a row above the plot.

    The `costs` are the widths of what the mistakes cost, 0 where that is not known.
    """
    covered = [box for line in lines for start, end in pairwise(line) for box in along(start, end)]
    dot = dot_size(spots)
    covered += [Box(x - dot // 2, y - dot // 2, dot, dot) for x, y in spots]
    orders = (range(len(spots)), range(len(spots))[::-1])
    tried = [_standing(plot, spots, costs, covered, order, plot.y - _ROW - PIN_HEIGHT) for order in orders]
    # that high they would be in the way of a row
    tried = [found for found in tried if len(found) == len(spots)]
    if not any(_told(found.values()) == 3 * sum(map(bool, costs)) for found in tried):
        standing = (_standing(plot, spots, costs, covered, order, plot.y - _ROW // 2) for order in orders)
        tried += [_completed(plot, spots, costs, covered, found) for found in standing]
    best = max(tried, key=lambda found: (_told(found.values()), sum(pin.tip[1] for pin in found.values())))
    return [best[place] for place in range(len(spots))]


def dot_size(spots: Sequence[Point]) -> int:
    """Return the size of the shapes on the lines."""
    apart = [max(abs(x - left), abs(y - top)) for place, (x, y) in enumerate(spots) for left, top in spots[:place]]
    return max(_LEAST_DOT, min([_DOT, *apart]))


def _told(pins: Iterable[Pin]) -> int:
    """Return how much pins tell: who made a mistake counts half of what it cost."""
    return sum(2 * (pin.capsule is not None) + pin.badge for pin in pins)


def _standing(
    plot: Box, spots: Sequence[Point], costs: Sequence[int], covered: Sequence[Box], order: Sequence[int], highest: int
) -> dict[int, Pin]:
    """Return the pins that stand straight above their mistakes, as low as they and their capsules have room.

    Those that come first in the `order` choose first; none begins above the `highest`.
    """
    found: dict[int, Pin] = {}
    taken, top, dot = [*covered], highest - CAPSULE, dot_size(spots)
    columns = [Box(x - STEM // 2, top, STEM, y - top) for x, y in spots]
    for place in order:
        x, y = spots[place]
        if not plot.x + PIN // 2 <= x <= plot.right - PIN // 2:
            continue
        far = costs[place] + BADGE + 8 * INSIDE + PIN
        near = _beside(taken, x - far, x + far)
        stems = [column for other, column in enumerate(columns) if other != place and spots[other][0] != x]
        pins = [Pin((x, bottom)) for bottom in range(y - dot // 2 - 2, highest + PIN_HEIGHT - 1, -_STEP)]
        pins = [pin for pin in pins if not meets(pin.box.grown(_CLEAR), near)]
        for pin in pins if costs[place] else ():
            told = next(_capsules(plot, pin, costs[place], [*near, *stems], (True,), highest), None)
            if told is not None:
                found[place] = told
                break
        if place not in found and pins:
            found[place] = pins[0]
        if place in found:
            taken += _boxes(found[place])
    return found


def _completed(
    plot: Box, spots: Sequence[Point], costs: Sequence[int], covered: Sequence[Box], standing: dict[int, Pin]
) -> dict[int, Pin]:
    """Return all pins, the others in a row above the plot, with capsules for those that have room now."""
    rest = [place for place in range(len(spots)) if place not in standing]
    left, right = plot.x - _BEYOND, plot.right
    size = min(PIN, (right - left) // max(1, len(rest)) - 2)
    moved = spread([spots[place][0] for place in rest], left + size // 2, right - size // 2, size)
    found = standing | {place: Pin((x, plot.y - _ROW), size) for place, x in zip(rest, moved, strict=True)}
    stems = [box for place, pin in found.items() for box in along(pin.tip, spots[place], STEM)]
    for place, pin in found.items():
        if pin.capsule is not None or not costs[place]:
            continue
        others = [box for other, each in found.items() if other != place for box in _boxes(each)]
        own = {*along(pin.tip, spots[place], STEM)}
        taken = [*covered, *others, *(box for box in stems if box not in own)]
        highest = plot.y - _ROW - PIN_HEIGHT
        found[place] = next(_capsules(plot, pin, costs[place], taken, (True, False), highest), pin)
    return found


def _boxes(pin: Pin) -> list[Box]:
    return [pin.box, *([] if pin.capsule is None else [pin.capsule])]


def _beside(boxes: Sequence[Box], left: int, right: int) -> list[Box]:
    """Return those of many boxes that reach into the columns between two places."""
    return [box for box in boxes if box.x < right and left < box.x + box.width]


def _capsules(
    plot: Box, pin: Pin, cost: int, taken: Sequence[Box], badges: Sequence[bool], highest: int
) -> Iterator[Pin]:
    """Yield a pin with a capsule on top of its head or else beside it, wherever there is room for one."""
    (x, bottom), half = pin.tip, pin.width // 2
    top = bottom - PIN_HEIGHT
    for badge in badges:
        wide = cost + badge * (BADGE + INSIDE)
        beside, above = half + wide + 3 * INSIDE, wide + 4 * INSIDE
        lefts = [x - above // 2 + shift for shift in _SHIFTS]
        places = [(left, top - CAPSULE + 2, above, left + 2 * INSIDE) for left in lefts]
        places += [(x, top - 2, beside, x + half + INSIDE), (x - beside, top - 2, beside, x - beside + 2 * INSIDE)]
        for left, high, width, begin in places:
            box = Box(left, high, width, CAPSULE)
            inside = plot.x - _MARGIN <= left and box.right <= plot.right and high >= highest - 2
            if inside and not meets(box.grown(2), taken):
                yield replace(pin, capsule=box, begin=begin, badge=badge)
