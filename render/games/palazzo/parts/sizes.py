"""The sizes of what a player's row holds, which are larger where there are fewer rows."""

from __future__ import annotations

from typing import Final, NamedTuple

from render.engine import theme


class Sizes(NamedTuple):
    """The sizes of what a row holds."""

    badge: int
    names: tuple[int, ...]
    hand: int
    point: int
    figures: int
    """Of the numbers of cards and points."""
    pitch: int
    """Between the middles of the name and the line below it."""
    laurel: int
    disc: int
    """In the middle of the laurel."""
    sum: int


_LOW: Final = Sizes(48, (theme.BODY, theme.SMALL), 36, 36, theme.BODY, 50, 108, 66, theme.LARGE)
_HIGH: Final = Sizes(60, (theme.LARGE, 39, theme.BODY, theme.SMALL), 50, 46, 39, 68, 138, 84, theme.TITLE)
_LEAST_HIGH: Final = 140
"""From this height on a row has larger things."""


def sizes_of(height: int) -> Sizes:
    """Return the sizes in a row of this height."""
    return _HIGH if height >= _LEAST_HIGH else _LOW
