"""The colours of Carrara's components, in addition to those of the theme."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import Category
from render.engine import theme
from render.engine.colours import mix

BLOCKS: Final = ("#ffffff", "#f6cf3d", "#b2231b", "#70b74b", "#2b6cb8", "#2c2a2e")
"""By colour, as on cities and signs; the blocks themselves are drawn in `art/blocks.py`."""
BLOCK_EDGES: Final = tuple(mix(colour, theme.INK, 0.4) for colour in BLOCKS)
LETTERS_ON_BLOCKS: Final = (theme.INK, theme.INK, "#ffffff", theme.INK, "#ffffff", "#ffffff")

GROUND: Final = {Category.CITY: "#f3c596", Category.LAND: "#a4bc50"}
READY, READY_EDGE = "#e4f5c0", "#6f9440"
"""The ground of what can be scored now or is enough for the end, and its edge."""
