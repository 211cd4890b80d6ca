"""A seat's banner: badge and name, points with the leader's laurel, and how many money cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.texts.numbers import signed
from render.common.name_lines import NameLines, broken
from render.common.ribbon import CLOTH
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.palazzo.page import PalazzoPage
from render.games.palazzo.palazzo import SKY
from render.games.palazzo.worth import PLAQUES

_LINE, _TWO_LINES = 58, 76
"""The height of a banner across a field, and with a name of two lines."""
_HIGH: Final = 200
"""The height from which on points have a line of their own, in large digits."""
_BELOW: Final = 48
"""The height of the line of numbers below a name."""
_NARROW: Final = 440
_PITCH: Final = 36
"""Between the lines of a name."""
_INSIDE, _BADGE, _CARDS = 10, 46, 36
CHANGE: Final = 280
"""The room for points before and the difference."""
_SMALL_BADGE, _APART = 40, 32
"""The badge above the second line of a name, and the space between a name and what is to the right of it."""
_SIZES: Final = 37, theme.BODY, theme.SMALL
_TOTALS: Final = 78, theme.TITLE, theme.LARGE
_STAR: Final = 0.66, 1.06, 0.77
"""By the size of the points: that of their star, and across and down that of the leader's, with laurels."""


def strip_height(page: PalazzoPage, width: int, seats: Sequence[int]) -> int:
    """Return how high banners of this width are, with room for the names of all these seats."""
    lines = max(len(_name(page, seat, width).lines) for seat in seats)
    if width < _NARROW:
        return max(_BADGE, lines * _PITCH) + _BELOW + 10
    return _TWO_LINES if lines > 1 else _LINE


def _name(page: PalazzoPage, seat: int, width: int, lines: int = 2) -> NameLines:
    """Return the name of a seat in the lines that a banner of this width has for it."""
    room = width - 3 * _INSIDE - _BADGE
    if width >= _NARROW:
        room -= _wide(page, seat, theme.TITLE) + _cards_width(page, seat) + _APART
    return broken(page.names[seat], _SIZES, room, lines, narrow=True)


def has_room(page: PalazzoPage, seat: int, width: int) -> bool:
    """Return whether a narrow banner holds a name whole and without a broken word."""
    return _whole(page, seat, _name(page, seat, width)) or _below_badge(page, seat, width) is not None


def _below_badge(page: PalazzoPage, seat: int, width: int) -> NameLines | None:
    """Return a name whose second line begins below the badge, if that holds it whole and without a broken word."""
    indent = _SMALL_BADGE + _INSIDE
    found = broken(page.names[seat], _SIZES[-1:], width - 2 * _INSIDE - 2, 2, narrow=True, indent=indent)
    return found if len(found.lines) == 2 and _whole(page, seat, found) else None


def _whole(page: PalazzoPage, seat: int, name: NameLines) -> bool:
    return "".join(name.lines).replace(" ", "") == page.names[seat].replace(" ", "")


def lay_banner(
    page: PalazzoPage,
    seat: int,
    box: Box,
    before: int | None = None,
    ground: str = SKY,
    *,
    marked: bool = True,
    low: bool = False,
) -> Box:
    """Lay out a banner across a field or, if it is high, with the numbers below the name, and return what is free.

    Points before are beside those now across a field, with the difference, if they have changed. A change of the number
    of cards is marked, but where these are shown by themselves. Points of a high one may stay low: above them is room.
    """
    what, on, across = f"player/{seat}", theme.PLAQUES[seat], box.width >= _NARROW
    page.plate(f"{what}/plaque", box, on, ground, 14, "#e8c877", fill_to=mix(on, "#000000", 0.16))
    name = _name(page, seat, box.width - CHANGE * (before is not None), 3 if box.height >= _HIGH else 2)
    high = max(_BADGE, len(name.lines) * _PITCH) + 10
    middle, side, below = box.y + (box.height if across else high) // 2, _BADGE, None
    if not across and not _whole(page, seat, name):
        below = _below_badge(page, seat, box.width)
    if below is not None:
        name, side, high = below, _SMALL_BADGE, 2 * _PITCH + 10
        middle = box.y + 5 + side // 2
    badge = page.badge(f"{what}/badge", box.x + _INSIDE, middle - side // 2, side, seat, on)
    for number, line in enumerate(name.lines):
        y = middle + round((number - (len(name.lines) - 1) / 2 * (below is None)) * _PITCH)
        x = box.x + _INSIDE + 2 if below is not None and number else badge.right + _INSIDE
        page.label(f"{what}/name/{number}", x, y, line, name.size, theme.ON_SEATS[seat], on, face=name.face)
    left, right = box.x + _INSIDE + 4, box.right - _INSIDE - 2
    if across:
        x = right - _wide(page, seat, theme.TITLE)
        _lay_total(page, seat, x, middle, theme.TITLE)
        if before is not None and before != page.totals[seat]:
            x = _lay_before(page, seat, before, x - 14, middle)
        _lay_cards(page, seat, x - 24, middle, marked=marked and before is None)
        return box._replace(height=0)
    bottom = box.bottom - _BELOW // 2 + 2
    _lay_cards(page, seat, right, bottom, marked=marked)
    free = Box(box.x + 8, box.y + high, box.width - 16, box.height - high - _BELOW)
    if low or box.height < _HIGH:
        _lay_total(page, seat, left, bottom, theme.LARGE)
        return free
    middle = (box.y + high + box.bottom - _BELOW) // 2
    fits = (size for size in _TOTALS if left + _wide(page, seat, size) <= box.right - 6)
    _lay_total(page, seat, left, middle, next(fits, _TOTALS[-1]))
    return free._replace(height=0)


def _wide(page: PalazzoPage, seat: int, size: int) -> int:
    """Return how wide points of this size are with their star."""
    star = _STAR[seat in page.leaders]
    return ink(signed(page.totals[seat]), "bold", size).advance + 5 + round(size * star)


def _lay_total(page: PalazzoPage, seat: int, x: int, middle: int, size: int) -> None:
    """Lay out the points with their star, which for the leader is between laurels."""
    what, on = f"player/{seat}", theme.PLAQUES[seat]
    said = signed(page.totals[seat])
    page.label(f"{what}/total", x, middle, said, size, theme.ON_SEATS[seat], on, face="bold")
    side, wide, tall = (round(size * share) for share in _STAR)
    x += ink(said, "bold", size).advance + 5
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
