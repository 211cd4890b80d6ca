"""Estimates of how likely a feature is completed, and of its points at the end of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from math import exp, prod
from typing import Final, NamedTuple

from bot.games.carcassonne.board import Board, Feature, OpenEnds, find_open_ends, surrounding
from bot.games.carcassonne.components import (
    POINTS_A_CITY_BESIDE,
    POINTS_A_MONASTERY,
    SIDES,
    TILES,
    Kind,
    Tile,
    turn_side,
)
from bot.games.carcassonne.position import Position
from bot.games.carcassonne.scoring import majority


class TilesLeft:
    """The tiles left, with cached counts of those that fit at a place."""

    __slots__ = ("_fitting", "counts", "total")

    def __init__(self, tiles: Iterable[Tile]) -> None:
        self.counts = Counter(tiles)
        self.total = self.counts.total()
        self._fitting: dict[int, int] = {}

    def fitting(self, signature: int) -> int:
        """Count the tiles that fit at a place with this signature."""
        found = self._fitting.get(signature)
        if found is None:
            counts = self.counts
            found = self._fitting[signature] = sum([counts[tile] for tile in fitting_tiles(signature)])
        return found

    def closing(self, signature: int, sides: tuple[int, ...]) -> int:
        """Count the tiles that fit there and close what is open at these sides."""
        counts = self.counts
        return sum([counts[tile] for tile in closing(signature, sides)])


@cache
def fitting_tiles(signature: int) -> tuple[Tile, ...]:
    """List the kinds of tiles that fit at a place with this signature."""
    return tuple(tile for tile in TILES.values() if signature in tile.fitting)


@cache
def closing(signature: int, sides: tuple[int, ...]) -> tuple[Tile, ...]:
    """List the kinds of tiles that fit there with segments at these sides that reach no side without a neighbour."""
    taken = {side for side in range(len(SIDES)) if signature >> 2 * side & 3}
    return tuple(
        tile
        for tile in fitting_tiles(signature)
        if any(_closes_feature(tile, turn, sides, taken) for turn in tile.fitting[signature])
    )


def _closes_feature(tile: Tile, turn: int, sides: tuple[int, ...], taken: set[int]) -> bool:
    at = tile.turned[turn].at
    reached = {turn_side(side, turn) for own in sides for side in tile.segments[at[own]].sides}
    return reached <= taken


USABLE_TILES_SHARE: Final = 0.6
"""The share of fitting tiles that a seat draws and does not need elsewhere."""
EXTENDING_TILE_WEIGHT: Final = 0.25
"""The weight of a tile that fits at an open end but leaves another end open, relative to one that closes it."""
MONASTERY_TILES_SHARE: Final = 0.25
"""The share of all tiles that the owner of a monastery gets to lay around it."""
GROWTH_PER_END: Final = 0.35
"""Tiles that an uncompleted road or city gains by the end, for each of its open ends."""
COMPLETED_SHARE: Final = 0.7
"""The chance that a feature is completed if any number of tiles fit."""
GROWTH_PER_TILE: Final = (0.05, 0.03)
"""By how many tiles a road and a city grow beyond their open ends, for each tile left."""
UNHELD_CITY_EFFORT: Final = 0.7
"""How hard seats try to complete a city that nobody holds, relative to an owner."""
FIELD_GROWTH: Final = 0.02
"""The points that a field gains through future cities, for each tile left."""


class Prospect(NamedTuple):
    """The estimate for a feature."""

    completed: float
    """The probability that it is completed."""
    points: float
    """The expected points for each seat with the majority."""


class Estimates:
    """Estimates for positions with the same tiles left."""

    __slots__ = ("_closed", "_seats", "left")

    def __init__(self, left: TilesLeft, seats: int) -> None:
        self.left = left
        self._seats = seats
        self._closed: dict[tuple[int, tuple[int, ...], float], float] = {}

    def of(self, board: Board, feature: Feature) -> Prospect:
        """Estimate a feature."""
        match feature.kind:
            case Kind.ROAD:
                return self._road(board, feature)
            case Kind.CITY:
                return self._city(board, feature)
            case Kind.MONASTERY:
                return self._monastery(board, feature)
            case Kind.FIELD:
                return self._field(board, feature)

    def _road(self, board: Board, feature: Feature) -> Prospect:
        tiles = len(feature.places)
        if not feature.open:
            return Prospect(1.0, tiles)
        chance, number = self._completion_chance(board, feature)
        more = GROWTH_PER_TILE[0] * self.left.total
        return Prospect(chance, tiles + more + number * (chance + (1 - chance) * GROWTH_PER_END))

    def _city(self, board: Board, feature: Feature) -> Prospect:
        counted: float = len(feature.places) + feature.shields
        if not feature.open:
            return Prospect(1.0, 2 * counted)
        chance, number = self._completion_chance(board, feature)
        counted += GROWTH_PER_TILE[1] * self.left.total
        return Prospect(chance, 2 * chance * (counted + number) + (1 - chance) * (counted + GROWTH_PER_END * number))

    def _completion_chance(self, board: Board, feature: Feature) -> tuple[float, int]:
        """Return the probability that a road or city is completed, and its number of open places."""
        waiting, frontier, known = _open_ends(board, feature), board.frontier, self._closed
        holders = len(majority(feature)) if feature.followers else UNHELD_CITY_EFFORT
        chance = COMPLETED_SHARE
        for place, sides in waiting:
            key = frontier[place], sides, holders
            closed = known.get(key)
            if closed is None:
                closed = known[key] = self._close(*key)
            chance *= closed
        return chance, len(waiting)

    def _close(self, signature: int, sides: tuple[int, ...], holders: float) -> float:
        """Return the probability that the holders close what is open at these sides of a place."""
        closing = self.left.closing(signature, sides)
        counted = closing + EXTENDING_TILE_WEIGHT * (self.left.fitting(signature) - closing)
        return 1 - exp(-USABLE_TILES_SHARE / self._seats * holders * counted)

    def _monastery(self, board: Board, feature: Feature) -> Prospect:
        if not feature.open:
            return Prospect(1.0, POINTS_A_MONASTERY)
        (own,) = feature.places
        frontier, left = board.frontier, self.left
        share, enough = USABLE_TILES_SHARE / self._seats, MONASTERY_TILES_SHARE * left.total / feature.open
        filled = [
            1 - exp(-min(enough, share * left.fitting(frontier.get(place, 0))))
            for place in surrounding(own)
            if place not in board.spots
        ]
        return Prospect(COMPLETED_SHARE * prod(filled), POINTS_A_MONASTERY - feature.open + sum(filled))

    def _field(self, board: Board, feature: Feature) -> Prospect:
        cities = [board.features[label] for label in {board.labels[number] for number in feature.cities}]
        completed = sum([1.0 if not city.open else self._completion_chance(board, city)[0] for city in cities])
        return Prospect(0.0, POINTS_A_CITY_BESIDE * completed + FIELD_GROWTH * self.left.total)


_MAX_FOUND: Final = 20_000
_found: dict[int, tuple[Feature, OpenEnds]] = {}
"""Open ends by id of the feature: an unchanged feature is the same object on every board."""


def _open_ends(board: Board, feature: Feature) -> OpenEnds:
    known = _found.get(id(feature))
    if known is not None and known[0] is feature:
        return known[1]
    found = find_open_ends(board, feature)
    if len(_found) >= _MAX_FOUND:
        _found.clear()
    _found[id(feature)] = feature, found
    return found


def estimates_of(position: Position) -> Estimates:
    """Return estimates with all tiles not laid yet, whichever of them is drawn."""
    tile = position.open.tile
    left = TilesLeft(position.stack if tile is None else (tile, *position.stack))
    return Estimates(left, len(position.open.players))
