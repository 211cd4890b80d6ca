"""A linear forecast of who wins from what seats have, learned from playouts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from operator import itemgetter
from typing import Any, Final, get_origin

from bot.games.hidden import Mark, inner_of, marks_of, parts_of, without_marks
from bot.games.players import Forecast

_MAX_FEATURES: Final = 12
"""How many features are used: the most telling ones."""
_RIDGE_STRENGTH: Final = 3.0
"""The ridge penalty, in games: the higher it is, the less a few games count."""
_MIN_GAMES: Final = 20
"""With fewer games nothing is learned."""
_MIN_STANDARD_ERRORS: Final = 2.0
"""By how many standard errors the weights must improve forecasts of games that they were not learned from."""

_Row = Mapping[str, float]
_Rows = Sequence[tuple[_Row, float]]


@dataclass(frozen=True, slots=True)
class LinearForecaster:
    """Forecasts chances of winning from what each seat has more than the others."""

    seats: int
    weights: Mapping[str, float]

    def forecast(self, position: Any) -> Forecast:
        """Return the chances of all seats."""
        rows = compare_features(position, self.seats)
        chances = [max(0.0, 1 / self.seats + _weigh(self.weights, row)) for row in rows]
        total = sum(chances)  # never 0, as the features of all seats add up to 0
        return Forecast(tuple([chance / total for chance in chances]), (0.0,) * self.seats)


def compare_features(position: Any, seats: int) -> list[_Row]:
    """Return for each seat by how much each of its features exceeds the average of the others."""
    rows = [defaultdict[str, float](float) for _ in range(seats)]
    _count(rows, None, type(position), position, "")
    keys = {*[key for row in rows for key in row]}
    totals = {key: sum(row[key] for row in rows) for key in keys}
    return [{key: (seats * row[key] - totals[key]) / (seats - 1) for key in keys} for row in rows]


def _count(rows: Sequence[dict[str, float]], owner: int | None, hint: Any, value: Any, path: str) -> None:
    """Add to the features by path: numbers, lengths of tuples, and how often a seat is named."""
    marks, inner = marks_of(hint), inner_of(hint)
    if value is None:
        return
    if Mark.SEAT in marks:
        rows[value][path] += 1
    elif Mark.PER_SEAT in marks:
        for seat, each in enumerate(value):
            _count(rows, seat, inner, each, path)
    elif inner is not None:
        for each in value if get_origin(without_marks(hint)) is tuple else (value,):
            if owner is not None:
                rows[owner][f"{path}#"] += 1
            _count(rows, owner, inner, each, path)
    elif isinstance(value, int):
        if owner is not None:
            rows[owner][path] += value
    else:
        for name, part in parts_of(without_marks(hint)).items():
            _count(rows, owner, part, getattr(value, name), f"{path}.{name}")


def learn(games: Sequence[tuple[Sequence[Any], Forecast]]) -> LinearForecaster | None:
    """Learn from positions and results of games; return None unless it forecasts held-out games better than chance."""
    from statistics import fmean, stdev  # imported here as it takes 0.6 MiB, and few games need it

    games = [game for game in games if game[0]]
    seats = len(games[0][1].chances) if len(games) >= _MIN_GAMES else 0
    if seats < 2:
        return None
    found = [
        [
            (row, chance - 1 / seats)
            for position in positions
            for row, chance in zip(compare_features(position, seats), result.chances, strict=True)
        ]
        for positions, result in games
    ]
    gains = [
        fmean(won**2 - (won - _weigh(weights, row)) ** 2 for row, won in rows)
        for half in (0, 1)
        for weights in [_fit(found[half::2])]
        for rows in found[1 - half :: 2]
    ]
    if fmean(gains) <= _MIN_STANDARD_ERRORS * stdev(gains) / sqrt(len(gains)):
        return None
    return LinearForecaster(seats, _fit(found))


def _weigh(weights: Mapping[str, float], row: _Row) -> float:
    return sum([weight * row.get(key, 0.0) for key, weight in weights.items()])


def _fit(games: Sequence[_Rows]) -> dict[str, float]:
    """Return the weights by ridge regression, solved by Gauss-Jordan elimination."""
    rows = [each for game in games for each in game]
    sizes, tells = defaultdict[str, float](float), defaultdict[str, float](float)
    for row, won in rows:
        for key, value in row.items():
            sizes[key] += value * value
            tells[key] += value * won
    told = {key: abs(tells[key]) / sqrt(size) for key, size in sizes.items() if size}
    keys = [key for key, _ in sorted(sorted(told.items()), key=itemgetter(1), reverse=True)[:_MAX_FEATURES]]
    scales = [sqrt(sizes[key] / len(rows)) for key in keys]
    scaled = [([row.get(key, 0.0) / scale for key, scale in zip(keys, scales, strict=True)], won) for row, won in rows]
    table = [
        [
            *(sum([row[i] * row[j] for row, _ in scaled]) for j in range(len(keys))),
            sum([row[i] * won for row, won in scaled]),
        ]
        for i in range(len(keys))
    ]
    for i, line in enumerate(table):
        line[i] += _RIDGE_STRENGTH * len(rows) / len(games)
    for i, line in enumerate(table):
        for other in table:
            if other is not line:
                other[:] = [value - other[i] / line[i] * taken for value, taken in zip(other, line, strict=True)]
    return {key: line[-1] / line[i] / scales[i] for i, (key, line) in enumerate(zip(keys, table, strict=True))}
