"""Training: batches of self-play, gradient steps on these games, and comparisons with the former network."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from bot.games import GAMES
from bot.games.players import AT_ONCE, RANDOM, CandidateTurn, ComputerPlayer, Forecast, Level
from bot.games.players.learned import Learned
from bot.games.players.network import Group, Network
from bot.games.search import computers
from bot.games.search.playouts import forecast_of
from bot.games.search.tree import forecast_worth
from bot.training.matches import InOrder, play_one, wilson
from bot.training.state import GameSamples, Strength, TrainingPlan, TrainingState
from bot.training.weights import Array, Weights

# Games of a network against itself

CONSIDERED_TURNS: Final = 5
"""How many of a position's turns are judged, best-rated by the policy first."""
RANDOM_TURNS: Final = 1
"""How many further turns are judged, at random."""
TURNS_AFTER_DRAW: Final = 4
"""How many turns are judged after a draw, best-rated by the policy first."""


class Episode(NamedTuple):
    """A game of a network against itself."""

    lesson: GameSamples
    rated: list[tuple[Array, Array]]
    """By decision: the features of the turns that were judged, and their worth."""


def as_array(seen: Sequence[Sequence[Sequence[Group]]]) -> Array:
    """Return features by position, seat and feature."""
    return np.asarray([[[*chain.from_iterable(groups)] for groups in each] for each in seen], dtype=np.float64)


class SelfPlayer:
    """A player of self-play, which judges all turns that it considers in one batch."""

    def __init__(self, learned: Learned[Any, Any, Any], weights: Weights, policy: Array, chance: Random) -> None:
        self.learned = learned
        self.weights = weights
        self.policy = policy
        self.chance = chance

    def consider(self, position: Any, seat: int, best: int, besides: int) -> tuple[list[CandidateTurn[Any]], Array]:
        """Return the turns to judge, with their features."""
        turns = list(self.learned.moves.turns(position, seat, self.chance, ()))
        seen = np.asarray(self.learned.turn_features(position, turns), dtype=np.float64)
        if len(turns) <= best + besides:
            return turns, seen
        order = np.argsort(-(seen @ self.policy), kind="stable")
        others = self.chance.sample(range(best, len(turns)), besides)
        kept = [int(order[place]) for place in (*range(best), *others)]
        return [turns[place] for place in kept], seen[kept]

    def forecasts(self, positions: Sequence[Any]) -> list[Forecast]:
        """Return the forecasts of positions between turns that are not known."""
        chances, points = self.weights.forecast(as_array([*map(self.learned.features, positions)]))
        return [
            Forecast(tuple(chance), tuple(point))
            for chance, point in zip(chances.tolist(), points.tolist(), strict=True)
        ]


def play(
    game: str, seats: int, options: Mapping[str, bool], weights: Weights, policy: Array, seed: str, explore: float
) -> Episode:
    """Play a game of a network against itself; the share `explore` of turns is random."""
    rules, learned = GAMES[game].rules, GAMES[game].computers.learned
    assert learned is not None, f"{game} supplies no features"
    chance = Random(seed)
    player, moves = SelfPlayer(learned, weights, policy, chance), learned.moves
    position = rules.deal(seats, options, chance)
    passed: list[Any] = []
    rated: list[tuple[Array, Array]] = []
    while (seat := moves.seat(position)) is not None:
        turns, seen, worths = rate_turns(player, position, seat)
        if len(turns) > 1:
            rated.append((seen, worths))
        wanders = chance.random() < explore
        turn = turns[chance.randrange(len(turns)) if wanders else int(worths.argmax())]
        position = moves.play_turn(position, seat, turn, chance)
        if not turn.draws and learned.known(position) is None:
            passed.append(position)
    outcome = rules.outcome(position)
    assert outcome is not None
    ended = forecast_of(outcome)
    features = as_array([learned.features(each) for each in passed])
    return Episode(GameSamples(features, np.asarray(ended.chances), np.asarray(ended.points)), rated)


def rate_turns(player: SelfPlayer, position: Any, seat: int) -> tuple[list[CandidateTurn[Any]], Array, Array]:
    """Return the turns to judge, with their features and worth.

    Hidden information is sampled, or networks would learn to rely on the order of the stack.
    """
    imagined = player.learned.moves.resample(position, player.chance)
    turns, seen = player.consider(imagined, seat, CONSIDERED_TURNS, RANDOM_TURNS)
    return turns, seen, _worths(player, imagined, turns, seat)


def _worths(player: SelfPlayer, position: Any, turns: Sequence[CandidateTurn[Any]], seat: int) -> Array:
    """Return what each turn is worth to the seat that takes it; of a turn that draws, after one draw."""
    moves, chance = player.learned.moves, player.chance
    after: list[Any] = []
    places: list[range] = []
    """By turn: the indexes of the positions that it may lead to."""
    for turn in turns:
        found = moves.play_turn(position, seat, turn, chance)
        reached = [found]
        if turn.draws and moves.seat(found) == seat:
            inner, _ = player.consider(found, seat, TURNS_AFTER_DRAW, 0)
            reached = [moves.play_turn(found, seat, each, chance) for each in inner]
        places.append(range(len(after), len(after) + len(reached)))
        after += reached
    worths = [forecast_worth(each, seat) for each in player.learned.judged(after, player.forecasts)]
    return np.asarray([max(worths[place] for place in each) for each in places], dtype=np.float64)


def targets(chances: Array, points: Array, won: Array, scored: Array, trace: float) -> tuple[Array, Array]:
    """Return the training targets for each position of a game by TD(λ), λ being the trace.

    Chances and points are forecasts by position and seat; `won` and `scored` are the result by seat.
    """
    better = np.empty_like(chances), np.empty_like(points)
    for place in range(len(chances) - 1, -1, -1):
        better[0][place], better[1][place] = won, scored
        won = trace * won + (1 - trace) * chances[place]
        scored = trace * scored + (1 - trace) * points[place]
    return better


# Learning from them

_DIGITS: Final = 6
"""The significant digits of weights; more would only make the files larger."""


def write_network(file: Path, network: Network, made_by: Mapping[str, Any]) -> None:
    """Write a network; raise OSError."""
    data = {"made_by": made_by, **_round_numbers(asdict(network))}
    new = file.with_suffix(".new")
    new.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
    new.replace(file)


def _round_numbers(value: Any) -> Any:
    match value:
        case dict():
            return {key: _round_numbers(each) for key, each in value.items()}
        case list() | tuple():
            return [_round_numbers(each) for each in value]
        case float():
            return float(f"{value:.{_DIGITS}g}")
    raise TypeError(value)


def begin(plan: TrainingPlan) -> TrainingState:
    """Return the state of a training before its first game."""
    position = plan.dealt()
    seat = plan.learned.moves.seat(position)
    assert seat is not None
    turns = plan.learned.moves.turns(position, seat, Random(plan.seed), ())
    seen = plan.learned.turn_features(position, turns)
    state = TrainingState.begin(plan, as_array([plan.learned.features(position)]).shape[-1], len(seen[0]))
    if plan.only_policy:
        network = plan.learned.network(position)
        assert network is not None, "there is no network to keep"
        state.weights = Weights.of_network(network)
    return state


class Trainer:
    """A training in several processes; its result does not depend on how many there are."""

    def __init__(self, plan: TrainingPlan, state: TrainingState, in_order: InOrder) -> None:
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
            # single precision keeps memory and checkpoints small
            small: list[Any] = [each.astype(np.float32) for each in episode.lesson]
            state.memory.append(GameSamples(*small))
            played(1)
        state.games = numbers.stop
        # the earliest games are dropped soon, as they were played much worse
        del state.memory[: -max(plan.batch, min(plan.memory, state.games // 2))]
        if not plan.only_policy:
            self._learn()
        state.seconds += time.perf_counter() - started

    def network(self) -> Network:
        return self.state.weights.network(self.state.ridge.weights())

    def compare(self, former: Network | None, games: int) -> Strength:
        """Play games against the former network, and add the result to the curve."""
        one = partial(play_against, self.plan, self.network(), former)
        found = strength(self.state.games, self._in_order(one, range(games)))
        self.state.curve.append(found)
        return found

    def _learn(self) -> None:
        plan, state = self.plan, self.state
        generator = np.random.default_rng((plan.seed, state.games))
        picked = generator.choice(len(state.memory), min(plan.reread, len(state.memory)), replace=False)
        lessons = [self._make_targets(state.memory[place]) for place in picked]
        seen, chances, points = map(np.concatenate, zip(*lessons, strict=True))
        rate = plan.rate * (1 - 0.9 * state.games / plan.games)
        for _ in range(plan.steps):
            places = generator.integers(0, len(seen), plan.sample)
            _, gradient = state.weights.gradient(seen[places], chances[places], points[places])
            state.adam.step(state.weights, gradient, rate)

    def _make_targets(self, lesson: GameSamples) -> tuple[Array, Array, Array]:
        """Return the features of a game, and its targets with the present weights."""
        seen, won, scored = (each.astype(np.float64) for each in lesson)
        return seen, *targets(*self.state.weights.forecast(seen), won, scored, self.plan.trace)


def _play(plan: TrainingPlan, weights: Weights, policy: Array, number: int) -> Episode:
    seed = f"{plan.seed}/{number}"
    return play(plan.game, plan.seats, plan.switched, weights, policy, seed, plan.explore)


def player_of(plan: TrainingPlan, network: Network | None) -> ComputerPlayer[Any, Any]:
    """Return a player with a network, or without one, the game's advanced player or a random one."""
    if network is None:
        return GAMES[plan.game].computers.players.get(Level.ADVANCED, RANDOM)
    return computers(plan.learned.with_network(network)).players[Level.ADVANCED]


def play_against(plan: TrainingPlan, network: Network, former: Network | None, number: int) -> float:
    """Play a game of a network against the former one on all other seats; return its share of the win."""
    players = [player_of(plan, network), *[player_of(plan, former)] * (plan.seats - 1)]
    return play_one(GAMES[plan.game], players, plan.seed, number, AT_ONCE, plan.switched).wins[0]


def strength(games: int, wins: Iterable[float]) -> Strength:
    """Return the strength after a number of games of training, from the wins of a comparison."""
    counted = [*wins]
    return Strength(games, sum(counted) / len(counted), *wilson(sum(counted), len(counted)))
