"""The ribbon of the last move: who made it, and what it was, in signs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Final, NamedTuple, TypeVar

from render.common.page import Page
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box

Lay = Callable[[str, int, int], object]
L = TypeVar("L")
"""A level of detail, in which signs have a size."""

_TAIL, _HEM = 24, 6
"""The width of a tail, half of which the cloth covers, and how far it hangs below it."""
CLOTH: Final = "#fff8ee"
_AFTER_BADGE: Final = 4
"""The space after the badge."""
_ROW_SPACE: Final = 6
"""The least space above and below the signs of a row, together."""
_ROW_SPREAD: Final = 12
"""How much more than a third of the cloth's height separates two rows."""
_DEED_LINE: Final = 3, 44
"""The width and height of the line between two deeds of a turn."""


class Spaces(NamedTuple):
    """The width of the badge, and the spaces between signs, groups and deeds and after the last sign."""

    badge: int
    sign: int
    group: int
    deed: int
    end: int


OPEN, CLOSE = Spaces(62, 4, 12, 25, 14), Spaces(50, 3, 6, 15, 12)
"""For ribbons across a picture, and for narrow ones, where less space leaves room for larger signs."""


class RibbonSign(NamedTuple):
    """A sprite, a word or a drawing, laid out from its name and its upper left corner."""

    what: str
    width: int
    height: int
    lay: Callable[[Page, str, int, int], object]
    begins: bool = False
    """Whether it begins a group, which is set off by more space."""
    divided: bool = False
    """Whether it begins a deed, behind a line."""


class LineLevel(NamedTuple):
    """How much a line leaves out, from nothing at 0, and the sizes of signs and words."""

    detail: int
    side: int
    size: int


@dataclass(slots=True)
class RibbonLine:
    """Signs from left to right, with words in one size."""

    size: int
    signs: list[RibbonSign] = field(default_factory=list)
    _begins: bool = False
    _divided: bool = False

    def divide(self) -> RibbonLine:
        """Begin another deed of the same turn with the next sign."""
        self._divided = bool(self.signs)
        return self

    def group(self) -> RibbonLine:
        """Begin a group with the next sign."""
        self._begins = bool(self.signs)
        return self

    def sprite(self, what: str, sprite: str, width: int, height: int = 0) -> RibbonLine:
        high = height or width
        return self._add(what, width, high, lambda page, *at: page.icon(*at, width, sprite, CLOTH, height=high))

    def picture(self, what: str, sprite: str, width: int) -> RibbonLine:
        """Add a square sprite that fills its box, with an edge."""

        def lay(page: Page, what: str, x: int, y: int) -> None:
            page.plate(f"{what}/edge", Box(x, y, width, width).grown(2), theme.INK, CLOTH, 3)
            page.icon(what, x, y, width, sprite, theme.INK, height=width, plate=True)

        return self._add(what, width, width, lay)

    def thing(self, what: str, width: int, height: int, lay: Lay) -> RibbonLine:
        """Add a drawing of several elements."""
        return self._add(what, width, height, lambda _, *at: lay(*at))

    def word(self, what: str, text: str, colour: str = theme.INK) -> RibbonLine:
        size = self.size

        def lay(page: Page, what: str, x: int, y: int) -> None:
            page.label(what, x, y + size // 2, text, size, colour, CLOTH, face="bold")

        return self._add(what, ink(text, "bold", size).advance, size, lay)

    def badge(self, what: str, seat: int, width: int) -> RibbonLine:
        return self._add(what, width, width, lambda page, *at: page.badge(*at, width, seat, CLOTH))

    def _add(self, what: str, width: int, height: int, lay: Callable[[Page, str, int, int], object]) -> RibbonLine:
        self.signs.append(RibbonSign(what, width, height, lay, self._begins, self._divided))
        self._begins = self._divided = False
        return self


def lay_ribbon(
    page: Page,
    box: Box,
    seat: int | None,
    details: Iterable[Sequence[L]],
    said: Callable[[L], RibbonLine],
    spaces: Spaces,
    anchor: str,
) -> tuple[Box, L]:
    """Lay out what happened, with the badge of the seat that did it if there is one; return where, and in what detail.

    The level is the fullest for which there is room. Levels that say the same are grouped, with the largest signs
    first. A tall ribbon may have two rows of small signs. It is as long as its contents, at the left or right of the
    box.
    """
    plate, used = _cloth(box), _TAIL if seat is None else spaces.badge + _AFTER_BADGE
    right = plate.right - spaces.end
    level, rows = _fit(details, said, right - box.x - used, plate.height, spaces)
    spare = right - box.x - used - max(_width(row, spaces) for row in rows)
    box = box._replace(x=box.x + spare * (anchor == "r"), width=box.width - spare)
    _lay_cloth(page, box)
    x, middle = box.x, plate.mid_y
    if seat is not None:
        page.badge("ribbon/left/badge", x, middle - spaces.badge // 2, spaces.badge, seat, CLOTH)
    pitch, number = plate.height // (len(rows) + 1) + (len(rows) - 1) * _ROW_SPREAD, 0
    for place, row in enumerate(rows):
        at = middle + round((place - (len(rows) - 1) / 2) * pitch)
        _lay_row(page, row, x + used, at, number, spaces)
        number += len(row)
    return box, level


def _fit(
    details: Iterable[Sequence[L]], said: Callable[[L], RibbonLine], width: int, height: int, spaces: Spaces
) -> tuple[L, Sequence[Sequence[RibbonSign]]]:
    """Return the first level whose signs fit, and its rows; if none fits, the last, in one row."""
    for levels in details:
        smallest = said(levels[-1]).signs
        last = _arrange_in_rows(smallest, width, height, spaces)
        if last is None:
            continue  # larger signs do not fit either
        for level in levels[:-1]:
            rows = _arrange_in_rows(said(level).signs, width, height, spaces)
            if rows is not None:
                return level, rows
        return levels[-1], last
    return levels[-1], [smallest]


def _arrange_in_rows(
    signs: Sequence[RibbonSign], width: int, height: int, spaces: Spaces
) -> Sequence[Sequence[RibbonSign]] | None:
    """Arrange signs in one row, or in two broken where a group begins; return None if they do not fit."""
    before = _spaces_before(signs, spaces)
    ends = list(accumulate(space + sign.width for space, sign in zip(before, signs, strict=True)))
    left, rows = before[0] if before else 0, [signs]
    if ends and ends[-1] - left > width:
        starts = (at for at in range(len(signs) - 1, 0, -1) if signs[at].begins or signs[at].divided)
        start = next((at for at in starts if ends[at - 1] - left <= width), 0)
        if not start or ends[-1] - ends[start - 1] - before[start] > width:
            return None
        rows = [signs[:start], signs[start:]]
    return rows if sum(map(_height, rows)) <= height else None


def _height(signs: Sequence[RibbonSign]) -> int:
    return max((sign.height for sign in signs), default=0) + _ROW_SPACE


def _cloth(box: Box) -> Box:
    """Return the box of the cloth between a ribbon's tails."""
    return Box(box.x + _TAIL // 2, box.y, box.width - _TAIL, box.height - _HEM)


def _lay_cloth(page: Page, box: Box) -> None:
    plate = _cloth(box)
    for end, x in (("left", box.x), ("right", box.right - _TAIL)):
        page.icon(f"ribbon/{end}", x, plate.y, _TAIL, f"ribbon-{end}", page.ground, height=box.height, plate=True)
    page.plate("ribbon", plate, CLOTH, page.ground, 0, theme.NEW, fill_to="#fbeee6", shadow=4)


def _width(signs: Sequence[RibbonSign], spaces: Spaces) -> int:
    return sum(sign.width for sign in signs) + sum(_spaces_before(signs, spaces)[1:])


def _spaces_before(signs: Sequence[RibbonSign], spaces: Spaces) -> list[int]:
    """Return the space before each sign."""
    return [spaces.deed if sign.divided else spaces.group if sign.begins else spaces.sign for sign in signs]


def _lay_row(page: Page, signs: Sequence[RibbonSign], x: int, middle: int, first: int, spaces: Spaces) -> None:
    """Lay out a row of signs, numbered from `first`."""
    for number, (sign, space) in enumerate(zip(signs, _spaces_before(signs, spaces), strict=True), first):
        if number > first:
            x += space
        what = f"ribbon/{number}/{sign.what}"
        if sign.divided and number > first:
            wide, high = _DEED_LINE
            box = Box(x - (space + wide) // 2, middle - high // 2, wide, high)
            page.plate(f"{what}/line", box, theme.NEW, CLOTH, 1)
        sign.lay(page, what, x, middle - sign.height // 2)
        x += sign.width
