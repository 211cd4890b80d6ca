"""A worker process, which reads jobs from its standard input and writes their results to its standard output.

It ends with its input, so it never outlives the bot, even if that was killed.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from queue import SimpleQueue
from random import Random
from typing import Any, BinaryIO, Final, TypeAlias

from bot.games import GAMES, version_of
from bot.games.contract import AnyGame
from bot.games.players import Forecast
from bot.model.search_budget import SearchBudget
from bot.services.memory import tune_allocator
from bot.services.watchdog import WORKER_LIMIT, Watchdog

Job: TypeAlias = tuple[Callable[..., Any], tuple[Any, ...]]
GameKey: TypeAlias = tuple[str, int]
"""A game's name and the version of its rules, passed between processes instead of the game itself."""

NICENESS = 15
"""The nice level of a worker, so that the bot goes first when there are more processes than cores.

At level 5, a busy worker kept the bot waiting for a core half as long again.
"""
GC_THRESHOLD: Final = 1_000_000
"""New objects between two garbage collections: positions hold no cycles, and collecting took a sixth of a search."""


class WorkFailed(Exception):
    """A job failed in a worker; the argument is its traceback."""


def game_of(key: GameKey) -> AnyGame:
    game = version_of(*key)
    assert game is not None, f"{key} is not known here"
    return game


def choose(key: GameKey, computer: str, seat: int, view: Any, seed: int, budget: SearchBudget) -> Any:
    """Return the action that a computer player chooses from what its seat knows."""
    game, chance = game_of(key), Random(seed)
    legal = game.rules.legal(game.views.determinize(view, chance), seat)
    return game.computers.players[computer].choose(view, seat, legal, chance, budget.begin())


def evaluate(key: GameKey, view: Any, seed: int, budget: SearchBudget) -> Forecast:
    """Estimate how a game will end, from what someone knows; the game must be able to evaluate positions."""
    estimate = game_of(key).computers.evaluate
    assert estimate is not None, f"{key} evaluates nothing"
    return estimate(view, Random(seed), budget.begin())


def main() -> None:
    """Run one job after another until the input ends."""
    for name in ("SIGINT", "SIGBREAK"):  # Ctrl+C and, on Windows, Ctrl+Break also reach the bot: it closes the input
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    gc.set_threshold(GC_THRESHOLD)
    tune_allocator()
    for game in sys.argv[1:]:
        try:
            GAMES.add(*game.split("="))
        except Exception:  # only jobs of this game fail; the bot itself has it
            traceback.print_exc()
    Watchdog(WORKER_LIMIT).begin()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    jobs: SimpleQueue[Job] = SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, jobs), daemon=True).start()
    while True:
        function, arguments = jobs.get()
        try:
            answer = pickle.dumps((True, function(*arguments)))
        except Exception:
            answer = pickle.dumps((False, traceback.format_exc()))
        answers.write(answer)
        answers.flush()


def _listen(asked: BinaryIO, jobs: SimpleQueue[Job]) -> None:
    while True:
        try:
            jobs.put(pickle.load(asked))
        except Exception:  # the input has ended, or cannot be unpickled here
            os._exit(0)


if __name__ == "__main__":
    main()
