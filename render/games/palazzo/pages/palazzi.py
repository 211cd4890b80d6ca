"""Everyone's palazzi: a field a player, in which each palazzo stands floor by floor, with its points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.palazzo import Event, Palazzo, Phase, Tile, View, points_of
from bot.games.palazzo.scoring import points_of_all
from bot.texts.games.palazzo.pieces import signed
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import Face, fit, fitting_size, ink
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.header import lay_header
from render.games.palazzo.parts.tile import RATIO, lay_tile

_TOP, _BOTTOM = 96, 690
_SPACE: Final = 10
_PLAQUE: Final = 236
_INSIDE: Final = 12
_WIDEST: Final = 172
_LOWEST: Final = 0.3
"""The height of a tile at least, a share of its width: low ones are wider, so that their windows can be counted."""
_LEAST: Final = 30
"""The height of a tile at least, if there is room, for the number of its floor."""
_ROOF: Final = 0.12
"""The height of a roof, a share of its width."""
_ABREAST: Final = 6
"""As many palazzi stand side by side at most, before low ones are put above each other."""
_ABOVE: Final = 16
"""The height of a roof and of the space above it, where palazzi are above each other."""
_POINTS: Final = 36
"""The height of the line with the points below a palazzo."""
_PAPER, _LOW = "#fffaf0", "#f6ecd6"
_EDGE: Final = "#e8c877"
_BADGE: Final = 44
_TOTAL: Final = 55
_ARROW: Final = 46
"""The least height of a floor on which there is room for the arrow of new ones."""
_STRIP: Final = 60
"""The height of a plaque in one line."""
_GRID, _NARROW = 3, 700
"""From so many players on there are two columns of fields, and up to this width the plaque is at the top."""


def palazzi_page(view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = "") -> Page:
    """Lay out everyone's palazzi, at the end by rank; a band may say what picture it is."""
    page = Page(view, names, language, events)
    page.lay_ground(page.light)
    page.end_backdrop()
    lay_header(page, band)
    order = range(len(view.players)) if view.final is None else view.final.order
    room = Box(theme.MARGIN - 8, _TOP, theme.WIDTH - 2 * (theme.MARGIN - 8), _BOTTOM - _TOP)
    columns = 1 if len(view.players) < _GRID else 2
    width, height = (room.width + _SPACE) // columns - _SPACE, (room.height + _SPACE) // 2 - _SPACE
    for place, seat in enumerate(order):
        row, column = divmod(place, columns)
        at = room.x + column * (width + _SPACE), room.y + row * (height + _SPACE)
        lay_field(page, seat, Box(*at, width, height))
    return page


def lay_field(page: Page, seat: int, box: Box) -> None:
    """Lay out a player's field: the plaque at the left or, in a narrow one, at the top, and the palazzi."""
    what, view = f"player/{seat}", page.view
    asked = view.asked == seat and view.phase not in (Phase.OVER, Phase.STOPPED)
    won = view.final is not None and seat in view.final.winners
    below = page.ground
    if asked or won:
        page.plate(f"{what}/glow", box.grown(5), theme.GLOW, page.ground, 18, theme.GOLD_DEEP)
        below = theme.GLOW
    page.plate(f"ground/{seat}/sheet", box, _PAPER, below, 14, theme.EDGE, fill_to=_LOW)
    if box.width < _NARROW:
        room = Box(box.x + _INSIDE, box.y + _STRIP + 6, box.width - 2 * _INSIDE, box.height - _STRIP - 8)
        _lay_strip(page, seat, box._replace(height=_STRIP))
    else:
        room = Box(box.x + _PLAQUE + _INSIDE, box.y + 6, box.width - _PLAQUE - 2 * _INSIDE, box.height - 10)
        _lay_plaque(page, seat, box._replace(width=_PLAQUE))
    _lay_palazzi(page, seat, room)


def _lay_palazzi(page: Page, seat: int, room: Box) -> None:
    """Lay out palazzi side by side, as large as they all fit."""
    what, palazzi = f"player/{seat}", page.view.players[seat].palazzi
    if not palazzi:
        at = room.x + room.width // 2, room.y + room.height // 2, page.say("picture-no-palazzo")
        page.label(f"{what}/none", *at, theme.BODY, theme.SOFT, _PAPER, anchor="m")
        return
    columns = [(palazzo,) for palazzo in palazzi] if len(palazzi) <= _ABREAST else _in_columns(palazzi, room)
    floors = max(len(palazzo.floors) for palazzo in palazzi)
    most = min(_WIDEST, room.width // len(columns) - _INSIDE)
    height = min(max(_LEAST, round(most * RATIO)), int((room.height - _POINTS - most * _ROOF) / floors))
    height = _LEAST if len(columns) < len(palazzi) else height
    width = min(most, int(height / _LOWEST))
    pitch = min(room.width // len(columns), width + 3 * _INSIDE)
    for number, column in enumerate(columns):
        x, bottom = room.x + number * pitch, room.bottom
        for palazzo in column:
            new = [tile for built, tile in page.news.built if built == seat and tile in palazzo.floors]
            _lay_palazzo(page, f"{what}/palazzo/{palazzo.number}", palazzo, Box(x, bottom, width, height), new)
            bottom -= _tall(palazzo)


def _tall(palazzo: Palazzo) -> int:
    """Return how high a palazzo of the lowest floors is, with its points and roof."""
    return _POINTS + len(palazzo.floors) * _LEAST + _ABOVE


def _in_columns(palazzi: Sequence[Palazzo], room: Box) -> list[tuple[Palazzo, ...]]:
    """Put low palazzi above each other, as many as there is room for, so that all are wide enough."""
    columns: list[tuple[Palazzo, ...]] = []
    for palazzo in sorted(palazzi, key=lambda each: -len(each.floors)):
        fitting = (each for each in columns if sum(map(_tall, each)) + _tall(palazzo) <= room.height)
        below = next(fitting, None)
        if below is None:
            columns.append((palazzo,))
        else:
            columns[columns.index(below)] = (*below, palazzo)
    return columns


def _lay_palazzo(page: Page, what: str, palazzo: Palazzo, floor: Box, new: Sequence[Tile]) -> None:
    """Lay out a palazzo above its points, with floors of this size, and marks on those that are new.

    The box is where a floor below the points would be.
    """
    x, width, y = floor.x, floor.width, floor.y - _POINTS
    points = points_of(palazzo.floors).total
    at = x + width // 2, floor.y - _POINTS // 2 + 1, signed(points), theme.BODY
    page.label(f"{what}/points", *at, theme.NEW if points < 0 else theme.INK, _LOW, face="bold", anchor="m")
    for place, tile in enumerate(palazzo.floors):
        y -= floor.height
        box = lay_tile(page, f"{what}/{place}", tile, x, y, width, _PAPER, floor.height)
        if tile in new and floor.height >= _ARROW:
            page.mark_arrived(f"{what}/{place}", box.right - 6, box.y + box.height // 2)
    high = round((width + 6) * _ROOF)
    page.icon(f"{what}/roof", x - 3, y - high, width + 6, "roof", _PAPER, height=high, plate=True)


def _lay_plaque(page: Page, seat: int, box: Box) -> None:
    """Lay out a plaque: the name above, and below it points and cards, at the end the rank."""
    what, on, colour = f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    page.plate(f"{what}/plaque", box, on, _PAPER, 14, _EDGE, fill_to=mix(on, "#000000", 0.16))
    upper, lower = box.y + box.height * 3 // 10, box.y + box.height * 7 // 10
    _lay_name(page, seat, Box(box.x + 10, upper - _BADGE // 2, box.width - 20, _BADGE))
    page.label(f"{what}/total", box.x + 16, lower, _points(page, seat), _TOTAL, colour, on, face="bold")
    at = box.right - 12, lower, _aside(page, seat), theme.SMALL, colour, on
    page.label(f"{what}/cards", *at, anchor="r", width=140)


def _lay_strip(page: Page, seat: int, box: Box) -> None:
    """Lay out a plaque in one line."""
    what, on, colour = f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    page.plate(f"{what}/plaque", box, on, _PAPER, 14, _EDGE, fill_to=mix(on, "#000000", 0.16))
    middle = box.y + box.height // 2
    at = box.right - 14, middle, _points(page, seat), _TOTAL
    total = page.label(f"{what}/total", *at, colour, on, face="bold", anchor="r")
    at_aside = total.x - 22, middle, _aside(page, seat), theme.SMALL, colour, on
    aside = page.label(f"{what}/cards", *at_aside, anchor="r")
    _lay_name(page, seat, Box(box.x + 10, middle - _BADGE // 2, aside.x - 14 - box.x - 10, _BADGE))


def _lay_name(page: Page, seat: int, box: Box) -> None:
    """Lay out badge and name, in narrow letters if it is long; what does not fit is cut."""
    what, on, colour, name = f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat], page.names[seat]
    badge = page.badge(f"{what}/badge", box.x, box.y, _BADGE, seat, on)
    left, room, middle = badge.right + 8, box.right - badge.right - 8, box.y + _BADGE // 2
    size = fitting_size(name, "bold", (39, theme.BODY, theme.SMALL), room)
    face: Face = "bold" if ink(name, "bold", size).advance <= room else "narrow"
    page.label(f"{what}/name", left, middle, fit(name, face, size, room), size, colour, on, face=face)


def _points(page: Page, seat: int) -> str:
    return signed(points_of_all(page.view.players[seat].palazzi).total)


def _aside(page: Page, seat: int) -> str:
    """Return how many cards a seat has, at the end which place it took."""
    final = page.view.final
    if final is not None:
        return page.say("rank", place=final.ranks[seat])
    return page.say("picture-cards", count=page.view.players[seat].cards)
