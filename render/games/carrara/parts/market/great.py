"""The buildings of cost 8 (expansion), each in the shelf above the object of its type."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import GREAT_BUILDINGS, Building
from render.engine import theme
from render.engine.colours import mix
from render.engine.scene import Box
from render.games.carrara.colours import GROUND
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.great_buildings import builder
from render.games.carrara.parts.market.objects import EDGE, GREAT_HIGH, WOOD, compartments

_EMBLEM: Final = 42
_BUILT: Final = 30
"""The side of the emblem, and of one that is built, beside a badge."""
_COST: Final = 42
_BADGE: Final = 36
_INSIDE: Final = 2
_TAKEN: Final = "#b8afa1"
"""The ground of a building of cost 8 that someone has built."""
_GLOW: Final = 3
_FRAME: Final = 3
_CORNER: Final = 20


def lay_great(page: Page) -> None:
    """Lay out the buildings of cost 8."""
    for building, well in zip(GREAT_BUILDINGS, compartments(True), strict=True):
        _lay_great(page, building, well._replace(height=GREAT_HIGH - 2))


def _lay_great(page: Page, building: Building, card: Box) -> None:
    """Lay out a building: its emblem and its cost or, on grey, the badge of who has built it."""
    what, by, new = f"great/{building}", builder(page, building), building in page.changes.built
    ground = _TAKEN if by is not None else mix(GROUND[building.category], theme.WHITE, 0.3)
    if new:
        page.plate(f"glow/{what}", card.grown(_GLOW), theme.GLOW, WOOD, 9)
        page.plate(f"mark/{what}", card.grown(1), theme.NEW, theme.GLOW, 8)
        page.plate(f"mark/{what}", card.grown(1 - _FRAME), ground, theme.NEW, 6)
    else:
        page.plate(f"{what}/card", card, ground, WOOD, 7)
    middle, side = card.y + card.height // 2, _EMBLEM
    left, right = card.x + _INSIDE, card.right - _INSIDE
    if by is None:
        cost = str(building.cost)
        page.label(f"{what}/cost", right - 2, middle, cost, _COST, theme.INK, ground, face="bold", anchor="r")
    else:
        page.badge(f"{what}/badge", left, middle - _BADGE // 2, _BADGE, by, ground)
        left, side = right - _BUILT, _BUILT
    page.icon(what, left, middle - side // 2, side, f"type-{building.type.key}", ground, plate=new)
    if new:
        at = card.right + _GLOW - _CORNER, card.y - EDGE, _CORNER
        page.icon(f"{what}/corner", *at, "news-corner", theme.NEW)
