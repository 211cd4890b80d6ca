"""The hand-written evaluation: expected points, and from these chances of winning."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from bot.games.carcassonne.board import Feature
from bot.games.carcassonne.components import FOLLOWERS, Kind
from bot.games.carcassonne.computer.estimate import Estimates, estimates_of
from bot.games.carcassonne.gold import territory
from bot.games.carcassonne.position import Position, View
from bot.games.carcassonne.rules import outcome
from bot.games.carcassonne.scoring import majority
from bot.games.chance import Chance
from bot.games.players import Forecast, softmax
from bot.games.search.playouts import forecast_result

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


def outlooks(view: View, estimates: Estimates) -> list[Outlook]:
    """Return the outlook of each seat."""
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
    """Return the expected final score of each seat."""
    return [seat.total(left, len(seats)) for seat in seats]


def ingots_of(view: View, feature: Feature) -> int:
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


def forecasts(positions: Sequence[Position], chance: Chance) -> list[Forecast]:
    """Forecast games from positions."""
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
