"""A seat's banner: badge and name, points with the leader's laurel, and how many money cards."""

from __future__ import annotations

from typing import Final

from bot.texts.numbers import signed
from render.common.name_lines import NameLines, alike
from render.common.ribbon import CLOTH
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.palazzo.page import PalazzoPage
from render.games.palazzo.palazzo import SKY
from render.games.palazzo.worth import PLAQUES

_LINE, _TWO_LINES = 50, 72
"""The height of a banner across a field, and with a name of two lines."""
_BELOW: Final = 52
"""The height of the line of numbers below a name."""
_NARROW, _LOW, _MIDDLE, _HIGH = 440, 136, 170, 270
"""The width up to which numbers are below the name, and the heights for a name of one line, two and three."""
_SLIM, WIDE = 190, 286
"""The width of a banner at the left, where cards have a line above the points, and of one for long names."""
_INSIDE, _BADGE, _CARDS = 10, 44, 36
CHANGE: Final = 280
"""The room for points before and the difference."""
_APART: Final = 32
"""The space between a name and what is to the right of it."""
_SIZES: Final = 37, theme.BODY, theme.SMALL
_STAR: Final = 0.66, 1.06, 0.77
"""By the size of the points: that of their star, and across and down that of the leader's, with laurels."""


def strip_height(page: PalazzoPage, width: int) -> int:
    """Return how high banners across a field of this width are, with room for everyone's name."""
    return _TWO_LINES if any(len(name.lines) > 1 for name in _names(page, width, 2)) else _LINE


def side_height(page: PalazzoPage) -> int:
    """Return how high banners at the left are at least, with room for everyone's name."""
    return _MIDDLE if any(len(name.lines) > 1 for name in _names(page, _SLIM, 2)) else _LOW


def side_width(page: PalazzoPage, height: int) -> int:
    """Return how wide banners of this height at the left are: as slim as everyone's name allows."""
    names = _names(page, _SLIM, 1 + (height >= _MIDDLE))
    return WIDE if any("…" in line for name in names for line in name.lines) else _SLIM


def _names(page: PalazzoPage, width: int, lines: int) -> tuple[NameLines, ...]:
    """Return everyone's name, all in one size, in the lines that a banner of this width has for it."""
    rooms = [width - 2 * _INSIDE] * len(page.names)
    if width >= _NARROW:
        beside = [_wide(page, seat) + _cards_width(page, seat) for seat in range(len(page.names))]
        rooms = [width - 3 * _INSIDE - _BADGE - each - _APART for each in beside]
    return alike(tuple(page.names), _SIZES, tuple(rooms), lines)


def lay_banner(
    page: PalazzoPage, seat: int, box: Box, before: int | None = None, ground: str = SKY, *, marked: bool = True
) -> None:
    """Lay out a banner across a field or, if it is narrow, with the numbers below the name.

    Points before are beside those now across a field, with the difference, if they have changed. A change of the number
    of cards is marked, but where these are shown by themselves.
    """
    what, on, across = f"player/{seat}", theme.PLAQUES[seat], box.width >= _NARROW
    page.plate(f"{what}/plaque", box, on, ground, 14, "#e8c877", fill_to=mix(on, "#000000", 0.16))
    lines = 1 + (box.width != _SLIM or box.height >= _MIDDLE) + (box.height >= _HIGH)
    name = _names(page, box.width - CHANGE * (before is not None), lines)[seat]
    high, right, wide = len(name.lines) * name.pitch + 16, box.right - _INSIDE - 2, _wide(page, seat)
    bottom = box.mid_y if across else box.bottom - _BELOW // 2 - 2
    if box.height >= _HIGH:
        # its own things below each other, in the middle
        name.lay(page, f"{what}/name", box.mid_x, box.y + high // 2, theme.ON_SEATS[seat], on, anchor="m")
        side = min(box.width * 2 // 5, box.height - high - 2 * _BELOW - _INSIDE)
        y = (box.y + high + box.bottom - 2 * _BELOW - side) // 2
        page.badge(f"{what}/badge", box.mid_x - side // 2, y, side, seat, on)
        _lay_cards(page, seat, box.mid_x + _cards_width(page, seat) // 2, bottom - _BELOW, marked=marked)
        _lay_total(page, seat, box.mid_x + wide // 2, bottom)
        return
    badge = page.badge(f"{what}/badge", box.x + _INSIDE, bottom - _BADGE // 2, _BADGE, seat, on)
    at = (badge.right + _INSIDE, bottom) if across else (box.x + _INSIDE, box.y + high // 2)
    name.lay(page, f"{what}/name", *at, theme.ON_SEATS[seat], on)
    x = _lay_total(page, seat, right, bottom, before) - 24
    if box.width == _SLIM:
        x, bottom = right, (box.y + high + bottom) // 2 - 16
    _lay_cards(page, seat, x, bottom, marked=marked and before is None)


def _wide(page: PalazzoPage, seat: int) -> int:
    """Return how wide points are with their star."""
    star = round(theme.LARGE * _STAR[seat in page.leaders])
    return ink(signed(page.totals[seat]), "bold", theme.LARGE).advance + 5 + star


def _lay_total(page: PalazzoPage, seat: int, right: int, middle: int, before: int | None = None) -> int:
    """Lay out the points up to the right behind their star, which for the leader is between laurels.

    Where there is another number of points before, it is there too, with the difference. Return where that begins.
    """
    what, on, total = f"player/{seat}", theme.PLAQUES[seat], page.totals[seat]
    words, more = (theme.LARGE, theme.ON_SEATS[seat], on), 0 if before is None else total - before
    if more:
        sprite, ground = PLAQUES[more > 0]
        chip = page.icon(f"{what}/before/change", right - 88, middle - 22, 88, sprite, on, height=44, plate=True)
        said = chip.mid_x, middle, f"{more:+}".replace("-", "−"), theme.BODY, theme.WHITE, ground
        page.label(f"{what}/before/change/points", *said, face="bold", anchor="m")
        right = chip.x - 12
    x = page.label(f"{what}/total", right, middle, signed(total), *words, face="bold", anchor="r").x
    if more:
        x = page.label(f"{what}/before/to", x - 8, middle, "→", *words, face="bold", anchor="r").x
        x = page.label(f"{what}/before", x - 8, middle, signed(total - more), *words, face="bold", anchor="r").x
    side, wide, tall = (round(theme.LARGE * share) for share in _STAR)
    wide = wide if seat in page.leaders else side
    x -= 5 + wide
    if seat in page.leaders:
        page.icon(f"{what}/leader", x, middle - tall // 2, wide, "laurel-star", on, height=tall, plate=True)
    page.icon(f"{what}/point", x + (wide - side) // 2, middle - side // 2, side, "point", on)
    return x


def _cards_width(page: PalazzoPage, seat: int) -> int:
    return _CARDS + 4 + ink(str(page.view.players[seat].cards), "bold", 39).advance


def _lay_cards(page: PalazzoPage, seat: int, right: int, middle: int, *, marked: bool = True) -> None:
    """Lay out how many cards a seat has up to the right, on a framed sheet if that has changed.

    Where what a seat pays is shown by itself, it need not be marked.
    """
    what, on, colour = f"player/{seat}/cards", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    x = right - _cards_width(page, seat)
    if marked and seat == page.news.seat and page.news.counted:
        sheet = Box(x - 6, middle - 18, right - x + 12, 36)
        page.ring(what, sheet, on, 7, 4)
        page.plate(f"{what}/sheet", sheet, CLOTH, theme.NEW, 7)
        colour, on = theme.INK, CLOTH
    page.icon(f"{what}/sign", x, middle - _CARDS // 2 + 1, _CARDS, "cards", on, height=_CARDS - 2)
    page.label(what, right, middle, str(page.view.players[seat].cards), 39, colour, on, face="bold", anchor="r")
