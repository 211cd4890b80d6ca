"""Carcassonne's sprites, in addition to those that all games share: baked ones, and tints that follow from a tile."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops, ImageOps

from render.common.atlas import KIT
from render.engine.atlas import Atlas
from render.engine.sheet import Sheet
from render.games.carcassonne.tints import Tint, is_tint, paint_tint

TABLE: Final = "table"
"""The walnut table on which the tiles lie: the page's grain, darker."""
GOLD: Final = "gold"
"""Three ingots on a square, as a sign beside those of the features."""
_INGOTS: Final = "ingots-3"
_WALNUT: Final = "#a07d54", "#6b5037"
"""The table in the lamp's light, and in the corners."""


class MapAtlas(Atlas):
    """An atlas that makes tints and the table when they are needed, and keeps them like any sprite."""

    def _sprite(self, name: str, width: int, height: int, faded: bool) -> Image.Image:
        if is_tint(name):
            return paint_tint(Tint.read(name), width)
        if name == TABLE:
            page = super()._sprite("page", *self.baked_size("page"), False).convert("RGB")
            light = ImageOps.colorize(Image.radial_gradient("L").resize((width, height)), *_WALNUT)
            return ImageChops.multiply(page.resize((width, height)), light).convert("RGBA")
        if name == GOLD:
            ingots = super()._sprite(_INGOTS, *self.baked_size(_INGOTS), faded)
            return ImageOps.pad(ingots, (width, height), Image.Resampling.LANCZOS)
        return super()._sprite(name, width, height, faded)


@cache
def atlas() -> Atlas:
    """Return the atlas, created once."""
    return MapAtlas((KIT, Sheet(Path(__file__).parent)))
