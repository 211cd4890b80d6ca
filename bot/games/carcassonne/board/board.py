"""The tiles laid so far, with the features they form, the followers on them and the ingots; and how places are named.

Names are the same for ever: the start tile is M20, columns are letters, and rows are numbers. West of column A lie ZZ,
ZY and so on, east of Z lie AA, AB and so on; rows go on below 1 with 0 and -1.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from string import ascii_uppercase as LETTERS
from typing import Final, NamedTuple

from bot.games.carcassonne.board.feature import Feature, Follower
from bot.games.carcassonne.board.places import Place
from bot.games.carcassonne.components import Kind, Tile, Turned
from bot.games.codec import from_json, read_list
from bot.games.contract import BadData, Json


class Laid(NamedTuple):
    """A laid tile."""

    tile: Tile
    x: int
    y: int
    turn: int
    """In quarters, clockwise."""

    @property
    def place(self) -> Place:
        """Where it lies."""
        return Place(self.x, self.y)

    def to_json(self) -> Json:
        """Return its fields as a list."""
        return [self.tile.id, self.x, self.y, self.turn]

    @staticmethod
    def from_json(data: Json) -> Laid:
        """Read a laid tile; raise BadData."""
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
    """The tiles laid so far; never changed in place, though its mappings could be.

    The segments of all tiles are numbered in the order in which they were laid. Everything but tiles, ingots and
    followers follows from these, and is carried along from tile to tile rather than found anew.
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
    """The empty places beside tiles, each with its signature: what its neighbours ask of a tile there."""

    def number(self, place: Place, kind: Kind, part: int) -> int | None:
        """Return the number of a segment of the tile at a place; None if there is none."""
        spot = self.spots.get(place)
        inner = None if spot is None else spot.turned.tile.number(kind, part)
        return None if spot is None or inner is None else spot.first + inner

    def feature_at(self, place: Place, kind: Kind, part: int) -> Feature | None:
        """Return the feature that a segment of the tile at a place belongs to; None if there is no such segment."""
        number = self.number(place, kind, part)
        return None if number is None else self.features[self.labels[number]]

    @property
    def followers(self) -> list[Follower]:
        """All followers on the board, sorted."""
        return sorted(follower for feature in self.features.values() for follower in feature.followers)


def with_ingots(board: Board, places: Iterable[Place]) -> Board:
    """Return a board with one more ingot on each of these tiles."""
    ingots = dict(board.ingots)
    for place in places:
        ingots[place] = ingots.get(place, 0) + 1
    return replace(board, ingots=ingots)


def without_ingots(board: Board, taken: Counter[Place]) -> Board:
    """Return a board from which so many ingots on each of these tiles have been taken."""
    left = {place: number - taken[place] for place, number in board.ingots.items()}
    return replace(board, ingots={place: number for place, number in left.items() if number})


def with_follower(board: Board, follower: Follower) -> Board:
    """Return a board with one more follower, on a segment that exists."""
    number = board.number(follower.place, follower.feature, follower.part)
    assert number is not None, f"no such segment: {follower}"
    label = board.labels[number]
    feature = board.features[label]
    held = feature._replace(followers=tuple(sorted((*feature.followers, follower))))
    return replace(board, features={**board.features, label: held})


def without_followers(board: Board, features: Iterable[Feature]) -> Board:
    """Return a board whose followers on these features have returned to their owners."""
    left = {board.labels[feature.segments[0]]: feature._replace(followers=()) for feature in features}
    return replace(board, features={**board.features, **left})


_START_COLUMN: Final = LETTERS.index("M")
_START_ROW: Final = 20
_HALF: Final = len(LETTERS) ** 2 // 2
"""How many columns in the east have two letters, and how many in the west."""
_WRITTEN: Final = re.compile(r"([A-Z]{1,2})(0|-?[1-9][0-9]{0,2})", re.ASCII)


def coordinate(place: Place) -> str:
    """Return the name of a place, such as M20."""
    return column_name(place.x) + row_name(place.y)


def column_name(x: int) -> str:
    """Return the letters of a column."""
    column = x + _START_COLUMN
    if 0 <= column < len(LETTERS):
        return LETTERS[column]
    if not -_HALF <= column < len(LETTERS) + _HALF:
        raise ValueError(f"column {x} is farther away than any tile can lie")
    first, second = divmod(column - len(LETTERS) if column > 0 else column + 2 * _HALF, len(LETTERS))
    return LETTERS[first] + LETTERS[second]


def row_name(y: int) -> str:
    """Return the number of a row."""
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
        column += len(LETTERS) if column < _HALF else -2 * _HALF
    return Place(column - _START_COLUMN, int(row) - _START_ROW)
