"""Colours are told apart by everyone; where they are near to each other for some, shapes do it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest

from bot.games.carrara.components import COLOURS, TYPES
from render import theme
from render.carrara.colours import BLOCKS
from render.carrara.looks import look
from render.palette import Palette, contrast, mix, rgb

Matrix = Sequence[Sequence[float]]
EYES: dict[str, Matrix] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.0520)),
    "deuteranopia": ((0.3673, 0.8606, -0.2280), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "tritanopia": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9309, 0.1476), (0.0047, 0.6914, 0.3039)),
}
"""Machado, Oliveira and Fernandes (2009), full severity, on linear RGB."""


def _lab(colour: str, eyes: Matrix) -> tuple[float, float, float]:
    linear = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in rgb(colour)]
    r, g, b = (min(1, max(0, sum(k * part for k, part in zip(row, linear, strict=True)))) for row in eyes)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0888,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _distance(a: str, b: str, eyes: Matrix) -> float:
    return float(sum((x - y) ** 2 for x, y in zip(_lab(a, eyes), _lab(b, eyes), strict=True)) ** 0.5)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("colours", [BLOCKS, theme.SEATS, (theme.GOLD, theme.SEA)])
def test_colours_stay_apart(colours: Sequence[str], eyes: str) -> None:
    """Every pair of blocks, of players and of currencies is at least 20 apart (a difference of 2 can just be seen)."""
    near = [(a, b) for a, b in combinations(colours, 2) if _distance(a, b, EYES[eyes]) < 20]

    assert near == []


def test_blocks_have_marks_of_their_own() -> None:
    """Even without any colour no block looks like another."""
    grey = [look().sprite(f"block-{colour}", 46, 46, theme.MARBLE, False) for colour in COLOURS]
    shapes = []
    for image in grey:
        ground = image.getpixel((23, 8))
        shapes.append(bytes(pixel != ground for pixel in image.crop((8, 9, 38, 38)).tobytes()))
    for a, b in combinations(shapes, 2):
        assert sum(x != y for x, y in zip(a, b, strict=True)) > 80


def test_badges_have_shapes_of_their_own() -> None:
    """Players are known by the outline of their badge as well."""
    badges = [look().sprite(f"seat-{seat}", 54, 54, theme.MARBLE, False) for seat in range(4)]
    ground = look().palette.index(theme.MARBLE)
    outlines = [bytes(pixel == ground for pixel in badge.tobytes()) for badge in badges]
    for a, b in combinations(outlines, 2):
        assert sum(x != y for x, y in zip(a, b, strict=True)) > 100


@pytest.mark.parametrize("side", [36, 58, 90])
def test_buildings_have_silhouettes_of_their_own(side: int) -> None:
    """Filled with black, no type of building looks like another, small or large."""
    ground = look().palette.index("#ffffff")
    sprites = [look().sprite(f"type-{each}", side, side, "#ffffff", False) for each in TYPES]
    silhouettes = [bytes(pixel != ground for pixel in sprite.tobytes()) for sprite in sprites]

    for a, b in combinations(silhouettes, 2):
        assert sum(x != y for x, y in zip(a, b, strict=True)) > 0.1 * side * side


def test_the_palette_has_its_colours_exactly() -> None:
    """What the theme names is drawn as named, and smoothed edges find shades between."""
    palette = Palette(("#112233", "#ffffff"), ("#ffffff",), "#ffffff")
    entries = [tuple(palette.data[3 * at : 3 * at + 3]) for at in range(252)]

    assert entries[palette.index("#112233")] == (0x11, 0x22, 0x33)
    assert len(palette.data) == 768
    assert palette.ramp("#ffffff", "#112233")[0] == palette.index("#ffffff")
    assert palette.ramp("#ffffff", "#112233")[255] == palette.index("#112233")


def test_mixing_and_contrast() -> None:
    """A half of each is in the middle; black on white has the highest contrast."""
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
