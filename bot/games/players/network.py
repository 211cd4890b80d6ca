"""A small network that judges positions: its weights are data files, and its sums need no library."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, isfinite
from operator import mul
from typing import TYPE_CHECKING, Any, Final

from bot.games.players.advice import Forecast

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

SLOPE: Final = 0.05
"""The slope of a unit for negative sums."""
POINTS: Final = 100.0
"""The scale of scores."""
_KEYS: Final = {"units", "thresholds", "score", "score_threshold", "strength", "policy", "made_by"}


@dataclass(frozen=True, slots=True)
class Network:
    """A layer of units over the features, and two sums over the units: for the score and for the strength."""

    units: tuple[tuple[float, ...], ...]
    """By unit: a weight for each feature."""
    thresholds: tuple[float, ...]
    """By unit."""
    score: tuple[float, ...]
    score_threshold: float
    strength: tuple[float, ...]
    policy: tuple[float, ...] = ()
    """The weights that rate a turn, by what is seen of it at once."""

    def judge(self, seen: Sequence[float]) -> tuple[float, float]:
        """Return the expected score, and the strength: a seat's chance is proportional to its exponential."""
        sums = [
            sum(map(mul, unit, seen), threshold) for unit, threshold in zip(self.units, self.thresholds, strict=True)
        ]
        active = [value if value > 0 else SLOPE * value for value in sums]
        return POINTS * sum(map(mul, self.score, active), self.score_threshold), sum(map(mul, self.strength, active))

    def forecast(self, features: Sequence[Sequence[float]]) -> Forecast:
        """Return the forecast for the features of all seats."""
        judged = [self.judge(seen) for seen in features]
        strongest = max([strength for _, strength in judged])
        weights = [exp(strength - strongest) for _, strength in judged]
        total = sum(weights)
        return Forecast(tuple([weight / total for weight in weights]), tuple([score for score, _ in judged]))

    def rate(self, seen: Sequence[float]) -> float:
        """Return the rating of a turn by what is seen of it at once."""
        rating: float = sum(map(mul, self.policy, seen))
        return rating


def read(file: Traversable) -> Network:
    """Read a network from its file; raise ValueError."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ValueError(f"{file.name}: is no JSON: {error}") from error
    if not isinstance(data, dict) or set(data) != _KEYS:
        raise ValueError(f"{file.name}: does not have exactly the keys {', '.join(sorted(_KEYS))}")
    units = tuple(_numbers(row, f"{file.name}: units") for row in _list(data["units"], f"{file.name}: units"))
    by_unit = [_numbers(data[key], f"{file.name}: {key}") for key in ("thresholds", "score", "strength")]
    if {*map(len, by_unit)} != {len(units)} or len({*map(len, units)}) != 1:
        raise ValueError(f"{file.name}: has lists of different lengths")
    (score_threshold,) = _numbers([data["score_threshold"]], f"{file.name}: score_threshold")
    thresholds, score, strength = by_unit
    return Network(
        units, thresholds, score, score_threshold, strength, _numbers(data["policy"], f"{file.name}: policy")
    )


def _list(value: Any, path: str) -> list[Any]:
    if not isinstance(value, list):
        raise ValueError(f"{path}: is no list")
    return value


def _numbers(value: Any, path: str) -> tuple[float, ...]:
    found = _list(value, path)
    for each in found:
        if isinstance(each, bool) or not isinstance(each, int | float) or not isfinite(each):
            raise ValueError(f"{path}: {each!r} is no number")
    return tuple(map(float, found))
