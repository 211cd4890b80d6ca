"""`piazza train`: a network for a game's computer players, by self-play on all cores."""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from bot.cli.arena_report import decimal, percent
from bot.cli.progress import progress_bar
from bot.cli.selfplay import WrongPlayers, chosen, seated
from bot.cli.terminal import WrongUse, why, write
from bot.games.contract import AnyGame
from bot.games.players import Network
from bot.texts import Texts
from bot.texts.printable import one_line
from bot.training import network_file
from bot.training.plan import Plan
from bot.training.processes import cores, in_processes
from bot.training.state import NoCheckpoint, OtherPlan, State, Strength
from bot.training.trainer import Trainer, begin

SAVED_EVERY: Final = 30.0
"""After how many seconds, at the end of a batch, a checkpoint is written: it holds all the games in memory."""
COMPARISONS: Final = 10
"""How often the network is compared with the former one during a training."""


def run(arguments: argparse.Namespace, game: AnyGame, say: Texts) -> int:
    """Run the command; raise WrongUse."""
    try:
        if game.computers.learned is None:
            raise WrongPlayers("nothing-learned", game=game.meta.name)
        seated(game, arguments.seats, ())
        options = chosen(game, [name.strip() for name in (arguments.options or "").split(",") if name.strip()])
    except WrongPlayers as wrong:
        raise WrongUse(one_line(say.say(f"terminal-{wrong.problem}", **wrong.facts))) from None
    plan = Plan(
        game.meta.name,
        arguments.seats,
        tuple(sorted(options)),
        arguments.games,
        arguments.seed,
        only_policy=arguments.only_policy,
    )

    def compared(found: Strength) -> None:
        facts = {"share": percent(say, found.share), "low": decimal(say, 100 * found.low)}
        write(say.say("train-compared", games=found.games, high=percent(say, found.high), **facts))

    folder = one_line(arguments.out)
    try:
        file = train(plan, Path(arguments.out), arguments.jobs or cores(), arguments.compare, compared)
    except OtherPlan:
        raise WrongUse(say.say("terminal-other-plan", folder=folder)) from None
    except NoCheckpoint:
        raise WrongUse(say.say("terminal-no-checkpoint", folder=folder)) from None
    except OSError as error:
        raise WrongUse(say.say("terminal-unwritable", folder=folder, why=why(error))) from None
    write(say.say("train-done", file=one_line(str(file))))
    return 0


def train(plan: Plan, folder: Path, jobs: int, comparison: int, compared: Callable[[Strength], object]) -> Path:
    """Train a network, from where its checkpoint in the folder left off, and return its file.

    It is compared with the one in the repository a tenth of the way at a time, in games without a search.
    Raise OtherPlan, NoCheckpoint or OSError.
    """
    name = "_".join([plan.game, "seats", str(plan.seats), *plan.options])
    checkpoint, file = folder / f"{name}.npz", folder / f"{name}.json"
    state = State.load(checkpoint, plan) if checkpoint.exists() else begin(plan)
    former = _former(plan)
    step = max(plan.batch, plan.games // COMPARISONS)
    with in_processes(jobs) as in_order, progress_bar(plan.games, state.games) as bar:
        trainer, saved = Trainer(plan, state, in_order), time.monotonic()
        while state.games < plan.games:
            trainer.batch(bar.update)
            if not plan.only_policy and (state.games // step > len(state.curve) or state.games == plan.games):
                compared(trainer.compare(former, comparison))
            if state.games == plan.games or time.monotonic() > saved + SAVED_EVERY:
                state.save(checkpoint, plan)
                saved = time.monotonic()
    network_file.write(file, trainer.network(), made_by(plan, state, jobs))
    return file


def made_by(plan: Plan, state: State, jobs: int) -> dict[str, Any]:
    """Return what a network was made by."""
    options = f" --options {','.join(plan.options)}" if plan.options else ""
    settings = f"--games {plan.games} --seed {plan.seed}{' --only-policy' if plan.only_policy else ''}"
    return {
        "command": f"piazza train {plan.game} --seats {plan.seats}{options} {settings}",
        **({"network": _kept(plan)} if plan.only_policy else {}),
        "commit": _commit(),
        "games": state.games,
        "seed": plan.seed,
        "seconds": round(state.seconds),
        "processes": jobs,
        "against_former": [
            [each.games, *(round(n, 4) for n in (each.share, each.low, each.high))] for each in state.curve
        ],
    }


def _former(plan: Plan) -> Network | None:
    position = plan.dealt()
    return plan.learned.network(position) if plan.learned.file(position).is_file() else None


def _kept(plan: Plan) -> Any:
    """Return what the network in use was made by."""
    made: dict[str, Any] = json.loads(plan.learned.file(plan.dealt()).read_text(encoding="utf-8"))["made_by"]
    return made.get("network", made)


def _commit() -> str | None:
    root = Path(__file__).parent
    try:
        found = subprocess.run(["git", "rev-parse", "HEAD"], cwd=root, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return found.stdout.strip()
