"""A sheet of baked sprites: one image in the repository, and the place of each sprite in it."""

from __future__ import annotations

import json
from functools import cached_property
from pathlib import Path

from PIL import Image


class Sheet:
    """The sprites of one folder, decoded when the first of them is needed."""

    def __init__(self, folder: Path) -> None:
        self._image = folder / "atlas.webp"
        self._index = folder / "atlas.json"

    @cached_property
    def names(self) -> frozenset[str]:
        """The names of its sprites."""
        return frozenset(self._places)

    @cached_property
    def _places(self) -> dict[str, tuple[int, int, int, int]]:
        sprites = json.loads(self._index.read_text(encoding="utf-8"))["sprites"]
        return {name: (x, y, width, height) for name, (x, y, width, height) in sprites.items()}

    @cached_property
    def _decoded(self) -> Image.Image:
        return Image.open(self._image).convert("RGBA")

    def size(self, name: str) -> tuple[int, int]:
        """Return the width and height at which a sprite was baked."""
        return self._places[name][2:]

    def cut(self, name: str) -> Image.Image:
        """Cut a sprite out."""
        x, y, width, height = self._places[name]
        return self._decoded.crop((x, y, x + width, y + height))
