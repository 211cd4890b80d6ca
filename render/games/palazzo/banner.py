"""A seat's banner: badge and name, points with the leader's laurel, and how many money cards."""

from __future__ import annotations

from typing import Final

from bot.texts.numbers import write_change, write_signed
from render.common.name_lines import NameLines, break_names_alike
from render.common.ribbon import CLOTH
from render.engine import theme
from render.engine.colours import mix
from render.engine.layout import LinePart, Sign, Word, choose_fitting, lay_line, line_width
from render.engine.scene import Box
from render.games.palazzo.page import PalazzoPage
from render.games.palazzo.palazzo import SKY
from render.games.palazzo.worth import PLAQUES

_LINE, _TWO_LINES = 50, 72
"""The height of a banner across a field, and with a name of two lines."""
_BELOW: Final = 52
"""The height of the line of numbers below a name."""
_NARROW, _SIDE_HEIGHT = 440, 170
"""The width up to which numbers are below the name, and the height that leaves room for two lines of it then."""
_SLIM: Final = 190
"""The width of a banner at the left in which cards have a line above the points."""
_SIDES: Final = _SLIM, 222, 254, 286
"""The widths of one, all but the first for long names."""
_TALL, _TALL_LINE = 64, 48
"""The size of points that have a line of their own below the name, and the height of that."""
_INSIDE, _BADGE = 10, 44
CHANGE: Final = 280
"""The room for points before and the difference."""
_APART: Final = 40
"""The space between a name and the part to its right, which may be framed, and within that."""
_SIZES: Final = 37, theme.BODY, theme.SMALL
_STAR: Final = 0.66, 1.06, 0.77
"""The size of the star before points, and across and down that of the leader's, with laurels, as shares of theirs."""
_CHANGE: Final = 2.05, 1.02
"""The size of the plaque with a difference, across and down, as shares of that of the points."""


def strip_height(page: PalazzoPage, width: int) -> int:
    """Return how high banners across a field of this width are, with room for everyone's name."""
    return _TWO_LINES if any(len(name.lines) > 1 for name in _names(page, width, 2)) else _LINE


def side_width(page: PalazzoPage, height: int) -> int:
    """Return how wide banners of this height at the left are: as slim as everyone's name allows."""
    lines = 1 + (height >= _SIDE_HEIGHT)

    def fits(width: int) -> bool:
        return not any("…" in line for name in _names(page, width, lines) for line in name.lines)

    return choose_fitting(_SIDES, fits)


def _names(page: PalazzoPage, width: int, lines: int) -> tuple[NameLines, ...]:
    """Return everyone's name, all in one size, in the lines that a banner of this width has for it."""
    rooms = [width - 2 * _INSIDE] * len(page.names)
    if width >= _NARROW:
        beside = [
            sum(line_width(line, theme.LARGE) for line in (_total(page, seat), _cards(page, seat)))
            for seat in range(len(page.names))
        ]
        rooms = [width - 3 * _INSIDE - _BADGE - each - _APART for each in beside]
    return break_names_alike(tuple(page.names), _SIZES, tuple(rooms), lines)


def lay_banner(page: PalazzoPage, seat: int, box: Box, before: int | None = None, ground: str = SKY) -> None:
    """Lay out a banner across a field or, if it is narrow, with numbers below the name.

    Points before are beside those now across a field, with the difference, if they have changed. Otherwise a change of
    the number of cards is marked.
    """
    what, on, across = f"player/{seat}", theme.PLAQUES[seat], box.width >= _NARROW
    page.plate(f"{what}/plaque", box, on, ground, 14, "#e8c877", fill_to=mix(on, "#000000", 0.16))
    lines = 1 + (box.width != _SLIM or box.height >= _SIDE_HEIGHT)
    name = _names(page, box.width - CHANGE * (before is not None), lines)[seat]
    high, right = len(name.lines) * name.pitch + 16, box.right - _INSIDE - 2
    bottom = box.mid_y if across else box.bottom - _BELOW // 2 - 2
    badge = page.badge(f"{what}/badge", box.x + _INSIDE, bottom - _BADGE // 2, _BADGE, seat, on)
    at = (badge.right + _INSIDE, bottom) if across else (box.x + _INSIDE, box.y + high // 2)
    name.lay(page, f"{what}/name", *at, theme.ON_SEATS[seat], on)
    # points have a line of their own if there is room, as large as that is high or clear of those above and below
    above, size = bottom, theme.LARGE
    if not across and box.height >= high + _TALL_LINE + _BELOW:
        above, size = box.y + high + _TALL_LINE // 2, _TALL
    elif box.width == _SLIM:
        above = max((box.y + high + bottom) // 2 - 16, bottom - _BELOW)
    left = _lay_total(page, seat, right, above, size, before) - 24
    _lay_cards(page, seat, right if above < bottom else left, bottom, marked=before is None)


def _total(page: PalazzoPage, seat: int, before: int | None = None) -> list[LinePart]:
    """Return the points behind their star, which for the leader is between laurels.

    Where there was another number of points before, that is there too, with a plaque for the difference.
    """
    what, total = f"player/{seat}", page.totals[seat]
    star, wide, tall = _STAR
    leads = Sign(f"{what}/leader", "laurel-star", wide, tall, plate=True)
    line: list[LinePart] = [leads if seat in page.leaders else Sign(f"{what}/point", "point", star)]
    points = Word(f"{what}/total", write_signed(total), apart=0.12)
    if before is None or before == total:
        return [*line, points]
    plaque = Sign(f"{what}/before/change", PLAQUES[total > before][0], *_CHANGE, apart=0.28, plate=True)
    was = Word(f"{what}/before", write_signed(before), apart=0.12), Word(f"{what}/before/to", "→", apart=0.19)
    return [*line, *was, points, plaque]


def _lay_total(page: PalazzoPage, seat: int, right: int, middle: int, size: int, before: int | None) -> int:
    """Lay out the points up to the right, and return where they begin."""
    what, on, total = f"player/{seat}", theme.PLAQUES[seat], page.totals[seat]
    line = _total(page, seat, before)
    box = lay_line(page, line, Box(right, middle - size, 0, 2 * size), (size,), on, theme.ON_SEATS[seat], "r")
    if seat in page.leaders:
        side, wide = (round(size * share) for share in _STAR[:2])
        page.icon(f"{what}/point", box.x + (wide - side) // 2, middle - side // 2, side, "point", on)
    if before is not None and before != total:
        x, said = box.right - round(size * _CHANGE[0] / 2), write_change(total - before)
        at = x, middle, said, theme.BODY, theme.WHITE, PLAQUES[total > before][1]
        page.label(f"{what}/before/change/points", *at, face="bold", anchor="m")
    return box.x


def _cards(page: PalazzoPage, seat: int) -> list[LinePart]:
    """Return how many cards a seat has, behind their sign."""
    what = f"player/{seat}/cards"
    return [Sign(f"{what}/sign", "cards", 0.84, 0.79), Word(what, str(page.view.players[seat].cards), apart=0.1)]


def _lay_cards(page: PalazzoPage, seat: int, right: int, middle: int, *, marked: bool = True) -> None:
    """Lay out how many cards a seat has up to the right, on a framed sheet if that has changed.

    Where what a seat pays is shown by itself, it need not be marked.
    """
    what, on, colour, line = f"player/{seat}/cards", theme.PLAQUES[seat], theme.ON_SEATS[seat], _cards(page, seat)
    wide = line_width(line, theme.LARGE)
    box = Box(right - wide, middle - 18, wide, 36)
    if marked and seat == page.news.seat and page.news.counted:
        sheet = box._replace(x=box.x - 6, width=box.width + 12)
        page.ring(what, sheet, on, 7, 4)
        page.plate(f"{what}/sheet", sheet, CLOTH, theme.NEW, 7)
        colour, on = theme.INK, CLOTH
    lay_line(page, line, box, (theme.LARGE,), on, colour)
