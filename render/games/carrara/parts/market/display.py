"""The display: up to nine buildings with cost and object."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from bot.games.carrara.components import COINS_A_POINT, DISPLAY, GREAT_BUILDINGS, POINTS_AN_OBJECT, Building, Category
from bot.games.carrara.position import Phase
from render.common.name_lines import broken
from render.engine import theme
from render.engine.fonts import wrapped
from render.engine.layout import Word, columns, grid, lay_line, rows
from render.engine.scene import Box, Role
from render.games.carrara.page import CarraraPage
from render.games.carrara.parts.buildings import lay_building, stand
from render.games.carrara.parts.market.arrival import lay_halo, lay_new, tag_width

_GREAT: Final = Box(612, 504, 464, 94)
"""The row of the great buildings."""
_WIDEST: Final = 137
"""The greatest width of their cards: as few of them as there are columns stand below these."""
_GREAT_RADIUS: Final = 9
_GLOW = 3
"""How wide the glow of what has just been built is, and its frame."""


def lay_great(page: CarraraPage) -> None:
    """Lay out the buildings of cost 8 that are left, and a hollow where one has just been built."""
    shown = [each for each in GREAT_BUILDINGS if each in page.view.great or each in page.changes.built]
    if not shown:
        return
    apart = 5 if len(shown) > 4 else _SPACE
    wide = min(_WIDEST, (_GREAT.width + apart) // len(shown) - apart)
    x = _GREAT.right - len(shown) * (wide + apart) + apart
    for building in shown:
        box = Box(x, _GREAT.y, wide, _GREAT.height)
        if building in page.view.great:
            _lay_card(page, f"great/{building}", box, building)
        else:
            _lay_gone(page, building, box)
        x = box.right + apart


def _lay_gone(page: CarraraPage, building: Building, box: Box) -> None:
    """Lay out the hollow that a building has just left, with frame and corner."""
    what = f"great/{building}/gone"
    page.plate(f"glow/{what}", box, theme.GLOW, page.ground, _GREAT_RADIUS + _GLOW)
    page.plate(f"mark/{what}", box.grown(-_GLOW), theme.NEW, theme.GLOW, _GREAT_RADIUS)
    page.plate(f"slot/{what}", box.grown(-_GLOW - 6), HOLLOW, theme.NEW, _GREAT_RADIUS - 4)
    page.news_corner(what, box, 34)


AREA: Final = Box(640, 154, 436, 428)
_COLUMNS: Final = 3
_LARGE = 2
"""Up to so many cards leave room below them, and up to so many are large."""
_SPACE: Final = 12
_LOWER: Final = Box(640, 150, 436, 346)
BANDS: Final = {Category.CITY: "#6a1c0c", Category.LAND: "#607c3a"}
BAND: Final = 52 / 146
"""The share of a card that its dark band takes."""
_SIDE: Final = 15
_NARROW: Final = 100
"""Between the sides of a card and what is on its band: half of it on narrower ones."""
HOLLOW: Final = "#e0d3b9"
"""A place from which a building went without another one coming in."""
WALL: Final = "#f4b27a"
"""About the colour of the sky on a card."""


def area(expansion: bool) -> Box:
    """Return the room for the cards."""
    return _LOWER if expansion else AREA


def places(expansion: bool, shown: int) -> tuple[list[Box], list[Box]]:
    """Return the places for cards and, once few are shown, which are larger then, the room beside and below them."""
    whole, apart = area(expansion), 8 if expansion else _SPACE
    if not shown:
        return [], [whole]
    across, down = _COLUMNS, DISPLAY // _COLUMNS
    used = down if shown > 6 else math.ceil(shown / across)
    if shown <= _LARGE:
        across, down, used = _LARGE, 2, 1
    width = (whole.width - _SPACE * (across - 1)) // across
    height = (whole.height - apart * (down - 1)) // down
    boxes = [
        Box(whole.x + column * (width + _SPACE), whole.y + row * (height + apart), width, height)
        for row in range(used)
        for column in range(across)
    ]
    if used == down:
        return boxes, []
    top, left = whole.y + used * (height + apart), boxes[shown - 1].right + _SPACE
    beside = Box(left, boxes[shown - 1].y, whole.right - left, height)
    return boxes, [*[beside] * (beside.width > 2 * width), whole._replace(y=top, height=whole.bottom - top)]


def lay_display(page: CarraraPage) -> None:
    """Lay out the cards and, where they have run out, what ends the game."""
    shown = len(page.view.display)
    boxes, rooms = places(page.view.cards is not None, shown)
    for box, building in zip(boxes, page.view.display, strict=False):
        lay_card(page, box, building)
    if rooms:
        if page.view.phase is not Phase.OVER:
            lay_end(page, rooms)
        return
    for place, box in enumerate(boxes[shown : shown + page.changes.unreplaced], shown + 1):
        what = f"slot/{place}/empty"
        page.ring(what, box, page.ground, 16, 4)
        inner = box.grown(-5)
        page.plate(f"{what}/stone", inner, HOLLOW, theme.NEW, 12, role=Role.GROUND)
        page.news_corner(what, box, 42)


def lay_card(page: CarraraPage, box: Box, building: Building) -> None:
    """Lay out a building that is on display, and whether it is new there."""
    what, fresh = f"display/{building}", building in page.changes.revealed
    if fresh:
        lay_halo(page, what, box, page.ground, 14)
    _lay_card(page, what, box, building)
    if fresh:
        out, down = (4, 20)
        lay_new(page, what, box.right + out - tag_width(page) // 2, box.y + down)


def _lay_card(page: CarraraPage, what: str, box: Box, building: Building) -> None:
    """Lay out a building on its card, above its cost and its object on a band."""
    category, large = building.category, box.width > 160
    card = f"card-{category}{'-large' if large else ''}"
    page.fill(f"{what}/card", box, card, page.ground, plate=True)
    ground, band, narrow = BANDS[category], round(box.height * BAND), box.width < _NARROW
    foot, middle = box.bottom - band, box.bottom - band // 2 - 1
    side, inside = band - (2 if narrow else 4), _SIDE // 2 if narrow else _SIDE
    room = Box(box.x + inside // 2, box.y + 2, box.width - inside // 2 * 2, foot - box.y - 2)
    (place,) = stand([building], room, most=1.29 if large else 0.9)
    lay_building(page, f"{what}/building", building, place, WALL)
    cost, size = str(building.cost), round(band * 1.08)
    page.label(f"{what}/cost", box.x + inside, middle, cost, size, theme.WHITE, ground, face="bold")
    x, y = box.right - inside - side, middle - side // 2
    page.icon(f"{what}/object", x, y, side, f"object-{building.object.key}", ground)


_GROUND: Final = theme.MARBLE
_WITHIN: Final = 20
_HEAD: Final = 46
"""The height of a heading."""
_HEAD_SIGN: Final = 34
"""The size of a sign in it."""
_LEAST: Final = 92
"""The least height of a section."""
_ROWS: Final = 210
"""From this height on what counts is laid out in rows."""
_APART: Final = 26
"""How far badges are from each other."""
_SIGN: Final = 46
_BY: Final = 8
_NAMED: Final = 36
"""From so much room for each on, who is still to play is named."""
_ONE: Final = 1
"""An object, a point of a building's cost, and the points for that and for every few coins."""


def lay_end(page: CarraraPage, rooms: Sequence[Box]) -> None:
    """Lay out on paper when the game ends and, where there is room, what the final scoring counts."""
    sections: list[Callable[[CarraraPage, Box], None]]
    sections = [_lay_turns if page.view.last_round_by is not None else _lay_buildings]
    box, *beside = reversed(rooms)
    if page.view.cards is None and (beside or box.height >= 2 * _LEAST):
        sections.append(_lay_counted)
    else:
        box, beside = box._replace(height=min(box.height, 190)), []
    papers = parts = [*beside, box]
    if len(sections) > len(papers):
        parts = rows(box, [0, 0])
    for paper in papers:
        page.panel(f"end/panel/{paper.y}", *paper)
    if len(parts) > len(papers):
        line = Box(box.x + _WITHIN, parts[1].y - 1, box.width - 2 * _WITHIN, 3)
        page.plate("end/line", line, theme.EDGE, _GROUND)
    for lay, part in zip(sections, parts, strict=True):
        lay(page, part._replace(x=part.x + _WITHIN, width=part.width - 2 * _WITHIN))


def _head(page: CarraraPage, what: str, said: str, box: Box, sprite: str = "") -> Box:
    """Lay out a heading, perhaps with a sign after it, and return the room below it."""
    label = page.label(what, box.x, box.y + 6 + _HEAD // 2, said, theme.BODY, theme.INK, _GROUND, face="serif")
    if sprite:
        at = label.right + _BY, box.y + _HEAD - _HEAD_SIGN - 4, _HEAD_SIGN
        page.icon(f"{what}/sign", *at, sprite, _GROUND)
    return box._replace(y=box.y + _HEAD, height=box.height - _HEAD)


def _lay_turns(page: CarraraPage, box: Box) -> None:
    """Lay out who is still to play in the last round."""
    room = _head(page, "end/turns", page.say("picture-turns-left"), box)
    seats = range(page.view.turn, len(page.view.players))
    lines = rows(room._replace(y=room.y + 3, height=room.height - 7), [0] * len(seats))
    if lines[0].height < _NAMED:
        lines = columns(
            room, [min(84, room.height - 8, (room.width + _APART) // len(seats) - _APART)] * len(seats), _APART
        )
    for seat, line in zip(seats, lines, strict=True):
        side = min(84, line.height - 6, line.width)
        badge = page.badge(f"end/{seat}/badge", line.x, line.mid_y - side // 2, side, seat, _GROUND)
        if line.width < room.width:
            continue
        told = line._replace(x=badge.right + 12, width=line.right - badge.right - 12)
        name = broken(page.names[seat], (theme.BODY, theme.SMALL), told.width, 1 + (line.height > 2 * _NAMED), True)
        for number, (part, place) in enumerate(zip(name.lines, rows(told, [0] * len(name.lines)), strict=True)):
            lay_line(
                page, [Word(f"end/{seat}/name/{number}", part, name.face)], place, [name.size], _GROUND, anchor="l"
            )


def _lay_buildings(page: CarraraPage, box: Box) -> None:
    """Lay out how many buildings are left before the last round."""
    view, middle = page.view, box.mid_y
    side, left = min(84, box.height - 24), box.x
    if box.width > 4 * side:
        left = page.icon("end/hourglass", left, middle - side // 2, side, "hourglass", _GROUND).right + 2 * _BY
    said = page.say("picture-buildings-left", count=len(view.display) + view.stack)
    size, lines = theme.BODY, wrapped(said, "serif", theme.BODY, box.right - left, 3)
    if len(lines) > 2:
        size, lines = theme.SMALL, wrapped(said, "serif", theme.SMALL, box.right - left, 3)
    for number, line in enumerate(lines):
        y = middle + round((number - (len(lines) - 1) / 2) * (size + 5))
        page.label(f"end/left/{number + 1}", left, y, line, size, theme.INK, _GROUND, face="serif")


def _lay_counted(page: CarraraPage, box: Box) -> None:
    """Lay out what the final scoring counts, and the points for it, in rows or beside each other.

    The sign of points is in each row, or where all are beside each other once in the heading.
    """
    tall = box.height >= _ROWS
    room = _head(page, "end/final", page.say("picture-final-scoring"), box, "" if tall else "point")
    room = room._replace(height=room.height - 8)
    counted = (
        ("object", _ONE, "objects", POINTS_AN_OBJECT),
        ("cost", _ONE, "built", _ONE),
        ("coins", COINS_A_POINT, "coin", _ONE),
    )
    for (kind, amount, sprite, points), cell in zip(counted, grid(room, *((1, 3) if tall else (3, 1))), strict=True):
        what, middle, said = f"end/{kind}", cell.mid_y, page.say("picture-more", count=points)
        number = page.label(what, cell.x, middle, str(amount), theme.BODY, theme.INK, _GROUND, face="bold")
        sign = page.icon(f"{what}/sign", number.right + 5, middle - _SIGN // 2, _SIGN, sprite, _GROUND)
        if not tall:
            at = sign.right + _BY, middle, said, theme.BODY, theme.INK, _GROUND
            page.label(f"{what}/points", *at, face="bold")
            continue
        at = sign.right + _BY, middle, page.say(f"picture-final-{kind}"), theme.BODY, theme.INK, _GROUND
        page.label(f"{what}/word", *at, face="bold")
        point = page.icon(f"{what}/point", cell.right - _SIGN, middle - _SIGN // 2, _SIGN, "point", _GROUND)
        at = point.x - _BY, middle, said, theme.LARGE, theme.INK, _GROUND
        page.label(f"{what}/points", *at, face="bold", anchor="r")
