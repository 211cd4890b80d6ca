"""The sprites of pictures that are not specific to a game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from render.engine.atlas import Atlas
from render.engine.sheet import Sheet

KIT: Final = Sheet(Path(__file__).parent)
"""The sprites that all games share."""


@cache
def common_atlas() -> Atlas:
    """Return the atlas, created once."""
    return Atlas((KIT,))
