"""Games of a network against itself, and what each position of them should have been judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import Any, Final

import numpy as np

from bot.games import GAMES
from bot.games.players import CandidateTurn, Forecast
from bot.games.players.learned import Learned
from bot.games.players.network import Group
from bot.games.search.tree import worth
from bot.training.weights import Array, Weights

CONSIDERED: Final = 5
"""How many of a position's turns are judged: the best by the policy, and besides these some at random."""
BESIDES: Final = 1
GLANCED: Final = 4
"""How many turns are judged after something was drawn, the best by the policy."""


@dataclass(frozen=True, slots=True)
class Episode:
    """A game: what the network saw between turns, and how the game ended."""

    seen: Array
    """By position, seat and feature."""
    won: Array
    scored: Array
    """By seat."""
    rated: list[tuple[Array, Array]]
    """By decision: the features of the turns that were judged, and their worth."""


def as_array(seen: Sequence[Sequence[Sequence[Group]]]) -> Array:
    """Return features by position, seat and feature."""
    return np.asarray([[[*chain.from_iterable(groups)] for groups in each] for each in seen], dtype=np.float64)


class SelfPlayer:
    """One side of self-play: it judges all that it considers in one batch."""

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

    def judge(self, positions: Sequence[Any]) -> list[Forecast]:
        """Return the forecasts of positions between turns."""
        return self.learned.judged(positions, self._forecasts)

    def _forecasts(self, positions: Sequence[Any]) -> list[Forecast]:
        chances, points = self.weights.forecast(as_array([*map(self.learned.features, positions)]))
        return [
            Forecast(tuple(chance), tuple(point))
            for chance, point in zip(chances.tolist(), points.tolist(), strict=True)
        ]


def play(
    game: str, seats: int, options: Mapping[str, bool], weights: Weights, policy: Array, seed: str, explore: float
) -> Episode:
    """Play a game of a network against itself; of all turns, a share `explore` is chosen at random."""
    rules, learned = GAMES[game].rules, GAMES[game].computers.learned
    assert learned is not None, f"{game} supplies no features"
    chance = Random(seed)
    player, moves = SelfPlayer(learned, weights, policy, chance), learned.moves
    position = rules.deal(seats, options, chance)
    passed: list[Any] = []
    rated: list[tuple[Array, Array]] = []
    while (seat := moves.seat(position)) is not None:
        turns, seen, worths = weigh(player, position, seat)
        if len(turns) > 1:
            rated.append((seen, worths))
        wanders = chance.random() < explore
        turn = turns[chance.randrange(len(turns)) if wanders else int(worths.argmax())]
        position = moves.play_turn(position, seat, turn, chance)
        if not turn.draws and learned.known(position) is None:
            passed.append(position)
    outcome = rules.outcome(position)
    assert outcome is not None
    features = as_array([learned.features(each) for each in passed])
    won = np.zeros(seats)
    won[list(outcome.winners)] = 1 / len(outcome.winners)
    return Episode(features, won, np.asarray(outcome.scores, dtype=np.float64), rated)


def weigh(player: SelfPlayer, position: Any, seat: int) -> tuple[list[CandidateTurn[Any]], Array, Array]:
    """Return the turns to judge, with their features and worth.

    What the seat cannot know is sampled, or networks would learn to count on the order of the stack.
    """
    imagined = player.learned.moves.resample(position, player.chance)
    turns, seen = player.consider(imagined, seat, CONSIDERED, BESIDES)
    return turns, seen, _worths(player, imagined, turns, seat)


def _worths(player: SelfPlayer, position: Any, turns: Sequence[CandidateTurn[Any]], seat: int) -> Array:
    """Return what each turn is worth to the seat that takes it; of a turn that draws, after one draw."""
    moves, chance = player.learned.moves, player.chance
    after: list[Any] = []
    places: list[range] = []
    """By turn: where the positions that it may lead to stand among all."""
    for turn in turns:
        found = moves.play_turn(position, seat, turn, chance)
        reached = [found]
        if turn.draws and moves.seat(found) == seat:
            inner, _ = player.consider(found, seat, GLANCED, 0)
            reached = [moves.play_turn(found, seat, each, chance) for each in inner]
        places.append(range(len(after), len(after) + len(reached)))
        after += reached
    worths = [worth(each, seat) for each in player.judge(after)]
    return np.asarray([max(worths[place] for place in each) for each in places], dtype=np.float64)


def targets(chances: Array, points: Array, won: Array, scored: Array, trace: float) -> tuple[Array, Array]:
    """Return what each position of a game should have been judged with: TD(λ), λ being the trace.

    Chances and points are the forecasts, by position and seat; they are followed by how the game ended, by seat.
    """
    better = np.empty_like(chances), np.empty_like(points)
    for place in range(len(chances) - 1, -1, -1):
        better[0][place], better[1][place] = won, scored
        won = trace * won + (1 - trace) * chances[place]
        scored = trace * scored + (1 - trace) * points[place]
    return better
