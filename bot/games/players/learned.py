"""A strategy based on networks, and what a game supplies to use, train and calibrate them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from hashlib import sha256
from math import exp
from operator import add
from typing import TYPE_CHECKING, Any, Final, Generic

from bot.games.chance import Chance
from bot.games.players import A, CandidateTurn, Forecast, Moves, P, Strategy, V
from bot.games.players.network import Group, Network, numbers, read_file, read_network

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


_KEYS: Final = {"sharpness", "seats", "order", "weights", "made_by"}


@dataclass(frozen=True)
class Calibration:
    """A correction of the chances of winning forecast by a network or a hand-written evaluation."""

    sharpness: float
    """The factor of the log-odds: below 1 for overconfident forecasts, above 1 for underconfident ones."""
    seats: tuple[float, ...]
    """By seat, from the first to play: the constant added to its log-odds."""
    order: tuple[float, ...]
    """The same by order of play, 0 for the seat to move."""
    variants: Mapping[str, tuple[float, ...]] = field(default_factory=dict)
    """By variant and seat: a further constant."""

    def of_variant(self, variant: str) -> Calibration:
        more = self.variants.get(variant) or (0.0,) * len(self.seats)
        return Calibration(self.sharpness, tuple(map(add, self.seats, more)), self.order)

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


def read_calibration(file: Traversable, weights: Traversable) -> Calibration:
    """Read the calibration of a weights file, or of the hand-written evaluation without one; raise ValueError."""
    data = read_file(file, _KEYS, {"variants"})
    (sharpness,) = numbers([data["sharpness"]], f"{file.name}: sharpness")
    seats, order = (numbers(data[key], f"{file.name}: {key}") for key in ("seats", "order"))
    apart = data.get("variants", {})
    variants = {name: numbers(apart[name], f"{file.name}: {name}") for name in apart}
    if {*map(len, (order, *variants.values()))} != {len(seats)} or sharpness <= 0:
        raise ValueError(f"{file.name}: is no calibration")
    if data["weights"] != fingerprint(weights):
        raise ValueError(f"{file.name}: was made for other weights than those in {weights.name}")
    return Calibration(sharpness, seats, order, variants)


def fingerprint(weights: Traversable) -> str | None:
    """Return the hash of a weights file; None if there is no file."""
    # read as text, so that line endings of the checkout do not matter
    return sha256(weights.read_text(encoding="utf-8").encode()).hexdigest() if weights.is_file() else None


@cache
def _network(file: Any) -> Network | None:
    return read_network(file) if file.is_file() else None


@cache
def _calibration(file: Any, weights: Any, variant: str) -> Calibration | None:
    return read_calibration(file, weights).of_variant(variant) if file.is_file() else None


def return_no_features(*_: object) -> list[Any]:
    """Return no features, for a game without networks."""
    return []


@dataclass(frozen=True, slots=True)
class Learned(Generic[P, A, V]):
    """What a game supplies for networks."""

    moves: Moves[P, A, V]
    known: Callable[[P], Forecast | None]
    """Return the forecast if it is known without a network, as at least at the end of the game; else None."""
    weights: Traversable
    """The folder of the networks and their calibrations."""
    name: Callable[[P], str]
    """Return the name of the network for a game with these seats and options."""
    features: Callable[[P], Sequence[Sequence[Group]]] = return_no_features
    """Return the features of a position between two turns, for each seat, in groups that change together."""
    turn_features: Callable[[P, Sequence[CandidateTurn[A]]], Sequence[Sequence[float]]] = return_no_features
    """Return the features of each turn of the seat to move, without playing it."""
    by_hand: Strategy[P, A, V] | None = None
    """The hand-written strategy, used if there is no network."""
    variant: Callable[[P], str] = lambda _: ""
    """Return the variant of a game, if one network judges several variants that favour different seats."""

    def file(self, position: P) -> Traversable:
        """Return the path of the network's file, which may not exist."""
        return self.weights / f"{self.name(position)}.json"

    def network(self, position: P) -> Network | None:
        """Return the network in use, read once; None if there is none. Raise ValueError."""
        file: Any = self.file(position)
        return _network(file)

    def calibration(self, position: P) -> Calibration | None:
        """Return the calibration in use, read once; None if there is none. Raise ValueError."""
        file: Any = self.weights / f"{self.name(position)}_calibration.json"
        weights: Any = self.file(position)
        return _calibration(file, weights, self.variant(position))

    def judged(self, positions: Sequence[P], judge: Callable[[Sequence[P]], Sequence[Forecast]]) -> list[Forecast]:
        """Return the forecasts of positions, judging in one batch those that are not known."""
        known = [self.known(position) for position in positions]
        open_ones = [position for position, found in zip(positions, known, strict=True) if found is None]
        judged = iter(judge(open_ones) if open_ones else ())
        return [next(judged) if found is None else found for found in known]

    def strategy(self, calibrated: bool = True) -> Strategy[P, A, V]:
        """Return the strategy in use: networks, or where there is none the hand-written one."""

        def forecasts(positions: Sequence[P], chance: Chance) -> Sequence[Forecast]:
            return self.judged(positions, lambda open_ones: self._judge(open_ones, chance, calibrated))

        def policy(position: P, turns: Sequence[CandidateTurn[A]]) -> Sequence[float]:
            rate = self._choose(position).policy
            assert rate is not None, "a strategy that judges positions rates turns too"
            return rate(position, turns)

        return Strategy(self.moves, forecasts, policy)

    def _choose(self, position: P) -> Strategy[P, A, V]:
        network = self.network(position)
        if network is not None:
            return self.with_network(network)
        assert self.by_hand is not None, f"there is no network {self.name(position)}"
        return self.by_hand

    def _judge(self, positions: Sequence[P], chance: Chance, calibrated: bool) -> Sequence[Forecast]:
        """Return the forecasts of positions that are not known."""
        found = self._choose(positions[0]).forecasts(positions, chance)
        corrects = self.calibration(positions[0]) if calibrated else None
        if corrects is None:
            return found
        seats = map(self.moves.seat, positions)
        return [
            forecast if seat is None else corrects.correct(forecast, seat)
            for forecast, seat in zip(found, seats, strict=True)
        ]

    def with_network(self, network: Network) -> Strategy[P, A, V]:
        def forecasts(positions: Sequence[P], chance: Chance) -> Sequence[Forecast]:
            return self.judged(positions, lambda open_ones: network.forecasts([*map(self.features, open_ones)]))

        def policy(position: P, turns: Sequence[CandidateTurn[A]]) -> Sequence[float]:
            return [network.rate(seen) for seen in self.turn_features(position, turns)]

        return Strategy(self.moves, forecasts, policy)
