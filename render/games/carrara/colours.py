"""The colours of Carrara's components, in addition to those of the theme."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import Category
from render.engine import theme

BLOCKS: Final = ("#ffffff", "#f6cf3d", "#b2231b", "#70b74b", "#2b6cb8", "#2c2a2e")
"""By colour: the face of a block."""
BLOCK_LIGHT: Final = ("#ffffff", "#ffe88a", "#dd6656", "#9bd47c", "#6ca2dc", "#5b575f")
BLOCK_DARK: Final = ("#a99f90", "#a67c0a", "#75150d", "#35701f", "#14406f", "#0c0b0d")
ON_BLOCKS: Final = ("#8f8373", "#7a5800", "#ffffff", "#1d4410", "#ffffff", "#ffffff")
"""By colour: the mark on a block; text on it uses `LETTERS_ON_BLOCKS`."""
LETTERS_ON_BLOCKS: Final = (theme.INK, theme.INK, "#ffffff", theme.INK, "#ffffff", "#ffffff")

GROUND: Final = {Category.CITY: "#f3c596", Category.LAND: "#a4bc50"}
