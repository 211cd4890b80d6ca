"""The board: the tiles laid so far with their features, followers and ingots; and the names of places.

The name of a place never changes: the start tile is M20, columns are letters, and rows are numbers. West of column A
lie ZZ, ZY and so on, east of Z lie AA, AB and so on; rows go on below 1 with 0 and -1.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from string import ascii_uppercase as LETTERS
from typing import Final, NamedTuple

from bot.games.carcassonne.components import START, Kind, Segment, Tile, Turned, opposite, turn_side
from bot.games.codec import from_json, read_list
from bot.games.contract import BadData, Json
from bot.games.hidden import Seat


class Place(NamedTuple):
    """Where a tile lies or may lie."""

    x: int
    y: int


class OnTile:
    """An action or event that is about the tile at a place."""

    __slots__ = ()
    x: int
    y: int

    @property
    def place(self) -> Place:
        return Place(self.x, self.y)


ORIGIN = Place(0, 0)


@cache
def neighbours(place: Place) -> tuple[Place, ...]:
    """Return the four places that share an edge with a place, in the order of the sides."""
    x, y = place
    return Place(x, y - 1), Place(x + 1, y), Place(x, y + 1), Place(x - 1, y)


@cache
def surrounding(place: Place) -> tuple[Place, ...]:
    """Return the eight places around a place, row by row."""
    x, y = place
    return tuple(
        Place(column, row) for row in range(y - 1, y + 2) for column in range(x - 1, x + 2) if (column, row) != place
    )


def reading_order(place: Place) -> tuple[int, int]:
    """Return a key that sorts places from north to south, then from west to east."""
    return place.y, place.x


class Follower(NamedTuple):
    """A follower on the segment of a laid tile."""

    seat: Seat
    x: int
    y: int
    feature: Kind
    part: int

    @property
    def place(self) -> Place:
        return Place(self.x, self.y)


class Feature(NamedTuple):
    kind: Kind
    segments: tuple[int, ...]
    """The numbers of its segments on the board."""
    places: frozenset[Place]
    """Where its tiles lie; a tile counts once, however many of its segments belong to it."""
    open: int
    """How many neighbours it still waits for; always 0 for a field."""
    shields: int = 0
    cities: frozenset[int] = frozenset()
    """The segments of cities that a field borders."""
    followers: tuple[Follower, ...] = ()
    """Sorted."""

    @property
    def completed(self) -> bool:
        """Whether it has no open ends; a field is never completed."""
        return not self.open and self.kind is not Kind.FIELD


def join_features(one: Feature, other: Feature) -> Feature:
    """Join two features of a kind, without closing the ends at which they met."""
    followers = one.followers or other.followers
    if one.followers and other.followers:
        followers = tuple(sorted(one.followers + other.followers))
    return Feature(
        one.kind,
        one.segments + other.segments,
        one.places | other.places,
        one.open + other.open,
        one.shields + other.shields,
        one.cities | other.cities,
        followers,
    )


class Laid(NamedTuple):
    tile: Tile
    x: int
    y: int
    turn: int
    """In quarters, clockwise."""

    @property
    def place(self) -> Place:
        return Place(self.x, self.y)

    def to_json(self) -> Json:
        return [self.tile.id, self.x, self.y, self.turn]

    @staticmethod
    def from_json(data: Json) -> Laid:
        if len(read_list(data)) != len(Laid._fields):
            raise BadData("", f"not {', '.join(Laid._fields)}")
        tile, *numbers = data
        return Laid(from_json(Tile, tile), *from_json(tuple[int, ...], numbers))


class Spot(NamedTuple):
    """What lies at a place."""

    turned: Turned
    first: int
    """The number on the board of the tile's first segment; the others follow."""


@dataclass(frozen=True, slots=True)
class Board:
    """The tiles laid so far. Immutable by convention, as its mappings are dicts.

    The segments of all tiles are numbered in the order in which they were laid. Everything but tiles, ingots and
    followers could be derived from these, and is updated with each tile for speed.
    """

    laid: tuple[Laid, ...] = ()
    """In the order in which they were laid, the start tile first."""
    ingots: Mapping[Place, int] = field(default_factory=dict, hash=False)
    """How many lie on each tile that has any."""
    features: Mapping[int, Feature] = field(default_factory=dict, hash=False)
    """By the number of one of their segments."""
    labels: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """For each segment the key of its feature."""
    spots: Mapping[Place, Spot] = field(default_factory=dict, compare=False, repr=False)
    frontier: Mapping[Place, int] = field(default_factory=dict, compare=False, repr=False)
    """The empty places next to tiles, each with its signature: the edges that its neighbours require there."""

    def number(self, place: Place, kind: Kind, part: int) -> int | None:
        """Return the number of a segment of the tile at a place; None if there is none."""
        spot = self.spots.get(place)
        inner = None if spot is None else spot.turned.tile.number(kind, part)
        return None if spot is None or inner is None else spot.first + inner

    def feature_at(self, place: Place, kind: Kind, part: int) -> Feature | None:
        """Return the feature that a segment of the tile at a place belongs to; None if there is no such segment."""
        number = self.number(place, kind, part)
        return None if number is None else self.features[self.labels[number]]

    def segments_at(self, place: Place) -> list[tuple[Segment, Feature]]:
        """Return the segments of the tile at a place, each with the feature that it belongs to."""
        turned, first = self.spots[place]
        labels = self.labels[first : first + len(turned.tile.segments)]
        return [*zip(turned.tile.segments, map(self.features.__getitem__, labels), strict=True)]

    @property
    def followers(self) -> list[Follower]:
        """All followers on the board, sorted."""
        return sorted(follower for feature in self.features.values() for follower in feature.followers)


def with_ingots(board: Board, places: Iterable[Place]) -> Board:
    ingots = dict(board.ingots)
    for place in places:
        ingots[place] = ingots.get(place, 0) + 1
    return replace(board, ingots=ingots)


def remove_ingots(board: Board, taken: Counter[Place]) -> Board:
    left = {place: number - taken[place] for place, number in board.ingots.items()}
    return replace(board, ingots={place: number for place, number in left.items() if number})


def with_follower(board: Board, follower: Follower) -> Board:
    number = board.number(follower.place, follower.feature, follower.part)
    assert number is not None, f"no such segment: {follower}"
    label = board.labels[number]
    feature = board.features[label]
    held = feature._replace(followers=tuple(sorted((*feature.followers, follower))))
    return replace(board, features={**board.features, label: held})


def return_followers(board: Board, features: Iterable[Feature]) -> Board:
    """Return a board whose followers on these features have returned to their owners."""
    left = {board.labels[feature.segments[0]]: feature._replace(followers=()) for feature in features}
    return replace(board, features={**board.features, **left})


def start() -> Board:
    """Return a board with the start tile alone, unturned."""
    return lay(Board(), START, ORIGIN, 0)


def lay(board: Board, tile: Tile, place: Place, turn: int) -> Board:
    """Return a board with one more tile, at a place where it fits in this turn."""
    turned, first = tile.turned[turn], len(board.labels)
    here = frozenset((place,))
    labels = list(board.labels)
    features = dict(board.features)
    for number, segment in enumerate(tile.segments, first):
        labels.append(number)
        cities = frozenset([first + tile.cities[part] for part in segment.cities])
        features[number] = Feature(segment.kind, (number,), here, segment.open, segment.shields, cities)
    spots = {**board.spots, place: Spot(turned, first)}
    frontier = dict(board.frontier)
    frontier.pop(place, None)
    for side, other in enumerate(neighbours(place)):
        spot = spots.get(other)
        if spot is None:
            frontier[other] = frontier.get(other, 0) | turned.codes[side]
            continue
        at, start_of_other = spot.turned.at, spot.first
        for own, point, closes in turned.joints[side]:
            _join(labels, features, first + own, start_of_other + at[point], closes)
    _update_monasteries(spots, features, place)
    return Board(
        (*board.laid, Laid(tile, place.x, place.y, turn)), board.ingots, features, tuple(labels), spots, frontier
    )


def _join(labels: list[int], features: dict[int, Feature], own: int, other: int, closes: bool) -> None:
    """Join the features of two segments that touch, if they are not one already, and close the ends that met."""
    label, gone = labels[own], labels[other]
    if label == gone:
        feature = features[label]
    else:
        if len(features[label].segments) < len(features[gone].segments):
            label, gone = gone, label
        for number in features[gone].segments:
            labels[number] = label
        feature = join_features(features[label], features.pop(gone))
    features[label] = feature._replace(open=feature.open - 2) if closes else feature


def _update_monasteries(spots: dict[Place, Spot], features: dict[int, Feature], place: Place) -> None:
    """Count the tile just laid for monasteries around it, and the tiles around it for its own monastery."""
    near = 0
    for other in surrounding(place):
        if (spot := spots.get(other)) is not None:
            near += 1
            _fill_around(spot, features, 1)
    _fill_around(spots[place], features, near)


def _fill_around(spot: Spot, features: dict[int, Feature], tiles: int) -> None:
    """Lower the number of tiles missing around the monastery of a tile, if it has one."""
    if (inner := spot.turned.tile.monastery) is not None:
        monastery = features[spot.first + inner]
        features[spot.first + inner] = monastery._replace(open=monastery.open - tiles)


OpenEnds = tuple[tuple[Place, tuple[int, ...]], ...]
"""Empty places, each with the sides at which a feature is open."""


def find_open_ends(board: Board, feature: Feature) -> OpenEnds:
    """Return where a road or city is open."""
    label, labels, spots = board.labels[feature.segments[0]], board.labels, board.spots
    waiting: dict[Place, list[int]] = {}
    for place in feature.places:
        turned, first = spots[place]
        near = neighbours(place)
        for number, segment in enumerate(turned.tile.segments, first):
            if labels[number] == label:
                for side in segment.sides:
                    own = turn_side(side, turned.turn)
                    if near[own] not in spots:
                        waiting.setdefault(near[own], []).append(opposite(own))
    return tuple((place, tuple(sorted(sides))) for place, sides in sorted(waiting.items()))


def openings(board: Board) -> Mapping[int, tuple[Place, ...]]:
    """Return the empty places that each feature waits for, in reading order, by the key of the feature."""
    found: dict[int, tuple[Place, ...]] = {}
    for label, feature in board.features.items():
        if not feature.open:
            continue
        if feature.kind is Kind.MONASTERY:
            (own,) = feature.places
            found[label] = tuple(place for place in surrounding(own) if place not in board.spots)
        else:
            found[label] = tuple(sorted((place for place, _ in find_open_ends(board, feature)), key=reading_order))
    return found


# the start tile lies at M20, so that few rows need a sign and few columns a second letter
_START_COLUMN: Final = LETTERS.index("M")
_START_ROW: Final = 20
_TWO_LETTER_COLUMNS: Final = len(LETTERS) ** 2 // 2
"""How many columns have two letters in the east, and again in the west."""
_WRITTEN: Final = re.compile(r"([A-Z]{1,2})(0|-?[1-9][0-9]{0,2})", re.ASCII)


def coordinate(place: Place) -> str:
    """Return the name of a place, such as M20."""
    return column_name(place.x) + row_name(place.y)


def column_name(x: int) -> str:
    column = x + _START_COLUMN
    if 0 <= column < len(LETTERS):
        return LETTERS[column]
    if not -_TWO_LETTER_COLUMNS <= column < len(LETTERS) + _TWO_LETTER_COLUMNS:
        raise ValueError(f"column {x} is farther away than any tile can lie")
    first, second = divmod(column - len(LETTERS) if column > 0 else column + 2 * _TWO_LETTER_COLUMNS, len(LETTERS))
    return LETTERS[first] + LETTERS[second]


def row_name(y: int) -> str:
    return str(y + _START_ROW)


def read_coordinate(written: str) -> Place:
    """Return the place of this name, written as `coordinate` writes it; raise BadData."""
    found = _WRITTEN.fullmatch(written)
    if found is None:
        raise BadData("", "not a place such as M20")
    letters, row = found.groups()
    column = LETTERS.index(letters[-1])
    if len(letters) == 2:
        column += LETTERS.index(letters[0]) * len(LETTERS)
        column += len(LETTERS) if column < _TWO_LETTER_COLUMNS else -2 * _TWO_LETTER_COLUMNS
    return Place(column - _START_COLUMN, int(row) - _START_ROW)
