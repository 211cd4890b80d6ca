"""A process that thinks: it reads what to think about from its input, and writes what came of it to its output.

It ends with its input, so that it never outlives the bot, however that ended.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from random import Random
from typing import Any, BinaryIO

from bot.games import GAMES
from bot.games.game import Advice, Forecast
from bot.model.budgets import Allowance

Job = tuple[Callable[..., Any], tuple[Any, ...]]


POLITE = 5
"""How far a thinking process stands back, in steps of nice, where there are more processes than cores."""


class ThoughtFailed(Exception):
    """Tell what went wrong in the process that thought, as its traceback."""


def decide(game: str, computer: str, seat: int, view: Any, seed: int, allowance: Allowance) -> Any:
    """Let a computer player choose an action from what its seat knows."""
    rules, chance = GAMES[game], Random(seed)
    legal = rules.legal(rules.sample(view, chance), seat)
    return rules.COMPUTERS[computer](view, legal, chance, allowance.begin())


def advise(
    game: str, seat: int, view: Any, seed: int, allowance: Allowance, also: Sequence[Any] = ()
) -> Sequence[Advice[Any]]:
    """Tell which actions are best for a seat that is to act, from what it knows."""
    rules, chance = GAMES[game], Random(seed)
    legal = rules.legal(rules.sample(view, chance), seat)
    return rules.advise(view, legal, chance, allowance.begin(), also)


def judge(game: str, view: Any, seed: int, allowance: Allowance) -> Forecast:
    """Tell how a game is expected to end, from what somebody knows."""
    return GAMES[game].judge(view, Random(seed), allowance.begin())


def main() -> None:
    """Think about one thing after another until there is no one left to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the bot as well, which then closes the input
    if hasattr(os, "nice"):
        os.nice(POLITE)
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
        except (EOFError, OSError, pickle.UnpicklingError):
            os._exit(0)


if __name__ == "__main__":
    main()
