"""Carrara's look: its colours beside those of the house, and all its sprites."""

from __future__ import annotations

from functools import cache

from render.common import icons
from render.engine import theme
from render.engine.atlas import Look
from render.games.carrara import colours
from render.games.carrara.icons import blocks, buildings, cards, objects, table
from render.games.carrara.parts import wheel


@cache
def look() -> Look:
    """Make the look once."""
    sprites = {
        **icons.SPRITES,
        **blocks.SPRITES,
        **buildings.SPRITES,
        **objects.SPRITES,
        **cards.SPRITES,
        **table.SPRITES,
        **wheel.SPRITES,
    }
    return Look(colours.ALL, (*colours.BLOCKS, *theme.SEATS), sprites)
