"""The display: up to nine buildings with cost and object."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import GREAT_BUILDINGS, Building, Category
from bot.games.carrara.position import CarraraPhase
from render.common.name_lines import title_lines
from render.engine import theme
from render.engine.layout import Word, centre, columns, grid, lay_line, line_width, rows
from render.engine.scene import Box, Role
from render.games.carrara.page import CarraraPage
from render.games.carrara.parts.buildings import lay_building, lay_cost, stand
from render.games.carrara.parts.cities.strips import LINEN
from render.games.carrara.parts.market.arrival import lay_new, tag_width

_AREA, _EXPANSION_AREA = Box(640, 154, 436, 430), Box(634, 154, 444, 296)
"""The room for the cards: with the expansion, there is a tray of great buildings below them."""
_SPACE, _CLOSE = 11, 6
_GREAT: Final = Box(626, 458, 454, 132)
"""The tray of great buildings."""
_WOOD: Final = "#6d4527"
_SKIES = {Category.CITY: ("#f3cfa2", "#fff1da"), Category.LAND: ("#86c0d6", "#eaf1dc")}
_ROWS_OF_THREE, _ROWS_OF_TWO = 6, 4
"""Up to how many cards leave room below them, and are two side by side."""
_END, _END_ALONE = 84, 240
"""The least height of what ends the game, below the cards, and its height without any."""
_HIGHEST, _WIDEST = 260, 1.5
"""The most height of a card, and its most width for each pixel of it."""
_HOURGLASS: Final = 58
_STACKED: Final = 110
"""The height from which on seats are below the words."""
_LEAST, _MOST, _DEAREST = 0.55, 0.9, 5
"""The heights of the cheapest and the dearest buildings, shares of that of a card, and the cost of the latter."""
_SIDE, _LEAST_SIDE, _MOST_SIDE = 31, 30, 66
"""The side of a cost and of an object on a card, a share of its width in percent, and in pixels at least and most."""
WALL: Final = "#fbe9cc"
"""About the colour of the sky on a card."""


def lay_great(page: CarraraPage) -> None:
    """Lay out a tray with those buildings of cost 8 that are not built yet, which are wider when they are few."""
    if not (left := [building for building in GREAT_BUILDINGS if building in page.view.great]):
        return
    page.plate("ground/great", _GREAT, _WOOD, page.ground, 9, "#4f3019", shadow=4)
    for building, box in zip(left, columns(_GREAT.grown(-_CLOSE), [0] * len(left), _CLOSE), strict=True):
        on, low = _SKIES[building.category]
        page.plate(f"ground/great/{building}", box, on, _WOOD, 7, "#4f3019", fill_to=low)
        _lay_content(page, f"great/{building}", box, building, on)


def _places(whole: Box, shown: int, apart: int) -> tuple[list[Box], Box | None]:
    """Return the places for cards, larger if there are few, and once they leave room below, what is left of it."""
    nine = grid(whole, 3, 3, apart)
    if shown > _ROWS_OF_THREE:
        return nine, None
    across = min(shown, 3 if shown > _ROWS_OF_TWO else 2)
    if not across:
        return [], centre(whole, whole.width, _END_ALONE)
    down, wide = -(-shown // across), (whole.width + apart) // across - apart
    high = min(wide * nine[0].height // nine[0].width, (whole.height - _END) // down - apart, _HIGHEST)
    wide = min(wide, int(high * _WIDEST))
    room = centre(whole, across * (wide + apart) - apart, down * (high + apart) - apart)._replace(y=whole.y)
    return grid(room, across, down, apart), rows(whole, [room.height, 0], apart)[1]


def lay_display(page: CarraraPage) -> None:
    """Lay out the cards and, where they have run out, what ends the game."""
    shown, (area, apart) = page.view.display, (_EXPANSION_AREA, _CLOSE) if page.view.great else (_AREA, _SPACE)
    boxes, below = _places(area, len(shown), apart)
    for box, building in zip(boxes, shown, strict=False):
        lay_card(page, box, building)
    if below is not None and page.view.phase is not CarraraPhase.OVER:
        _lay_end(page, below)


def lay_card(page: CarraraPage, box: Box, building: Building) -> None:
    """Lay out a building that is on display, and that it is new there."""
    what, card = f"display/{building}", "card-low" if _is_low(box) else "card"
    page.fill(f"{what}/card", box, f"{card}-{building.category}", page.ground, plate=True)
    _lay_content(page, what, box, building, WALL)
    if building in page.changes.revealed:
        lay_new(page, what, box.right - tag_width(page) // 2 + 1, box.bottom - 19)


def _is_low(card: Box) -> bool:
    return card.width > card.height * 6 // 5


def _lay_content(page: CarraraPage, what: str, box: Box, building: Building, on: str) -> None:
    """Lay out a building with its cost and its object, both beside it where there is more room than above it."""
    inner = box.grown(-box.width // 20)
    side = max(_LEAST_SIDE, min(box.width * _SIDE // 100, inner.height // 2 - 1, _MOST_SIDE))
    beside, picture = columns(inner, [side, 0], 2)
    cost, below, _ = rows(beside, [side, side, 0], 2)
    icon, picture = (below, picture) if _is_low(box) else (cost._replace(x=inner.right - side), inner)
    # the more it costs, the higher it is
    high = round(inner.height * min(1, _LEAST + (_MOST - _LEAST) * (building.cost - 1) / (_DEAREST - 1)))
    (place,) = stand([building], picture._replace(y=inner.bottom - high, height=high))
    lay_building(page, f"{what}/building", building, place, on, Role.GROUND)
    lay_cost(page, what, building, cost, on)
    page.fill(f"{what}/object", icon, f"object-{building.object.key}", on)


def _lay_end(page: CarraraPage, box: Box) -> None:
    """Lay out on paper how many buildings are left before the last round, or who is still to play in it."""
    view, on, inner = page.view, LINEN, box.grown(-10)._replace(x=box.x + 20, width=box.width - 40)
    page.plate("end/panel", box, on, page.ground, 14, theme.EDGE, shadow=3)
    if view.last_round_by is not None:
        turns = [Word("end/turns", page.say("picture-turns-left"), "serif")]
        stacked = box.height >= _STACKED
        if stacked:
            head, line = rows(inner, [inner.height * 2 // 5, 0], 6)
        else:
            head, line = columns(inner, [line_width(turns, theme.BODY), 0], 12)
        lay_line(page, turns, head, (theme.LARGE if stacked else theme.BODY,), on, anchor="m" if stacked else "l")
        seats = range(view.turn, len(view.players))
        side = min(line.height, line.width // len(seats) - 8)
        x = line.mid_x - (len(seats) * (side + 8) - 8) // 2 if stacked else line.x
        for seat in seats:
            x = page.badge(f"end/{seat}/badge", x, line.mid_y - side // 2, side, seat, on).right + 8
        return
    side = min(_HOURGLASS, inner.height - 6)
    left = page.icon("end/hourglass", inner.x, inner.mid_y - side // 2, side, "hourglass", on).right + 12
    said = page.say("picture-buildings-left", count=len(view.display) + view.stack)
    lines = title_lines(said, "serif", (theme.LARGE, 39, theme.BODY, theme.SMALL), inner.right - left, 2)
    for number, (y, part) in enumerate(lines.middles(inner.mid_y)):
        page.label(f"end/left/{number}", left, y, part, lines.size, theme.INK, on, face="serif")
