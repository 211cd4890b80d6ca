"""Where the buildings in a city stand: in ranks on a common ground line, their costs on the stone below them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from bot.games.carrara.components import GREAT_COST, Building
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.parts.cities.plots import sprite_of

MOST: Final = 8
"""How many buildings at most are shown with each cost."""
TAG: Final = 32
"""The height of the smallest plates with costs."""
_TAGS: Final = ((46, 48), (40, 42), (34, 42), (34, 36), (30, 34), (27, TAG), (27, 28))
"""Width and height of the plates with costs, the largest first, two of them narrow, so that three have room in a city.

The last one is for low rows without a quay."""
_TAG_SHARE: Final = 0.62
"""How high a plate may be, as a share of the height of a building of cost 5; the smallest one always may."""
_OVERLAP: Final = 0.2
"""How much of a building's width the next one may stand before: little but the step at its side."""
_STAGGERED: Final = (0.36, 0.46), (0.62, 0.46), (0.62, 0.6)
"""How much higher every second building of a staggered rank stands, as a share of the tallest sprite, and how much of a
building's width the next one may then stand before."""
_APART: Final = 0.94
"""How far two buildings are apart where there is room, as a share of their width, so that they make a town."""
_COVERED: Final = 0.1, 0.3
"""How much of a building's height the plate with its cost covers where there is little room, or very little."""
SAME, _SAME_HIGH = 1.12, 1.32
"""How much larger a building may be than one in another city: in low rows less than from one cost to the next, in high
ones more, as they would look empty otherwise."""
_HIGH: Final = 150
"""The height from which on a city's cell is high."""
_COMPARED: Final = 3
"""Up to how many buildings stand in a city that others are compared with; more are smaller."""
_FEW, _MANY = 3, _STAGGERED[1]
"""In a rank of more buildings than a few, the raised ones would be hidden too much in any other way than this one."""
_WAYS: Final = (
    (0.0, 0.0, _OVERLAP),
    *((0.0, *each) for each in _STAGGERED),
    *((covered, 0.0, _OVERLAP) for covered in _COVERED),
)
"""The ways to arrange ranks: how much plates cover, how much every second building is raised, and the overlap."""
_ASIDE: Final = 9
"""How far a plate may be from the middle of its building."""
_LARGE_PLATES: Final = 0.25
"""The power of the size of plates that their worth grows with."""
_RANKS: Final = 3
_ONE_RANK: Final = 1.2
"""How much better it is if all stand in one rank."""
_CLEAR, _TOUCHED = 0.6, 0.85
"""How good it is if plates cover buildings or several ranks are staggered, and if plates cover only their feet."""
_LAP: Final = 4
"""How far a plate may reach over the foot of its building where the quay is low."""
_OVER: Final = 3
"""How far buildings may be outside the box of the plates, at either side."""
_BETWEEN: Final = 2
"""Between plates, and between a plate and what is above or below it."""
_TALLEST, _TALLEST_GREAT = 150, 176
"""The heights of the tallest sprites of buildings, and of the great ones."""


class Place(NamedTuple):
    """Where a building stands, and below it the plate with its cost."""

    building: Building
    box: Box
    tag: Box
    rank: int
    """Its rank, from the back."""
    raised: bool


class Town(NamedTuple):
    """The buildings of a city, those behind first, and the ground lines of the ranks, the front one last."""

    places: tuple[Place, ...]
    feet: tuple[int, ...]
    raised: int
    """How much higher every second building stands."""
    scale: float


class _Order(NamedTuple):
    """The buildings rank by rank from the back, the scale of their sprites, their plates, and their ground lines."""

    ranks: tuple[tuple[Building, ...], ...]
    scale: float
    tag: tuple[int, int]
    covered: float
    raised: int
    feet: tuple[int, ...]

    @property
    def clear(self) -> bool:
        """Return whether no plates cover buildings, and no raised ones stand between ranks."""
        return not self.covered and not (self.raised and len(self.ranks) > 1)

    @property
    def worth(self) -> float:
        """Return how large the buildings are to the eye."""
        ranks, plates = _ONE_RANK if len(self.ranks) == 1 else 1, (self.tag[1] / TAG) ** _LARGE_PLATES
        touched = self.covered == _COVERED[0]
        return float(self.scale * ranks * plates * (1 if self.clear else _TOUCHED if touched else _CLEAR))


def common_scale(towns: Iterable[Town], height: int) -> float:
    """Return the largest scale that buildings may have in cells of a height, so that they match those in other cities.

    Cities with many buildings are left out, as everything would be as small as there.
    """
    same = SAME if height < _HIGH else _SAME_HIGH
    return same * min((town.scale for town in towns if len(town.places) <= _COMPARED), default=9)


@lru_cache(maxsize=1024)
def arranged(buildings: tuple[Building, ...], box: Box, quay: int, largest: float = 9) -> Town | None:
    """Arrange up to eight buildings of a city, as large as there is room, or at the largest scale that they may have.

    Return None if there is no room for so many.

    They stand on a quay of some height at the foot of the box, which carries their costs; if they are many, some stand
    on terraces behind. In a rank, the dearest are in the middle, and lower ones stand a little before higher ones; in a
    staggered one, every second building stands higher up behind its neighbours.
    """
    order = max(_orders(buildings, box, quay, largest), key=lambda each: each.worth, default=None)
    if order is None:
        return None
    places = list[Place]()
    for number in range(len(order.ranks)):
        places += _rank(number, order, box)
    return Town(tuple(places), order.feet, order.raised, order.scale)


def _orders(buildings: Sequence[Building], box: Box, quay: int, largest: float) -> Iterator[_Order]:
    """Iterate over the ways to arrange buildings: in so many ranks, with such plates, which may cover their feet."""
    ranked = sorted(buildings, key=lambda each: (each.cost, each.type))
    for lines in range(1, min(_RANKS, len(ranked)) + 1):
        ranks = tuple(_peaked(rank) for rank in _split(ranked, lines))
        for tag in _TAGS:
            for covered, raised, overlap in _WAYS:
                if covered == _COVERED[0] and len(ranked) > _COMPARED:
                    continue
                order = _order(ranks, tag, covered, raised, overlap, box, quay, largest)
                if order is not None:
                    yield order


def _split(ranked: Sequence[Building], lines: int) -> Iterator[Sequence[Building]]:
    """Split buildings into ranks from the back, where the dearest are; those behind are fewer if not all are equal."""
    end = len(ranked)
    for line in range(lines):
        count = end // (lines - line)
        yield ranked[end - count : end]
        end -= count


def _peaked(rank: Sequence[Building]) -> tuple[Building, ...]:
    """Put the dearest in the middle."""
    return (*rank[::2], *reversed(rank[1::2]))


def _order(
    ranks: tuple[tuple[Building, ...], ...],
    tag: tuple[int, int],
    covered: float,
    raised: float,
    overlap: float,
    box: Box,
    quay: int,
    largest: float,
) -> _Order | None:
    """Return buildings in ranks with plates of a size, as large as there is room; None if these plates do not fit."""
    wide, high = tag
    if raised and max(map(len, ranks)) > _FEW and (raised, overlap) != _MANY:
        return None
    scale = min(largest, *(_scale(rank, box.width + 2 * _OVER, overlap) for rank in ranks))
    if covered:
        # the plates begin at the feet of the front rank, at most so far above
        low = (1 - covered) * len(ranks)
        scale = min(scale, (box.height - len(ranks) * (high + _BETWEEN)) / (low * _tall(ranks)))
        hidden = round(covered * _TALLEST * scale)
        foot, step = box.bottom - _BETWEEN - high + hidden, high + _BETWEEN - hidden
    else:
        if high - _LAP > quay:
            return None
        foot, step = box.bottom - quay, high + 2 * _BETWEEN
        scale = min(scale, (foot - box.y - (len(ranks) - 1) * step) / (len(ranks) * (1 + raised) * _tall(ranks)))
    if scale <= 0:
        return None
    tall = scale * _TALLEST
    if high > max(TAG, _TAG_SHARE * tall) or not all(_fits(rank, scale, wide, box.width) for rank in ranks):
        return None
    pitch = (foot - box.y - step * (len(ranks) - 1)) / len(ranks) + step
    feet = tuple(round(foot - pitch * behind) for behind in reversed(range(len(ranks))))
    return _Order(ranks, scale, tag, covered, round(raised * _TALLEST * scale), feet)


def _tall(ranks: Sequence[Sequence[Building]]) -> int:
    """Return for how tall a sprite there must be room, so that all costs have the same scale."""
    return _TALLEST_GREAT if any(each.cost == GREAT_COST for rank in ranks for each in rank) else _TALLEST


def _baked(building: Building) -> tuple[int, int]:
    width, height = atlas().baked_size(sprite_of(building))
    return width, height


def _scale(rank: Sequence[Building], width: int, overlap: float) -> float:
    """Return the largest scale at which a rank has room, each building before a part of the next."""
    wide = [_baked(each)[0] for each in rank]
    between = sum((a + b) / 2 for a, b in pairwise(wide))
    return width / ((wide[0] + wide[-1]) / 2 + between * (1 - overlap))


def _centres(rank: Sequence[Building], scale: float, width: int) -> list[float]:
    """Return the middles of the buildings of a rank, from the left edge of the width that plates are in."""
    wide = [_baked(each)[0] * scale for each in rank]
    steps = [(a + b) / 2 for a, b in pairwise(wide)]
    ends = (wide[0] + wide[-1]) / 2
    close = min(_APART, (width + 2 * _OVER - ends) / sum(steps)) if steps else 1
    middles = [(width - ends - close * sum(steps)) / 2 + wide[0] / 2]
    for step in steps:
        middles.append(middles[-1] + close * step)
    return middles


def _fits(rank: Sequence[Building], scale: float, wide: int, width: int) -> bool:
    """Return whether plates of a width have room below a rank, each below its own building."""
    if len(rank) * (wide + _BETWEEN) - _BETWEEN > width:
        return False
    plates = _plates(rank, scale, wide, width)
    return all(
        abs(left + wide / 2 - at) <= _ASIDE for left, at in zip(plates, _centres(rank, scale, width), strict=True)
    )


def _plates(rank: Sequence[Building], scale: float, wide: int, width: int) -> list[int]:
    """Return the left edges of the plates below a rank: apart, within the width, and else below the middles."""
    lefts = [max(0, min(width - wide, round(at - wide / 2))) for at in _centres(rank, scale, width)]
    step, last = wide + _BETWEEN, len(lefts) - 1
    middle = sum(lefts) / len(lefts)
    if any(b - a < step for a, b in pairwise(lefts)):
        first = max(0, min(width - wide - step * last, round(middle - step * last / 2)))
        lefts = [first + step * place for place in range(len(lefts))]
    return lefts


def _rank(number: int, order: _Order, box: Box) -> list[Place]:
    """Place a rank on its ground line: the raised ones, then the tallest, first as they stand behind."""
    rank, foot, (wide, high) = order.ranks[number], order.feet[number], order.tag
    hidden = round(order.covered * _TALLEST * order.scale) if order.covered else -_BETWEEN
    middles = _centres(rank, order.scale, box.width)
    lefts = _plates(rank, order.scale, wide, box.width)
    found = []
    for place, (building, middle, left) in enumerate(zip(rank, middles, lefts, strict=True)):
        width, height = (round(side * order.scale) for side in _baked(building))
        up = order.raised if place % 2 else 0
        stands = Box(box.x + round(middle - width / 2), foot - up - height, width, height)
        tag = Box(box.x + left, min(foot - hidden, box.bottom - high), wide, high)
        found.append(Place(building, stands, tag, number, up > 0))
    return sorted(found, key=lambda each: (not each.raised, -each.building.cost))
