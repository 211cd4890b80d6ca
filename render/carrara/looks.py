"""Carrara's look: its colours beside those of the house, and all its sprites."""

from __future__ import annotations

from functools import cache

from render.carrara import colours, icons_blocks, icons_buildings, icons_cards, icons_objects, icons_table, wheel
from render.common import icons
from render.engine import theme
from render.engine.atlas import Look


@cache
def look() -> Look:
    """Make the look once."""
    sprites = {
        **icons.SPRITES,
        **icons_blocks.SPRITES,
        **icons_buildings.SPRITES,
        **icons_objects.SPRITES,
        **icons_cards.SPRITES,
        **icons_table.SPRITES,
        **wheel.SPRITES,
    }
    return Look(colours.ALL, (*colours.BLOCKS, *theme.SEATS), sprites)
