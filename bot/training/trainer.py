"""Training: batches of games of a network against itself, steps of learning from them, and how strong it has become."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from bot.games import GAMES
from bot.games.players import RANDOM, ComputerPlayer, Level
from bot.games.players.network import Network
from bot.games.search import computers
from bot.model.budgets import Simulations
from bot.training.episodes import Episode, as_array, play, targets
from bot.training.matches import InOrder, play_one, wilson
from bot.training.state import Lesson, State, Strength, TrainingPlan
from bot.training.weights import Array, Weights

_DIGITS: Final = 6
"""More significant digits would only make the files larger."""


def write_network(file: Path, network: Network, made_by: Mapping[str, Any]) -> None:
    """Write a network; raise OSError."""
    data = {"made_by": made_by, **_rounded(asdict(network))}
    new = file.with_suffix(".new")
    new.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
    new.replace(file)


def _rounded(value: Any) -> Any:
    match value:
        case dict():
            return {key: _rounded(each) for key, each in value.items()}
        case list() | tuple():
            return [_rounded(each) for each in value]
        case float():
            return float(f"{value:.{_DIGITS}g}")
    raise TypeError(value)


def begin(plan: TrainingPlan) -> State:
    """Return the state of a training before its first game."""
    position = plan.dealt()
    seat = plan.learned.moves.seat(position)
    assert seat is not None
    turns = plan.learned.moves.turns(position, seat, Random(plan.seed), ())
    seen = plan.learned.turn_features(position, turns)
    state = State.begin(plan, as_array([plan.learned.features(position)]).shape[-1], len(seen[0]))
    if plan.only_policy:
        network = plan.learned.network(position)
        assert network is not None, "there is no network to keep"
        state.weights = Weights.of_network(network)
    return state


class Trainer:
    """A training in several processes; its result does not depend on how many there are."""

    def __init__(self, plan: TrainingPlan, state: State, in_order: InOrder) -> None:
        self.plan = plan
        self.state = state
        self._in_order = in_order

    def batch(self, played: Callable[[int], object]) -> None:
        """Play a batch of games and learn from them; after each game, call `played` with 1."""
        started, plan, state = time.perf_counter(), self.plan, self.state
        numbers = range(state.games, min(plan.games, state.games + plan.batch))
        one = partial(_play, plan, state.weights, state.ridge.weights())
        for episode in self._in_order(one, numbers):
            for seen, worths in episode.rated:
                state.ridge.learn(seen, worths)
            state.memory.append(Lesson(*map(_small, (episode.seen, episode.won, episode.scored))))
            played(1)
        state.games = numbers.stop
        # the first games were played much worse than those after them
        del state.memory[: -max(plan.batch, min(plan.memory, state.games // 2))]
        if not plan.only_policy:
            self._learn()
        state.seconds += time.perf_counter() - started

    def network(self) -> Network:
        """Return the network as it is now."""
        return self.state.weights.network(self.state.ridge.weights())

    def compare(self, former: Network | None, games: int) -> Strength:
        """Play games against the former network, and add the result to the curve."""
        one = partial(compare, self.plan, self.network(), former)
        found = strength(self.state.games, self._in_order(one, range(games)))
        self.state.curve.append(found)
        return found

    def _learn(self) -> None:
        plan, state = self.plan, self.state
        luck = np.random.default_rng((plan.seed, state.games))
        picked = luck.choice(len(state.memory), min(plan.reread, len(state.memory)), replace=False)
        lessons = [self._taught(state.memory[place]) for place in picked]
        seen, chances, points = map(np.concatenate, zip(*lessons, strict=True))
        rate = plan.rate * (1 - 0.9 * state.games / plan.games)
        for _ in range(plan.steps):
            places = luck.integers(0, len(seen), plan.sample)
            _, gradient = state.weights.gradient(seen[places], chances[places], points[places])
            state.adam.step(state.weights, gradient, rate)

    def _taught(self, lesson: Lesson) -> tuple[Array, Array, Array]:
        """Return what the network sees of a game, and what it should forecast, judged with the weights as they are."""
        seen, won, scored = (each.astype(np.float64) for each in (lesson.seen, lesson.won, lesson.scored))
        return seen, *targets(*self.state.weights.forecast(seen), won, scored, self.plan.trace)


def _play(plan: TrainingPlan, weights: Weights, policy: Array, number: int) -> Episode:
    seed = f"{plan.seed}/{number}"
    return play(plan.game, plan.seats, plan.switched, weights, policy, seed, plan.explore)


def _small(values: Array) -> Any:
    # what is kept between batches is what a checkpoint keeps
    return values.astype(np.float32)


_AT_ONCE: Final = Simulations(0)


def player_of(plan: TrainingPlan, network: Network | None) -> ComputerPlayer[Any, Any]:
    """Return the player that decides with a network, or any that is in the repository, or else at random."""
    if network is None:
        return GAMES[plan.game].computers.players.get(Level.ADVANCED, RANDOM)
    return computers(plan.learned.with_network(network)).players[Level.ADVANCED]


def compare(plan: TrainingPlan, network: Network, former: Network | None, number: int) -> float:
    """Play a game of a network against as many of the former one as fill the table; return its share of the win."""
    players = [player_of(plan, network), *[player_of(plan, former)] * (plan.seats - 1)]
    return play_one(GAMES[plan.game], players, plan.seed, number, _AT_ONCE, plan.switched).wins[0]


def strength(games: int, wins: Iterable[float]) -> Strength:
    """Return the strength after a number of games of training, from the wins of a comparison."""
    counted = [*wins]
    return Strength(games, sum(counted) / len(counted), *wilson(sum(counted), len(counted)))
