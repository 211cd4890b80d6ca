"""Tiles and pieces can be told apart by everyone, also where they are small, and stand out from what they lie on."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

import pytest

from bot.games.carcassonne.components import SEATS, TILES, Kind, Tile
from render.engine import theme
from render.engine.scene import Scene
from render.games.carcassonne.art.geometry import SIDE, segment_mask, spots
from render.games.carcassonne.atlas import atlas
from tests.render.eyes import APART, EYES, distance
from tests.render.looks import alike, differ, mean, on_ground, same_shape, spot
from tests.render.pixels import faint

every_eye = pytest.mark.parametrize("eyes", EYES)
FOLLOWERS: Final = range(SEATS[-1])
LARGE, SMALL = 72, 44
"""The width of a tile in most pictures, and where the whole map is shown."""
STANDING, STANDING_SMALL = 54, 40
_SEGMENTS: Final = ((Kind.CITY, 0), (Kind.ROAD, 0), (Kind.FIELD, 1))
"""Of the start tile."""


@cache
def _mean(sprite: str, tile: Tile, segment: int) -> str:
    size, _ = atlas().baked_size(sprite)
    return mean(atlas().sprite(sprite, size, size, False).convert("RGB"), segment_mask(tile, 0, segment, size))


@every_eye
def test_features_are_of_different_colours(eyes: str) -> None:
    tile, whole = TILES["D"], TILES["C"]
    city, road, field = (tile.number(kind, part) or 0 for kind, part in _SEGMENTS)
    found = {
        "city": _mean("tile-C-0", whole, 0),
        "cap": _mean("tile-D-0", tile, city),
        "road": _mean("tile-D-0", tile, road),
        "field": _mean("tile-D-0", tile, field),
        "roof": spot(atlas(), "tile-B-0", 0.56, 0.42),
    }
    pairs = [pair for pair in combinations(found, 2) if pair != ("city", "cap")]

    assert [(a, b) for a, b in pairs if distance(found[a], found[b], EYES[eyes]) < APART] == []


@every_eye
def test_shields_stand_out(eyes: str) -> None:
    """The blue of a shield is far from all that is around it; with it a tile differs from the same one without."""
    for name in ("C", "F", "M", "O", "Q", "S"):
        ((x, y),) = spots(TILES[name], 0).shields
        blue = spot(atlas(), f"tile-{name}-0", (x - 3.5) / SIDE, (y - 4) / SIDE)
        for other in (_mean(f"tile-{name}-0", TILES[name], TILES[name].cities[0]), "#f8ebcb", "#c2552e"):
            assert distance(blue, other, EYES[eyes]) >= APART


@every_eye
@pytest.mark.parametrize("kind", ["", "-lying"])
def test_followers_of_two_seats_look_different(kind: str, eyes: str) -> None:
    """In every form and size no two seats' followers look alike; without any colour their shapes differ."""
    names = [f"follower-{seat}{kind}" for seat in FOLLOWERS]

    assert alike(atlas(), names, STANDING, theme.TRAVERTINE, EYES[eyes]) == []
    assert same_shape(atlas(), names, STANDING, theme.TRAVERTINE) == []


@every_eye
def test_bodies_have_the_seats_colours(eyes: str) -> None:
    bodies = [spot(atlas(), f"follower-{seat}", 0.42, 0.68) for seat in FOLLOWERS]

    assert [(a, b) for a, b in combinations(bodies, 2) if distance(a, b, EYES[eyes]) < APART] == []
    for seat, body in enumerate(bodies):
        nearest = min(range(len(theme.SEATS)), key=lambda one: distance(body, theme.SEATS[one], EYES["all colours"]))
        assert nearest == seat


@pytest.mark.parametrize("side", [LARGE, SMALL])
def test_pieces_stand_out_from_tiles(side: int) -> None:
    """The outline of every piece has a contrast of 3 : 1 with what lies below it, wherever it can stand."""
    scene = Scene(side * 8, theme.SAND)
    scene.height = side * 4
    places = []
    for number, tile in enumerate(TILES.values()):
        left, top = number % 8 * side, number // 8 * side
        scene.icon(f"tile/{tile}", left, top, side, f"tile-{tile}-0", theme.SAND, plate=True)
        places += [(left, top, tile, at, place) for at, place in enumerate(spots(tile, 0).followers)]
    size = STANDING if side == LARGE else STANDING_SMALL
    for count, (left, top, tile, at, (x, y)) in enumerate(places):
        lying = tile.segments[at].kind is Kind.FIELD
        seat = count % len(FOLLOWERS)
        piece = f"follower-{seat}-lying" if lying else f"seat-{seat}" if side == SMALL else f"follower-{seat}"
        sprite = piece if count % 3 else f"ingots-{count // 3 % 3 + 1}"
        baked = atlas().baked_size(sprite)
        wide, tall = (round(size * each / baked[0 if count % 3 == 0 else 1]) for each in baked)
        across, down = left + round(x * side / SIDE) - wide // 2, top + round(y * side / SIDE) - tall // 2
        scene.icon(f"{tile}/{at}", across, down, wide, sprite, theme.SAND, height=tall)

    assert faint(scene, atlas()) == []


@every_eye
def test_the_gold_mines_are_seen(eyes: str) -> None:
    """A tile of the Gold Mines differs from the same tile without gold, and the signs of features from one another."""
    with_gold, without = (on_ground(atlas(), f"tile-{name}-0", LARGE, LARGE, theme.SAND) for name in ("G1", "U"))

    assert differ(with_gold, without, EYES[eyes])
    assert alike(atlas(), [f"feature-{kind}" for kind in Kind], STANDING, theme.MARBLE, EYES[eyes]) == []
