"""The contents of the box: tiles, followers, ingots, and what they are worth."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from importlib.resources import files
from itertools import product
from typing import Any, Final, NamedTuple

from bot.games.codec import read_name
from bot.games.contract import Json

SEATS = range(2, 6)
FOLLOWERS = 7
"""For each seat."""
POINTS_A_ROAD_TILE = 1
POINTS_A_CITY_TILE = 2
"""Also for each shield; halved where the city is not completed."""
POINTS_A_MONASTERY = 9
"""With all tiles around it; 1 less for each that is missing."""
POINTS_A_CITY_BESIDE = 3
"""For a field: for each completed city that it borders."""
INGOT_VALUES = ((10, 4), (7, 3), (4, 2), (0, 1))
"""Pairs of a minimum number of ingots, and the points of each ingot from there on."""
PLACES_AROUND: Final = POINTS_A_MONASTERY - 1

SIDES = "NESW"
"""The four sides of a tile are numbered clockwise from 0, the north."""


def opposite(side: int) -> int:
    """Return the side of the neighbour that touches a side."""
    return (side + 2) % 4


def touching(half: int) -> int:
    """Return the half edge of the neighbour that touches a half edge: 0 meets 5, 1 meets 4, 2 meets 7, 3 meets 6."""
    return (half ^ 1) + 4 & 7


def turn_side(side: int, turn: int) -> int:
    """Return the side to which a side is moved by this number of quarter turns clockwise."""
    return (side + turn) % 4


def turn_half(half: int, turn: int) -> int:
    """Return the half edge to which a half edge is moved by this number of quarter turns clockwise."""
    return (half + 2 * turn) % 8


class Terrain(StrEnum):
    """What an edge of a tile shows."""

    FIELD = "F"
    ROAD = "R"
    CITY = "C"


_CODES: Final = {Terrain.FIELD: 1, Terrain.ROAD: 2, Terrain.CITY: 3}
"""The two bits of a signature for each terrain; 0 stands for a side without a neighbour."""


class Kind(StrEnum):
    """The kinds of features, named as in the game record."""

    ROAD = "road"
    CITY = "city"
    MONASTERY = "monastery"
    FIELD = "field"


class Segment(NamedTuple):
    """The part of a feature that lies on one tile, unturned."""

    kind: Kind
    part: int
    """Its number among the tile's segments of this kind, from 0."""
    sides: tuple[int, ...] = ()
    """The sides that a road or city reaches."""
    halves: tuple[int, ...] = ()
    """The half edges that a field reaches, numbered clockwise from 0, the western half of the north side."""
    shields: int = 0
    cities: tuple[int, ...] = ()
    """The cities of the tile that a field borders, by their parts."""

    @property
    def open(self) -> int:
        """How many neighbours it needs to be completed if it lies alone; none for a field."""
        return PLACES_AROUND if self.kind is Kind.MONASTERY else len(self.sides)


class Tile:
    """A kind of tile; a singleton in each process, compared by identity."""

    __slots__ = ("cities", "count", "edges", "fitting", "gold", "id", "monastery", "segments", "turned")

    def __init__(self, id: str, printed: Mapping[str, Any]) -> None:
        self.id = id
        self.count: int = printed["count"]
        """How many of it there are."""
        self.gold: bool = printed.get("gold", False)
        self.segments = tuple(_read_segments(printed))
        """Roads, cities, the monastery, fields, each in the order of their parts."""
        shown = {side: Terrain.ROAD for each in self.segments if each.kind is Kind.ROAD for side in each.sides}
        shown |= {side: Terrain.CITY for each in self.segments if each.kind is Kind.CITY for side in each.sides}
        self.edges = tuple(shown.get(side, Terrain.FIELD) for side in range(len(SIDES)))
        """By side."""
        self.cities = tuple(place for place, each in enumerate(self.segments) if each.kind is Kind.CITY)
        """The places of its cities among its segments."""
        self.monastery = self.number(Kind.MONASTERY, 0)
        """The place of its monastery among its segments."""
        self.turned = tuple(Turned(self, turn) for turn in range(self._count_turns()))
        """By quarter turns clockwise; of turns that look the same, only the smallest."""
        fitting: dict[int, tuple[int, ...]] = {}
        for turned in self.turned:
            for signature in turned.list_signatures():
                fitting[signature] = (*fitting.get(signature, ()), turned.turn)
        self.fitting: Mapping[int, tuple[int, ...]] = fitting
        """By the signature of a place: the turns in which the tile fits there."""

    def __repr__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[Callable[[str], Tile], tuple[str]]:
        return _find_tile, (self.id,)

    def number(self, kind: Kind, part: int) -> int | None:
        """Return the place of a segment among all of this tile; None if there is none."""
        found = (place for place, segment in enumerate(self.segments) if (segment.kind, segment.part) == (kind, part))
        return next(found, None)

    def _count_turns(self) -> int:
        """Count the turns that can be told apart."""
        return next((turn for turn in (1, 2) if self._look(turn) == self._look(0)), len(SIDES))

    def _look(self, turn: int) -> frozenset[object]:
        """Return what can be seen of a tile in this turn, to compare turns by it."""
        cities = [segment for segment in self.segments if segment.kind is Kind.CITY]
        return frozenset(
            (
                segment.kind,
                frozenset(turn_side(side, turn) for side in segment.sides),
                frozenset(turn_half(half, turn) for half in segment.halves),
                segment.shields,
                frozenset(turn_side(side, turn) for part in segment.cities for side in cities[part].sides),
            )
            for segment in self.segments
        )

    def to_json(self) -> Json:
        return self.id

    @staticmethod
    def from_json(data: Json) -> Tile:
        return read_name(TILES, data)


class Joint(NamedTuple):
    """A place where a segment meets one of the neighbouring tile."""

    segment: int
    """The own segment, by its index on the tile."""
    point: int
    """The neighbour's point that it meets; see `Turned.at`."""
    closes: bool
    """Whether that closes an open end of both features; never for fields."""


class Turned:
    """A tile in one of its turns, with the data needed to lay it."""

    __slots__ = ("at", "codes", "edges", "joints", "tile", "turn")

    def __init__(self, tile: Tile, turn: int) -> None:
        self.tile = tile
        self.turn = turn
        self.edges = tuple(tile.edges[(side - turn) % len(SIDES)] for side in range(len(SIDES)))
        """The terrain of each side."""
        self.codes = tuple(_CODES[terrain] << 2 * opposite(side) for side, terrain in enumerate(self.edges))
        """What each side adds to the signature of the place next to it."""
        at = {}
        for number, segment in enumerate(tile.segments):
            at.update({turn_side(side, turn): number for side in segment.sides})
            at.update({4 + turn_half(half, turn): number for half in segment.halves})
        self.at: Mapping[int, int] = at
        """The segment at each point: a side of a road or city, or 4 more than a half edge of a field."""
        self.joints = tuple(tuple(self._find_joints(side)) for side in range(len(SIDES)))
        """By side: what meets what."""

    def __reduce__(self) -> tuple[Callable[[str, int], Turned], tuple[str, int]]:
        return _find_turned, (self.tile.id, self.turn)

    def _find_joints(self, side: int) -> Iterator[Joint]:
        terrain = self.edges[side]
        # both halves of a field's edge belong to one segment
        halves = {Terrain.FIELD: (2 * side,), Terrain.ROAD: (2 * side, 2 * side + 1), Terrain.CITY: ()}[terrain]
        for half in halves:
            yield Joint(self.at[4 + half], 4 + touching(half), closes=False)
        if terrain is not Terrain.FIELD:
            yield Joint(self.at[side], opposite(side), closes=True)

    def list_signatures(self) -> list[int]:
        """List the signatures of all places where it fits: each side requires its terrain, or nothing."""
        asked = [(0, _CODES[terrain] << 2 * side) for side, terrain in enumerate(self.edges)]
        return [sum(codes) for codes in product(*asked)]


def _read_segments(printed: Mapping[str, Any]) -> Iterator[Segment]:
    for part, sides in enumerate(printed.get("roads", ())):
        yield Segment(Kind.ROAD, part, tuple(map(SIDES.index, sides)))
    for part, city in enumerate(printed.get("cities", ())):
        yield Segment(Kind.CITY, part, tuple(map(SIDES.index, city["sides"])), shields=city.get("shields", 0))
    if "monastery" in printed:
        yield Segment(Kind.MONASTERY, 0)
    for part, field in enumerate(printed.get("fields", ())):
        yield Segment(Kind.FIELD, part, halves=tuple(field["halves"]), cities=tuple(field.get("cities", ())))


def _find_tile(id: str) -> Tile:
    return TILES[id]


def _find_turned(id: str, turn: int) -> Turned:
    return TILES[id].turned[turn]


TILES: Final[Mapping[str, Tile]] = {
    id: Tile(id, printed)
    for id, printed in tomllib.loads((files(__package__) / "tiles.toml").read_text("utf-8")).items()
}
START: Final = TILES["D"]
"""The tile that starts the board; more of its kind are drawn."""


def tiles_to_draw(gold_mines: bool) -> tuple[Tile, ...]:
    """List the tiles that are drawn in a game, each as often as it exists, in the order of the file."""
    return tuple(
        tile for tile in TILES.values() if gold_mines or not tile.gold for _ in range(tile.count - (tile is START))
    )
