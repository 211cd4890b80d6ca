"""Matches between computer players: the same deals with rotated seats, optionally in several processes."""

from __future__ import annotations

import gc
import os
import signal
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Any, Final, Protocol, TypeVar

from bot.games import GAMES
from bot.games.action_limit import ActionCounter
from bot.games.contract import AnyGame
from bot.games.players import ComputerPlayer
from bot.games.search.playouts import forecast_of
from bot.model.search_budget import SearchBudget
from bot.services.worker import GC_THRESHOLD

Z: Final = 1.96
"""Standard deviations on either side of the mean for 95 %."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of one game, by player in the order of the line-up."""

    wins: tuple[float, ...]
    """1 for the winner; joint winners share it."""
    scores: tuple[int, ...]
    rounds: float
    seconds: tuple[tuple[float, ...], ...]
    """The time of each decision, forced actions not counted."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson score interval of a rate."""
    rate, square = wins / games, Z * Z / games
    middle, half = rate + square / 2, Z * sqrt(rate * (1 - rate) / games + square / games / 4)
    return max(0.0, (middle - half) / (1 + square)), min(1.0, (middle + half) / (1 + square))


def play_one(
    game: AnyGame,
    players: Sequence[ComputerPlayer[Any, Any]],
    seed: int,
    number: int,
    budget: SearchBudget,
    options: Mapping[str, bool],
) -> MatchResult:
    """Play the game of this number; each deal is repeated until each player has had each seat.

    Raise TooManyActions.
    """
    seats = len(players)
    deal, rotation = divmod(number, seats)
    sitting = [*players[rotation:], *players[:rotation]]
    chance = Random(f"{seed}/{deal}")
    minds = [Random(f"{seed}/{deal}/{rotation}/{seat}") for seat in range(seats)]
    seconds: list[list[float]] = [[] for _ in players]
    position, turns, done = game.rules.deal(seats, options, chance), 0, ActionCounter()
    while actors := game.rules.actors(position):
        seat, action = game.rules.forced(position) or (actors[0], None)
        if action is None:
            decide, view = sitting[seat].choose, game.views.view_with_memory(position, seat)
            start = time.perf_counter()
            action = decide(view, seat, game.rules.legal(position, seat), minds[seat], budget.begin())
            seconds[seat].append(time.perf_counter() - start)
        done.add(action)
        played = game.rules.play(position, seat, action, chance)
        turns += played.turn_ended is not None
        position = played.position
    outcome = game.rules.outcome(position)
    assert outcome is not None
    wins = forecast_of(outcome).chances
    back = [(place - rotation) % seats for place in range(seats)]
    return MatchResult(
        wins=tuple(wins[seat] for seat in back),
        scores=tuple(outcome.scores[seat] if outcome.scores else 0 for seat in back),
        rounds=turns / seats,
        seconds=tuple(tuple(seconds[seat]) for seat in back),
    )


R = TypeVar("R")


class InOrder(Protocol):
    """Calls a function for each item, several at once, and yields the results in the order of the items."""

    def __call__(self, work: Callable[[Any], R], items: Iterable[Any], /) -> Iterator[R]: ...


@contextmanager
def map_in_processes(jobs: int) -> Iterator[InOrder]:
    """Yield a mapping function that uses this many processes, or only this one if it is 1."""
    if jobs == 1:
        thresholds = gc.get_threshold()
        gc.set_threshold(GC_THRESHOLD)
        try:
            yield map
        finally:
            gc.set_threshold(*thresholds)
        return
    with get_context("spawn").Pool(jobs, _prepare, (GAMES.packages,)) as pool:
        yield pool.imap


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _prepare(packages: Mapping[str, str]) -> None:
    for name, package in packages.items():
        GAMES.add(name, package)
    # only the main process reacts to Ctrl+C
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(GC_THRESHOLD)
