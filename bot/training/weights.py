"""A network's weights as arrays: batched forecasts, gradients, and the optimiser Adam."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.games.players.network import NEGATIVE_SLOPE, SCORE_SCALE, Network

Array: TypeAlias = NDArray[np.float64]
SCORE_SHARE: Final = 1.0
"""The weight of the squared error of scores against the cross-entropy of chances."""
# Adam's usual constants, those of the paper by Kingma and Ba
_DECAY: Final = (0.9, 0.999)
_EPSILON: Final = 1e-8


class Weights(NamedTuple):
    """The weights of a network with a layer of units."""

    units: Array
    """By feature and unit."""
    thresholds: Array
    score: Array
    score_threshold: Array
    strength: Array

    @classmethod
    def random(cls, features: int, units: int, generator: np.random.Generator) -> Weights:
        """Return small random weights."""
        return cls(
            # so that the units' sums vary as much as the features, however many these are
            generator.normal(0.0, 1.0 / np.sqrt(features), (features, units)),
            np.zeros(units),
            generator.normal(0.0, 0.1, units),
            np.full(1, 0.5),
            generator.normal(0.0, 0.1, units),
        )

    @classmethod
    def of_network(cls, network: Network) -> Weights:
        """Convert a network of the bot."""
        return cls(
            np.array(network.units).T.copy(),
            np.array(network.thresholds),
            np.array(network.score),
            np.array([network.score_threshold]),
            np.array(network.strength),
        )

    def zeros(self) -> Weights:
        return Weights(*map(np.zeros_like, self))

    def judge(self, seen: Array) -> tuple[Array, Array, Array, Array]:
        """Return sums and outputs of the units, scores, and strengths, for features by position and seat."""
        sums = seen @ self.units + self.thresholds
        active = np.where(sums > 0, sums, NEGATIVE_SLOPE * sums)
        return sums, active, active @ self.score + self.score_threshold[0], active @ self.strength

    def forecast(self, seen: Array) -> tuple[Array, Array]:
        """Return chances, and scores in points, for features by position and seat."""
        _, _, scores, strengths = self.judge(seen)
        return chances(strengths), SCORE_SCALE * scores

    def gradient(self, seen: Array, won: Array, points: Array) -> tuple[float, Weights]:
        """Return the mean loss against chances and points by position and seat, and its gradient."""
        sums, active, scores, strengths = self.judge(seen)
        found, count = chances(strengths), len(seen)
        missed = scores - points / SCORE_SCALE
        loss = -np.sum(won * np.log(found + _EPSILON)) / count + SCORE_SHARE * np.sum(missed**2) / count
        by_strength, by_score = (found - won) / count, 2 * SCORE_SHARE * missed / count
        back = by_strength[..., None] * self.strength + by_score[..., None] * self.score
        back *= np.where(sums > 0, 1.0, NEGATIVE_SLOPE)
        flat = seen.reshape(-1, seen.shape[-1])
        return float(loss), Weights(
            flat.T @ back.reshape(len(flat), -1),
            back.sum((0, 1)),
            np.einsum("psu,ps->u", active, by_score),
            np.array([by_score.sum()]),
            np.einsum("psu,ps->u", active, by_strength),
        )

    def network(self, policy: Array) -> Network:
        """Convert the weights into a network of the bot."""
        return Network(
            units=tuple(tuple(map(float, row)) for row in self.units.T),
            thresholds=tuple(map(float, self.thresholds)),
            score=tuple(map(float, self.score)),
            score_threshold=float(self.score_threshold[0]),
            strength=tuple(map(float, self.strength)),
            policy=tuple(map(float, policy)),
        )


def chances(strengths: Array) -> Array:
    """Return the chances of seats with these strengths, by position and seat."""
    raised = np.exp(strengths - strengths.max(-1, keepdims=True))
    shares: Array = raised / raised.sum(-1, keepdims=True)
    return shares


@dataclass(slots=True)
class Adam:
    """The optimiser Adam: running means of gradients and of their squares."""

    first: Weights
    second: Weights
    steps: int = 0

    def step(self, weights: Weights, gradient: Weights, rate: float) -> None:
        self.steps += 1
        for value, gradient_part, first, second in zip(weights, gradient, self.first, self.second, strict=True):
            first += (1 - _DECAY[0]) * (gradient_part - first)
            second += (1 - _DECAY[1]) * (gradient_part**2 - second)
            corrected = first / (1 - _DECAY[0] ** self.steps), second / (1 - _DECAY[1] ** self.steps)
            value -= rate * corrected[0] / (np.sqrt(corrected[1]) + _EPSILON)
