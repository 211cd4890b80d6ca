"""Judging positions by hand: expected points become chances of winning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import Final

from bot.games.chance import Chance
from bot.games.palazzo.computer.estimate import Estimates, estimates_of
from bot.games.palazzo.ending import outcome
from bot.games.palazzo.position import Position
from bot.games.players.advice import Forecast
from bot.games.search import forecast_of

LUCK: Final = (2.0, 1.4)
"""How many points ahead make the odds of winning e to 1: so many, and so many times the root of the reveals left."""


def forecasts(positions: Sequence[Position], chance: Chance) -> list[Forecast]:
    """Return how games are expected to end."""
    return _judged(positions, Estimates.expected)


def as_it_lies(positions: Sequence[Position], chance: Chance) -> list[Forecast]:
    """Return the same for someone who does not think of what others will bid and buy."""
    return _judged(positions, Estimates.as_it_lies)


def _judged(positions: Sequence[Position], points: Callable[[Estimates, Position], Sequence[float]]) -> list[Forecast]:
    found = []
    estimates = None
    for position in positions:
        ended = outcome(position)
        if ended is not None:
            found.append(forecast_of(ended))
            continue
        if estimates is None:
            # after the turns of a seat the same tiles are to come
            estimates = estimates_of(position)
        found.append(forecast(points(estimates, position), estimates.reveals))
    return found


def forecast(points: Sequence[float], reveals: float) -> Forecast:
    """Return the forecast for expected points while tiles will be revealed so often."""
    scale = scale_of(reveals)
    most = max(points)
    weights = [exp((each - most) / scale) for each in points]
    total = sum(weights)
    return Forecast(tuple([weight / total for weight in weights]), tuple(points))


def scale_of(reveals: float) -> float:
    """Return how many points ahead make the odds of winning e to 1, while tiles will be revealed so often."""
    return LUCK[0] + LUCK[1] * sqrt(reveals)
