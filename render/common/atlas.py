"""The palette and sprites of pictures without sprites specific to a game."""

from __future__ import annotations

from functools import cache

from render.common import icons
from render.engine import theme
from render.engine.atlas import Atlas


@cache
def common_atlas(seats: int) -> Atlas:
    """Return the atlas for pictures with this many seats."""
    colours = theme.SEATS[: max(seats, len(theme.FOUR_SEATS))]
    return Atlas(colours[len(theme.FOUR_SEATS) :], colours, icons.SPRITES)
