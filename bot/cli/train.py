"""`piazza train`: a network for a game's computer players, by self-play on all cores."""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from bot.cli.arena import progress_bar
from bot.cli.selfplay import WrongPlayers, choose_options, choose_players, game_named
from bot.cli.terminal import WrongUse, naming, write
from bot.games.players.learned import fingerprint, return_no_features
from bot.texts.printable import say, to_one_line
from bot.training import calibration
from bot.training.calibration import Difference, Forecasted
from bot.training.matches import cores, map_in_processes
from bot.training.state import NoCheckpoint, OtherPlan, Strength, TrainingPlan, TrainingState
from bot.training.trainer import Trainer, begin, write_network

CHECKPOINT_SECONDS: Final = 30.0
"""The minimum interval between two checkpoints, which are large, as they hold all games in memory."""
COMPARISONS: Final = 10
"""How often a training compares the network with the former one."""


def run(arguments: argparse.Namespace) -> int:
    if arguments.only_policy and arguments.only_calibration:
        raise WrongUse("--only-policy and --only-calibration exclude each other.")
    game = game_named(arguments.game)
    learned = game.computers.learned
    if learned is None or (learned.features is return_no_features and not arguments.only_calibration):
        raise WrongPlayers("nothing-learned", game=game.meta.name)
    choose_players(game, arguments.seats, ())
    plan = TrainingPlan(
        game.meta.name,
        arguments.seats,
        tuple(sorted(choose_options(game, arguments.options))),
        arguments.games,
        arguments.seed,
        only_policy=arguments.only_policy,
    )
    by_hand = None if arguments.only_policy else plan.learned.by_hand
    kept = plan.learned.network(plan.dealt()) or by_hand
    if (arguments.only_policy or arguments.only_calibration) and kept is None:
        raise WrongPlayers("nothing-learned", game=game.meta.name)

    def compared(found: Strength) -> None:
        sure = " to ".join(f"{100 * bound:.1f}" for bound in (found.low, found.high))
        write(say("train-compared", games=found.games, share=f"{found.share:.1%}", sure=f"{sure}%"))

    def differs(variants: Sequence[str], games: int, before: Difference, after: Difference) -> None:
        hundredths = {
            "before": f"{100 * before.largest:.1f}",
            "after": f"{100 * after.largest:.1f}",
            "error": f"{100 * after.error:.1f}",
        }
        write(say("train-calibrated", variants=", ".join(variants), games=games, **hundredths))

    folder, jobs = Path(arguments.out), arguments.jobs or cores()
    try:
        with naming(arguments.out, "written"):
            if arguments.only_calibration:
                write(f"The calibration is in {to_one_line(str(calibrate(plan, folder, jobs, differs)))}.")
            else:
                file = train(plan, folder, jobs, arguments.compare, compared)
                write(f"The network is in {to_one_line(str(file))}.")
    except (OtherPlan, NoCheckpoint) as refused:
        key = "terminal-other-plan" if isinstance(refused, OtherPlan) else "terminal-no-checkpoint"
        raise WrongUse(say(key, folder=to_one_line(arguments.out))) from None
    return 0


def train(plan: TrainingPlan, folder: Path, jobs: int, comparison: int, compared: Callable[[Strength], object]) -> Path:
    """Train a network, resuming from a checkpoint in the folder, and return its file.

    After each tenth of the games, it is compared with the network in use, in games without a search.
    Raise OtherPlan, NoCheckpoint or OSError.
    """
    name = "_".join([plan.game, "seats", str(plan.seats), *plan.options])
    checkpoint, file = folder / f"{name}.checkpoint", folder / f"{name}.json"
    state = TrainingState.load(checkpoint, plan) if checkpoint.exists() else begin(plan)
    former = plan.learned.network(plan.dealt())
    step = max(plan.batch, plan.games // COMPARISONS)
    with map_in_processes(jobs) as in_order, progress_bar(plan.games, state.games) as bar:
        trainer, saved = Trainer(plan, state, in_order), time.monotonic()
        while state.games < plan.games:
            trainer.batch(bar.update)
            if not plan.only_policy and (state.games // step > len(state.curve) or state.games == plan.games):
                compared(trainer.compare(former, comparison))
            if state.games == plan.games or time.monotonic() > saved + CHECKPOINT_SECONDS:
                state.save(checkpoint, plan)
                saved = time.monotonic()
    write_network(file, trainer.network(), provenance(plan, state, jobs))
    return file


def calibrate(
    plan: TrainingPlan,
    folder: Path,
    jobs: int,
    differs: Callable[[Sequence[str], int, Difference, Difference], object],
) -> Path:
    """Fit a calibration of the network or evaluation in use, and return its file; raise NoCheckpoint or OSError.

    Report how far forecasts and results differ before and after it, for all its variants and each of them.
    """
    dealt = plan.dealt()
    found: list[Forecasted] = []
    with map_in_processes(jobs) as in_order, progress_bar(plan.games, 0) as bar:
        for each in calibration.games(plan, folder, in_order):
            found.append(each)
            bar.update(1)
    facts = {"command": _command(plan, " --only-calibration"), "commit": _commit(), "games": plan.games}
    # stored games of other seeds count too
    facts["others"] = len(found) - plan.games
    file = folder / f"{plan.game}_{plan.learned.name(dealt)}_calibration.json"
    own_constants = calibration.variants_with_own_constants(plan)
    fitted = calibration.fit(plan.seats, found, variants=own_constants)
    calibration.write(file, fitted, facts, fingerprint(plan.learned.file(dealt)))
    if len(found) > 1:  # none could be held out from a fit to one
        corrected = calibration.correct_held_out(plan.seats, found, own_constants)
        variants = calibration.variants_sharing_weights(plan)
        for among in (variants, *([variant] for variant in variants if len(variants) > 1)):
            before, after = ([game for game in games if game.variant in among] for games in (found, corrected))
            if before:
                differs(among, len(before), calibration.compare(before), calibration.compare(after))
    return file


def provenance(plan: TrainingPlan, state: TrainingState, jobs: int) -> dict[str, Any]:
    return {
        "command": _command(plan, " --only-policy" if plan.only_policy else ""),
        **({"network": _provenance_in_use(plan)} if plan.only_policy else {}),
        "commit": _commit(),
        "games": state.games,
        "seed": plan.seed,
        "seconds": round(state.seconds),
        "processes": jobs,
        "against_former": [
            [each.games, *(round(n, 4) for n in (each.share, each.low, each.high))] for each in state.curve
        ],
    }


def _command(plan: TrainingPlan, only: str) -> str:
    options = f" --options {','.join(plan.options)}" if plan.options else ""
    return f"piazza train {plan.game} --seats {plan.seats}{options} --games {plan.games} --seed {plan.seed}{only}"


def _provenance_in_use(plan: TrainingPlan) -> Any:
    made: dict[str, Any] = json.loads(plan.learned.file(plan.dealt()).read_text(encoding="utf-8"))["made_by"]
    return made.get("network", made)


def _commit() -> str | None:
    root = Path(__file__).parent
    try:
        found = subprocess.run(["git", "rev-parse", "HEAD"], cwd=root, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return found.stdout.strip()
