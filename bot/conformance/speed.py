"""The speed of computer players, measured relative to reference work so that the machine does not matter."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from cProfile import Profile
from functools import partial
from random import Random
from typing import Any, Final

from bot.conformance.playing import play_random_game
from bot.conformance.requirement import Unmet, describe_error
from bot.games.contract import AnyGame
from bot.games.players import ComputerPlayer

SLOWEST_DECISION: Final = 5.0
"""The limit for a decision without search time, in seconds of processor time."""
REFERENCE_WORK_MS: Final = 0.58
"""Milliseconds that `do_reference_work` takes on the idle reference machine, for which all limits were set."""
_TIMINGS: Final = 20
"""How often the reference work is timed before a decision, and again after it."""


def do_reference_work() -> None:
    """Add up numbers, which takes `REFERENCE_WORK_MS` on the reference machine."""
    total = 0
    for number in range(20_000):
        total += number


def processor_ms(work: Callable[[], object]) -> float:
    """Return the processor time that work takes, in milliseconds."""
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1000


def slow_levels(game: AnyGame, begin: Callable[[str], None] = lambda what: None) -> Iterator[Unmet]:
    """Measure the computer players at the largest table; yield a finding for each level that is too slow."""
    seats = game.meta.seats[-1]
    steps = play_random_game(game, seats)
    for level, computer in game.computers.players.items():
        begin(f"how long {level} takes")
        for step in steps[:: max(1, len(steps) // 3)]:
            seat = game.rules.actors(step.before)[0]
            view, legal = game.views.view_with_memory(step.before, seat), game.rules.legal(step.before, seat)
            decide = partial(_decide, computer, view, seat, legal)
            try:
                took = _seconds(decide)
            except Exception as error:
                failed = Unmet(
                    "Every level decides, whatever hidden information it imagines.",
                    f"{level} with {seats} seats: {describe_error(error)}",
                    "let the rules, `rate` and `redeal` work in each position that a filled-in view may be",
                )
                failed.__cause__ = error
                yield failed
                break
            if took > SLOWEST_DECISION:
                what, share, calls = _slowest_part(game, decide)
                yield Unmet(
                    f"Every level decides within {SLOWEST_DECISION:.0f} seconds when it is to decide at once.",
                    f"{level} takes {took:.1f} s with {seats} seats and {len(legal)} legal actions; {share:.0%} of it"
                    f" goes into {calls:,} calls of {what}, {took * share * 1000 / calls:.2f} ms each",
                    f"make {what} quicker; cards that are numbers or tuples of numbers are compared and copied fastest",
                )
                break


def _decide(computer: ComputerPlayer[Any, Any], view: Any, seat: int, legal: Sequence[Any]) -> None:
    computer.choose(view, seat, legal, Random(1))


def _seconds(work: Callable[[], object]) -> float:
    """Return how long work would take on the reference machine, in seconds of processor time."""
    reference = [processor_ms(do_reference_work) for _ in range(_TIMINGS)]
    took = processor_ms(work)
    reference += [processor_ms(do_reference_work) for _ in range(_TIMINGS)]
    return took * REFERENCE_WORK_MS * len(reference) / sum(reference) / 1000


def _slowest_part(game: AnyGame, decide: Callable[[], object]) -> tuple[str, float, int]:
    """Return the part of a game that takes most of a decision's time, its share, and its number of calls."""
    parts = {
        "`rate`": game.rate,
        "`legal`": game.rules.legal,
        "`play`": game.rules.simulate or game.rules.play,
        "`actors`": game.rules.actors,
        "`outcome`": game.rules.outcome,
        "views": game.views.view_with_memory,
        "`redeal`, or of dealing `pieces`": game.views.determinize,
    }
    names = {_code(part): name for name, part in parts.items()}
    profile = Profile()
    profile.runcall(decide)
    entries = profile.getstats()
    whole = max(entry.totaltime for entry in entries)
    found = [(entry.totaltime, entry.callcount, names[entry.code]) for entry in entries if entry.code in names]
    took, calls, what = max(found, default=(whole, 1, "`choose`"))
    return what, took / whole, calls


def _code(part: Any) -> Any:
    """Return the code object of a function, method or partial."""
    while isinstance(part, partial):
        part = part.func
    return getattr(getattr(part, "__func__", part), "__code__", part)
