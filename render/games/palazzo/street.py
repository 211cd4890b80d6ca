"""Where palazzi stand in a field: by number from the left on one street, in its middle."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.palazzo import Palazzo
from render.engine.scene import Box
from render.games.palazzo.palazzo import ROOF, Form, levels

_LOW, _HIGH = 0.28, 0.42
"""The least and the greatest height of a floor, a share of its width."""
_WIDEST: Final = 284
_SPACE, _ABOVE = 8, 4
"""Between two palazzi at least, and above a roof."""
_LEAST: Final = 84
"""The least pitch of palazzi that can be read."""
_FEWEST: Final = 2.5
"""No palazzo is wider than where so many stand: beside it, what is to be built has room in the sky."""
_FULL: Final = 2
"""Floors are not higher than they can be once a palazzo has so many."""
_PITCH, _SUM = 1.34, 206
"""Between the middles of few palazzi: a share of the width of floors, but room for the longest sum."""


class Place(NamedTuple):
    """A palazzo, and the middle of its facade."""

    palazzo: Palazzo
    middle: int


class Street(NamedTuple):
    """The size of all floors, where palazzi stand, and the lowest ones, for which there is no room."""

    form: Form
    places: tuple[Place, ...]
    rest: tuple[Palazzo, ...] = ()
    beyond: int = 0
    """The middle of the place that is left for these."""


def smallest(forms: Sequence[Form]) -> Form:
    """Return the form in which palazzi of all these can be compared."""
    return Form(min(each.width for each in forms), min(each.height for each in forms), forms[0].pavement)


@lru_cache(maxsize=256)
def plan_street(palazzi: tuple[Palazzo, ...], room: Box, pavement: int, most: Form | None) -> Street:
    """Return the street with the largest floors, or no larger ones than these."""
    shown, rest = sorted(palazzi, key=lambda each: (-levels(each), each.number)), tuple[Palazzo, ...]()
    if len(shown) > room.width // _LEAST:
        fit = room.width // _LEAST - 1
        shown, rest = shown[:fit], tuple(shown[fit:])
    count, floors = len(shown) + bool(rest), max(_FULL, levels(shown[0]))
    tall = room.height - pavement - _ABOVE
    width = min(_WIDEST, (room.width / max(_FEWEST, count) - _SPACE) / 1.04, tall / (_LOW * floors + ROOF))
    height = min(_HIGH * width, (tall - ROOF * width) / floors)
    if most is not None:
        width, height = min(width, most.width), min(height, most.height)
    pitch = min(room.width // count, max(_SUM, round(_PITCH * width)))
    first = room.mid_x - pitch * (count - 1) // 2
    order = sorted(shown, key=lambda each: each.number)
    places = tuple(Place(palazzo, first + pitch * at) for at, palazzo in enumerate(order))
    return Street(Form(int(width), int(height), pavement), places, rest, first + pitch * len(order))
