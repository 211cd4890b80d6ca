"""A strategy around networks: what a game supplies so that they can be used and trained."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Generic

from bot.games.chance import Chance
from bot.games.players import calibration
from bot.games.players.advice import Forecast
from bot.games.players.calibration import Calibration
from bot.games.players.network import Group, Network, read
from bot.games.players.strategy import A, Moves, P, Strategy, Turn, V

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


@cache
def _network(file: Any) -> Network | None:
    return read(file) if file.is_file() else None


@cache
def _calibration(file: Any, weights: Any) -> Calibration | None:
    return calibration.read(file, weights) if file.is_file() else None


@dataclass(frozen=True, slots=True)
class Learned(Generic[P, A, V]):
    """What networks see of a game."""

    moves: Moves[P, A, V]
    features: Callable[[P], Sequence[Sequence[Group]]]
    """Return what a network sees of a position between two turns, for each seat, in groups that change together."""
    known: Callable[[P], Forecast | None]
    """Return the forecast where it can be worked out without a network, at least once the game is over; else None."""
    turn_features: Callable[[P, Sequence[Turn[A]]], Sequence[Sequence[float]]]
    """Return for each turn of the seat to move what is seen of it at once."""
    weights: Traversable
    """The folder of the networks' files and of their calibrations."""
    name: Callable[[P], str]
    """Return the name of the network for a game like this one."""
    by_hand: Strategy[P, A, V] | None = None
    """What judges where there is no network."""

    def file(self, position: P) -> Traversable:
        """Return the file of the network for a game like this one, whether it is there or not."""
        return self.weights / f"{self.name(position)}.json"

    def network(self, position: P) -> Network | None:
        """Return the network in use for a game like this one, read once; None if there is none. Raise ValueError."""
        file: Any = self.file(position)
        return _network(file)

    def calibration(self, position: P) -> Calibration | None:
        """Return what corrects forecasts of a game like this one, read once; None if nothing does. Raise ValueError."""
        file: Any = self.weights / f"{self.name(position)}_calibration.json"
        weights: Any = self.file(position)
        return _calibration(file, weights)

    def judged(self, positions: Sequence[P], judge: Callable[[Sequence[P]], Sequence[Forecast]]) -> list[Forecast]:
        """Return the forecasts of positions; those that are not known are judged all at once."""
        known = [self.known(position) for position in positions]
        open_ones = [position for position, found in zip(positions, known, strict=True) if found is None]
        judged = iter(judge(open_ones) if open_ones else ())
        return [next(judged) if found is None else found for found in known]

    def strategy(self) -> Strategy[P, A, V]:
        """Return the strategy in use: networks, or where there is none the evaluation by hand, calibrated."""
        plain = self.uncalibrated()

        def judge(positions: Sequence[P], chance: Chance) -> Sequence[Forecast]:
            found = plain.forecasts(positions, chance)
            corrects = self.calibration(positions[0])
            if corrects is None:
                return found
            return [
                corrects.correct(forecast, seat) if (seat := self.moves.seat(position)) is not None else forecast
                for position, forecast in zip(positions, found, strict=True)
            ]

        def forecasts(positions: Sequence[P], chance: Chance) -> Sequence[Forecast]:
            return self.judged(positions, lambda open_ones: judge(open_ones, chance))

        return Strategy(self.moves, forecasts, plain.policy)

    def uncalibrated(self) -> Strategy[P, A, V]:
        """Return the strategy that calibrations correct."""

        def chosen(position: P) -> Strategy[P, A, V]:
            network = self.network(position)
            if network is not None:
                return self.with_network(network)
            assert self.by_hand is not None, f"there is no network {self.name(position)}"
            return self.by_hand

        def forecasts(positions: Sequence[P], chance: Chance) -> Sequence[Forecast]:
            return chosen(positions[0]).forecasts(positions, chance) if positions else ()

        def policy(position: P, turns: Sequence[Turn[A]]) -> Sequence[float]:
            rate = chosen(position).policy
            assert rate is not None, "a strategy that judges positions rates turns too"
            return rate(position, turns)

        return Strategy(self.moves, forecasts, policy)

    def with_network(self, network: Network) -> Strategy[P, A, V]:
        """Return the strategy with a network."""

        def forecasts(positions: Sequence[P], chance: Chance) -> Sequence[Forecast]:
            return self.judged(positions, lambda open_ones: network.forecasts([*map(self.features, open_ones)]))

        def policy(position: P, turns: Sequence[Turn[A]]) -> Sequence[float]:
            return [network.rate(seen) for seen in self.turn_features(position, turns)]

        return Strategy(self.moves, forecasts, policy)
