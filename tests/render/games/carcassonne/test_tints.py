"""Tints follow a segment's form, go on from tile to tile, and differ without any colour."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.games.carcassonne.components import TILES
from render.games.carcassonne.atlas import atlas
from render.games.carcassonne.land import segment_mask
from render.games.carcassonne.tints import PATTERNS, Tint

SIZE = 84


def drawn(tint: Tint, size: int = SIZE) -> Image.Image:
    return atlas().sprite(tint.sprite, size, size, False)


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
