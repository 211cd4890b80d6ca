"""The geometry of tiles says the same as their data, in all four turns."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from PIL import Image, ImageFilter

from bot.games.carcassonne.components import SIDES, TILES, Kind, Terrain, Tile, turn_half, turn_side
from render.games.carcassonne.art.geometry import LABELS, SIDE, Point, label_image, segment_mask, spots
from render.games.carcassonne.art.geometry.labels import label_at
from render.games.carcassonne.art.geometry.points import turned
from render.games.carcassonne.art.geometry.spots import SQUARE

TURNS = range(4)
JUST_INSIDE = 0.4
BESIDE = 5
"""The width in pixels of a label image within which a field lies beside a city."""

of_every_tile = pytest.mark.parametrize("tile", TILES.values(), ids=repr)


def _of_side(side: int) -> Point:
    return turned((SIDE / 2, JUST_INSIDE), side)


def _of_half(half: int) -> Point:
    return turned((SIDE * (0.75 if half % 2 else 0.25), JUST_INSIDE), half // 2)


def _numbers(tile: Tile, kind: Kind) -> list[int]:
    return [number for number, segment in enumerate(tile.segments) if segment.kind is kind]


@of_every_tile
def test_every_side_and_half_edge_lies_in_its_own_segment(tile: Tile) -> None:
    """What the data say of an edge is what is found just inside it; fields leak nowhere into one another."""
    for turn in TURNS:
        labels = label_image(tile, turn)
        found = {turn_side(side, turn): label_at(labels, _of_side(turn_side(side, turn))) - 1 for side in range(4)}
        halves = {turn_half(half, turn): label_at(labels, _of_half(turn_half(half, turn))) - 1 for half in range(8)}

        for number, segment in enumerate(tile.segments):
            sides = [turn_side(side, turn) for side in segment.sides]
            if segment.kind is Kind.FIELD:
                sides = [
                    turn_side(side, turn)
                    for side in range(len(SIDES))
                    if tile.edges[side] is Terrain.FIELD and 2 * side in segment.halves
                ]
            assert sorted(side for side, at in found.items() if at == number) == sorted(sides)
            if segment.kind is Kind.FIELD:
                expected = sorted(turn_half(half, turn) for half in segment.halves)
                assert sorted(half for half, at in halves.items() if at == number) == expected


@of_every_tile
def test_every_field_is_of_one_piece(tile: Tile) -> None:
    """From one of its half edges all of a field can be reached, around a monastery's yard."""
    labels = label_image(tile, 0).resize((SIDE, SIDE), Image.Resampling.NEAREST).tobytes()
    yard = 0 if tile.monastery is None else tile.monastery + 1
    for number in _numbers(tile, Kind.FIELD):
        inside = {divmod(at, SIDE) for at, label in enumerate(labels) if label in (number + 1, yard)}
        x, y = _of_half(tile.segments[number].halves[0])
        left = [(int(y), int(x))]
        while left:
            row, column = left.pop()
            if (row, column) in inside:
                inside.remove((row, column))
                left += [(row + down, column + across) for down in (-1, 0, 1) for across in (-1, 0, 1)]
        assert [place for place in inside if labels[place[0] * SIDE + place[1]] == number + 1] == []


@of_every_tile
def test_fields_lie_beside_the_cities_of_the_data(tile: Tile) -> None:
    """A field touches just those cities that it pays for."""
    cities = _numbers(tile, Kind.CITY)
    for number in _numbers(tile, Kind.FIELD):
        around = segment_mask(tile, 0, number, LABELS).filter(ImageFilter.MaxFilter(BESIDE))
        reached = label_image(tile, 0).histogram(around)

        assert tuple(part for part, city in enumerate(cities) if reached[city + 1]) == tile.segments[number].cities


@pytest.mark.parametrize("turn", TURNS)
def test_followers_stand_in_their_own_segments(turn: int) -> None:
    """Every follower's place lies in its segment; those of a tile can be told apart."""
    for tile in TILES.values():
        labels, places = label_image(tile, turn), spots(tile, turn).followers

        assert [label_at(labels, place) - 1 for place in places] == list(range(len(tile.segments)))
        assert all(math.dist(one, other) > 10 for one, other in combinations(places, 2)), tile


@of_every_tile
def test_cities_have_room_for_a_square_and_a_shield(tile: Tile) -> None:
    """Both lie inside the city and apart; only tiles with shields show one."""
    found = spots(tile, 0)
    with_shields = [number for number, segment in enumerate(tile.segments) if segment.shields]

    assert len(found.shields) == len(with_shields)
    for number in _numbers(tile, Kind.CITY):
        places = [(found.followers[number], SQUARE * 0.9)]
        places += [(place, SQUARE) for at, place in zip(with_shields, found.shields, strict=True) if at == number]
        for (x, y), reach in places:
            rim = [(x + reach * math.cos(turn), y + reach * math.sin(turn)) for turn in range(6)]
            assert {label_at(label_image(tile, 0), place) for place in rim} == {number + 1}
        assert all(math.dist(one, other) > 25 for (one, _), (other, _) in combinations(places, 2))


@of_every_tile
def test_monasteries_and_mines_stand_apart(tile: Tile) -> None:
    """A monastery's yard lies within its tile; a tile of the Gold Mines has a mine, clear of the yard."""
    found = spots(tile, 0)

    assert (found.monastery is None) == (tile.monastery is None)
    assert (found.mine is None) != tile.gold
    if found.monastery:
        (x, y), reach = found.monastery
        assert reach >= 13
        assert reach <= min(x, y, SIDE - x, SIDE - y)
        if found.mine:
            assert math.dist(found.mine[0], (x, y)) >= reach + 5


@of_every_tile
def test_ingots_hide_nobody(tile: Tile) -> None:
    """They lie well inside the tile, away from all followers and shields."""
    for turn in TURNS:
        found = spots(tile, turn)
        assert min(*found.ingots, *(SIDE - at for at in found.ingots)) >= 15
        assert all(math.dist(found.ingots, place) >= 18 for place in (*found.followers, *found.shields))
