"""The display: up to nine buildings with cost and object."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import GREAT_BUILDINGS, Building, Category
from bot.games.carrara.position import Phase
from render.common.name_lines import title_lines
from render.engine import theme
from render.engine.colours import mix
from render.engine.layout import Line, Word, columns, grid, lay_line, line_width, rows
from render.engine.scene import Box
from render.games.carrara.page import CarraraPage
from render.games.carrara.parts.buildings import lay_building, stand
from render.games.carrara.parts.cities.seals import sprite_of
from render.games.carrara.parts.cities.strips import LINEN, final_points
from render.games.carrara.parts.market.arrival import lay_halo
from render.games.carrara.parts.market.objects import WOOD

AREA, _LOWER, _GREAT = Box(640, 154, 436, 428), Box(634, 152, 444, 264), Box(634, 424, 444, 174)
"""The room for the cards; and with the expansion, above that of the great buildings."""
_SPACE, _CLOSE = 12, 6
_TAKEN: Final = "#e6d6b4"
"""The place of a great building that is built."""
_LOW, _TALL = 90, 340
"""Below the one height who is still to play is in one line, above the other with what the final scoring counts."""
_FEW: Final = 2
"""Up to so many cards are large."""
BANDS: Final = {Category.CITY: "#6a1c0c", Category.LAND: "#607c3a"}
BAND: Final = 52 / 146
"""The share of a card that its dark band takes."""
_OBJECT: Final = 44
"""The side of an object on a low card."""
WALL: Final = "#fbe9cc"
"""About the colour of the sky on a card."""


def lay_great(page: CarraraPage) -> None:
    """Lay out the buildings of cost 8, each in its place, or there who has built it."""
    by = {each.building: seat for seat, player in enumerate(page.view.players) for each in player.buildings}
    for building, box in zip(GREAT_BUILDINGS, grid(_GREAT, 3, 2, _CLOSE), strict=True):
        what = f"great/{building}"
        if building in page.view.great:
            _lay_card(page, what, box, building)
        else:
            page.plate(f"{what}/taken", box, _TAKEN, page.ground, 10, theme.EDGE)
            page.icon(f"{what}/type", box.mid_x - 50, box.mid_y - 22, 44, sprite_of(building.type), _TAKEN)
            page.badge(f"{what}/by", box.mid_x + 6, box.mid_y - 22, 44, by[building], _TAKEN)


def _places(whole: Box, shown: int) -> tuple[list[Box], Box | None]:
    """Return the places for cards, which are larger for few, and the room below once few are shown."""
    across = _FEW if shown <= _FEW else 3
    used, apart = -(-shown // across), _CLOSE if whole is _LOWER else _SPACE
    width = (whole.width - apart * (across - 1)) // across
    height = (whole.height - apart * (across - 1)) // across
    lines = rows(whole._replace(height=used * (height + apart) - apart), [height] * used, apart)
    top = whole.y + used * (height + apart)
    below = whole._replace(y=top, height=whole.bottom - top) if used < across else None
    return [cell for line in lines for cell in columns(line, [width] * across, apart)], below


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
        page.news_corner(what, box.grown(-3), 32)


def _lay_card(page: CarraraPage, what: str, box: Box, building: Building) -> None:
    """Lay out a building on its card, above its cost and its object on a band, or in a low card beside them."""
    low = box.width > box.height * 4 // 3
    room, ground, icon = (_lay_low if low else _lay_high)(page, what, box, building)
    (place,) = stand([building], room, most=box.width / (190 if low else 228))
    lay_building(page, f"{what}/building", building, place, WALL)
    page.fill(f"{what}/object", icon, f"object-{building.object.key}", ground)


def _lay_high(page: CarraraPage, what: str, box: Box, building: Building) -> tuple[Box, str, Box]:
    """Lay out a card with a band; return where the building has room, the band's colour, and where its object is."""
    ground, band = BANDS[building.category], round(box.height * BAND)
    page.fill(f"{what}/card", box, f"card-{building.category}", page.ground, plate=True)
    foot, middle = box.bottom - band, box.bottom - band // 2 - 1
    side, inside = band - 4, min(15, box.width // 12)
    at = box.x + inside, middle, str(building.cost), round(band * 1.08), theme.WHITE, ground
    page.label(f"{what}/cost", *at, face="bold")
    room = Box(box.x + inside // 2, box.y + 2, box.width - inside // 2 * 2, foot - box.y - 2)
    return room, ground, Box(box.right - inside - side, middle - side // 2, side, side)


def _lay_low(page: CarraraPage, what: str, box: Box, building: Building) -> tuple[Box, str, Box]:
    """Lay out a card with a strip; return the same."""
    ground = BANDS[building.category]
    page.fill(f"{what}/card", box, f"card-low-{building.category}", page.ground, plate=True)
    strip, picture = columns(box.grown(-3), [_OBJECT + 2, 0], 2)
    upper, lower = rows(strip, [0, _OBJECT])
    at = *upper.middle, str(building.cost), theme.LARGE, theme.WHITE, ground
    page.label(f"{what}/cost", *at, face="bold", anchor="m")
    return picture, ground, Box(strip.mid_x - _OBJECT // 2, lower.y, _OBJECT, _OBJECT)


def _lay_end(page: CarraraPage, box: Box) -> None:
    """Lay out on wood how many buildings are left before the last round, or who is still to play in it."""
    view, on, inner, colour = page.view, WOOD, box.grown(-20), theme.MARBLE
    page.plate("end/panel", box, on, page.ground, 14, theme.GOLD_DEEP, fill_to=mix(WOOD, theme.INK, 0.3), shadow=6)
    if view.last_round_by is not None:
        counted = final_points(page) if view.cards is None and box.height > _TALL else []
        turns: Line = [Word("end/turns", page.say("picture-turns-left"), "serif")]
        if inner.height < _LOW:
            head, line, *below = columns(inner, [line_width(turns, theme.BODY), 0])
        else:
            head, line, *below = rows(inner, [36, 0, *[44, *[60] * len(counted)] * bool(counted)], 8)
        lay_line(page, turns, head, (theme.LARGE, theme.BODY), on, colour)
        seats = range(view.turn, len(view.players))
        side = min(110, line.height, line.width // len(seats) - 8)
        for seat, place in zip(seats, columns(line, [0] * len(seats)), strict=True):
            page.badge(f"end/{seat}/badge", place.mid_x - side // 2, line.mid_y - side // 2, side, seat, on)
        title: Line = [Word("end/final", page.say("picture-final-scoring"), "serif")]
        for told, place in zip([title, *counted], below, strict=False):
            if told is title:
                lay_line(page, told, place, (theme.BODY,), on, colour)
            else:
                page.plate(f"end/{place.y}", place, LINEN, on, 10, theme.GOLD_DEEP, shadow=3)
                lay_line(page, told, place, (52,), LINEN)
        return
    side = min(84, inner.height)
    left = page.icon("end/hourglass", inner.x, inner.mid_y - side // 2, side, "hourglass", on).right + 16
    said = page.say("picture-buildings-left", count=len(view.display) + view.stack)
    lines = title_lines(said, "serif", (theme.LARGE, theme.BODY, theme.SMALL), inner.right - left, 2)
    for number, (y, part) in enumerate(lines.middles(inner.mid_y)):
        page.label(f"end/left/{number}", left, y, part, lines.size, colour, on, face="serif")
