"""Where palazzi stand in a field: by number from the left, side by side, or low ones on terraces above each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby, zip_longest
from typing import Final, NamedTuple

from bot.games.palazzo import Palazzo
from render.engine.scene import Box
from render.games.palazzo.palazzo import LEAST_HEIGHT, LEAST_WIDTH, ROOF, Form, levels

_LOW, _HIGH = 0.28, 0.42
"""The least and the greatest height of a floor, a share of its width."""
_WIDEST: Final = 200
_SPACE, _ABOVE = 8, 4
"""Between two palazzi at least, and above a roof."""
_FULL: Final = 3
"""Floors are not higher than they can be once a palazzo has so many."""
_ALONE: Final = 1.25
"""How much larger everything has to be on several streets than on one."""
_TERRACE: Final = 1.2
"""About how many floors high the roof and the pavement are with which a street above another begins."""

Column = tuple[Palazzo, ...]
"""Palazzi above each other, the lowest street first."""


class Place(NamedTuple):
    """A palazzo, the middle of its facade, its base, and the width that is its own."""

    palazzo: Palazzo
    middle: int
    base: int
    room: int


class Street(NamedTuple):
    """The size of all floors, where palazzi stand, and the pavements of the upper streets."""

    form: Form
    places: tuple[Place, ...]
    terraces: tuple[Box, ...]


@lru_cache(maxsize=256)
def plan_street(
    palazzi: tuple[Palazzo, ...], room: Box, abreast: int, pavement: int, most: Form | None, centred: bool
) -> Street:
    """Return the street with the largest floors, or no larger ones than these; there are slots for so many abreast.

    Fewer palazzi stand at the left, so that they stay where they are, or in the middle.
    """
    found = []
    for columns in _ways(palazzi):
        form = _form(columns, room, abreast, pavement)
        if most is not None:
            form = form._replace(width=min(form.width, most.width), height=min(form.height, most.height))
        found.append((_worth(form, columns), form, columns))
    _, form, columns = max(found, key=lambda way: way[0])
    return _placed(form, columns, room, abreast, centred)


def share_form(forms: Sequence[Form]) -> Form | None:
    """Return floors that are no larger than in any of these forms, so that all palazzi can be compared.

    Where one has smaller ones than can be read well, the others need not follow.
    """
    if not forms:
        return None
    return Form(
        max(LEAST_WIDTH, min(each.width for each in forms)), max(LEAST_HEIGHT, min(each.height for each in forms))
    )


def _ways(palazzi: Sequence[Palazzo]) -> Iterator[tuple[Column, ...]]:
    """Yield how palazzi can be put into columns: the highest alone, the others above each other, all by number."""
    order = tuple(sorted(palazzi, key=lambda each: each.number))
    yield tuple((each,) for each in order)
    highest = sorted(order, key=lambda each: -levels(each))
    for alone in range(len(order) - 1):
        full = highest[:alone]
        low = tuple(each for each in order if each not in full)
        for number in range(1, len(low)):
            columns = *_columns(low, number), *((each,) for each in full)
            yield tuple(sorted(columns, key=lambda each: each[0].number))


@lru_cache(maxsize=1024)
def _columns(palazzi: Column, number: int) -> tuple[Column, ...]:
    """Return so many columns of palazzi beside each other of which the highest is as low as can be."""
    if number == 1:
        return (palazzi,)
    ways = ((palazzi[:first], *_columns(palazzi[first:], number - 1)) for first in range(1, len(palazzi) - number + 2))
    return min(ways, key=lambda columns: max(sum(map(levels, each)) + _TERRACE * (len(each) - 1) for each in columns))


def _streets(columns: Sequence[Column]) -> list[list[Palazzo]]:
    """List the palazzi on each street of the columns that have several."""
    several = [column for column in columns if len(column) > 1]
    return [[each for each in street if each is not None] for street in zip_longest(*several)]


def _highest(street: Sequence[Palazzo]) -> float:
    return max(map(levels, street))


def _form(columns: Sequence[Column], room: Box, abreast: int, pavement: int) -> Form:
    """Return the largest floors with which everything fits, though they may be too low."""
    streets, full = _streets(columns), [column[0] for column in columns if len(column) == 1]
    stacks = [(max(_highest(full), _FULL), 1)] if full else []
    if streets:
        stacks.append((sum(map(_highest, streets)), len(streets)))
    widest = (room.width / max(abreast, len(columns)) - _SPACE) / 1.04
    heights = [(room.height - high * (pavement + _ABOVE), most, high) for most, high in stacks]
    width = min(_WIDEST, widest, *(tall / (_LOW * most + ROOF * high) for tall, most, high in heights))
    height = min(_HIGH * width, *((tall - high * ROOF * width) / most for tall, most, high in heights))
    return Form(int(width), int(height), pavement)


def _worth(form: Form, columns: Sequence[Column]) -> tuple[bool, float]:
    if not form.legible:
        return False, min(form.height / LEAST_HEIGHT, form.width / LEAST_WIDTH)
    return True, form.width * form.height * (_ALONE if all(len(column) == 1 for column in columns) else 1)


def _placed(form: Form, columns: Sequence[Column], room: Box, abreast: int, centred: bool) -> Street:
    pitch = room.width // max(abreast, len(columns))
    left = room.x + (room.width - pitch * len(columns)) // 2 * centred
    bases = [room.bottom - form.pavement]
    for street in _streets(columns):
        bases.append(bases[-1] - round(_highest(street) * form.height) - form.roof - _ABOVE - form.pavement)
    places = tuple(
        Place(palazzo, left + pitch * number + pitch // 2, bases[street], pitch)
        for number, column in enumerate(columns)
        for street, palazzo in enumerate(column)
    )
    terraces = []
    for upper in range(len(bases) - 2, 0, -1):
        tall = [len(column) > upper for column in columns]
        for first, *more in (list(run) for holds, run in groupby(range(len(columns)), tall.__getitem__) if holds):
            terraces.append(Box(left + pitch * first, bases[upper], pitch * (1 + len(more)), form.pavement))
    return Street(form, places, tuple(terraces))
