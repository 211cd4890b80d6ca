"""The plan and the state of a training, and its checkpoint, from which it can be resumed."""

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
    game: str
    seats: int
    options: tuple[str, ...]
    games: int
    seed: int
    only_policy: bool = False
    """Whether to keep the network in use, and learn only the rating of turns."""
    units: int = UNITS
    batch: int = 40
    """How many games are played with the same weights before the network learns from them."""
    trace: float = 0.7
    """λ of TD(λ)."""
    explore: float = 0.03
    """The share of turns that are chosen at random."""
    rate: float = 0.002
    """The initial learning rate, which falls to a tenth."""
    steps: int = 40
    """Gradient steps after each batch."""
    memory: int = 20_000
    """The latest games kept to learn from, at most half of all; with 2,000 the network overfitted."""
    reread: int = 300
    """How many of the kept games are sampled after each batch."""
    sample: int = 1024
    """How many positions of these games a gradient step takes."""

    @property
    def learned(self) -> Learned[Any, Any, Any]:
        """What the game supplies for networks; raise KeyError if nothing."""
        found = GAMES[self.game].computers.learned
        if found is None:
            raise KeyError(self.game)
        return found

    @property
    def switched(self) -> dict[str, bool]:
        """The options as the rules take them."""
        return dict.fromkeys(self.options, True)

    def dealt(self) -> Any:
        """Deal a position with the plan's seats and options."""
        return GAMES[self.game].rules.deal(self.seats, self.switched, Random(self.seed))


class OtherPlan(Exception):
    """The checkpoint belongs to a training with another plan."""


class NoCheckpoint(Exception):
    """The file is no checkpoint, or a damaged one."""


class GameSamples(NamedTuple):
    """The training samples of a game: the features between turns, and the result."""

    seen: Array
    """By position, seat and feature."""
    won: Array
    scored: Array
    """By seat."""


@dataclass(frozen=True, slots=True)
class Strength:
    """The share of wins against the former network after a number of training games, with its 95 % interval."""

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
    """The duration so far."""
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
"""By how much worse than the best a turn may be and still weigh a third as much."""
_FAR_MARGIN: Final = 0.1
"""Differences in worth beyond this are clamped."""
_LEAST_WEIGHT: Final = 0.02
"""The minimum weight of a turn."""
_DECAY: Final = 0.9999
"""The factor that each new decision applies to the weight of earlier ones, as the network improves."""
_RIDGE: Final = 1e-3


@dataclass(slots=True)
class Ridge:
    """Weighted ridge regression of turns' worth, relative to the other turns of the same decision."""

    products: Array
    """By feature and feature."""
    sums: Array
    """By feature."""

    def learn(self, seen: Array, worths: Array) -> None:
        """Add a decision: the features of its turns and their worth."""
        behind = np.maximum(worths - worths.max(), -_FAR_MARGIN)
        shares = np.exp(behind / _NEAR_MARGIN)
        shares /= shares.sum()
        counted = shares + _LEAST_WEIGHT
        beyond = seen - shares @ seen
        self.products = _DECAY * self.products + (beyond * counted[:, None]).T @ beyond
        self.sums = _DECAY * self.sums + (beyond * counted[:, None]).T @ (behind - shares @ behind)

    def weights(self) -> Array:
        kept = self.products + _RIDGE * np.eye(len(self.sums))
        found: Array = np.asarray(np.linalg.solve(kept, self.sums), np.float64)
        return found
