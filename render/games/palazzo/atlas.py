"""Palazzo's sprites, in addition to those that all games share."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from render.common.atlas import KIT
from render.engine.atlas import Atlas
from render.engine.sheet import Sheet


@cache
def atlas() -> Atlas:
    """Return the atlas, created once."""
    return Atlas((KIT, Sheet(Path(__file__).parent)))
