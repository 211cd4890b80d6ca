"""Tints follow a segment's form, go on from tile to tile, and differ without any colour."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops

from bot.games.carcassonne import TILES
from render.games.carcassonne.atlas import GOLD, TABLE, atlas
from render.games.carcassonne.land import LABELS, segment_mask
from render.games.carcassonne.tints import HATCHINGS, WHOLE, Tint, is_tint

SIZE = 84


def drawn(tint: Tint, size: int = SIZE) -> Image.Image:
    """Return a tint as it lies on a map."""
    return atlas().sprite(tint.sprite, size, size, False)


def test_names_are_read_back() -> None:
    """The name of a tint says all about it."""
    tint = Tint("G5", 3, 2, "#12a39a", 58, "dots", 5)

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


def test_a_tint_of_the_whole_tile() -> None:
    """It covers everything evenly."""
    for size in (SIZE, 300):
        tint = drawn(Tint("X", 0, WHOLE, "#f3ead6", 40), size)
        assert tint.size == (size, size)
        assert tint.getchannel("A").getextrema() == (102, 102)


@pytest.mark.parametrize("hatching", HATCHINGS)
def test_hatching_goes_on_from_tile_to_tile(hatching: str) -> None:
    """From the last column of a tile that is all field to the first one it changes no more than within the tile."""
    image = drawn(Tint("B", 0, 1, "#7a4fc9", 50, hatching), LABELS).getchannel("A")

    for lines in (image.transpose(Image.Transpose.TRANSPOSE), image):
        rows = [lines.crop((0, row, LABELS, row + 1)).tobytes() for row in range(LABELS)]
        steps = [sum(abs(a - b) > 40 for a, b in zip(*pair, strict=True)) for pair in pairwise(rows[:60])]
        assert sum(abs(a - b) > 40 for a, b in zip(rows[-1], rows[0], strict=True)) <= 2 * max(steps)


def test_hatchings_differ_without_colour() -> None:
    """Any two patterns differ in much of a tile."""
    shown = {each: drawn(Tint("B", 0, 1, "#7a4fc9", 50, each)).getchannel("A") for each in HATCHINGS}

    for one, other in combinations(HATCHINGS, 2):
        far = sum(step > 40 for step in ImageChops.difference(shown[one], shown[other]).tobytes())
        assert far >= 0.08 * SIZE * SIZE, (one, other)


def test_a_contour_lies_inside() -> None:
    """The line around a segment is dark and opaque, the rest keeps its share."""
    alpha = drawn(Tint("B", 0, 1, "#7a4fc9", 50, edge=4), 200).getchannel("A")

    assert alpha.getpixel((100, 190)) == 127
    assert alpha.getextrema() == (0, 255)


def test_a_contour_on_a_large_tile_is_smooth() -> None:
    """Its edge goes from clear to opaque in several steps, and inside there is a light line."""
    large = drawn(Tint("E", 0, 1, "#1f5f2c", 16, edge=1), 320)
    cover, lightness = large.getchannel("A").tobytes(), large.convert("L").tobytes()

    assert sum(60 < step < 200 for step in cover) > 300
    assert sum(light > 230 and step > 200 for light, step in zip(lightness, cover, strict=True)) > 300


def test_the_table_and_the_sign_of_gold() -> None:
    """The table is opaque and darker than the page; the sign of gold keeps the form of the ingots."""
    table, page = (atlas().sprite(name, 110, 70, False).convert("L") for name in (TABLE, "page"))
    gold = atlas().sprite(GOLD, 60, 60, False).getchannel("A").getbbox()

    assert sum(table.tobytes()) < 0.9 * sum(page.tobytes())
    assert gold is not None
    assert (gold[2] - gold[0]) > 1.3 * (gold[3] - gold[1])
