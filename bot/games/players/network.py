"""A small network that judges positions; its weights are data files, and it runs without numpy."""

from __future__ import annotations

import json
from collections.abc import Sequence, Set
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from math import isfinite
from operator import getitem, mul
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from bot.games.players import Forecast, softmax

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

NEGATIVE_SLOPE: Final = 0.05
"""The slope of a unit's activation for negative sums (leaky ReLU)."""
SCORE_SCALE: Final = 100.0
"""Points per unit of the score output."""
MAX_KEPT_GROUPS: Final = 4000
"""The size of each cache of group sums."""
Group: TypeAlias = tuple[float, ...]
"""Features that change together."""
_KEYS: Final = {"units", "thresholds", "score", "score_threshold", "strength", "policy", "made_by"}


class _Summed(dict[Group, tuple[float, ...]]):
    """A cache of what groups of features at one position add to each unit."""

    __slots__ = ("_weights",)

    def __init__(self, weights: Sequence[Sequence[float]]) -> None:
        self._weights = weights

    def __missing__(self, group: Group) -> tuple[float, ...]:
        if len(self) >= MAX_KEPT_GROUPS:
            self.clear()
        found = self[group] = tuple([sum(map(mul, weights, group)) for weights in self._weights])
        return found


@dataclass(frozen=True)
class Network:
    """A hidden layer over the features, and two linear outputs: the score and the strength."""

    units: tuple[tuple[float, ...], ...]
    """By unit: a weight for each feature."""
    thresholds: tuple[float, ...]
    """By unit."""
    score: tuple[float, ...]
    score_threshold: float
    strength: tuple[float, ...]
    policy: tuple[float, ...] = ()
    """The weights of a turn's features in its rating."""

    @cached_property
    def _summed(self) -> list[_Summed]:
        return []

    def forecasts(self, positions: Sequence[Sequence[Sequence[Group]]]) -> list[Forecast]:
        """Return the forecast for the groups of features of all seats in each position.

        What a group adds to the units is cached, as most groups recur in many positions.
        """
        summed = self._summed
        if not summed and positions:
            ends = [*accumulate(map(len, positions[0][0]))]
            for start, end in zip((0, *ends), ends, strict=False):
                summed.append(_Summed([unit[start:end] for unit in self.units]))
        thresholds = self.thresholds
        return [
            self._forecast(
                [[*map(sum, zip(thresholds, *map(getitem, summed, seen), strict=True))] for seen in position]
            )
            for position in positions
        ]

    def _forecast(self, units: Sequence[Sequence[float]]) -> Forecast:
        scores, strengths = [], []
        for sums in units:
            active = [value if value > 0 else NEGATIVE_SLOPE * value for value in sums]
            scores.append(SCORE_SCALE * sum(map(mul, self.score, active), self.score_threshold))
            strengths.append(sum(map(mul, self.strength, active)))
        return Forecast(softmax(strengths), tuple(scores))

    def rate(self, seen: Sequence[float]) -> float:
        """Rate a turn by its features."""
        rating: float = sum(map(mul, self.policy, seen))
        return rating


def read_network(file: Traversable) -> Network:
    """Read a network from its file; raise ValueError."""
    data = read_file(file, _KEYS)
    units = tuple(numbers(row, f"{file.name}: units") for row in _list(data["units"], f"{file.name}: units"))
    by_unit = [numbers(data[key], f"{file.name}: {key}") for key in ("thresholds", "score", "strength")]
    if {*map(len, by_unit)} != {len(units)} or len({*map(len, units)}) != 1:
        raise ValueError(f"{file.name}: has lists of different lengths")
    (score_threshold,) = numbers([data["score_threshold"]], f"{file.name}: score_threshold")
    thresholds, score, strength = by_unit
    return Network(units, thresholds, score, score_threshold, strength, numbers(data["policy"], f"{file.name}: policy"))


def read_file(file: Traversable, keys: Set[str], besides: Set[str] = frozenset()) -> dict[str, Any]:
    """Read a JSON file with exactly these keys, and optionally those in `besides`; raise ValueError."""
    try:
        data: Any = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ValueError(f"{file.name}: is no JSON: {error}") from error
    if not isinstance(data, dict) or data.keys() - besides != keys:
        raise ValueError(f"{file.name}: does not have exactly the keys {', '.join(sorted(keys))}")
    return data


def _list(value: Any, path: str) -> list[Any]:
    if not isinstance(value, list):
        raise ValueError(f"{path}: is no list")
    return value


def numbers(value: Any, path: str) -> tuple[float, ...]:
    """Return a list of numbers read from a file; raise ValueError with its path there."""
    found = _list(value, path)
    for each in found:
        if isinstance(each, bool) or not isinstance(each, int | float) or not isfinite(each):
            raise ValueError(f"{path}: {each!r} is no number")
    return tuple(map(float, found))
