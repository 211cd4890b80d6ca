"""Tints follow a segment's form, go on from tile to tile, and differ without any colour."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.games.carcassonne import TILES
from render.games.carcassonne.atlas import atlas
from render.games.carcassonne.land import segment_mask
from render.games.carcassonne.tints import PATTERNS, Tint, is_tint

SIZE = 84


def drawn(tint: Tint, size: int = SIZE) -> Image.Image:
    """Return a tint as it lies on a map."""
    return atlas().sprite(tint.sprite, size, size, False)


def test_names_are_read_back() -> None:
    """The name of a tint says all about it."""
    tint = Tint("G5", 3, 2, "#12a39a", 58, "ring", 5)

    assert is_tint(tint.sprite)
    assert Tint.read(tint.sprite) == tint
    assert not is_tint("tile-E-1")


@pytest.mark.parametrize(("tile", "turn"), [("D", 0), ("L", 2), ("G4", 1)])
def test_a_tint_covers_its_segment_alone(tile: str, turn: int) -> None:
    """It is opaque to the share that it should be on the segment, and clear beside it."""
    for segment in range(len(TILES[tile].segments)):
        alpha = drawn(Tint(tile, turn, segment, "#ff0000", 60)).getchannel("A").tobytes()
        mask = segment_mask(TILES[tile], turn, segment, SIZE).tobytes()
        assert {cover for cover, inside in zip(alpha, mask, strict=True) if inside == 255} <= {152, 153}
        assert {cover for cover, inside in zip(alpha, mask, strict=True) if inside == 0} <= {0, 1}


def test_patterns_differ_without_colour() -> None:
    """Any two differ in brightness in a part of a tile as large as two thirds of a shape."""
    shown = {each: drawn(Tint("C", 0, 0, "#7a4fc9", 70, each)).convert("L") for each in PATTERNS}

    for one, other in combinations(PATTERNS, 2):
        far = sum(step > 25 for step in ImageChops.difference(shown[one], shown[other]).tobytes())
        assert far >= 0.02 * SIZE * SIZE, (one, other)


def test_a_contour_lies_inside() -> None:
    """The line around a segment is dark and opaque, the rest keeps its share."""
    alpha = drawn(Tint("B", 0, 1, "#7a4fc9", 50, edge=4), 200).getchannel("A")

    assert alpha.getpixel((100, 190)) == 127
    assert alpha.getextrema() == (0, 255)
