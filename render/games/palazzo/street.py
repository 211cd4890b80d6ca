"""Where palazzi stand in a field: by number from the left on one street, in its middle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from bot.games.palazzo.position import Palazzo
from render.engine.scene import Box
from render.games.palazzo.palazzo import ROOF, PalazzoSize, levels

_HIGH, _LOW, _EVEN = 0.48, 0.28, 4
"""How high floors are at most and at least, as a share of their width, and by how much their heights differ."""
_WIDEST: Final = 284
_SPACE, _ABOVE = 8, 2
"""Between two palazzi at least, and above a roof."""
_LEAST: Final = 45
"""The least pitch of palazzi that can be told apart."""
_FEWEST: Final = 2.5
"""The fewest palazzi among which the width of a street is divided."""
_FULL: Final = 2
"""The fewest floors among which the height is divided."""
_STEP: Final = 6
"""By how much the widths of floors differ: with more sizes, those of many tables are not kept."""
_APART: Final = 100
"""How much further apart than they must be palazzi stand at most."""
REST: Final = 0
"""Stands for the lowest palazzi if there is no room for all."""


class Street(NamedTuple):
    """The size of all floors, and by the numbers of palazzi the middles of their facades."""

    form: PalazzoSize
    middles: Mapping[int, int]


def needed_width(said: Sequence[int]) -> int:
    """Return how wide a street must be for palazzi with a text below each."""
    return sum(max(_LEAST, wide) for wide in said)


@lru_cache(maxsize=256)
def plan_street(palazzi: tuple[Palazzo, ...], room: Box, said: tuple[int, ...], most: PalazzoSize) -> Street:
    """Return the street with the largest floors, but no larger ones than these, and room for the text below each."""
    least = {each.number: max(_LEAST, wide) for each, wide in zip(palazzi, said, strict=True)}
    lowest, tall = sorted(palazzi, key=lambda each: (levels(each), -each.number)), room.height - _ABOVE
    floors = max(_FULL, levels(lowest[-1]))
    while sum(least.values()) > room.width:
        del least[lowest.pop(0).number]
        least[REST] = _LEAST * 4 // 3  # what they are worth has two digits
    width = int(min(_WIDEST, most.width, (room.width / _FEWEST - _SPACE) / 1.04, tall / (_LOW * floors + ROOF)))
    said = tuple(least.values())

    def spread(apart: int) -> tuple[list[int], int]:
        """Return from the first edge and from middle to middle how far palazzi are, and what room is left."""
        own = round(1.04 * width) + _SPACE
        # the text below a palazzo may reach under its neighbours, so that only both together need the room
        steps = [max((one + other) // 2, own + apart) for one, other in pairwise(said)]
        first, last = (max(each, own + apart // 2) // 2 for each in (said[0], said[-1]))
        return [first, *steps], room.width - sum(steps) - first - last

    while spread(0)[1] < 0:
        width -= 1
    width = width // _STEP * _STEP
    height = min(most.height, int(min(_HIGH * width, (tall - ROOF * width) / floors)) // _EVEN * _EVEN)
    steps, spare = max(filter(lambda each: each[1] >= 0, map(spread, range(0, _APART, 4))))
    x, middles = room.x + spare // 2, dict[int, int]()
    for number, each in zip(least, steps, strict=False):
        x += each
        middles[number] = x
    return Street(PalazzoSize(width, height), middles)
