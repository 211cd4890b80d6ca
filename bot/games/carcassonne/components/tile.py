"""The tiles, read strictly from TOML, in each of the turns in which they can be laid."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from itertools import product
from typing import Final, NamedTuple

from bot.games.carcassonne.components.edges import (
    HALVES,
    SIDES,
    Terrain,
    halves_of,
    opposite,
    touching,
    turned_half,
    turned_side,
)
from bot.games.carcassonne.components.segments import Kind, Segment
from bot.games.codec import from_json, read_name
from bot.games.contract import BadData, Json


@dataclass(frozen=True, slots=True)
class _City:
    sides: str
    shields: int = 0


@dataclass(frozen=True, slots=True)
class _Field:
    halves: tuple[int, ...]
    cities: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class _Entry:
    count: int
    edges: str
    roads: tuple[str, ...] = ()
    cities: tuple[_City, ...] = ()
    fields: tuple[_Field, ...] = ()
    monastery: bool = False
    gold: bool = False


@dataclass(frozen=True, slots=True)
class Printed:
    """A kind of tile as it is written down."""

    id: str
    count: int
    edges: tuple[Terrain, ...]
    segments: tuple[Segment, ...]
    gold: bool


def read_tiles(text: str) -> tuple[Printed, ...]:
    """Read all tiles of a file; raise BadData for anything missing, unknown, or at odds with the edges."""
    return tuple(_tile(name, from_json(_Entry, data, name)) for name, data in tomllib.loads(text).items())


def _tile(name: str, entry: _Entry) -> Printed:
    if entry.count < 1:
        raise BadData(f"{name}.count", "not at least 1")
    if len(entry.edges) != len(SIDES) or not {*entry.edges} <= {*Terrain}:
        raise BadData(f"{name}.edges", f"not four of {', '.join(Terrain)}")
    edges = tuple(map(Terrain, entry.edges))
    segments = tuple(_segments(name, entry))
    _check_sides(f"{name}.roads", edges, Terrain.ROAD, [each for each in segments if each.kind is Kind.ROAD])
    _check_sides(f"{name}.cities", edges, Terrain.CITY, [each for each in segments if each.kind is Kind.CITY])
    _check_fields(f"{name}.fields", edges, [each for each in segments if each.kind is Kind.FIELD], len(entry.cities))
    return Printed(name, entry.count, edges, segments, entry.gold)


def _segments(name: str, entry: _Entry) -> Iterator[Segment]:
    for part, sides in enumerate(entry.roads):
        yield Segment(Kind.ROAD, part, _sides(f"{name}.roads.{part}", sides))
    for part, city in enumerate(entry.cities):
        yield Segment(Kind.CITY, part, _sides(f"{name}.cities.{part}", city.sides), shields=city.shields)
    if entry.monastery:
        yield Segment(Kind.MONASTERY, 0)
    for part, field in enumerate(entry.fields):
        yield Segment(Kind.FIELD, part, halves=field.halves, cities=field.cities)


def _sides(path: str, letters: str) -> tuple[int, ...]:
    if not letters or not {*letters} <= {*SIDES}:
        raise BadData(path, f"not some of {SIDES}")
    return tuple(map(SIDES.index, letters))


def _check_sides(path: str, edges: Sequence[Terrain], terrain: Terrain, segments: Sequence[Segment]) -> None:
    """Raise BadData unless every edge of a terrain belongs to exactly one segment."""
    reached = sorted(side for segment in segments for side in segment.sides)
    if reached != [side for side, found in enumerate(edges) if found is terrain]:
        raise BadData(path, "not each such edge once")


def _check_fields(path: str, edges: Sequence[Terrain], fields: Sequence[Segment], cities: int) -> None:
    """Raise BadData unless every half edge that is no city's belongs to one field, and a field's edge to one alone."""
    reached = sorted(half for field in fields for half in field.halves)
    if reached != [half for half in HALVES if edges[half // 2] is not Terrain.CITY]:
        raise BadData(path, "not each half edge outside cities once")
    for field in fields:
        if any(city not in range(cities) for city in field.cities):
            raise BadData(f"{path}.{field.part}.cities", "no such city")
        for side, terrain in enumerate(edges):
            if terrain is Terrain.FIELD and len({*halves_of(side)} & {*field.halves}) == 1:
                raise BadData(f"{path}.{field.part}.halves", "parts an edge that shows no road")


CODES: Final = {Terrain.FIELD: 1, Terrain.ROAD: 2, Terrain.CITY: 3}
"""Each terrain in two bits of a signature; 0 is a side that nothing touches yet."""


class Joint(NamedTuple):
    """Where a segment meets one of the neighbouring tile."""

    segment: int
    """The own segment, by its place among all of the tile."""
    point: int
    """The neighbour's point that it meets; see `Turned.at`."""
    closes: bool
    """Whether that closes an open end of both: not of fields."""


class Turned:
    """A tile in one of its turns, with all that laying it needs."""

    __slots__ = ("at", "codes", "edges", "joints", "tile", "turn")

    def __init__(self, tile: Tile, turn: int) -> None:
        self.tile = tile
        self.turn = turn
        self.edges = tuple(tile.edges[(side - turn) % len(SIDES)] for side in range(len(SIDES)))
        """The terrain of each side."""
        self.codes = tuple(CODES[terrain] << 2 * opposite(side) for side, terrain in enumerate(self.edges))
        """What each side adds to the signature of the place beside it."""
        at = {}
        for number, segment in enumerate(tile.segments):
            at.update({turned_side(side, turn): number for side in segment.sides})
            at.update({4 + turned_half(half, turn): number for half in segment.halves})
        self.at: Mapping[int, int] = at
        """The segment at each point: a side of a road or city, or 4 more than a half edge of a field."""
        self.joints = tuple(tuple(self._joints(side)) for side in range(len(SIDES)))
        """By side: what meets what."""

    def __reduce__(self) -> tuple[Callable[[str, int], Turned], tuple[str, int]]:
        return _find_turned, (self.tile.id, self.turn)

    def _joints(self, side: int) -> list[Joint]:
        terrain, (first, second) = self.edges[side], halves_of(side)
        # both halves of a field's edge belong to one segment
        halves = {Terrain.FIELD: (first,), Terrain.ROAD: (first, second), Terrain.CITY: ()}[terrain]
        found = [Joint(self.at[4 + half], 4 + touching(half), closes=False) for half in halves]
        if terrain is not Terrain.FIELD:
            found.append(Joint(self.at[side], opposite(side), closes=True))
        return found

    def signatures(self) -> list[int]:
        """List the signatures of all places where it fits: each side is asked for its terrain, or for nothing."""
        asked = [(0, CODES[terrain] << 2 * side) for side, terrain in enumerate(self.edges)]
        return [sum(codes) for codes in product(*asked)]


class Tile:
    """A kind of tile; each exists once in a process and is compared by identity."""

    __slots__ = ("cities", "count", "edges", "fitting", "gold", "id", "monastery", "segments", "turned")

    def __init__(self, printed: Printed) -> None:
        self.id = printed.id
        self.count = printed.count
        """How many of it there are."""
        self.edges = printed.edges
        """By side."""
        self.segments = printed.segments
        """Roads, cities, the monastery, fields, each in the order of their parts."""
        self.gold = printed.gold
        self.cities = tuple(place for place, each in enumerate(self.segments) if each.kind is Kind.CITY)
        """The places of its cities among its segments."""
        self.monastery = self.number(Kind.MONASTERY, 0)
        """The place of its monastery among its segments."""
        self.turned = tuple(Turned(self, turn) for turn in range(self._turns()))
        """By quarter turns clockwise; of turns that look the same, only the smallest."""
        fitting: dict[int, tuple[int, ...]] = {}
        for turned in self.turned:
            for signature in turned.signatures():
                fitting[signature] = (*fitting.get(signature, ()), turned.turn)
        self.fitting: Mapping[int, tuple[int, ...]] = fitting
        """By the signature of a place, what its neighbours ask of a tile there: the turns in which it fits."""

    def __repr__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[Callable[[str], Tile], tuple[str]]:
        return _find, (self.id,)

    def number(self, kind: Kind, part: int) -> int | None:
        """Return the place of a segment among all of this tile; None if there is none."""
        found = (place for place, segment in enumerate(self.segments) if (segment.kind, segment.part) == (kind, part))
        return next(found, None)

    def _turns(self) -> int:
        """Count the turns that can be told apart."""
        return next((turn for turn in (1, 2) if self._look(turn) == self._look(0)), len(SIDES))

    def _look(self, turn: int) -> frozenset[object]:
        """Return what can be told apart on the table when the tile lies so turned."""
        cities = [segment for segment in self.segments if segment.kind is Kind.CITY]
        return frozenset(
            (
                segment.kind,
                frozenset(turned_side(side, turn) for side in segment.sides),
                frozenset(turned_half(half, turn) for half in segment.halves),
                segment.shields,
                frozenset(turned_side(side, turn) for city in segment.cities for side in cities[city].sides),
            )
            for segment in self.segments
        )

    def to_json(self) -> Json:
        """Return its id."""
        return self.id

    @staticmethod
    def from_json(data: Json) -> Tile:
        """Find a tile by its id; raise BadData."""
        return read_name(TILES, data)


def _find(id: str) -> Tile:
    return TILES[id]


def _find_turned(id: str, turn: int) -> Turned:
    return TILES[id].turned[turn]


TILES: Final[Mapping[str, Tile]] = {
    printed.id: Tile(printed) for printed in read_tiles((files(__package__) / "tiles.toml").read_text("utf-8"))
}
"""All tiles by their ids."""
START: Final = TILES["D"]
"""The tile that lies there from the beginning; there are more of it to draw."""


def drawn_tiles(gold_mines: bool) -> tuple[Tile, ...]:
    """List the tiles that are drawn in a game, as often as there are, in the order of their ids in the file."""
    return tuple(
        tile for tile in TILES.values() if gold_mines or not tile.gold for _ in range(tile.count - (tile is START))
    )
