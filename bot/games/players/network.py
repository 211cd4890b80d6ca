"""A small network that judges positions: its weights are data files, and its sums need no library."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
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


@dataclass(frozen=True)
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

    @cached_property
    def by_feature(self) -> tuple[tuple[float, ...], ...]:
        """By feature: a weight for each unit."""
        return tuple(zip(*self.units, strict=True))

    def forecasts(self, positions: Sequence[Sequence[Sequence[float]]]) -> list[Forecast]:
        """Return the forecast for the features of all seats in each position, at least one.

        Only what is different from the first position is summed up anew: the positions after the turns of a seat are
        alike in most features.
        """
        nothing = (0.0,) * len(self.by_feature)
        first = [(seen, self._sums(seen, nothing, self.thresholds)) for seen in positions[0]]
        return [
            self._forecast([self._sums(seen, *near) for seen, near in zip(position, first, strict=True)])
            for position in positions
        ]

    def _sums(self, seen: Sequence[float], before: Sequence[float], sums: Sequence[float]) -> Sequence[float]:
        """Return the units' sums for features, from those for the features of another position."""
        changes = [
            (value - was, weights)
            for value, was, weights in zip(seen, before, self.by_feature, strict=True)
            if value != was
        ]
        if not changes:
            return sums
        by, changed = zip(*changes, strict=True)
        return [
            sum(map(mul, by, weights), known) for known, weights in zip(sums, zip(*changed, strict=True), strict=True)
        ]

    def _forecast(self, units: Sequence[Sequence[float]]) -> Forecast:
        """Return the forecast for the units' sums of all seats."""
        scores, strengths = [], []
        for sums in units:
            active = [value if value > 0 else SLOPE * value for value in sums]
            scores.append(POINTS * sum(map(mul, self.score, active), self.score_threshold))
            strengths.append(sum(map(mul, self.strength, active)))
        # a seat's chance is proportional to the exponential of its strength
        strongest = max(strengths)
        weights = [exp(strength - strongest) for strength in strengths]
        total = sum(weights)
        return Forecast(tuple([weight / total for weight in weights]), tuple(scores))

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
