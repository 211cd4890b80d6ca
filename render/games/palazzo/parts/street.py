"""Where palazzi stand in a field: side by side on a street, or low ones on streets above each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

from bot.games.palazzo import Palazzo
from render.engine.scene import Box
from render.games.palazzo.parts.palazzo import PAVEMENT, ROOF, Form, levels

LOW, HIGH = 0.28, 0.365
"""The least and the greatest height of a floor, a share of its width."""
_LEAST: Final = 30, 72
"""The height and the width of a floor at least, for its number and to count its windows."""
_SPACE, _ABOVE = 8, 4
"""Between two palazzi at least, and above a roof."""
_FULL: Final = 3
"""Floors are not higher than they can be once a palazzo has so many."""
_STREETS: Final = 4
_ALONE: Final = 1.25
"""How much larger everything has to be on several streets than on one."""
_NARROWER: Final = 1 / 1.04


class Place(NamedTuple):
    """A palazzo, the middle of its facade, its base, and the width that is its own."""

    palazzo: Palazzo
    middle: int
    base: int
    room: int


class Plan(NamedTuple):
    """The size of all floors, where palazzi stand, and the pavements of the upper streets."""

    form: Form
    places: tuple[Place, ...]
    terraces: tuple[Box, ...]


class _Streets(NamedTuple):
    """Palazzi on the full height at the left, and those on streets at their right, the lowest street first."""

    full: tuple[Palazzo, ...]
    rows: tuple[tuple[Palazzo, ...], ...]

    @property
    def columns(self) -> int:
        return len(self.full) + max(map(len, self.rows), default=0)


@lru_cache(maxsize=256)
def planned(palazzi: tuple[Palazzo, ...], room: Box, abreast: int, widest: int) -> Plan:
    """Return the plan with the largest floors; there are slots for at least so many palazzi side by side."""
    found = [(_form(each, room, abreast, widest), each) for each in _ways(palazzi)]
    form, streets = max(found, key=lambda way: _worth(*way))
    return _placed(form, streets, room, abreast)


def _ways(palazzi: Sequence[Palazzo]) -> Iterator[_Streets]:
    """Yield how palazzi can be put on streets."""
    yield _Streets(tuple(palazzi), ())
    order = sorted(palazzi, key=lambda each: -levels(each))
    for streets in range(2, min(_STREETS, len(palazzi)) + 1):
        for full in range(len(palazzi) - streets + 1):
            low, columns = order[full:], ceil((len(palazzi) - full) / streets)
            rows = [low[at : at + columns] for at in range(0, len(low), columns)]
            yield _Streets(_by_number(order[:full]), tuple(map(_by_number, rows)))


def _by_number(palazzi: Sequence[Palazzo]) -> tuple[Palazzo, ...]:
    return tuple(sorted(palazzi, key=lambda each: each.number))


def _form(streets: _Streets, room: Box, abreast: int, widest: int) -> Form:
    """Return the largest floors with which everything fits, though they may be too low."""
    pitch, number = room.width / max(abreast, streets.columns), len(streets.rows)
    stacks = []
    if streets.full:
        stacks.append((max(_highest(streets.full), _FULL), 1))
    if number:
        stacks.append((sum(map(_highest, streets.rows)), number))
    width = min(widest, (pitch - _SPACE) * _NARROWER)
    for most, high in stacks:
        width = min(width, (room.height - high * (PAVEMENT + _ABOVE)) / (LOW * most + ROOF * high))
    heights = ((room.height - high * (PAVEMENT + _ABOVE + ROOF * width)) / most for most, high in stacks)
    return Form(int(width), int(min(HIGH * width, *heights)))


def _highest(row: Sequence[Palazzo]) -> float:
    return max(map(levels, row))


def _worth(form: Form, streets: _Streets) -> tuple[bool, float]:
    least, narrowest = _LEAST
    size = form.width * form.height * (1 if streets.rows else _ALONE)
    return form.height >= least and form.width >= narrowest, size


def _placed(form: Form, streets: _Streets, room: Box, abreast: int) -> Plan:
    pitch = room.width // max(abreast, streets.columns)
    base = room.bottom - PAVEMENT
    places = [
        Place(palazzo, room.x + pitch * number + pitch // 2, base, pitch) for number, palazzo in enumerate(streets.full)
    ]
    left, terraces = room.x + pitch * len(streets.full), []
    for number, row in enumerate(streets.rows):
        if number:
            terraces.append(Box(left, base, room.right - left, PAVEMENT))
        places += [Place(palazzo, left + pitch * at + pitch // 2, base, pitch) for at, palazzo in enumerate(row)]
        base -= round(_highest(row) * form.height) + form.roof + _ABOVE + PAVEMENT
    return Plan(form, tuple(places), tuple(terraces))


def left_of(place: Place, form: Form) -> int:
    """Return where the floors of a palazzo begin."""
    return place.middle - form.width // 2
