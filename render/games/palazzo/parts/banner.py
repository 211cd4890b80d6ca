"""A seat's banner: badge and name, points with the leader's laurel, and how many money cards; at the end the rank."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.palazzo import Palazzo, View
from bot.games.palazzo.scoring import points_of_all
from bot.texts.numbers import signed
from render.common.name_lines import NameLines, broken
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.aside import CARDS, aside_width, lay_aside
from render.games.palazzo.parts.palazzo import SKY
from render.games.palazzo.parts.worth import PLAQUES

HIGH, _STACKED = 58, 76
"""The height of a banner in one line, and with points above cards."""
_NARROW, _BELOW = 440, 56
"""Below which width the numbers are below the name, and the height of their line."""
_INSIDE: Final = 10
_BADGE: Final = 46
_EDGE: Final = "#e8c877"
_SIZES: Final = 41, 37, theme.BODY, theme.SMALL
_ABOVE: Final = _SIZES[1:]
"""The same above a street, where points are beside the name and say more than it."""
_LINE: Final = 33
"""The distance of lines in the smallest size."""
_TOTAL, _STRIP, _LARGE = theme.TITLE, 58, 78
"""The size of the points, above a street, and on a plaque of its own."""
_HIGH: Final = 280
"""The height from which on a plaque has room for three lines of a name."""
_STAR, _LAUREL, _LEAVES = 0.66, 1.6, 1.16
"""The sizes of the star, a share of the points', and of the laurels around it, across and down, a multiple of it."""
_CHANGE, _CHANGE_CHIP = 52, (88, 54)
"""How far points move down for those before, and the size of the plaque of the difference."""
_FREE, _LOW = 10, 0.4
"""Beside the cards, and how far points reach below their middle, a share of their size."""
_AFTER: Final = 6
"""After the arrow."""
_LESS: Final = HIGH, _TOTAL, theme.LARGE
"""Smaller sizes of points, where an arrow is before them."""
_BETWEEN: Final = 24


def leaders(view: View) -> tuple[int, ...]:
    """Return the seats that have won or, before the end, those with the most points; none while all are equal."""
    if view.final is not None:
        return view.final.winners
    scores = [_total(player.palazzi) for player in view.players]
    best = max(scores)
    return () if min(scores) == best else tuple(seat for seat, score in enumerate(scores) if score == best)


@lru_cache(maxsize=256)
def _total(palazzi: tuple[Palazzo, ...]) -> int:
    return points_of_all(palazzi).total


def strip_height(page: Page, width: int, seats: int) -> int:
    """Return how high banners of this width are, with room for the names of all seats."""
    fitted = [_fitted(page, seat, width) for seat in range(seats)]
    lines = max(len(each.name.lines) for each in fitted)
    if width < _NARROW:
        return (lines * _LINE if lines > 1 else _BADGE) + 16 + _BELOW
    return _STACKED if any(each.stacked for each in fitted) else HIGH


class _Fitted(NamedTuple):
    """A name, and whether its seat's points are above its cards, so that the name has more room."""

    name: NameLines
    stacked: bool


def _fitted(page: Page, seat: int, width: int) -> _Fitted:
    room, name = width - 3 * _INSIDE - _BADGE, page.names[seat]
    if width < _NARROW:
        return _Fitted(broken(name, _ABOVE, room, 2, narrow=True), False)
    single = broken(name, _ABOVE, room - _numbers(page, seat), narrow=True)
    if not single.lines[0].endswith("…"):
        return _Fitted(single, False)
    return _Fitted(broken(name, _ABOVE, room - _stacked(page, seat), 2, narrow=True), True)


def _numbers(page: Page, seat: int) -> int:
    """Return the width of points and cards side by side, and of the space before them."""
    return _points_width(page, seat, _STRIP) + aside_width(page, seat) + 2 * _BETWEEN


def _stacked(page: Page, seat: int) -> int:
    """Return the width of points above cards, and of the space before them."""
    return max(_points_width(page, seat, theme.LARGE), aside_width(page, seat)) + _BETWEEN


def lay_strip(page: Page, seat: int, box: Box) -> None:
    """Lay out a banner across the top of a field, in a narrow one with the numbers below the name."""
    _lay_cloth(page, seat, box)
    (name, stacked), right = _fitted(page, seat, box.width), box.right - _INSIDE - 2
    if box.width < _NARROW:
        _lay_name(page, seat, name, box._replace(height=box.height - _BELOW))
        middle = box.bottom - _BELOW // 2 - 6
        _lay_total(page, seat, box.x + _INSIDE + 4, middle, _STRIP)
        lay_aside(page, seat, right, middle)
        return
    _lay_name(page, seat, name, box)
    size = theme.LARGE if stacked else _STRIP
    wide, middle = _points_width(page, seat, size), box.y + box.height // 2
    if stacked:
        _lay_total(page, seat, right - wide, box.y + 22, size)
        lay_aside(page, seat, right, box.bottom - 20, theme.SMALL)
    else:
        _lay_total(page, seat, right - wide, middle, size)
        lay_aside(page, seat, right - wide - _BETWEEN, middle)


def lay_plaque(page: Page, seat: int, box: Box, before: int | None = None) -> Box:
    """Lay out a banner at the left of a field, the name above points and cards, and return where it is free.

    Points before are above those now, with the difference, if they have changed.
    """
    _lay_cloth(page, seat, box)
    room = box.width - 2 * _INSIDE
    name = broken(page.names[seat], _SIZES, room - _BADGE - 8, narrow=True)
    y = box.y + _INSIDE
    if name.lines[0].endswith("…"):
        name = broken(page.names[seat], _SIZES, room, 3 if box.height >= _HIGH else 2, narrow=True)
        page.badge(f"player/{seat}/badge", box.x + _INSIDE, y, _BADGE, seat, theme.PLAQUES[seat])
        _lay_lines(page, seat, name, box.x + _INSIDE, y + _BADGE + 6 + len(name.lines) * _LINE // 2)
        y += _BADGE + 6 + len(name.lines) * _LINE
    else:
        _lay_name(page, seat, name, Box(box.x, y, box.width, _BADGE))
        y += _BADGE
    low = box.bottom - 36
    large = low - CARDS // 2 - y >= _LARGE and _points_width(page, seat, _LARGE) <= room
    size = _LARGE if large else _TOTAL
    middle, left = (y + low - CARDS // 2) // 2 + 2, box.x + _INSIDE + 4
    if before is not None and before != _total(page.view.players[seat].palazzi):
        _lay_before(page, seat, before, box, middle - size // 2 - 4)
        middle += _CHANGE // 2
        left += _lay_to(page, seat, left, middle)
        size = next((each for each in (size, *_LESS) if left + _points_width(page, seat, each) <= box.right - 6), size)
    _lay_total(page, seat, left, middle, size)
    right = box.x + _INSIDE + 4 + aside_width(page, seat)
    lay_aside(page, seat, right, low, marked=before is None)
    left, top = right + _FREE, middle + round(size * _LOW)
    return Box(left, top, box.right - left - 2, box.bottom - top)


def _lay_before(page: Page, seat: int, before: int, box: Box, middle: int) -> None:
    """Lay out what a seat had, and by how much that has changed."""
    what, on, colour = f"player/{seat}/before", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    x = box.x + _INSIDE + 4
    page.label(what, x, middle, signed(before), theme.LARGE, colour, on, face="bold")
    more = _total(page.view.players[seat].palazzi) - before
    wide, high = _CHANGE_CHIP
    sprite, chip = PLAQUES[more > 0]
    at = box.right - _INSIDE - wide, middle - high // 2, wide, sprite, on
    page.icon(f"{what}/change", *at, height=high, plate=True)
    said = box.right - _INSIDE - wide // 2, middle, f"{more:+}".replace("-", "−"), theme.BODY, theme.WHITE, chip
    page.label(f"{what}/change/points", *said, face="bold", anchor="m")


def _lay_to(page: Page, seat: int, x: int, middle: int) -> int:
    """Lay out an arrow before the points that a seat has now, and return how much room it takes."""
    on, colour = theme.PLAQUES[seat], theme.ON_SEATS[seat]
    page.label(f"player/{seat}/before/to", x, middle, "→", theme.LARGE, colour, on, face="bold")
    return ink("→", "bold", theme.LARGE).advance + _AFTER


def _lay_cloth(page: Page, seat: int, box: Box) -> None:
    on = theme.PLAQUES[seat]
    page.plate(f"player/{seat}/plaque", box, on, SKY, 14, _EDGE, fill_to=mix(on, "#000000", 0.16))


def _lay_name(page: Page, seat: int, name: NameLines, box: Box) -> None:
    middle = box.y + box.height // 2
    at = box.x + _INSIDE, middle - _BADGE // 2, _BADGE
    badge = page.badge(f"player/{seat}/badge", *at, seat, theme.PLAQUES[seat])
    _lay_lines(page, seat, name, badge.right + _INSIDE, middle)


def _lay_lines(page: Page, seat: int, name: NameLines, x: int, middle: int) -> None:
    for number, line in enumerate(name.lines):
        y = middle + round((number - (len(name.lines) - 1) / 2) * _LINE)
        colour, on = theme.ON_SEATS[seat], theme.PLAQUES[seat]
        page.label(f"player/{seat}/name/{number}", x, y, line, name.size, colour, on, face=name.face)


def _points(page: Page, seat: int) -> str:
    return signed(_total(page.view.players[seat].palazzi))


def _points_width(page: Page, seat: int, size: int) -> int:
    star = round(size * _STAR)
    wide = round(star * _LAUREL) if seat in leaders(page.view) else star
    return ink(_points(page, seat), "bold", size).advance + 5 + wide


def _lay_total(page: Page, seat: int, x: int, middle: int, size: int) -> None:
    """Lay out the points with their star, which for the leader is between laurels."""
    what, on, colour = f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    said = _points(page, seat)
    page.label(f"{what}/total", x, middle, said, size, colour, on, face="bold")
    side, left = round(size * _STAR), x + ink(said, "bold", size).advance + 5
    if seat in leaders(page.view):
        wide, tall = round(side * _LAUREL), round(side * _LEAVES)
        page.icon(f"{what}/leader", left, middle - tall // 2, wide, "laurel-star", on, height=tall, plate=True)
        left += (wide - side) // 2
    page.icon(f"{what}/point", left, middle - side // 2, side, "point", on)
