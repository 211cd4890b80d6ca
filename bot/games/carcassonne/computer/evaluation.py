"""Judging positions by hand: expected points become chances of winning."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from bot.games.carcassonne.actions import Action
from bot.games.carcassonne.computer.estimate import Estimates
from bot.games.carcassonne.computer.seats import expected, outlooks
from bot.games.carcassonne.computer.turn_features import estimates_of, turn_features
from bot.games.carcassonne.position import Position
from bot.games.carcassonne.rules import outcome
from bot.games.chance import Chance
from bot.games.players.advice import Forecast
from bot.games.players.strategy import Turn
from bot.games.search import forecast_of

LUCK: Final = (1.0, 1.3)
"""How many points ahead make the odds of winning e to 1: so many, and so many times the root of the tiles left."""
RATINGS: Final = (1.0, -0.8, 1.0, -0.7, -0.3, 1.0, 1.0, 1.0, 1.0, 0.3, 1.0, -0.7, 0.1)
"""What each thing seen of a turn counts."""


def forecasts(positions: Sequence[Position], chance: Chance) -> list[Forecast]:
    """Return how games are expected to end."""
    estimates: Estimates | None = None
    found = []
    for position in positions:
        ended = outcome(position)
        if ended is not None:
            found.append(forecast_of(ended))
            continue
        # after the turns of a seat the same tiles are left, in whatever order
        if estimates is None or estimates.left.total != len(position.stack) + (position.open.tile is not None):
            estimates = estimates_of(position)
        found.append(forecast(expected(outlooks(position.open, estimates), estimates.left.total), estimates.left.total))
    return found


def forecast(points: Sequence[float], left: int) -> Forecast:
    """Return the forecast for expected points with so many tiles left."""
    scale = scale_of(left)
    most = max(points)
    weights = [exp((each - most) / scale) for each in points]
    total = sum(weights)
    return Forecast(tuple([weight / total for weight in weights]), tuple(points))


def scale_of(left: int) -> float:
    """Return how many points ahead make the odds of winning e to 1, with so many tiles left."""
    return LUCK[0] + LUCK[1] * sqrt(left)


def ratings(position: Position, turns: Sequence[Turn[Action]]) -> list[float]:
    """Rate the turns of a position by what is seen of them at once."""
    return [
        sum([weight * value for weight, value in zip(RATINGS, seen, strict=True)])
        for seen in turn_features(position, turns)
    ]
