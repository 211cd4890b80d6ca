"""Where palazzi stand in a field: by number from the left, side by side, or low ones on terraces above each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby, zip_longest
from typing import Final, NamedTuple

from bot.games.palazzo import Palazzo
from render.engine.scene import Box
from render.games.palazzo.parts.palazzo import PAVEMENT, ROOF, Form, levels

LOW, HIGH = 0.28, 0.42
"""The least and the greatest height of a floor, a share of its width."""
_LEAST: Final = 30, 72
"""The height and the width of a floor at least, for its number and to count its windows."""
_SPACE, _ABOVE = 8, 4
"""Between two palazzi at least, and above a roof."""
_FULL: Final = 3
"""Floors are not higher than they can be once a palazzo has so many."""
_ALONE: Final = 1.25
"""How much larger everything has to be on several streets than on one."""
_TERRACE: Final = 1.2
"""About how many floors high the roof and the pavement are with which a street above another begins."""
_NARROWER: Final = 1 / 1.04

Column = tuple[Palazzo, ...]
"""Palazzi above each other, the lowest street first."""


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


@lru_cache(maxsize=256)
def planned(
    palazzi: tuple[Palazzo, ...],
    room: Box,
    abreast: int,
    widest: int,
    most: Form | None = None,
    *,
    centred: bool = False,
) -> Plan:
    """Return the plan with the largest floors, or no larger ones than these; there are slots for so many abreast.

    Fewer palazzi stand at the left, so that they stay where they are, or in the middle.
    """
    found = [(_no_larger(_form(each, room, abreast, widest), most), each) for each in _ways(palazzi)]
    form, columns = max(found, key=lambda way: _worth(*way))
    return _placed(form, columns, room, abreast, centred)


def in_one_scale(forms: Sequence[Form]) -> Form | None:
    """Return the floors that are no larger than in any of these plans, so that all palazzi can be compared.

    Where one plan has smaller ones than can be read well, the others need not follow.
    """
    if not forms:
        return None
    height, width = _LEAST
    return Form(max(width, min(each.width for each in forms)), max(height, min(each.height for each in forms)))


def _no_larger(form: Form, most: Form | None) -> Form:
    return form if most is None else Form(min(form.width, most.width), min(form.height, most.height))


def _ways(palazzi: Sequence[Palazzo]) -> Iterator[tuple[Column, ...]]:
    """Yield how palazzi can be put into columns: the highest alone, the others above each other, all by number."""
    order = tuple(sorted(palazzi, key=lambda each: each.number))
    yield tuple((each,) for each in order)
    highest = sorted(order, key=lambda each: -levels(each))
    for alone in range(len(order) - 1):
        full = highest[:alone]
        low = tuple(each for each in order if each not in full)
        for number in range(1, len(low)):
            yield tuple(
                sorted(((*_columns(low, number), *((each,) for each in full))), key=lambda each: each[0].number)
            )


@lru_cache(maxsize=1024)
def _columns(palazzi: Column, number: int) -> tuple[Column, ...]:
    """Return so many columns of palazzi beside each other of which the highest is as low as can be."""
    if number == 1:
        return (palazzi,)
    ways = ((palazzi[:first], *_columns(palazzi[first:], number - 1)) for first in range(1, len(palazzi) - number + 2))
    return min(ways, key=lambda columns: max(map(_height, columns)))


def _height(column: Column) -> float:
    return sum(map(levels, column)) + _TERRACE * (len(column) - 1)


def _streets(columns: Sequence[Column]) -> list[list[Palazzo]]:
    """List the palazzi on each street of the columns that have several."""
    several = [column for column in columns if len(column) > 1]
    return [[each for each in street if each is not None] for street in zip_longest(*several)]


def _form(columns: Sequence[Column], room: Box, abreast: int, widest: int) -> Form:
    """Return the largest floors with which everything fits, though they may be too low."""
    pitch, streets = room.width / max(abreast, len(columns)), _streets(columns)
    full = [column[0] for column in columns if len(column) == 1]
    stacks = []
    if full:
        stacks.append((max(_highest(full), _FULL), 1))
    if streets:
        stacks.append((sum(map(_highest, streets)), len(streets)))
    width = min(widest, (pitch - _SPACE) * _NARROWER)
    for most, high in stacks:
        width = min(width, (room.height - high * (PAVEMENT + _ABOVE)) / (LOW * most + ROOF * high))
    heights = ((room.height - high * (PAVEMENT + _ABOVE + ROOF * width)) / most for most, high in stacks)
    return Form(int(width), int(min(HIGH * width, *heights)))


def _highest(street: Sequence[Palazzo]) -> float:
    return max(map(levels, street))


def _worth(form: Form, columns: Sequence[Column]) -> tuple[bool, float]:
    least, narrowest = _LEAST
    if form.height < least or form.width < narrowest:
        return False, min(form.height / least, form.width / narrowest)
    return True, form.width * form.height * (_ALONE if all(len(column) == 1 for column in columns) else 1)


def _placed(form: Form, columns: Sequence[Column], room: Box, abreast: int, centred: bool) -> Plan:
    pitch, ground = room.width // max(abreast, len(columns)), room.bottom - PAVEMENT
    left = room.x + (room.width - pitch * len(columns)) // 2 if centred else room.x
    bases = [ground]
    for street in _streets(columns):
        bases.append(bases[-1] - round(_highest(street) * form.height) - form.roof - _ABOVE - PAVEMENT)
    places = [
        Place(palazzo, left + pitch * number + pitch // 2, bases[street], pitch)
        for number, column in enumerate(columns)
        for street, palazzo in enumerate(column)
    ]
    terraces = [
        Box(left + pitch * first, bases[street], pitch * number, PAVEMENT)
        for street in range(len(bases) - 2, 0, -1)
        for first, number in _runs([len(column) > street for column in columns])
    ]
    return Plan(form, tuple(places), tuple(terraces))


def _runs(which: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """Yield where columns beside each other begin, and how many they are."""
    at = 0
    for holds, found in groupby(which):
        number = len(list(found))
        if holds:
            yield at, number
        at += number


def left_of(place: Place, form: Form) -> int:
    """Return where the floors of a palazzo begin."""
    return place.middle - form.width // 2
