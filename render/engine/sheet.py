"""A folder's baked sprites: an archive in the repository with a file for each."""

from __future__ import annotations

import json
from functools import cached_property
from pathlib import Path
from zipfile import ZipFile

from PIL import Image


class Sheet:
    """The sprites of one folder, each decoded when it is needed: decoded, all take a hundred times as much memory."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @cached_property
    def names(self) -> frozenset[str]:
        return frozenset(self._sizes)

    @cached_property
    def _sizes(self) -> dict[str, tuple[int, int]]:
        sprites = json.loads((self._folder / "atlas.json").read_text(encoding="utf-8"))
        return {name: (width, height) for name, (width, height, _) in sprites.items()}

    @cached_property
    def _archive(self) -> ZipFile:
        return ZipFile(self._folder / "atlas.zip")

    def size(self, name: str) -> tuple[int, int]:
        """Return the width and height at which a sprite was baked."""
        return self._sizes[name]

    def decode(self, name: str) -> Image.Image:
        with self._archive.open(f"{name}.webp") as file, Image.open(file) as image:
            return image.convert("RGBA")
