"""What a training is to do, how far it has come, and the file that keeps it, so that it can be resumed."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from bot.games import GAMES
from bot.games.players.learned import Learned
from bot.training.weights import Adam, Array, Weights

UNITS: Final = 16


@dataclass(frozen=True, slots=True)
class TrainingPlan:
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


class OtherPlan(Exception):
    """The checkpoint belongs to a training with another plan."""


class NoCheckpoint(Exception):
    """The file is no checkpoint, or a damaged one."""


class GameSamples(NamedTuple):
    """What a game teaches: what the network saw between turns, and how it ended."""

    seen: Array
    """By position, seat and feature."""
    won: Array
    scored: Array
    """By seat."""


@dataclass(frozen=True, slots=True)
class Strength:
    """How often the network won against the former one, after a number of games of training."""

    games: int
    share: float
    low: float
    high: float


@dataclass(slots=True)
class TrainingState:
    """A training between two batches of games."""

    weights: Weights
    adam: Adam
    ridge: Ridge
    games: int = 0
    seconds: float = 0.0
    """How long it took so far, on the machine that it ran on."""
    memory: list[GameSamples] = field(default_factory=list)
    curve: list[Strength] = field(default_factory=list)

    @classmethod
    def begin(cls, plan: TrainingPlan, features: int, turn_features: int) -> TrainingState:
        """Return the state before the first game."""
        weights = Weights.random(features, plan.units, np.random.default_rng(plan.seed))
        nothing = np.zeros((turn_features, turn_features)), np.zeros(turn_features)
        return cls(weights, Adam(weights.zeros(), weights.zeros()), Ridge(*nothing))

    def save(self, file: Path, plan: TrainingPlan) -> None:
        """Write a checkpoint, which replaces the former one as a whole; raise OSError."""
        file.parent.mkdir(parents=True, exist_ok=True)
        new = file.with_suffix(".new")
        new.write_bytes(pickle.dumps((plan, self)))
        new.replace(file)

    @classmethod
    def load(cls, file: Path, plan: TrainingPlan) -> TrainingState:
        """Read a checkpoint of this plan; raise OtherPlan, NoCheckpoint or OSError."""
        data = file.read_bytes()
        try:
            kept, state = pickle.loads(data)
        except Exception as error:  # a damaged file raises any exception
            raise NoCheckpoint from error
        if kept != plan or not isinstance(state, cls):
            raise OtherPlan
        return state


_NEAR_MARGIN: Final = 0.033
"""How far behind the best a turn may be, in worth, and still count a third as much."""
_FAR_MARGIN: Final = 0.1
"""From where on it does not matter how much worse a turn is."""
_LEAST_WEIGHT: Final = 0.02
"""What the worst turns count at least."""
_DECAY: Final = 0.9999
"""What earlier decisions keep of their weight with each new one, as the network gets better."""
_RIDGE: Final = 1e-3


@dataclass(slots=True)
class Ridge:
    """Weighted ridge regression of turns' worth, relative to the other turns of the same decision."""

    products: Array
    """By feature and feature."""
    sums: Array
    """By feature."""

    def learn(self, seen: Array, worths: Array) -> None:
        """Add a decision: the features of its turns, and what these were worth."""
        behind = np.maximum(worths - worths.max(), -_FAR_MARGIN)
        shares = np.exp(behind / _NEAR_MARGIN)
        shares /= shares.sum()
        counted = shares + _LEAST_WEIGHT
        beyond = seen - shares @ seen
        self.products = _DECAY * self.products + (beyond * counted[:, None]).T @ beyond
        self.sums = _DECAY * self.sums + (beyond * counted[:, None]).T @ (behind - shares @ behind)

    def weights(self) -> Array:
        """Return the weights of the features."""
        kept = self.products + _RIDGE * np.eye(len(self.sums))
        found: Array = np.asarray(np.linalg.solve(kept, self.sums), np.float64)
        return found
