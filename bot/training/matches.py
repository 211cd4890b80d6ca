"""Games between computer players: the same deals for everyone, with rotated seats."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from bot.games.contract import AnyGame
from bot.games.players import Player
from bot.model.budgets import Allowance

Z: Final = 1.96
"""Standard deviations on either side of the mean for 95 %."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one game, by player in the order of the line-up."""

    wins: tuple[float, ...]
    """1 for the winner; joint winners share it."""
    scores: tuple[int, ...]
    rounds: float
    seconds: tuple[tuple[float, ...], ...]
    """How long each decision took, without forced actions."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson score interval of a rate."""
    rate, square = wins / games, Z * Z / games
    middle, half = rate + square / 2, Z * sqrt(rate * (1 - rate) / games + square / games / 4)
    return max(0.0, (middle - half) / (1 + square)), min(1.0, (middle + half) / (1 + square))


def play_one(
    game: AnyGame,
    players: Sequence[Player[Any, Any]],
    seed: int,
    number: int,
    allowance: Allowance,
    options: Mapping[str, bool],
) -> Result:
    """Play the game of this number; consecutive games repeat a deal until each player has had each seat."""
    seats = len(players)
    deal, rotation = divmod(number, seats)
    sitting = [*players[rotation:], *players[:rotation]]
    chance = Random(f"{seed}/{deal}")
    minds = [Random(f"{seed}/{deal}/{rotation}/{seat}") for seat in range(seats)]
    seconds: list[list[float]] = [[] for _ in players]
    position, turns = game.rules.deal(seats, options, chance), 0
    while actors := game.rules.actors(position):
        seat, action = game.rules.forced(position) or (actors[0], None)
        if action is None:
            decide, view = sitting[seat].choose, game.views.view_with_memory(position, seat)
            start = time.perf_counter()
            action = decide(view, seat, game.rules.legal(position, seat), minds[seat], allowance.begin())
            seconds[seat].append(time.perf_counter() - start)
        played = game.rules.play(position, seat, action, chance)
        turns += played.turn_ended is not None
        position = played.position
    outcome = game.rules.outcome(position)
    assert outcome is not None
    share = 1 / len(outcome.winners)
    wins = [share if seat in outcome.winners else 0.0 for seat in range(seats)]
    back = [(place - rotation) % seats for place in range(seats)]
    return Result(
        wins=tuple(wins[seat] for seat in back),
        scores=tuple(outcome.scores[seat] for seat in back),
        rounds=turns / seats,
        seconds=tuple(tuple(seconds[seat]) for seat in back),
    )
