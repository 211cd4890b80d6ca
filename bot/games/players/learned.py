"""A strategy around networks: what a game supplies so that they can be used and trained."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Generic

from bot.games.chance import Chance
from bot.games.players.advice import Forecast
from bot.games.players.network import Group, Network, read
from bot.games.players.strategy import A, Moves, P, Strategy, Turn, V

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


@cache
def _read(file: Any) -> Network:
    return read(file)


@cache
def _is_there(file: Any) -> bool:
    return bool(file.is_file())


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
    file: Callable[[P], Traversable]
    """Return the file of the network for a game like this one."""

    def network(self, position: P) -> Network:
        """Return the network for a game like this one, read once; raise ValueError."""
        file: Any = self.file(position)
        return _read(file)

    def judged(
        self, positions: Sequence[P], judge: Callable[[Sequence[Sequence[Sequence[Group]]]], Sequence[Forecast]]
    ) -> list[Forecast]:
        """Return the forecasts of positions; those that are not known are judged by their features, all at once."""
        known = [self.known(position) for position in positions]
        open_ones = [position for position, found in zip(positions, known, strict=True) if found is None]
        judged = iter(judge([self.features(position) for position in open_ones]) if open_ones else ())
        return [next(judged) if found is None else found for found in known]

    def strategy(self, network: Callable[[P], Network] | None = None) -> Strategy[P, A, V]:
        """Return the strategy with the networks in the repository, or with those that a function returns."""
        network_of = network or self.network

        def forecasts(positions: Sequence[P], chance: Chance) -> Sequence[Forecast]:
            return self.judged(positions, lambda seen: network_of(positions[0]).forecasts(seen))

        def policy(position: P, turns: Sequence[Turn[A]]) -> Sequence[float]:
            rate = network_of(position).rate
            return [rate(seen) for seen in self.turn_features(position, turns)]

        return Strategy(self.moves, forecasts, policy)

    def strategy_or(self, other: Strategy[P, A, V]) -> Strategy[P, A, V]:
        """Return the strategy with the networks in the repository; where there is none, another one judges."""
        learned = self.strategy()

        def chosen(position: P) -> Strategy[P, A, V]:
            file: Any = self.file(position)
            return learned if _is_there(file) else other

        def forecasts(positions: Sequence[P], chance: Chance) -> Sequence[Forecast]:
            return chosen(positions[0]).forecasts(positions, chance)

        def policy(position: P, turns: Sequence[Turn[A]]) -> Sequence[float]:
            rate = chosen(position).policy
            assert rate is not None, "a strategy that judges positions rates turns too"
            return rate(position, turns)

        return Strategy(self.moves, forecasts, policy)
