"""The buildings of cost 8 (expansion): cards on the shelf behind a tag with it, or their hollows."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import GREAT_BUILDINGS, Building
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.market.buildings import building_sprite, lay_building
from render.games.carrara.parts.market.display import HOLLOW, WALL
from render.games.carrara.parts.market.objects import WOOD, shelf

_RIGHT: Final = 1076
_WIDTH, _HEIGHT, _PITCH = 72, 84, 74
"""The size of the cards, and how far the next is from each."""
_INSIDE: Final = 2, 3, 7
"""How far a building is from the sides of its card, from its upper edge and from its foot."""
_TAG, _BY = (35, 56), 1
"""The size of the tag with the cost of all, before the first, and how far it is from that."""
_COST: Final = theme.TITLE
_RADIUS: Final = 9
_GLOW, _FRAME = 3, 6
"""How wide the glow of what has just been built is, and its frame."""
_CORNER: Final = 34


def lay_great(page: Page) -> None:
    """Lay out the buildings of cost 8 behind a tag with it, and hollows where they are built already."""
    top, left = shelf(True).y - _HEIGHT, _RIGHT - _WIDTH - _PITCH * (len(GREAT_BUILDINGS) - 1)
    if page.view.great:
        wide, high = _TAG
        _lay_cost(page, Box(left - _BY - wide, top + (_HEIGHT - high) // 2 + 6, wide, high))
    places = {each: Box(left + place * _PITCH, top, _WIDTH, _HEIGHT) for place, each in enumerate(GREAT_BUILDINGS)}
    for building, box in places.items():
        if building in page.view.great:
            _lay_great(page, building, box)
        else:
            _lay_gone(page, building, box)


def _lay_cost(page: Page, box: Box) -> None:
    """Lay out the cost of all of them."""
    page.plate("great/tag", box, WOOD, page.ground, 9, theme.GOLD, shadow=4)
    at = box.x + box.width // 2, box.y + box.height // 2, str(GREAT_BUILDINGS[0].cost), _COST
    page.label("great/cost", *at, theme.WHITE, WOOD, face="bold", anchor="m")


def _lay_great(page: Page, building: Building, box: Box) -> None:
    """Lay out a building on its card."""
    what, (side, above, below) = f"great/{building}", _INSIDE
    page.icon(f"{what}/card", *box[:3], f"card-{building.category}-great", page.ground, height=box.height, plate=True)
    room = Box(box.x + side, box.y + above, box.width - 2 * side, box.height - above - below)
    lay_building(page, what, building_sprite(building), room, WALL, 1)


def _lay_gone(page: Page, building: Building, box: Box) -> None:
    """Lay out the hollow that a building has left, with frame and corner if it has just been built."""
    what = f"great/{building}/gone"
    if building not in page.changes.built:
        page.plate(f"slot/{what}", box.grown(-_INSIDE[1]), HOLLOW, page.ground, _RADIUS - 2, theme.EDGE)
        return
    page.plate(f"glow/{what}", box, theme.GLOW, page.ground, _RADIUS + _GLOW)
    page.plate(f"mark/{what}", box.grown(-_GLOW), theme.NEW, theme.GLOW, _RADIUS)
    page.plate(f"slot/{what}", box.grown(-_GLOW - _FRAME), HOLLOW, theme.NEW, _RADIUS - 4)
    page.news_corner(what, box, _CORNER)
