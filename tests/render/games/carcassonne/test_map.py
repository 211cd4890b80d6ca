"""Where farmers lie."""

from __future__ import annotations

import math
from itertools import chain

import pytest

from bot.games.carcassonne import Place
from bot.games.carcassonne.components import TILES, Kind
from render.engine.scene import Box
from render.games.carcassonne.land import LABELS, SIDE, label_image, put, spots
from render.games.carcassonne.map.scene import MapScene
from render.games.carcassonne.map.sight import see_all
from render.games.carcassonne.showcase.played import played


@pytest.mark.parametrize("tile", TILES)
def test_a_farmer_hides_hardly_any_road(tile: str) -> None:
    """On the smallest tiles, where one is wider than many a field: it rather lies a bit beyond the edge."""
    wide, high = 73, 62
    roads = [number for number, each in enumerate(TILES[tile].segments, 1) if each.kind is Kind.ROAD]
    for turned in TILES[tile].turned:
        labels = label_image(turned.tile, turned.turn)
        for number, segment in enumerate(turned.tile.segments):
            if segment.kind is Kind.FIELD:
                (x, y), _ = put(turned.tile, turned.turn, number, wide, high)
                left, top = round((x - wide / 2) * LABELS / SIDE), round((y - high / 2) * LABELS / SIDE)
                found = labels.crop((left, top, left + 2 * wide, top + 2 * high)).histogram()
                assert sum(found[road] for road in roads) <= 0.15 * sum(found), (tile, turned.turn, number)
                inside = (min(max(x, 0), SIDE - 0.5), min(max(y, 0), SIDE - 0.5))
                assert labels.getpixel((int(inside[0] * 2), int(inside[1] * 2))) == number + 1
                assert math.dist((x, y), inside) <= 10


@pytest.mark.parametrize("tile", [name for name, each in TILES.items() if any(city.shields for city in each.segments)])
def test_followers_leave_shields_to_be_seen(tile: str) -> None:
    """On small tiles, where one covers most of its city, no middle of a shield is hidden."""
    wide, high = 60, 64
    for turned in TILES[tile].turned:
        there = spots(turned.tile, turned.turn)
        for number, segment in enumerate(turned.tile.segments):
            if segment.kind is Kind.CITY:
                (x, y), _ = put(turned.tile, turned.turn, number, wide, high)
                standing = Box(round(x - wide / 2), round(y - high / 2), wide, high)
                for at in there.shields:
                    assert not standing.meets(Box(round(at[0]), round(at[1]), 1, 1)), (turned.turn, at)


def test_a_farmer_at_the_rim_lies_mostly_on_its_tile() -> None:
    """Beside an empty place at most a third of it is beyond the edge, where it would seem to be on the table."""
    farmers = 0
    for moment in chain.from_iterable(played(4, seed)[::8] for seed in range(3)):
        board = moment.view.board
        scene = MapScene(board, see_all(board.spots, Box(0, 0, 1000, 700), 66), "ABCDE")
        for _, (follower, box, _) in scene.followers():
            if follower.feature is not Kind.FIELD:
                continue
            farmers += 1
            tile, place = scene.box_at(follower.place), follower.place
            for beyond, beside in (
                ((tile.x - box.x) / box.width, Place(place.x - 1, place.y)),
                ((box.right - tile.right) / box.width, Place(place.x + 1, place.y)),
                ((tile.y - box.y) / box.height, Place(place.x, place.y - 1)),
                ((box.bottom - tile.bottom) / box.height, Place(place.x, place.y + 1)),
            ):
                assert beside in board.spots or beyond < 0.4, (follower, beyond)
    assert farmers > 20
