"""What a position between two turns is worth: how likely each seat is to win, and with what score."""

from __future__ import annotations

from functools import cache
from math import exp
from operator import mul
from typing import NamedTuple

from bot.games.carrara.computer.features import FEATURES, FEATURES_WITH_CARDS, features_of
from bot.games.carrara.computer.last_round import last_round
from bot.games.carrara.computer.shared_features import common
from bot.games.carrara.computer.weights import WEIGHTS, WEIGHTS_WITH_CARDS
from bot.games.carrara.ending import final_scoring
from bot.games.carrara.position import Phase, Position
from bot.games.players import Forecast

SLOPE = 0.05
"""The slope of a unit of the network for negative sums."""


class Network(NamedTuple):
    """A layer of units over the features, and two sums over the units: for the score and for the strength."""

    units: tuple[tuple[float, ...], ...]
    thresholds: tuple[float, ...]
    score: tuple[float, ...]
    score_threshold: float
    strength: tuple[float, ...]

    def judge(self, seen: list[float]) -> tuple[float, float]:
        """Return the expected score, and the strength: a seat's chance is proportional to its exponential."""
        sums = [
            sum(map(mul, unit, seen), threshold) for unit, threshold in zip(self.units, self.thresholds, strict=True)
        ]
        active = [value if value > 0 else SLOPE * value for value in sums]
        return 100 * sum(map(mul, self.score, active), self.score_threshold), sum(map(mul, self.strength, active))


@cache
def network(seats: int, with_cards: bool = False) -> Network:
    """Read the weights for a number of seats: thousandths, a line per unit, and the score's threshold at the end."""
    features = FEATURES_WITH_CARDS if with_cards else FEATURES
    *lines, last = (WEIGHTS_WITH_CARDS if with_cards else WEIGHTS)[seats].strip().split(";")
    rows = [[int(word) / 1000 for word in line.split()] for line in lines]
    return Network(
        units=tuple(tuple(row[:features]) for row in rows),
        thresholds=tuple(row[features] for row in rows),
        score=tuple(row[features + 1] for row in rows),
        score_threshold=int(last) / 1000,
        strength=tuple(row[features + 2] for row in rows),
    )


def forecast(position: Position) -> Forecast:
    """Return how a game is expected to end from the beginning of a turn on; once it is over, how it ended."""
    if position.phase is Phase.OVER:
        result = final_scoring(position)
        share = 1 / len(result.winners)
        return Forecast(
            tuple([share if seat in result.winners else 0.0 for seat in range(len(result.scores))]),
            tuple(map(float, result.scores)),
        )
    if position.last_round_by is not None:
        return last_round(position)
    shared, judge = common(position), network(len(position.players), position.cards is not None).judge
    judged = [judge(features_of(position, seat, shared)) for seat in range(len(position.players))]
    strongest = max([strength for _, strength in judged])
    weights = [exp(strength - strongest) for _, strength in judged]
    total = sum(weights)
    return Forecast(tuple([weight / total for weight in weights]), tuple([score for score, _ in judged]))
