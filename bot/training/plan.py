"""What a training is to do: all that its result depends on, so that it can be made again."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Final

from bot.games import GAMES
from bot.games.players import Learned

UNITS: Final = 16


@dataclass(frozen=True, slots=True)
class Plan:
    """A training of one network."""

    game: str
    seats: int
    options: tuple[str, ...]
    """The options of the game that are on."""
    games: int
    """How many games of self-play it takes."""
    seed: int
    only_policy: bool = False
    """Whether the network in use is kept, and only the rating of turns is learned anew."""
    units: int = UNITS
    batch: int = 40
    """How many games are played with the same weights before the network learns from them."""
    trace: float = 0.7
    """λ of TD(λ)."""
    explore: float = 0.03
    """The share of turns that are chosen at random."""
    rate: float = 0.002
    """How far the network learns at first; the rate falls to a tenth."""
    steps: int = 40
    """Steps of learning after each batch."""
    memory: int = 20_000
    """How many of the latest games are kept to learn from, at most half of all: with 2,000 it learned them by heart."""
    reread: int = 300
    """How many of these the network learns from after each batch."""
    sample: int = 1024
    """How many positions of these games a step takes."""

    @property
    def learned(self) -> Learned[Any, Any, Any]:
        """What networks see of the game; raise KeyError if it supplies nothing."""
        found = GAMES[self.game].computers.learned
        if found is None:
            raise KeyError(self.game)
        return found

    @property
    def switched(self) -> dict[str, bool]:
        """The options as the rules take them."""
        return dict.fromkeys(self.options, True)

    def dealt(self) -> Any:
        """Return a position that a game of the plan may begin with."""
        return GAMES[self.game].rules.deal(self.seats, self.switched, Random(self.seed))

    def as_dict(self) -> dict[str, Any]:
        """Return the plan for JSON."""
        return {**asdict(self), "options": list(self.options)}
