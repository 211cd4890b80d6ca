"""Texts for Carcassonne's pieces: places, tiles and their segments, features, followers and ingots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.games.carcassonne.board import Feature, Laid, Place, coordinate, reading_order
from bot.games.carcassonne.components import SIDES, Kind, Segment, Terrain, Tile, turn_half, turn_side
from bot.games.carcassonne.events import FeatureScored
from bot.texts import Texts

_COMPASS_POINTS = ("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest")
"""The points of the compass clockwise: side s is number 2s, and half edge h lies at the corner before or after it."""


def say_places(places: Iterable[Place]) -> str:
    """List places by row, then by column."""
    return ", ".join(coordinate(place) for place in sorted(places, key=reading_order))


def say_tile(t: Texts, tile: Tile, turn: int = 0, fields: bool = True) -> str:
    """Describe what a tile shows after some quarter turns clockwise, each segment with the sides it reaches."""
    ends = [segment for segment in tile.segments if _is_dead_end(segment)]
    said = [
        _say_segment(t, tile, turn, [segment], f"segment-{segment.kind}" + ("-shield" if segment.shields else ""))
        for segment in tile.segments
        if segment not in ends and (fields or segment.kind is not Kind.FIELD)
    ]
    if ends:
        said.insert(0, _say_segment(t, tile, turn, ends, "segment-road-ends"))
    return ", ".join([*said, *([t.say("segment-gold")] if tile.gold else [])])


def say_turned(t: Texts, turn: int) -> str:
    """Return how far a tile is turned, to stand after its place; empty if it is not."""
    return t.say("turned", degrees=90 * turn) if turn else ""


def say_turning(t: Texts, turn: int) -> str:
    """Name a turn of a tile among those to choose from: by its number in the pictures, and in degrees."""
    return t.say("button-turned", number=turn + 1, degrees=90 * turn)


def say_segment(t: Texts, kind: Kind, part: int, laid: tuple[Tile, int] | None = None, numbered: bool = True) -> str:
    """Name a segment by its kind, and with its tile and turn, also by number and sides.

    These are added only if the tile has several segments of the kind; the number only if a picture shows it.
    """
    if laid is None:
        return t.say(f"a-{kind}")
    tile, turn = laid
    same = [segment for segment in tile.segments if segment.kind is kind]
    if len(same) == 1:
        return t.say(f"the-{kind}")
    named = t.say("numbered", kind=kind, number=number_of(tile, kind, part)) if numbered else t.say(f"the-{kind}")
    return t.say("segment-at", segment=named, sides=say_sides(t, tile, turn, [same[part]]))


def say_kind_at(t: Texts, laid: Laid, segment: Segment) -> str:
    """Name a segment of a laid tile by its kind and the sides that it reaches."""
    kind = t.say(f"kind-{segment.kind}")
    if segment.kind is Kind.MONASTERY:
        return kind
    return t.say("segment-at", segment=kind, sides=say_sides(t, laid.tile, laid.turn, [segment]))


def number_of(tile: Tile, kind: Kind, part: int) -> int:
    """Return the number of a segment on its tile, the same in pictures, buttons and texts."""
    place = tile.number(kind, part)
    assert place is not None, f"tile {tile} has no {kind} {part}"
    return place + 1


def say_sides(t: Texts, tile: Tile, turn: int, segments: Sequence[Segment]) -> str:
    """List the sides that segments of a tile reach, and for fields also corners outside these sides."""
    points: set[int] = set()
    for segment in segments:
        points |= {2 * turn_side(side, turn) for side in segment.sides}
        points |= {2 * turn_side(half // 2, turn) for half in segment.halves if _is_whole_side(tile, half)}
    corners = {_corner(turn_half(half, turn)) for segment in segments for half in segment.halves}
    points |= {corner for corner in corners if not points & {(corner - 1) % 8, (corner + 1) % 8}}
    if points == set(range(0, 8, 2)):
        return t.say("all-sides")
    return ", ".join(t.say(f"side-{_COMPASS_POINTS[point]}") for point in sorted(points))


def say_directions(t: Texts, sides: str) -> str:
    """List sides that are written as letters."""
    return t.list([t.say(f"side-{_COMPASS_POINTS[2 * SIDES.index(side)]}") for side in sides])


def say_size(t: Texts, kind: Kind, tiles: int, shields: int = 0) -> str:
    """Return the number of tiles of a road or city, and of a city's shields; empty for other kinds."""
    if kind not in (Kind.ROAD, Kind.CITY):
        return ""
    said = [t.say("tiles", count=tiles)]
    if shields:
        said.append(t.say("shields", count=shields))
    return ", ".join(said)


def anchor(feature: Feature | FeatureScored) -> Place:
    """Return the place by which a feature is named: where its first follower stands, else its northernmost tile."""
    if feature.followers:
        return feature.followers[0].place
    return min(feature.places, key=reading_order)


def say_counted(counts: Counter[int], names: Sequence[str]) -> str:
    """List names, each with a number above 1: Anna 2, Ben."""
    return ", ".join(f"{names[seat]} {count}" if count > 1 else names[seat] for seat, count in sorted(counts.items()))


def _is_dead_end(segment: Segment) -> bool:
    return segment.kind is Kind.ROAD and len(segment.sides) == 1


def _say_segment(t: Texts, tile: Tile, turn: int, segments: Sequence[Segment], key: str) -> str:
    if segments[0].kind is Kind.MONASTERY:
        return t.say(key)
    facts = {"count": len(segments)} if key == "segment-road-ends" else {}
    return t.say(key, sides=say_sides(t, tile, turn, segments), **facts)


def _is_whole_side(tile: Tile, half: int) -> bool:
    """Return whether the side of a half edge of an unturned tile is a field's alone."""
    return tile.edges[half // 2] is Terrain.FIELD


def _corner(half: int) -> int:
    """Return the corner at which a half edge lies, as a point of the compass."""
    return half if half % 2 else (half - 1) % 8
