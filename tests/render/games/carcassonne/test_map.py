"""Tags and followers on maps: what hides nothing, what differs in shape, and where farmers lie."""

from __future__ import annotations

import math

import numpy as np
import pytest

from bot.games.carcassonne.components import TILES, Kind
from render.engine.scene import Box, Icon, Plate
from render.games.carcassonne.land import LABELS, SIDE, label_image, lie_down, spots
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
        labels = np.asarray(label_image(turned.tile, turned.turn))[::2, ::2]
        down, across = np.mgrid[0:LABELS:2, 0:LABELS:2]
        for number, (segment, (x, y)) in enumerate(
            zip(turned.tile.segments, spots(turned.tile, turned.turn).followers, strict=True)
        ):
            if segment.kind is not Kind.FIELD:
                continue
            far = abs(across - x * LABELS / SIDE) + abs(down - y * LABELS / SIDE)
            reach = far[labels != number + 1].min(initial=SIDE)
            assert 0 < x < SIDE
            assert 0 < y < SIDE
            assert reach > 2 * 5, (tile, turned.turn, number)


@pytest.mark.parametrize("tile", TILES)
def test_a_farmer_hides_hardly_any_road(tile: str) -> None:
    """On the smallest tiles, where one is wider than many a field: it rather lies a bit beyond the edge."""
    wide, high = 73, 62
    roads = [number for number, each in enumerate(TILES[tile].segments, 1) if each.kind is Kind.ROAD]
    for turned in TILES[tile].turned:
        labels = label_image(turned.tile, turned.turn)
        for number, segment in enumerate(turned.tile.segments):
            if segment.kind is Kind.FIELD:
                x, y = lie_down(turned.tile, turned.turn, number, wide, high)
                left, top = round((x - wide / 2) * LABELS / SIDE), round((y - high / 2) * LABELS / SIDE)
                found = labels.crop((left, top, left + 2 * wide, top + 2 * high)).histogram()
                assert sum(found[road] for road in roads) <= 0.15 * sum(found), (tile, turned.turn, number)
                inside = (min(max(x, 0), SIDE - 0.5), min(max(y, 0), SIDE - 0.5))
                assert labels.getpixel((int(inside[0] * 2), int(inside[1] * 2))) == number + 1
                assert math.dist((x, y), inside) <= 10
