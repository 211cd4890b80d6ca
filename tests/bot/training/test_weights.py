"""The sums of the trainer: those of the bot, with true gradients, and targets as TD(λ) has them."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.training.trainer import targets
from bot.training.weights import Weights

SEEDS = st.integers(0, 2**32 - 1)


@given(SEEDS, st.integers(2, 4))
def test_forecasts_are_those_of_the_bot(seed: int, seats: int) -> None:
    luck = np.random.default_rng(seed)
    weights = Weights.random(7, 5, luck)
    seen = luck.normal(size=(3, seats, 7))
    chances, points = weights.forecast(seen)
    network = weights.network(np.zeros(2))
    groups = [[((*each[:3],), (*each[3:],)) for each in position] for position in seen.tolist()]
    for place, found in enumerate(network.forecasts(groups)):
        assert found.chances == pytest.approx(chances[place])
        assert found.points == pytest.approx(points[place])


@given(SEEDS)
def test_gradients_match_finite_differences(seed: int) -> None:
    """A small step against each slope changes the loss as the slope says."""
    luck = np.random.default_rng(seed)
    weights = Weights.random(4, 3, luck)
    seen, points = luck.normal(size=(6, 3, 4)), luck.normal(50, 20, (6, 3))
    won = luck.dirichlet(np.ones(3), 6)
    _, gradient = weights.gradient(seen, won, points)
    step = 1e-6
    for values, slopes in zip(weights, gradient, strict=True):
        place = tuple(int(luck.integers(0, size)) for size in values.shape)
        kept = values[place]
        losses = []
        for change in (-step, step):
            values[place] = kept + change
            losses.append(weights.gradient(seen, won, points)[0])
        values[place] = kept
        assert (losses[1] - losses[0]) / (2 * step) == pytest.approx(slopes[place], rel=2e-3, abs=2e-5)


def test_targets_follow_the_trace() -> None:
    """With a trace of 1 every position has the outcome as its target, with 0 the next position's forecast."""
    chances, points = np.array([[0.5, 0.5], [0.7, 0.3], [0.2, 0.8]]), np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
    won, scored = np.array([0.0, 1.0]), np.array([7.0, 8.0])
    all_of_it, none_of_it, half = (targets(chances, points, won, scored, trace) for trace in (1, 0, 0.5))

    assert all_of_it[0].tolist() == [won.tolist()] * 3
    assert none_of_it[1].tolist() == [*points[1:].tolist(), scored.tolist()]
    assert half[1][:, 0].tolist() == [4.5, 6.0, 7.0]
