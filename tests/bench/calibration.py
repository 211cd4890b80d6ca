"""Hold forecasts against results: `python -m tests.bench.calibration [--game GAME] [--seats N] [--games N] …`.

In games of the strategy in use against itself: wins less forecasts by seat, in hundredths with their standard errors,
before a calibration and after one that was fitted to other games, as `piazza train … --only-calibration` fits the one
in use to all. After it also by stage of the game and for whoever is to move; the slope is what its log-odds would still
have to be multiplied by. Both take the games that their folder keeps, and play only those that are missing.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy as np

from bot.games import GAMES
from bot.games.players import Forecast
from bot.games.players.learned import Calibration
from bot.training.calibration import Forecasted, alike, fit, games, told_apart
from bot.training.matches import in_processes
from bot.training.state import TrainingPlan
from bot.training.weights import Array

STAGES: Final = ((0.0, 1.0), (0.0, 1 / 3), (1 / 3, 2 / 3), (2 / 3, 1.0))
"""The parts of a game that are looked at, by the share of its choices: the whole game, and its thirds."""
PARTS: Final = 5
"""Into how many parts games are split, each to be corrected by what the others say."""
FREE: Final = 10.0
"""How far a slope may be from 1 that is only looked at."""
ENOUGH: Final = 100
"""With fewer games a variant has no line of its own."""
HEAD: Final = (
    "| game | seats | games | wins by seat | before | after | first third | second | last | to move | slope |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|\n"
)


def differences(found: Sequence[Forecasted], begin: float, end: float) -> Array:
    """Return by game and seat how much it won beyond what was forecast in a part of the game."""
    rows = []
    for game in found:
        count = len(game.chances)
        part = [chances for place, chances in enumerate(game.chances) if begin <= place / count < end]
        if part:
            rows.append(np.array(game.won) - np.mean(part, axis=0))
    return np.array(rows)


def to_move(found: Sequence[Forecasted]) -> Array:
    """Return by game how much whoever was to move won beyond what was forecast."""
    rows = [
        [game.won[seat] - chances[seat] for seat, chances in zip(game.to_move, game.chances, strict=True)]
        for game in found
    ]
    return np.array([[np.mean(row)] for row in rows])


def said(differ: Array) -> str:
    """Return means in hundredths, with the largest standard error."""
    error = (differ.std(0) / np.sqrt(len(differ))).max()
    return f"{' '.join(f'{100 * mean:+.1f}' for mean in differ.mean(0))} ± {100 * error:.1f}".replace("-", "−")


def corrected(game: Forecasted, calibration: Calibration) -> Forecasted:
    """Return a game with the chances that people see."""
    calibration = calibration.of_variant(game.variant)
    chances = [
        chances if known else calibration.correct(Forecast(chances, ()), to_move).chances
        for chances, to_move, known in zip(game.chances, game.to_move, game.known, strict=True)
    ]
    return replace(game, chances=tuple(chances))


def held_out(seats: int, found: Sequence[Forecasted], variants: Sequence[str]) -> list[Forecasted]:
    """Return games with forecasts that were corrected by what was fitted to the other ones, a part at a time."""
    after: list[Forecasted] = []
    for part in range(PARTS):
        others = [game for place, game in enumerate(found) if place % PARTS != part]
        calibration = fit(seats, others, variants=variants)
        after += [corrected(game, calibration) for game in found[part::PARTS]]
    return after


def line(plan: TrainingPlan, variants: Sequence[str], played: Sequence[Forecasted], seen: Sequence[Forecasted]) -> str:
    """Return the line of the table about some variants that are judged by the same weights."""
    before = [game for game in played if game.variant in variants]
    after = [game for game in seen if game.variant in variants]
    wins = " ".join(f"{100 * share:.1f}" for share in np.mean([game.won for game in after], axis=0))
    cells = [
        plan.game if {*variants} == {*GAMES[plan.game].meta.variants} else f"{plan.game}: {', '.join(variants)}",
        *(str(plan.seats), str(len(after)), wins),
        *map(said, (differences(before, *STAGES[0]), *(differences(after, *stage) for stage in STAGES))),
        said(to_move(after)),
        f"{fit(plan.seats, after, likely=FREE).sharpness:.2f}",
    ]
    return f"| {' | '.join(cells)} |\n"


def plans(game: str | None, seats: int | None, number: int, seed: int) -> Iterator[TrainingPlan]:
    """Yield a plan for each network, and for each evaluation that takes the place of one."""
    for name in [game] if game else [name for name in GAMES if GAMES[name].computers.learned is not None]:
        seen: set[str] = set()
        for count in GAMES[name].meta.seats:
            for options in GAMES[name].meta.variants.values():
                plan = TrainingPlan(name, count, tuple(sorted(options)), number, seed)
                weights = plan.learned.name(plan.dealt())
                if weights not in seen and seats in (None, count):
                    seen.add(weights)
                    yield plan


def main() -> None:
    """Print a line for each network and evaluation, and below it one for each variant that it judges."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", choices=[name for name in GAMES if GAMES[name].computers.learned is not None])
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=200, help="at least, of each network or evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("training"))
    asked = parser.parse_args()
    sys.stdout.write(HEAD)
    with in_processes(1) as in_order:
        for plan in plans(asked.game, asked.seats, asked.games, asked.seed):
            variants = alike(plan)
            played = [*games(plan, asked.out, in_order)]
            after = held_out(plan.seats, played, told_apart(plan))
            apart = Counter(game.variant for game in played)
            each = [[variant] for variant in variants if len(variants) > 1 and apart[variant] >= ENOUGH]
            for among in (variants, *each):
                sys.stdout.write(line(plan, among, played, after))
                sys.stdout.flush()


if __name__ == "__main__":
    main()
