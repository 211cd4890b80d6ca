"""Corrects forecasts by how games ended: constants that are fitted to the results of finished games."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from math import exp
from typing import TYPE_CHECKING, Any, Final

from bot.games.players.advice import Forecast
from bot.games.players.network import numbers

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_KEYS: Final = {"sharpness", "seats", "order", "weights", "made_by"}


@dataclass(frozen=True)
class Calibration:
    """What corrects the chances of winning that a network, or an evaluation by hand, gives the seats of a game."""

    sharpness: float
    """The factor of the log-odds: below 1 where forecasts are too sure, above 1 where they are too cautious."""
    seats: tuple[float, ...]
    """By seat, the first to play being 0: what is added to its log-odds."""
    order: tuple[float, ...]
    """The same by how many seats play before it, 0 for the seat to move."""

    def correct(self, forecast: Forecast, to_move: int) -> Forecast:
        """Return a forecast with the chances corrected."""
        weights = [
            chance**self.sharpness * factor
            for chance, factor in zip(forecast.chances, self._factors[to_move], strict=True)
        ]
        total = sum(weights)
        return Forecast(tuple([weight / total for weight in weights]), forecast.points)

    @cached_property
    def _factors(self) -> list[list[float]]:
        """By the seat to move, and by seat."""
        count = len(self.seats)
        return [
            [exp(self.seats[seat] + self.order[(seat - to_move) % count]) for seat in range(count)]
            for to_move in range(count)
        ]


def read(file: Traversable, weights: Traversable) -> Calibration:
    """Read the calibration of a file of weights, or of an evaluation by hand where there is none; raise ValueError."""
    try:
        data: Any = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ValueError(f"{file.name}: is no JSON: {error}") from error
    if not isinstance(data, dict) or set(data) != _KEYS:
        raise ValueError(f"{file.name}: does not have exactly the keys {', '.join(sorted(_KEYS))}")
    (sharpness,) = numbers([data["sharpness"]], f"{file.name}: sharpness")
    seats, order = (numbers(data[key], f"{file.name}: {key}") for key in ("seats", "order"))
    if len(seats) != len(order) or sharpness <= 0:
        raise ValueError(f"{file.name}: is no calibration")
    if data["weights"] != fingerprint(weights):
        raise ValueError(f"{file.name}: was made for other weights than those in {weights.name}")
    return Calibration(sharpness, seats, order)


def fingerprint(weights: Traversable) -> str | None:
    """Return what tells a file of weights from others; None if there is no file."""
    # line ends as in the repository, whatever a checkout made of them
    return sha256(weights.read_text(encoding="utf-8").encode()).hexdigest() if weights.is_file() else None
