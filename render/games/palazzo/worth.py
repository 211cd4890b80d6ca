"""What palazzi are worth, on the pavement before them: how the points arise, and their sum on a plaque."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from bot.games.palazzo import Palazzo, points_of
from bot.games.palazzo.preview import Before
from bot.texts.numbers import signed
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.palazzo.page import PalazzoPage
from render.games.palazzo.palazzo import STONES
from render.games.palazzo.street import Place

LINE, TWO_LINES = 48, 74
"""The height of a pavement with sums in one line, and with their parts above them."""
_HIGH: Final = 44, 38
"""The height of a plaque, and of one below its parts."""
_PLAQUE: Final = 68, 56
"""The width of a plaque alone, and of one with something beside or above it."""
_SIGNS: Final = {"height": ("part-height", 28, 28), "windows": ("window", 19, 28), "material": ("pure", 33, 33)}
"""By where points come from: the same sign as in the final scoring, and its size."""
_SIGNED, _APART, _BESIDE, BETWEEN = 2, 5, 5, 20
"""Between a sign and its number, two of these, at an arrow, and between sums beside each other."""
_FURTHEST: Final = 48
"""How far a sum is moved at most, so that it is still seen what it belongs to."""
_ARROW: Final = 34
PLAQUES: Final = {True: ("worth-plus", "#2c6a2f"), False: ("worth-minus", "#9a2012"), None: ("worth-zero", "#6b5c4f")}
"""Sprites and colours of plaques for more than nothing, less, and nothing."""


class PalazzoWorth(NamedTuple):
    """What a palazzo is worth, what it was if that is other, and from which parts that comes, if there are several."""

    total: int
    before: int | None = None
    parts: tuple[tuple[str, int], ...] = ()

    @property
    def plaque(self) -> int:
        """The width of the plaque."""
        return _PLAQUE[bool(self.parts) or self.before is not None]

    @property
    def beside(self) -> int:
        """The width of what it was, with an arrow, or of the parts."""
        if self.before is not None:
            return _advance(signed(self.before)) + _ARROW + 2 * _BESIDE
        return sum(_SIGNS[part][1] + _SIGNED + _advance(str(number)) + _APART for part, number in self.parts)

    @property
    def width(self) -> int:
        """The width of the whole."""
        return self.beside + self.plaque if self.before is not None else max(self.beside - _APART, self.plaque)


def worth_of(palazzo: Palazzo, before: Before | None) -> PalazzoWorth:
    """Return what a palazzo is worth."""
    points = points_of(palazzo.floors)
    if before is not None and (was := before.worth(palazzo)) != points.total:
        return PalazzoWorth(points.total, was)
    parts = tuple((part, number) for part, number in zip(points._fields, points, strict=True) if number)
    return PalazzoWorth(points.total, parts=parts if len(parts) > 1 else ())


def middles(places: Sequence[Place], worths: Sequence[PalazzoWorth], room: Box) -> list[int] | None:
    """Return the middles of what palazzi on a street are worth so that none meets, or None if there is no room.

    Each is near its palazzo: halfway between where it is if all give way to the right, and if all do to the left.
    """
    wide = [worth.width for worth in worths]
    wanted = [place.middle - room.x for place in places]
    right, left = _pushed(wanted, wide), _mirrored(wanted, wide, room.width)
    between = [(a + b) // 2 for a, b in zip(left, right, strict=True)]
    found = [room.x + at for at in _mirrored(_pushed(between, wide), wide, room.width)]
    near = all(abs(at - place.middle) <= _FURTHEST for at, place in zip(found, places, strict=True))
    inside = found[0] - wide[0] // 2 >= room.x and found[-1] + wide[-1] // 2 <= room.right
    apart = all(
        b - a >= (v + w) // 2 + BETWEEN - 1 for (a, b), (v, w) in zip(pairwise(found), pairwise(wide), strict=True)
    )
    return found if near and inside and apart else None


def _pushed(wanted: Sequence[int], wide: Sequence[int]) -> list[int]:
    """Return middles from 0 on, each moved on as far as it needs room after the one before."""
    found, end = list[int](), 0
    for middle, width in zip(wanted, wide, strict=True):
        found.append(max(middle, end + -(-width // 2)))
        end = found[-1] + -(-width // 2) + BETWEEN
    return found


def _mirrored(wanted: Sequence[int], wide: Sequence[int], width: int) -> list[int]:
    """Return the same from the right end of a room of this width."""
    return [width - at for at in reversed(_pushed([width - each for each in reversed(wanted)], wide[::-1]))]


def lay_worth(
    page: PalazzoPage,
    what: str,
    worth: PalazzoWorth,
    middle: int,
    box: Box,
    on: str = STONES,
    parts: int | None = None,
) -> None:
    """Lay out around a middle what a palazzo is worth, in a pavement with one line or two.

    Parts are above it around a middle of their own, always in one order, for height, windows and one material; what it
    was is before an arrow.
    """
    two, above, plaque = box.height > LINE, worth.before is None, worth.plaque
    high = _HIGH[two]
    bottom = box.bottom - 2 - high // 2 if two else box.mid_y + 2
    x, y = middle - (worth.beside + plaque) // 2, bottom
    if above:
        x, y = (middle if parts is None else parts) - (worth.beside - _APART) // 2, box.y + 17
    if worth.before is not None:
        said = signed(worth.before)
        page.label(f"{what}/before", x, y, said, theme.SMALL, theme.INK, on, face="bold")
        x += _advance(said) + _BESIDE
        page.icon(f"{what}/to", x, y - 12, _ARROW, "arrow", on, height=23)
        x += _ARROW + _BESIDE
    for part, number in worth.parts:
        sprite, across, tall = _SIGNS[part]
        page.icon(f"{what}/{part}/sign", x, y - tall // 2, across, sprite, on, height=tall)
        x += across + _SIGNED
        page.label(f"{what}/{part}", x, y, str(number), theme.SMALL, theme.INK, on, face="bold")
        x += _advance(str(number)) + _APART
    if above:
        x, y = middle - plaque // 2, bottom
    sprite, ground = PLAQUES[worth.total > 0 if worth.total else None]
    page.icon(f"{what}/worth", x, y - high // 2, plaque, sprite, on, height=high, plate=True)
    at = x + plaque // 2, y, signed(worth.total), theme.SMALL, theme.WHITE, ground
    page.label(f"{what}/worth/points", *at, face="bold", anchor="m")


def _advance(said: str) -> int:
    return ink(said, "bold", theme.SMALL).advance
