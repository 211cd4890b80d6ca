"""Carrara's atlas: its colours in addition to the common ones, and all its sprites."""

from __future__ import annotations

from functools import cache

from render.common import icons
from render.engine import theme
from render.engine.atlas import Atlas
from render.games.carrara import colours
from render.games.carrara.icons import blocks, buildings, cards, objects, table
from render.games.carrara.parts import wheel


@cache
def atlas() -> Atlas:
    """Return the atlas, created once."""
    sprites = {
        **icons.SPRITES,
        **blocks.SPRITES,
        **buildings.SPRITES,
        **objects.SPRITES,
        **cards.SPRITES,
        **table.SPRITES,
        **wheel.SPRITES,
    }
    return Atlas(colours.ALL, (*colours.BLOCKS, *theme.FOUR_SEATS), sprites)
