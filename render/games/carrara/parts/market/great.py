"""The buildings of cost 8 (expansion), each in the shelf above the object of its type, until someone builds it."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import GREAT_BUILDINGS, Building
from render.engine import theme
from render.engine.colours import mix
from render.engine.scene import Box
from render.games.carrara.colours import GROUND
from render.games.carrara.page import Page
from render.games.carrara.parts.market.objects import EDGE, WOOD, compartments

_EMBLEM: Final = 42
_COST: Final = 42
_GONE: Final = "#a07e54"
"""The bottom of an empty compartment."""
_GLOW: Final = 3
_FRAME: Final = 4
_CORNER: Final = 20


def lay_great(page: Page) -> None:
    """Lay out the buildings of cost 8; where one has been built its compartment is empty."""
    for building, well in zip(GREAT_BUILDINGS, compartments(True), strict=True):
        if building in page.view.great:
            _lay_great(page, building, well)
        else:
            _lay_gone(page, building, well)


def _lay_great(page: Page, building: Building, well: Box) -> None:
    """Lay out a building: its emblem and its cost."""
    what, ground = f"great/{building}", mix(GROUND[building.category], theme.WHITE, 0.3)
    page.plate(f"{what}/card", well, ground, WOOD, 7)
    middle, cost = well.y + well.height // 2, str(building.cost)
    page.label(f"{what}/cost", well.right - 2, middle, cost, _COST, theme.INK, ground, face="bold", anchor="r")
    page.icon(what, well.x + 1, middle - _EMBLEM // 2, _EMBLEM, f"type-{building.type.key}", ground)


def _lay_gone(page: Page, building: Building, well: Box) -> None:
    """Lay out an empty compartment, with a frame and a corner if the building has just left it."""
    what, new = f"great/{building}", building in page.changes.built
    if new:
        page.plate(f"glow/{what}", well.grown(_GLOW), theme.GLOW, WOOD, 10)
        page.plate(f"mark/{what}", well.grown(2), theme.NEW, theme.GLOW, 8)
        well = well.grown(2 - _FRAME)
    page.plate(f"{what}/gone", well, _GONE, theme.NEW if new else WOOD, 6)
    if new:
        at = well.right + _FRAME + 1 - _CORNER, well.y - EDGE, _CORNER
        page.icon(f"{what}/gone/corner", *at, "news-corner", theme.NEW)
