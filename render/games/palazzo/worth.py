"""What palazzi are worth, on the pavement before them: how their points arise, and the sum on a plaque."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.palazzo.position import Palazzo
from bot.games.palazzo.scoring import Points, points_of
from bot.texts.numbers import write_signed
from render.engine import theme
from render.engine.layout import Line, Sign, Word, lay_line, line_width
from render.engine.scene import Box
from render.games.palazzo.page import PalazzoPage
from render.games.palazzo.palazzo import STONES

SIGNS: Final = {
    "height": ("part-height", 0.9, 0.9),
    "windows": ("window", 0.69, 1),
    "material": ("pure", 0.95, 0.95),
}
"""By where points come from: the same sign as in the final scoring, and its size, like all a share of that of words."""
_PLAQUE, _SLIM, _HIGH, _BELOW, _ABOVE = 1.8, 1.42, 1.22, 2, 3
"""The width of a plaque, also with a single digit, its height, and the space below it and above all."""
_AT, _EDGE, _BETWEEN = 0.08, 6, 6
"""Between a sign and its number, beside the parts on their sheet, and between the texts of two palazzi."""
_SHEET: Final = "#efe6d4"
"""Darker than the white gables of windows."""
PLAQUES: Final = {True: ("worth-plus", "#2c6a2f"), False: ("worth-minus", "#9a2012"), None: ("worth-zero", "#6b5c4f")}
"""Sprites and colours of plaques for more than nothing, less, and nothing."""


class Saying(NamedTuple):
    """How large it is said what palazzi are worth: the size of words, and that of signs as a share of the usual."""

    size: int
    signs: float = 1
    """0 if only the sum is said."""
    lines: int = 1
    """In how many lines: with two, several parts are above the plaque."""

    @property
    def pavement(self) -> int:
        """The height of a pavement with room for it."""
        return self.tall + _BELOW + _ABOVE

    @property
    def tall(self) -> int:
        """The height of all lines."""
        return round((self.lines - 1 + _HIGH) * self.size)


SUM: Final = Saying(theme.SMALL, 0)
"""Where there is little room."""
SAYINGS: Final = (
    Saying(theme.LARGE),
    Saying(theme.SMALL),
    Saying(theme.SMALL, 0.8),
    Saying(theme.SMALL, 0.8, 2),
    SUM,
)


class PalazzoWorth(NamedTuple):
    """What a palazzo is worth, what it was if that is other, and from which parts that comes, where these are told."""

    total: int
    before: int | None = None
    parts: tuple[tuple[str, int], ...] = ()

    @property
    def plaque(self) -> tuple[str, str]:
        """The sprite of the plaque, and its colour."""
        return PLAQUES[self.total > 0 if self.total else None]

    def wide(self, saying: Saying) -> float:
        """Return how wide the plaque is, as a share of the size of words."""
        single = abs(self.total) < 10 and (self.total >= 0 or not saying.signs)
        return _SLIM if single else _PLAQUE

    def lines(self, what: str, saying: Saying) -> tuple[Line, Line]:
        """Return parts with a line of their own, always in one order, and the plaque, after what it was and an arrow.

        Other parts are before the plaque. A single one is all that the plaque says.
        """
        parts, whole = list[Sign | Word](), list[Sign | Word]()
        if self.before is not None:
            whole.append(Word(f"{what}/before", write_signed(self.before)))
            whole.append(Sign(f"{what}/to", "arrow", 1.1, 0.74, apart=2 * _AT))
        told = whole if saying.lines == 1 else parts
        for part, number in self.parts if saying.signs and len(self.parts) > 1 else ():
            sprite, *sizes = SIGNS[part]
            across, high = (saying.signs * each for each in sizes)
            told.append(Sign(f"{what}/{part}/sign", sprite, across, high, apart=3 * _AT))
            told.append(Word(f"{what}/{part}", write_signed(number), apart=_AT))
        wide = self.wide(saying)
        return parts, [*whole, Sign(f"{what}/worth", self.plaque[0], wide, _HIGH, apart=2 * _AT, plate=True)]


@lru_cache(maxsize=1024)
def width_of(worth: PalazzoWorth, saying: Saying) -> int:
    """Return the room that it needs beside others."""
    widest = max(line_width(line, saying.size) for line in worth.lines("", saying))
    return widest + (2 * _EDGE + _BETWEEN if saying.signs else 1)


@lru_cache(maxsize=1024)
def value_palazzo(palazzo: Palazzo, before: int | None = None) -> PalazzoWorth:
    """Return what a palazzo is worth, what it was, and from which parts that comes."""
    points = points_of(palazzo.floors) if palazzo.floors else Points()
    parts = tuple((part, number) for part, number in zip(points._fields, points, strict=True) if number > 0)
    return PalazzoWorth(points.total, None if before == points.total else before, parts)


def lay_worth(page: PalazzoPage, what: str, worth: PalazzoWorth, middle: int, bottom: int, saying: Saying) -> None:
    """Lay out around a middle what a palazzo is worth, all equally high above the bottom."""
    (parts, whole), size, on = worth.lines(what, saying), saying.size, STONES
    high, wide, y = round(_HIGH * size), line_width(whole, size), bottom - _BELOW - saying.tall
    if len(parts) + len(whole) > 1:
        # one sheet for both lines
        across, above = max(wide, line_width(parts, size)), size * bool(parts)
        sheet = Box(middle - across // 2 - _EDGE, y, across + 2 * _EDGE, above + high)
        on = _SHEET
        page.plate(f"{what}/parts", sheet, on, STONES, 8, theme.EDGE)
        lay_line(page, parts, sheet._replace(height=size), (size,), on)
        y += above
    box = lay_line(page, whole, Box(middle - wide // 2, y, wide, high), (size,), on)
    x = box.right - round(worth.wide(saying) * size) // 2
    said = x, y + high // 2, write_signed(worth.total), size, theme.WHITE
    page.label(f"{what}/worth/points", *said, worth.plaque[1], face="bold", anchor="m")
