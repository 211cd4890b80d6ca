"""Self-play: turns are judged by what their seat can know."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np

from bot.games import GAMES
from bot.training.trainer import SelfPlayer, as_array, rate_turns
from bot.training.weights import Array, Weights


def test_the_actual_draws_change_no_judgement() -> None:
    """Turns are judged on a sampled position, whose hidden pieces differ from the actual ones."""
    rules, learned = GAMES["carrara"].rules, GAMES["carrara"].computers.learned
    assert learned is not None
    position, chance, differ = rules.deal(2, {}, Random(1)), Random(2), 0
    weights = Weights.random(as_array([learned.features(position)]).shape[-1], 4, np.random.default_rng(3))

    def worths(position: Any, sampled: Any, seat: int) -> Array:
        sampling = replace(learned, moves=replace(learned.moves, resample=lambda position, chance: sampled))
        policy = np.zeros(len(learned.turn_features(position, learned.moves.turns(position, seat, Random(4), ()))[0]))
        return rate_turns(SelfPlayer(sampling, weights, policy, Random(5)), position, seat)[2]

    for _ in range(20):
        seat = learned.moves.seat(position)
        assert seat is not None
        one, other = (learned.moves.resample(position, Random(seed)) for seed in (6, 7))
        assert np.array_equal(worths(position, one, seat), worths(other, one, seat))
        differ += not np.array_equal(worths(position, one, seat), worths(position, other, seat))
        turns = learned.moves.turns(position, seat, chance, ())
        position = learned.moves.play_turn(position, seat, turns[chance.randrange(len(turns))], chance)
    assert differ > 3
