"""Tags and followers on maps: what hides nothing, what differs in shape, and where farmers lie."""

from __future__ import annotations

import pytest

from bot.games.carcassonne.components import TILES, Kind
from render.engine.scene import Box, Icon, Plate
from render.games.carcassonne.land import LABELS, SIDE, label_image, spots
from tests.render.checks import inside, overlap
from tests.render.games.carcassonne.scenes import pages
from tests.render.shown import windows

PAGES = sorted(pages())


@pytest.mark.parametrize("name", [name for name in PAGES if name.startswith(("public", "recap", "closeup", "whole"))])
def test_tags_hide_neither_pieces_nor_each_other(name: str) -> None:
    """Nor the newest tile, nor ingots, nor what lies within the window's edge."""
    for scene in windows(pages()[name]()):
        tags = [each.box for each in scene.elements if isinstance(each, Plate) and each.what.startswith("tag/")]
        pieces = [
            each.box
            for each in scene.elements
            if isinstance(each, Icon) and each.what.startswith(("follower/", "returned/", "ingots/", "ground/newest/"))
        ]

        assert [box for number, box in enumerate(tags) if any(overlap(box, other) for other in tags[:number])] == []
        assert [box for box in tags if any(overlap(box, other) for other in pieces)] == []
        assert [box for box in tags if not inside(box, Box(0, 0, scene.width, scene.height))] == []


@pytest.mark.parametrize("name", PAGES)
def test_standing_and_lying_followers_differ_in_shape(name: str) -> None:
    """Who works in a field lies, in a box that is wider than high; all others stand."""
    for scene in windows(pages()[name]()):
        for each in scene.elements:
            if isinstance(each, Icon) and each.what.startswith("follower/") and each.sprite.startswith("follower-"):
                lies = each.sprite.endswith("-lying")
                assert lies == (each.what.split("/")[2] == "field")
                assert (each.box.width > each.box.height) == lies


@pytest.mark.parametrize("tile", TILES)
def test_a_farmer_lies_in_the_middle_of_its_field(tile: str) -> None:
    """The point where it lies is on the field, as far from roads, walls and edges as any of its points."""
    for turned in TILES[tile].turned:
        labels = label_image(turned.tile, turned.turn)
        for number, (segment, (x, y)) in enumerate(
            zip(turned.tile.segments, spots(turned.tile, turned.turn).followers, strict=True)
        ):
            if segment.kind is not Kind.FIELD:
                continue
            reach = min(
                (
                    abs(across - x * LABELS / SIDE) + abs(down - y * LABELS / SIDE)
                    for across in range(0, LABELS, 2)
                    for down in range(0, LABELS, 2)
                    if labels.getpixel((across, down)) != number + 1
                ),
                default=SIDE,
            )
            assert 0 < x < SIDE
            assert 0 < y < SIDE
            assert reach > 2 * 5, (tile, turned.turn, number)
