"""Where followers stand and farmers lie on their tiles."""

from __future__ import annotations

from itertools import chain

import pytest
from PIL.Image import Image

from bot.games.carcassonne.components import TILES, Kind
from render.engine.scene import Box
from render.games.carcassonne.land import LABELS, SIDE, label_image, put, segment_mask, spots
from render.games.carcassonne.map.scene import MapScene
from render.games.carcassonne.map.sight import see_all
from render.games.carcassonne.showcase.played import play_game


@pytest.mark.parametrize("tile", [name for name, each in TILES.items() if any(city.shields for city in each.segments)])
def test_followers_leave_shields_to_be_seen(tile: str) -> None:
    """On small tiles, where one covers most of its city, no middle of a shield is hidden."""
    wide, high = 60, 64
    for turned in TILES[tile].turned:
        there = spots(turned.tile, turned.turn)
        for number, segment in enumerate(turned.tile.segments):
            if segment.kind is Kind.CITY:
                x, y = put(turned.tile, turned.turn, number, wide, high)
                standing = Box(round(x - wide / 2), round(y - high / 2), wide, high)
                for at in there.shields:
                    assert not standing.meets(Box(round(at[0]), round(at[1]), 1, 1)), (turned.turn, at)


def test_followers_leave_a_small_city_to_be_seen() -> None:
    """Though they stand on its wall, as large as on small tiles; the two cities of some tiles have less room."""
    shares = _hidden_shares(Kind.CITY, 0.3, 60, 64)
    assert min(shares) > 0.4
    assert max(shares) < 0.72
    assert sum(shares) / len(shares) < 0.55


@pytest.mark.parametrize(
    ("kind", "largest", "side", "most"), [(Kind.MONASTERY, 1, 60, 0.2), (Kind.ROAD, 0.07, 40, 0.75)]
)
def test_followers_leave_a_church_or_an_arm_of_a_road_to_be_seen(
    kind: Kind, largest: float, side: int, most: float
) -> None:
    """On small tiles a church, on large ones an arm: nothing else tells where they stand."""
    shares = _hidden_shares(kind, largest, side, side)
    assert sum(shares) / len(shares) < most


def _hidden_shares(kind: Kind, largest: float, wide: int, high: int) -> list[float]:
    """Return how much of each segment of a kind a follower of this size hides, where it covers less of its tile."""
    shares = []
    for turned in (each for tile in TILES.values() for each in tile.turned):
        for number, segment in enumerate(turned.tile.segments):
            mask = segment_mask(turned.tile, turned.turn, number, SIDE)
            if segment.kind is kind and (area := _cover(mask)) < largest:
                x, y = put(turned.tile, turned.turn, number, wide, high)
                shares.append(_cover(mask, round(x - wide / 2), round(y - high / 2), wide, high) / area)
    return shares


def _cover(mask: Image, x: int = 0, y: int = 0, wide: int = SIDE, high: int = SIDE) -> float:
    """Return how much of its tile a mask covers within a box."""
    return sum(mask.crop((x, y, x + wide, y + high)).tobytes()) / (255 * SIDE * SIDE)


def test_farmers_lie_in_their_fields() -> None:
    """Nearly all of their bodies does, perhaps on the next tile of the field; the narrowest fields have less room."""
    shares = []
    for moment in chain.from_iterable(play_game(4, seed)[::8] for seed in range(3)):
        board = moment.view.board
        scene = MapScene(board, see_all(board.spots, Box(0, 0, 1000, 700), 66), "ABCDE")
        for _, (follower, box) in scene.followers():
            if follower.feature is Kind.FIELD:
                field, (_, _, wide, high) = board.feature_at(follower.place, follower.feature, follower.part), box
                own = [
                    _segment_under(scene, x, y)
                    for x in range(box.x + wide // 8, box.right - wide // 8, 3)
                    for y in range(box.y + high // 5, box.bottom - high // 5, 3)
                ]
                assert field is not None
                shares.append(sum(each in field.segments for each in own) / len(own))
    assert len(shares) > 20
    assert min(shares) > 0.7
    assert sum(shares) / len(shares) > 0.95


def _segment_under(scene: MapScene, x: int, y: int) -> int | None:
    """Return the number of the segment at a point of a map; None if there is no tile."""
    place = scene.sight.under(x, y)
    if place not in scene.board.spots:
        return None
    (turned, first), (left, top) = scene.board.spots[place], scene.sight.at(place)
    at = (x - left) * LABELS // scene.sight.tile, (y - top) * LABELS // scene.sight.tile
    label = label_image(turned.tile, turned.turn).getpixel(at)
    assert isinstance(label, int)
    return first + label - 1


def test_farmers_hide_nobody_who_stands() -> None:
    """Wherever their field has room."""
    board = play_game(3, 2, "gold_mines")[12].view.board
    scene = MapScene(board, see_all(board.spots, Box(0, 0, 1000, 700), 90), "ABC")
    found = [each for _, each in scene.followers()]
    lying = [each.box for each in found if each.follower.feature is Kind.FIELD]
    standing = [each.box for each in found if each.follower.feature is not Kind.FIELD]
    assert lying
    assert not any(each.meets(other) for each in lying for other in standing)
