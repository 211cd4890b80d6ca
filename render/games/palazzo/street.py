"""Where palazzi stand in a field: by number from the left, on one street or on several above each other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.palazzo import Palazzo
from render.engine.scene import Box
from render.games.palazzo.palazzo import LEAST_HEIGHT, LEAST_WIDTH, ROOF, Form, levels

_LOW, _HIGH = 0.28, 0.42
"""The least and the greatest height of a floor, a share of its width."""
_WIDEST: Final = 284
_SPACE, _ABOVE = 8, 4
"""Between two palazzi at least, and above a roof."""
_FULL: Final = 2
"""Floors are not higher than they can be once a palazzo has so many."""
_ALONE: Final = 1.25
"""How much larger everything has to be on several streets than on one."""
_STREETS, _MANY = 3, 6
"""There are no more streets above each other, and no more palazzi a seat in nearly all games."""

Stack = list[tuple[Palazzo, ...]]
"""Streets above each other, the lowest first."""


class Place(NamedTuple):
    """A palazzo, the middle of its facade, and its base."""

    palazzo: Palazzo
    middle: int
    base: int


class Street(NamedTuple):
    """The size of all floors, where palazzi stand, and the pavements of the upper streets, the highest first."""

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
    order, found = sorted(palazzi, key=lambda each: each.number), []
    highest = max(order, key=levels)
    ways = [[_divided(order, number)] for number in range(1, min(_STREETS, len(order)) + 1)]
    if len(order) > _MANY:
        # there is room for several streets only beside a high palazzo
        ways.append([[(highest,)], _divided([each for each in order if each is not highest], 2)])
    for stacks in ways:
        form = _form(stacks, room, abreast, pavement)
        if most is not None:
            form = form._replace(width=min(form.width, most.width), height=min(form.height, most.height))
        found.append((_worth(form, stacks, shared=most is not None), form, stacks))
    _, form, stacks = max(found, key=lambda way: way[0])
    return _placed(form, stacks, room, abreast, centred)


def share_form(forms: Sequence[Form]) -> Form | None:
    """Return floors that are no larger than in any of these forms, so that all palazzi can be compared.

    Where one has smaller ones than can be read well, the others need not follow.
    """
    if not forms:
        return None
    return Form(
        max(LEAST_WIDTH, min(each.width for each in forms)), max(LEAST_HEIGHT, min(each.height for each in forms))
    )


def _divided(palazzi: Sequence[Palazzo], streets: int) -> Stack:
    across = -(-len(palazzi) // streets)
    return [tuple(palazzi[first : first + across]) for first in range(0, len(palazzi), across)]


def _across(stacks: Sequence[Stack]) -> int:
    return sum(len(stack[0]) for stack in stacks)


def _form(stacks: Sequence[Stack], room: Box, abreast: int, pavement: int) -> Form:
    """Return the largest floors with which everything fits, though they may be too low."""
    widest = (room.width / max(abreast, _across(stacks)) - _SPACE) / 1.04
    least = _FULL if len(stacks) == 1 else 1
    heights = [
        (room.height - len(stack) * (pavement + _ABOVE), sum(max(least, *map(levels, each)) for each in stack), stack)
        for stack in stacks
    ]
    width = min(_WIDEST, widest, *(tall / (_LOW * floors + ROOF * len(stack)) for tall, floors, stack in heights))
    height = min(_HIGH * width, *((tall - len(stack) * ROOF * width) / floors for tall, floors, stack in heights))
    return Form(int(width), int(height), pavement)


def _worth(form: Form, stacks: Sequence[Stack], *, shared: bool) -> tuple[bool, float, bool]:
    """Return how good a way is; floors that are to be as large as elsewhere are that on however many streets."""
    alone = stacks == [stacks[0][:1]]
    if not form.legible:
        return False, min(form.height / LEAST_HEIGHT, form.width / LEAST_WIDTH), alone
    return True, form.width * form.height * (_ALONE if alone and not shared else 1), alone


def _placed(form: Form, stacks: Sequence[Stack], room: Box, abreast: int, centred: bool) -> Street:
    across = _across(stacks)
    pitch = room.width // max(abreast, across)
    left, places, terraces = room.x + (room.width - pitch * across) // 2 * centred, list[Place](), list[Box]()
    for stack in stacks:
        base = room.bottom - form.pavement
        for number, street in enumerate(stack):
            places += [Place(palazzo, left + pitch * at + pitch // 2, base) for at, palazzo in enumerate(street)]
            if number:
                terraces.insert(0, Box(left, base, room.right - left, form.pavement))
            base -= round(max(map(levels, street)) * form.height) + form.roof + _ABOVE + form.pavement
        left += pitch * len(stack[0])
    return Street(form, tuple(places), tuple(terraces))
