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
    """How it is said what palazzi are worth: the size of words, and whether parts are told, or only the sum."""

    size: int
    parts: bool = True

    @property
    def pavement(self) -> int:
        """The height of a pavement with room for it."""
        return self.tall + _BELOW + _ABOVE

    @property
    def tall(self) -> int:
        """The height of a plaque."""
        return round(_HIGH * self.size)


SUM: Final = Saying(theme.SMALL, parts=False)
"""Where several seats' palazzi are compared, or there is little room."""
SAYINGS: Final = Saying(theme.LARGE), Saying(theme.SMALL), SUM


class PalazzoWorth(NamedTuple):
    """What a palazzo is worth, what it was if that is other, and from which parts that comes, where these are told."""

    total: int
    before: int | None = None
    parts: tuple[tuple[str, int], ...] = ()

    @property
    def plaque(self) -> tuple[str, str]:
        """The sprite of the plaque, and its colour."""
        return PLAQUES[self.total > 0 if self.total else None]

    @property
    def wide(self) -> float:
        """How wide the plaque is, as a share of the size of words."""
        return _SLIM if abs(self.total) < 10 else _PLAQUE

    def line(self, what: str, saying: Saying) -> Line:
        """Return what it was with an arrow, parts always in one order, and the plaque, which tells a single one."""
        line = list[Sign | Word]()
        if self.before is not None:
            line.append(Word(f"{what}/before", write_signed(self.before)))
            line.append(Sign(f"{what}/to", "arrow", 1.1, 0.74, apart=2 * _AT))
        for part, number in self.parts if saying.parts and len(self.parts) > 1 else ():
            line.append(Sign(f"{what}/{part}/sign", *SIGNS[part], apart=3 * _AT))
            line.append(Word(f"{what}/{part}", write_signed(number), apart=_AT))
        return [*line, Sign(f"{what}/worth", self.plaque[0], self.wide, _HIGH, apart=2 * _AT, plate=True)]


@lru_cache(maxsize=1024)
def width_of(worth: PalazzoWorth, saying: Saying) -> int:
    """Return the room that it needs beside others."""
    line = worth.line("", saying)
    return line_width(line, saying.size) + (2 * _EDGE + _BETWEEN if len(line) > 1 else 1)


@lru_cache(maxsize=1024)
def value_palazzo(palazzo: Palazzo, before: int | None = None) -> PalazzoWorth:
    """Return what a palazzo is worth, what it was, and from which parts that comes."""
    points = points_of(palazzo.floors) if palazzo.floors else Points()
    parts = tuple((part, number) for part, number in zip(points._fields, points, strict=True) if number > 0)
    return PalazzoWorth(points.total, None if before == points.total else before, parts)


def lay_worth(page: PalazzoPage, what: str, worth: PalazzoWorth, middle: int, bottom: int, saying: Saying) -> None:
    """Lay out around a middle what a palazzo is worth, all equally high above the bottom."""
    line, size, on = worth.line(what, saying), saying.size, STONES
    wide = line_width(line, size)
    room = Box(middle - wide // 2, bottom - _BELOW - saying.tall, wide, saying.tall)
    if len(line) > 1:
        on, sheet = _SHEET, room._replace(x=room.x - _EDGE, width=wide + 2 * _EDGE)
        page.plate(f"{what}/parts", sheet, on, STONES, 8, theme.EDGE)
    box = lay_line(page, line, room, (size,), on)
    x = box.right - round(worth.wide * size) // 2
    said = x, box.mid_y, write_signed(worth.total), size, theme.WHITE
    page.label(f"{what}/worth/points", *said, worth.plaque[1], face="bold", anchor="m")
