"""Strict reading of tiles from TOML."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.games.carcassonne.components.edges import HALVES, SIDES, Terrain, halves_of
from bot.games.carcassonne.components.segments import Kind, Segment
from bot.games.codec import from_json
from bot.games.contract import BadData


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
