"""The sprites of a game's pictures and its letters, each made once for a size and cached."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from PIL import Image

from render.engine.colours import rgb
from render.engine.fonts import mask
from render.engine.pen import Pen
from render.engine.sheet import Sheet

Drawer = Callable[[Pen], None]
_FADE = 0.5
"""The share of a faded sprite that remains."""


class Atlas:
    """Give sprites and letters in the sizes that are needed."""

    def __init__(self, sheets: Sequence[Sheet], drawers: Mapping[str, Drawer] | None = None) -> None:
        self._sheets = {name: sheet for sheet in sheets for name in sheet.names}
        self._drawers = drawers or {}
        self.sprite = lru_cache(maxsize=1024)(self._sprite)
        self.letters = lru_cache(maxsize=2048)(mask)

    def baked_size(self, name: str) -> tuple[int, int]:
        """Return the width and height at which a sprite was baked."""
        return self._sheets[name].size(name)

    def _sprite(self, name: str, width: int, height: int, on: str, faded: bool) -> Image.Image:
        if name not in self._sheets:
            pen = Pen(width, height, on)
            self._drawers[name](pen)
            image = pen.image()
            return Image.blend(image, Image.new("RGB", image.size, rgb(on)), 1 - _FADE) if faded else image
        image = self._sheets[name].cut(name)
        if image.size != (width, height):
            # colours are multiplied by their alpha meanwhile, so that transparent pixels leave no fringe
            image = image.convert("RGBa").resize((width, height), Image.Resampling.LANCZOS).convert("RGBA")
        if faded:
            image.putalpha(image.getchannel("A").point([round(step * _FADE) for step in range(256)]))
        return image
