"""The looks of baked sprites: the colours of their parts, and how much they differ for all types of colour vision."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from PIL import Image, ImageChops, ImageStat

from render.engine import theme
from render.engine.atlas import Atlas
from tests.render.eyes import APART, Matrix, distance

Part = tuple[float, float, float, float]
"""A part of a sprite: left, top, right and bottom as shares of its width and height."""
WHOLE: Part = (0, 0, 1, 1)
_HALF = 0.03
"""Half the side of a spot, as a share of a sprite's."""
_CELLS = 16
"""Sprites are compared cell by cell, as many across as down."""
_SHARE = 0.125
"""The share of cells that must be far apart in colour."""
_SHAPE, _STEP = 0.05, 24
"""The share of pixels that must differ in brightness, and by how much, of 255."""


def colour(atlas: Atlas, sprite: str, part: Part = WHOLE) -> str:
    """Return the mean colour of the opaque pixels in a part of a sprite."""
    image = _cut(atlas.sprite(sprite, *atlas.baked_size(sprite), False), part)
    return mean(image.convert("RGB"), image.getchannel("A"))


def spot(atlas: Atlas, sprite: str, x: float, y: float, on: str = theme.TRAVERTINE) -> str:
    """Return the colour of a small square of a sprite, as it is seen on a ground."""
    image = on_ground(atlas, sprite, *atlas.baked_size(sprite), on)
    return mean(_cut(image, (x - _HALF, y - _HALF, x + _HALF, y + _HALF)))


def mean(image: Image.Image, mask: Image.Image | None = None) -> str:
    """Return the mean colour of an image, where a mask covers it wholly."""
    covered = mask and mask.point(lambda cover: 255 if cover > 250 else 0)
    return "#" + "".join(f"{round(part):02x}" for part in ImageStat.Stat(image, covered).mean)


def on_ground(atlas: Atlas, sprite: str, width: int, height: int, on: str, *, faded: bool = False) -> Image.Image:
    ground = Image.new("RGBA", (width, height), on)
    ground.alpha_composite(atlas.sprite(sprite, width, height, faded))
    return ground.convert("RGB")


def alike(atlas: Atlas, sprites: Sequence[str], size: int, on: str, eyes: Matrix) -> list[tuple[str, str]]:
    """List pairs of sprites that look alike to someone on a ground."""
    shown = {name: on_ground(atlas, name, size, size, on) for name in sprites}
    return [(a, b) for a, b in combinations(sprites, 2) if not differ(shown[a], shown[b], eyes)]


def differ(a: Image.Image, b: Image.Image, eyes: Matrix) -> bool:
    """Return whether enough of two small pictures is far apart in colour."""
    far = sum(distance(x, y, eyes) >= APART for x, y in zip(_cells(a), _cells(b), strict=True))
    return far >= _SHARE * _CELLS * _CELLS


def same_shape(atlas: Atlas, sprites: Sequence[str], size: int, on: str) -> list[tuple[str, str]]:
    """List pairs of sprites that look alike without any colour."""
    grey = {name: on_ground(atlas, name, size, size, on).convert("L") for name in sprites}
    return [
        (a, b)
        for a, b in combinations(sprites, 2)
        if sum(step > _STEP for step in ImageChops.difference(grey[a], grey[b]).tobytes()) < _SHAPE * size * size
    ]


def _cut(image: Image.Image, part: Part) -> Image.Image:
    left, top, right, bottom = part
    width, height = image.size
    return image.crop((int(left * width), int(top * height), round(right * width), round(bottom * height)))


def _cells(image: Image.Image) -> list[str]:
    pixels = image.resize((_CELLS, _CELLS), Image.Resampling.BOX).tobytes()
    return [f"#{pixels[at : at + 3].hex()}" for at in range(0, len(pixels), 3)]
