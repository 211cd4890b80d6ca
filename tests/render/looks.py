"""How much small pictures differ for different eyes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from PIL import Image

from render.engine.atlas import Atlas
from tests.render.eyes import Matrix, distance

_CELLS = 6
"""Sprites are compared cell by cell, as many across as down."""
_APART = 20
_SHARE = 0.25
"""The share of cells that must be so far apart."""


def alike(atlas: Atlas, sprites: Sequence[str], size: int, on: str, eyes: Matrix) -> list[tuple[str, str]]:
    """List pairs of sprites that look alike to someone on a ground."""
    seen = {name: _cells(atlas, name, size, on) for name in sprites}
    found = []
    for a, b in combinations(sprites, 2):
        far = sum(distance(x, y, eyes) >= _APART for x, y in zip(seen[a], seen[b], strict=True))
        if far < _SHARE * _CELLS * _CELLS:
            found.append((a, b))
    return found


def _cells(atlas: Atlas, sprite: str, size: int, on: str) -> list[str]:
    image = atlas.sprite(sprite, size, size, False).convert("RGBA")
    ground = Image.new("RGBA", image.size, on)
    reduced = Image.alpha_composite(ground, image).convert("RGB").resize((_CELLS, _CELLS), Image.Resampling.BOX)
    pixels = reduced.tobytes()
    return [f"#{pixels[at : at + 3].hex()}" for at in range(0, len(pixels), 3)]
