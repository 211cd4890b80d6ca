"""Computer players: what a game provides for them, and the values that they and the coach exchange."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from bot.games.chance import Chance
from bot.games.players.advice import AT_ONCE, Advice, Budget, Forecast, Suggestion
from bot.games.players.learned import Learned
from bot.games.players.levels import RANDOM, Choose, Level, Player, Speed, choose_at_random
from bot.games.players.network import Network
from bot.games.players.strategy import Moves, Strategy, Turn

__all__ = [
    "AT_ONCE",
    "RANDOM",
    "Advice",
    "Budget",
    "Choose",
    "Computers",
    "Forecast",
    "Learned",
    "Level",
    "Moves",
    "Network",
    "Player",
    "RankActions",
    "Speed",
    "Strategy",
    "Suggestion",
    "Turn",
    "choose_at_random",
    "itself",
]


A = TypeVar("A")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


class RankActions(Protocol[A, V_contra]):
    """A search over the actions of a seat that is to act."""

    def __call__(
        self,
        view: V_contra,
        seat: int,
        legal: Sequence[A],
        chance: Chance,
        budget: Budget,
        also: Sequence[A] = (),
    ) -> Sequence[Advice[A]]:
        """Return the actions worth considering, best first, at least one.

        `also` lists legal ones to consider in any case. Deterministic for the same chance and budget in simulations.
        """
        ...


def itself(action: Any) -> Hashable:
    """Return an action as it is."""
    kept: Hashable = action
    return kept


@dataclass(frozen=True, slots=True)
class Computers(Generic[A, V]):
    """What a game provides for computer players and the coach."""

    players: Mapping[str, Player[A, V]] = field(default_factory=lambda: {Level.RANDOM: RANDOM})
    """By level, weakest first."""
    rank_actions: RankActions[A, V] | None = None
    """Without it the host offers neither hints nor reviews."""
    evaluate: Callable[[V, Chance, Budget], Forecast] | None = None
    """Estimate the outcome under good play, from what a view knows; without it the host offers no reviews."""
    idea: Callable[[A], Hashable] = itself
    """Return what an action is about; of several actions about the same thing a hint names only the best."""
    learned: Learned[Any, A, Any] | None = None
    """What networks see of the game, so that they can be trained."""

    @property
    def can_hint(self) -> bool:
        """Whether they can say which actions are best."""
        return self.rank_actions is not None

    @property
    def can_review(self) -> bool:
        """Whether they can say of a finished game which actions were mistakes."""
        return self.rank_actions is not None and self.evaluate is not None

    @property
    def strongest_quick(self) -> str:
        """The strongest player that decides within some milliseconds."""
        return [name for name, player in self.players.items() if player.speed is not Speed.SEARCHING][-1]
