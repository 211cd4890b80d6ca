"""Where the buildings in a city are, painted or as emblems of their types, each with its cost at its lower left."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from bot.games.carrara.components import GREAT_COST, Building
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.parts.cities.plots import sprite_of

MOST: Final = 8
"""How many buildings at most are shown with each cost."""
TAG: Final = 32
"""The height of the smallest plates with costs."""
_TAGS: Final = ((46, 48), (40, 42), (34, 36), (27, TAG))
"""Width and height of the plates with costs, the largest first."""
_TAG_SHARE: Final = 0.68
"""How high a plate may be, as a share of its building's size; the smallest one always may."""
_COVERED: Final = 1 / 6, 1 / 4, 1 / 3
"""How much of a building its cost may cover, also where buildings would be too small otherwise."""
_HANG: Final = 2 / 3
"""How far a plate may hang over the left edge of its building, as a share of its width."""
_APART: Final = 2
"""Between two buildings."""
_IN_LINE: Final = 1.05
"""How much better buildings are in one line."""
_LARGEST: Final = 104
"""The largest size of an emblem."""
_LEAST: Final = 24
"""The smallest size at which the types can still be told apart."""
_PAINTED: Final = 66
"""The size from which on buildings are painted, as smaller ones are clearer as the emblems of their types."""
_TALLEST, _TALLEST_GREAT = 150, 176
"""The heights of the tallest sprites of buildings, and of the great ones."""
_HIGH_ROW: Final = 140
"""The height from which on a city is in a high row."""


class Place(NamedTuple):
    """Where a building is, and before its lower left corner the plate with its cost."""

    building: Building
    emblem: Box
    tag: Box
    painted: bool
    """Whether it is painted, instead of the emblem of its type."""


class _Fit(NamedTuple):
    """How large a building is in its slot, its plate, and how far that hangs over its left and its lower edge."""

    size: int
    wide: int
    high: int
    left: int
    below: int


class _Order(NamedTuple):
    """How many columns and lines there are, and what fits each slot."""

    columns: int
    lines: int
    fit: _Fit


@lru_cache(maxsize=1024)
def arranged(buildings: tuple[Building, ...], box: Box) -> tuple[Place, ...] | None:
    """Arrange up to eight buildings of a city, as large as there is room; None if they would be too small.

    They are ordered by cost, and none covers another or its cost.
    """
    ranked = sorted(buildings, key=lambda each: (each.cost, each.type))
    order = _order(len(buildings), box.width, box.height)
    fit = order.fit
    if fit.size < _LEAST:
        return None
    width, height = box.width // order.columns, box.height // order.lines
    left, top = box.x + (box.width - width * order.columns) // 2, box.bottom - height * order.lines
    missing, found = order.columns * order.lines - len(buildings), []
    for number, building in enumerate(ranked):
        line, column = divmod(number + missing, order.columns)
        # the first line has fewer if they do not fill all
        x = left + column * width - (missing * width // 2 if not line else 0)
        slot = Box(x, top + line * height, width, height)
        painted = fit.size >= _PAINTED
        room = Box(0, 0, width - fit.left - _APART, height - fit.below - _APART)
        wide, tall = _size(building, room) if painted else (min(fit.size, _LARGEST),) * 2
        # the cost covers less of a painted building that leaves room beside it
        hang = max(fit.left, min(width - wide - _APART, int(fit.wide * _HANG))) if painted else fit.left
        at = slot.x + hang + (width - hang - wide) // 2
        emblem = Box(at, slot.bottom - fit.below - tall, wide, tall)
        tag = Box(at - hang, slot.bottom - fit.high, fit.wide, fit.high)
        found.append(Place(building, emblem, tag, painted))
    return tuple(found)


def in_one_line(count: int, box: Box) -> bool:
    """Return whether so many buildings stand in one line."""
    return _order(count, box.width, box.height).lines == 1


def high(box: Box) -> bool:
    """Return whether a city's box has the height of those in a high row."""
    return box.height >= _HIGH_ROW


@lru_cache(maxsize=256)
def _order(count: int, width: int, height: int) -> _Order:
    """Return the order in which buildings are largest to the eye, the one with most columns if several are."""
    columns = range(min(count, 4), 0, -1)
    orders = ((each, -(-count // each)) for each in columns)
    return max((_Order(each, lines, _fit(width // each, height // lines)) for each, lines in orders), key=_worth)


def _worth(order: _Order) -> float:
    """Return how large buildings are to the eye in an order: most in one line, little if costs cover much of them."""
    worth = order.fit.size * (_IN_LINE if order.lines == 1 else 1)
    return worth if _covered(order.fit) <= _COVERED[0] * order.fit.size**2 else worth / 2


@lru_cache(maxsize=1024)
def _fit(width: int, height: int) -> _Fit:
    """Return how large a building with its cost can be in a slot."""
    for covered, (wide, high) in product(_COVERED, _TAGS):
        best = _largest(width, height, wide, high, covered)
        if best is not None and (best.high <= _TAG_SHARE * best.size or best.high == TAG):
            return best
    return _Fit(0, *_TAGS[-1], 0, 0)


def _largest(width: int, height: int, wide: int, high: int, covered: float) -> _Fit | None:
    """Return the largest building of which a plate covers no more than a share, the plate where it is best."""
    hang = int(wide * _HANG)
    for size in range(min(width, height) - _APART, _LEAST - 1, -1):
        beside, under = width - _APART - size, height - _APART - size
        if beside > hang and under > high:
            return None
        # the further it hangs over both edges, the less it covers
        if _covered(_Fit(size, wide, high, min(beside, hang), min(under, high))) <= covered * size**2:
            fits = (
                _Fit(size, wide, high, left, below)
                for left in range(min(beside, hang) + 1)
                for below in range(min(under, high) + 1)
                if left == beside or below == under
            )
            return min((each for each in fits if _covered(each) <= covered * size**2), key=_away)
    return None


def _covered(fit: _Fit) -> int:
    return (fit.wide - fit.left) * (fit.high - fit.below)


def _away(fit: _Fit) -> float:
    """Return how far a plate is from where it is best: with a third over either edge."""
    return abs(fit.left - fit.wide / 3) + abs(fit.below - fit.high / 3)


def _size(building: Building, room: Box) -> tuple[int, int]:
    """Return width and height of a painted building, the taller the more it costs; low ones are a little larger."""
    wide, tall = atlas().baked_size(sprite_of(building))
    tallest = _TALLEST_GREAT if building.cost == GREAT_COST else _TALLEST
    scale = min(room.width / wide, 3 * room.height / (tall + 2 * tallest))
    return int(wide * scale), int(tall * scale)
