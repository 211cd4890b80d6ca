"""Colours can be told apart by everyone; where some people see them as similar, shapes differ too."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.games.carrara.components import COLOURS, TYPES
from render.engine import theme
from render.engine.palette import Palette, mix
from render.games.carrara.atlas import atlas
from tests.render.eyes import APART, EYES, SETS, contrast, distance


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("colours", SETS)
def test_colours_stay_apart(colours: str, eyes: str) -> None:
    """Every two blocks, players and currencies are far apart in colour, for all types of colour vision."""
    near = [(a, b) for a, b in combinations(SETS[colours], 2) if distance(a, b, EYES[eyes]) < APART]

    assert near == []


def test_simulated_eyes_see_what_is_known_of_them() -> None:
    """Grey stays grey for everyone; without one type of cone, some pairs of colours look much more alike."""
    for eyes in EYES.values():
        assert distance("#808080", "#808080", eyes) == 0
        assert distance("#000000", "#ffffff", eyes) == pytest.approx(100, abs=0.5)
    assert distance("#ff0000", "#008000", EYES["all colours"]) > 100
    assert distance("#b0572f", "#6f7a2f", EYES["all colours"]) > 2 * distance(
        "#b0572f", "#6f7a2f", EYES["deuteranopia"]
    )


def test_blocks_have_marks_of_their_own() -> None:
    """Even without colour, no two blocks look alike."""
    grey = [atlas().sprite(f"block-{colour}", 46, 46, theme.MARBLE, False) for colour in COLOURS]
    shapes = []
    for image in grey:
        ground = image.getpixel((23, 8))
        shapes.append(bytes(pixel != ground for pixel in image.crop((8, 9, 38, 38)).tobytes()))
    for a, b in combinations(shapes, 2):
        assert sum(x != y for x, y in zip(a, b, strict=True)) > 80


def test_badges_have_shapes_of_their_own() -> None:
    """Players can also be told apart by the outlines of their badges."""
    badges = [atlas().sprite(f"seat-{seat}", 54, 54, theme.MARBLE, False) for seat in range(4)]
    ground = atlas().palette.index(theme.MARBLE)
    outlines = [bytes(pixel == ground for pixel in badge.tobytes()) for badge in badges]
    for a, b in combinations(outlines, 2):
        assert sum(x != y for x, y in zip(a, b, strict=True)) > 100


@pytest.mark.parametrize("side", [36, 58, 90])
def test_buildings_have_silhouettes_of_their_own(side: int) -> None:
    """Filled with black, no two types of building look alike, at any size."""
    ground = atlas().palette.index("#ffffff")
    sprites = [atlas().sprite(f"type-{each}", side, side, "#ffffff", False) for each in TYPES]
    silhouettes = [bytes(pixel != ground for pixel in sprite.tobytes()) for sprite in sprites]

    for a, b in combinations(silhouettes, 2):
        assert sum(x != y for x, y in zip(a, b, strict=True)) > 0.1 * side * side


def test_the_palette_has_its_colours_exactly() -> None:
    """Colours of the theme are drawn exactly, and smoothed edges find shades in between."""
    palette = Palette(("#112233", "#ffffff"), ("#ffffff",), "#ffffff")
    entries = [tuple(palette.data[3 * at : 3 * at + 3]) for at in range(252)]

    assert entries[palette.index("#112233")] == (0x11, 0x22, 0x33)
    assert len(palette.data) == 768
    assert palette.ramp("#ffffff", "#112233")[0] == palette.index("#ffffff")
    assert palette.ramp("#ffffff", "#112233")[255] == palette.index("#112233")


def test_mixing_and_contrast() -> None:
    """Equal shares give the middle colour; black on white has the highest contrast."""
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
