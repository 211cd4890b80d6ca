"""The display: up to nine buildings with cost and object."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import Building, Category
from bot.games.carrara.position import Phase
from render.common.name_lines import title_lines
from render.engine import theme
from render.engine.layout import Line, Word, columns, lay_line, line_width, rows
from render.engine.scene import Box
from render.games.carrara.page import CarraraPage
from render.games.carrara.parts.buildings import lay_building, stand
from render.games.carrara.parts.cities.strips import final_points
from render.games.carrara.parts.market.arrival import lay_halo, lay_new, tag_width

AREA, _LOWER, _GREAT = Box(640, 154, 436, 428), Box(640, 150, 436, 334), Box(640, 492, 436, 106)
"""The room for the cards; and with the expansion, above that of the great buildings."""
_SPACE: Final = 12
_LOW, _TALL = 90, 340
"""Below the one height who is still to play is in one line, above the other with what the final scoring counts."""
_FEW: Final = 2
"""Up to so many cards are large."""
BANDS: Final = {Category.CITY: "#6a1c0c", Category.LAND: "#607c3a"}
BAND: Final = 52 / 146
"""The share of a card that its dark band takes."""
WALL: Final = "#fbe9cc"
"""About the colour of the sky on a card."""


def lay_great(page: CarraraPage) -> None:
    """Lay out the buildings of cost 8 that are left."""
    shown = page.view.great
    cells = columns(_GREAT, [0] * max(3, len(shown)), 5 if len(shown) > 4 else _SPACE)
    for building, cell in zip(shown, cells, strict=False):
        _lay_card(page, f"great/{building}", cell, building)


def _places(whole: Box, shown: int) -> tuple[list[Box], Box | None]:
    """Return the places for cards, which are larger for few, and the room below once few are shown."""
    across = _FEW if shown <= _FEW else 3
    used, apart = -(-shown // across), 8 if whole is _LOWER else _SPACE
    width = (whole.width - _SPACE * (across - 1)) // across
    height = (whole.height - apart * (across - 1)) // across
    lines = rows(whole._replace(height=used * (height + apart) - apart), [height] * used, apart)
    top = whole.y + used * (height + apart)
    below = whole._replace(y=top, height=whole.bottom - top) if used < across else None
    return [cell for line in lines for cell in columns(line, [width] * across, _SPACE)], below


def lay_display(page: CarraraPage) -> None:
    """Lay out the cards and, where they have run out, what ends the game."""
    shown = len(page.view.display)
    boxes, below = _places(AREA if page.view.cards is None else _LOWER, shown)
    for box, building in zip(boxes, page.view.display, strict=False):
        lay_card(page, box, building)
    if below is not None and page.view.phase is not Phase.OVER:
        _lay_end(page, below)


def lay_card(page: CarraraPage, box: Box, building: Building) -> None:
    """Lay out a building that is on display, and whether it is new there."""
    what, fresh = f"display/{building}", building in page.changes.revealed
    if fresh:
        lay_halo(page, what, box, page.ground, 14)
    _lay_card(page, what, box, building)
    if fresh:
        lay_new(page, what, box.right + 4 - tag_width(page) // 2, box.y + 20)


def _lay_card(page: CarraraPage, what: str, box: Box, building: Building) -> None:
    """Lay out a building on its card, above its cost and its object on a band."""
    category = building.category
    page.fill(f"{what}/card", box, f"card-{category}", page.ground, plate=True)
    ground, band = BANDS[category], round(box.height * BAND)
    foot, middle = box.bottom - band, box.bottom - band // 2 - 1
    side, inside = band - 4, min(15, box.width // 12)
    room = Box(box.x + inside // 2, box.y + 2, box.width - inside // 2 * 2, foot - box.y - 2)
    (place,) = stand([building], room, most=box.width / 228)
    lay_building(page, f"{what}/building", building, place, WALL)
    cost, size = str(building.cost), round(band * 1.08)
    page.label(f"{what}/cost", box.x + inside, middle, cost, size, theme.WHITE, ground, face="bold")
    x, y = box.right - inside - side, middle - side // 2
    page.icon(f"{what}/object", x, y, side, f"object-{building.object.key}", ground)


def _lay_end(page: CarraraPage, box: Box) -> None:
    """Lay out on paper how many buildings are left before the last round, or who is still to play in it."""
    view, on, inner = page.view, theme.MARBLE, box.grown(-20)
    page.panel("end/panel", *box)
    if view.last_round_by is not None:
        counted = final_points(page) if view.cards is None and box.height > _TALL else []
        turns: Line = [Word("end/turns", page.say("picture-turns-left"), "serif")]
        if inner.height < _LOW:
            head, line, *below = columns(inner, [line_width(turns, theme.BODY), 0])
        else:
            head, line, *below = rows(inner, [36, 0, *[44, *[60] * len(counted)] * bool(counted)], 8)
        lay_line(page, turns, head, (theme.BODY,), on)
        seats = range(view.turn, len(view.players))
        side = min(84, line.height, line.width // len(seats))
        for seat, place in zip(seats, columns(line, [0] * len(seats)), strict=True):
            page.badge(f"end/{seat}/badge", place.mid_x - side // 2, line.mid_y - side // 2, side, seat, on)
        title: Line = [Word("end/final", page.say("picture-final-scoring"), "serif")]
        for told, place in zip([title, *counted], below, strict=False):
            lay_line(page, told, place, (theme.BODY if told is title else 58,), on)
        return
    side = min(84, inner.height)
    left = page.icon("end/hourglass", inner.x, inner.mid_y - side // 2, side, "hourglass", on).right + 16
    said = page.say("picture-buildings-left", count=len(view.display) + view.stack)
    lines = title_lines(said, "serif", (theme.LARGE, theme.BODY, theme.SMALL), inner.right - left, 2)
    for number, (y, part) in enumerate(lines.middles(inner.mid_y)):
        page.label(f"end/left/{number}", left, y, part, lines.size, theme.INK, on, face="serif")
