"""The hand-written evaluation: how features will probably end, from that expected points, and chances of winning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from math import exp, prod, sqrt
from typing import Final, NamedTuple

from bot.games.carcassonne.board import Board, Feature, OpenEnds, find_open_ends, surrounding
from bot.games.carcassonne.components import (
    FOLLOWERS,
    POINTS_A_CITY_BESIDE,
    POINTS_A_MONASTERY,
    SIDES,
    TILES,
    Kind,
    Tile,
    turn_side,
)
from bot.games.carcassonne.gold import territory
from bot.games.carcassonne.position import CarcassonnePosition, CarcassonneView
from bot.games.carcassonne.rules import outcome
from bot.games.carcassonne.scoring import majority
from bot.games.chance import Chance
from bot.games.players import Forecast, softmax
from bot.games.search.playouts import forecast_result


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
        """Count the tiles that fit there and close the open feature at these sides."""
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
        """Return the probability that the holders close the open feature at these sides of a place."""
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


def estimates_of(position: CarcassonnePosition) -> Estimates:
    """Return estimates with all tiles not laid yet, whichever of them is drawn."""
    tile = position.open.tile
    left = TilesLeft(position.stack if tile is None else (tile, *position.stack))
    return Estimates(left, len(position.open.players))


KINDS: Final = {Kind.ROAD: 0, Kind.CITY: 1, Kind.MONASTERY: 2, Kind.FIELD: 3}
FOLLOWERS_WORTH: Final = (0.0, 14.0, 28.0, 40.0, 50.0, 57.0, 62.0, 66.0)
"""By number of followers: their worth in points to one of two seats with many turns left; less with more seats."""
RETURNING_FOLLOWER_WEIGHT: Final = 0.3
"""The weight of a follower that is sure to return, relative to one in the supply."""
ENOUGH_TURNS: Final = 14.0
"""The number of turns left from which followers have their full worth."""
STUCK_CHANCE: Final = 0.1
"""A follower counts as stuck below this chance that its feature is completed."""
INGOT_WORTHS: Final = (1.0, 4.0)
"""The points of an ingot, at least and at most."""

assert len(FOLLOWERS_WORTH) == FOLLOWERS + 1


class Outlook:
    """What a seat has, and the estimates for the features that it holds."""

    __slots__ = ("back", "features", "followers", "ingots", "led", "points", "shared", "stuck")

    def __init__(self, points: int, followers: int, ingots: int) -> None:
        self.points = points
        self.followers = followers
        self.ingots: float = ingots
        """Including those expected from features."""
        self.led = [0.0] * len(KINDS)
        """By kind: the expected points of features with the majority, shared or not."""
        self.features = [0] * len(KINDS)
        """By kind: how many it leads."""
        self.shared = 0.0
        """The expected points of led features that others share."""
        self.back = 0.0
        """The expected number of followers that return."""
        self.stuck = 0
        """The number of followers that are stuck, not counting fields."""

    def total(self, left: int, seats: int) -> float:
        """Return the expected final score with this number of tiles left, including what followers may still earn."""
        number = self.followers + RETURNING_FOLLOWER_WEIGHT * self.back
        return self.points + sum(self.led) + ingots_worth(self.ingots) + followers_worth(number, left, seats)


def outlooks(view: CarcassonneView, estimates: Estimates) -> list[Outlook]:
    board = view.board
    found = [Outlook(player.points, player.followers, player.ingots) for player in view.players]
    for feature in board.features.values():
        if not feature.followers:
            continue
        completed, points = estimates.of(board, feature)
        kind, leading = KINDS[feature.kind], majority(feature)
        for seat in leading:
            own = found[seat]
            own.led[kind] += points
            own.features[kind] += 1
            if len(leading) > 1:
                own.shared += points
        if kind == KINDS[Kind.FIELD]:
            continue
        for follower in feature.followers:
            own = found[follower.seat]
            own.back += completed
            own.stuck += completed < STUCK_CHANCE
        if board.ingots and (gold := ingots_of(view, feature)):
            for seat in leading:
                found[seat].ingots += completed * gold / len(leading)
    return found


def expected_scores(seats: Sequence[Outlook], left: int) -> list[float]:
    return [seat.total(left, len(seats)) for seat in seats]


def ingots_of(view: CarcassonneView, feature: Feature) -> int:
    """Count the ingots that a feature would bring if it were completed now."""
    ingots = view.board.ingots
    return sum([ingots[place] for place in territory(feature) & ingots.keys()])


def ingots_worth(ingots: float) -> float:
    """Return the value of n ingots at the end, smoothed between the steps."""
    least, most = INGOT_WORTHS
    return ingots * min(most, max(least, 1 + (ingots - 2) / 3))


def followers_worth(number: float, left: int, seats: int) -> float:
    """Return the value of n followers in the supply with the tiles that are left."""
    whole = min(int(number), FOLLOWERS)
    below, above = FOLLOWERS_WORTH[whole], FOLLOWERS_WORTH[min(whole + 1, FOLLOWERS)]
    return (below + (number - whole) * (above - below)) * min(1.0, left / seats / ENOUGH_TURNS) * 2 / seats


ODDS_SCALE: Final = (1.0, 1.3)
"""Coefficients of `scale_of`: a constant, and a factor of the square root of the tiles left."""


def forecasts(positions: Sequence[CarcassonnePosition], chance: Chance) -> list[Forecast]:
    estimates: Estimates | None = None
    found = []
    for position in positions:
        if (result := forecast_result(outcome, position)) is not None:
            found.append(result)
            continue
        # all turns of a seat leave the same tiles, only in another order
        if estimates is None or estimates.left.total != len(position.stack) + (position.open.tile is not None):
            estimates = estimates_of(position)
        found.append(
            forecast(expected_scores(outlooks(position.open, estimates), estimates.left.total), estimates.left.total)
        )
    return found


def forecast(points: Sequence[float], left: int) -> Forecast:
    """Return the forecast for expected points with this number of tiles left."""
    return Forecast(softmax(points, scale_of(left)), tuple(points))


def scale_of(left: int) -> float:
    """Return the lead in points that makes the odds of winning e to 1."""
    return ODDS_SCALE[0] + ODDS_SCALE[1] * sqrt(left)
