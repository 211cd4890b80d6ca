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

_LINE, _TWO_LINES = 53, 72
"""The height of a banner across a field, and with a name of two lines."""
_BELOW: Final = 52
"""The height of the line of numbers below a name."""
_NARROW, MIDDLE, _HIGH = 440, 170, 270
"""The width up to which numbers are below the name, the heights from which on that may take two lines and three."""
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


def side_width(page: PalazzoPage, height: int) -> int:
    """Return how wide banners of this height at the left are: as slim as everyone's name allows."""
    names = _names(page, _SLIM, 1 + (height >= MIDDLE))
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
    lines = 1 + (box.width != _SLIM or box.height >= MIDDLE) + (box.height >= _HIGH)
    name = _names(page, box.width - CHANGE * (before is not None), lines)[seat]
    high, right = len(name.lines) * name.pitch + 16, box.right - _INSIDE - 2
    bottom = box.mid_y if across else box.bottom - _BELOW // 2 - 2
    if box.height >= _HIGH:
        # its own things below each other, in the middle
        name.lay(page, f"{what}/name", box.mid_x, box.y + high // 2, theme.ON_SEATS[seat], on, anchor="m")
        side = min(box.width * 3 // 5, box.height - high - 2 * _BELOW - _INSIDE)
        y = (box.y + high + box.bottom - 2 * _BELOW - side) // 2
        page.badge(f"{what}/badge", box.mid_x - side // 2, y, side, seat, on)
        _lay_cards(page, seat, box.mid_x + _cards_width(page, seat) // 2, bottom - _BELOW, marked=marked)
        _lay_total(page, seat, box.mid_x - _wide(page, seat) // 2, bottom)
        return
    badge = page.badge(f"{what}/badge", box.x + _INSIDE, bottom - _BADGE // 2, _BADGE, seat, on)
    at = (badge.right + _INSIDE, bottom) if across else (box.x + _INSIDE, box.y + high // 2)
    name.lay(page, f"{what}/name", *at, theme.ON_SEATS[seat], on)
    x = right - _wide(page, seat)
    _lay_total(page, seat, x, bottom)
    if across and before is not None and before != page.totals[seat]:
        x = _lay_before(page, seat, before, x - 14, bottom)
    if box.width == _SLIM:
        x, bottom = right + 24, (box.y + high + bottom) // 2 - 16
    _lay_cards(page, seat, x - 24, bottom, marked=marked and before is None)


def _wide(page: PalazzoPage, seat: int) -> int:
    """Return how wide points are with their star."""
    star = round(theme.LARGE * _STAR[seat in page.leaders])
    return ink(signed(page.totals[seat]), "bold", theme.LARGE).advance + 5 + star


def _lay_total(page: PalazzoPage, seat: int, x: int, middle: int) -> None:
    """Lay out the points with their star, which for the leader is between laurels."""
    what, on = f"player/{seat}", theme.PLAQUES[seat]
    at = x, middle, signed(page.totals[seat]), theme.LARGE, theme.ON_SEATS[seat], on
    page.label(f"{what}/total", *at, face="bold")
    side, wide, tall = (round(theme.LARGE * share) for share in _STAR)
    x += _wide(page, seat) - (wide if seat in page.leaders else side)
    if seat in page.leaders:
        page.icon(f"{what}/leader", x, middle - tall // 2, wide, "laurel-star", on, height=tall, plate=True)
        x += (wide - side) // 2
    page.icon(f"{what}/point", x, middle - side // 2, side, "point", on)


def _lay_before(page: PalazzoPage, seat: int, before: int, right: int, middle: int) -> int:
    """Lay out up to the right what a seat had and by how much that has changed, and return where it begins."""
    what, on, more = f"player/{seat}/before", theme.PLAQUES[seat], page.totals[seat] - before
    colour, (sprite, ground) = theme.ON_SEATS[seat], PLAQUES[more > 0]
    arrow = page.label(f"{what}/to", right, middle, "→", theme.LARGE, colour, on, face="bold", anchor="r")
    chip = page.icon(f"{what}/change", arrow.x - 98, middle - 22, 88, sprite, on, height=44, plate=True)
    said = chip.mid_x, middle, f"{more:+}".replace("-", "−"), theme.BODY, theme.WHITE, ground
    page.label(f"{what}/change/points", *said, face="bold", anchor="m")
    had = chip.x - 12, middle, signed(before), theme.LARGE, colour, on
    return page.label(what, *had, face="bold", anchor="r").x


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
