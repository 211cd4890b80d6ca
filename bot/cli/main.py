"""The console script `piazza`, also `python -m bot`: its commands with their arguments, and `piazza run` itself."""

from __future__ import annotations

import argparse
import errno
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from bot.app.config import (
    DISTRIBUTION,
    TRY_AGAIN,
    WRONG_USE,
    BadConfig,
    Config,
    add_own_content,
    read_env_file,
    read_games,
)
from bot.cli.store_commands import backup, check, doctor, restore, transfer
from bot.cli.terminal import (
    LONGEST_LINE,
    OutputLost,
    Parser,
    WrongUse,
    discard_output,
    integer_between,
    names,
    parse_numbers,
    prepare_output,
    search_budget,
    write,
    write_error,
)
from bot.database.base import UnusableStore
from bot.games import GAMES
from bot.games.action_limit import TooManyActions
from bot.model.puzzles import SIMULATIONS
from bot.model.search_budget import DEFAULT_SIMULATIONS
from bot.services.game_packages import ALLOWED, admit
from bot.telemetry.logs import Secrets, configure_logging, report_fatal
from bot.texts import LANGUAGES, texts
from bot.texts.printable import say, system_message, to_one_line

ENV_FILE: Final = Path(".env")
GAMES_ALLOWED: Final = "PIAZZA_GAMES"
FAILED: Final = 1
INTERRUPTED: Final = 130
"""The exit status after Ctrl+C, as shells have it: 128 and the number of SIGINT."""
BROKEN_PIPE_ERRORS: Final = (errno.EPIPE, errno.EINVAL)
"""The errors for output that nobody reads any more; Windows raises the second."""

Command = Callable[[argparse.Namespace], int]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand and return the exit status."""
    prepare_output()
    try:
        arguments = parser().parse_args(argv)
        command: Command = arguments.command
        return command(arguments)
    except WrongUse as wrong:
        write_error(str(wrong), wrong.usage)
    except BadConfig as wrong:
        write_error(to_one_line(str(wrong), LONGEST_LINE))
    except TooManyActions as endless:
        write_error(say("terminal-endless", why=str(endless)))
        return FAILED
    except UnusableStore as unusable:
        write_error(to_one_line(str(unusable), LONGEST_LINE))
        return TRY_AGAIN if unusable.may_pass else WRONG_USE
    except OutputLost as lost:
        discard_output()
        if lost.error.errno in BROKEN_PIPE_ERRORS:
            return FAILED
        write_error(f"The output can’t be written: {system_message(lost.error)}")
    except KeyboardInterrupt:
        return INTERRUPTED
    return WRONG_USE


def parser() -> Parser:
    parser = Parser("piazza", description="Host board games on Discord. Without a command: run.")
    parser.set_defaults(command=_run)
    parser.add_argument("--version", action="version", version=f"piazza {version(DISTRIBUTION)}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, (command, about, *options) in COMMANDS.items():
        added = commands.add_parser(name, help=about, description=about)
        added.set_defaults(command=command)
        for option, how in options:
            added.add_argument(option, **how)
    return parser


def _run(_: argparse.Namespace) -> int:
    try:
        config = _config()
    except BadConfig as wrong:
        if _setting("PIAZZA_LOG_FORMAT").lower() != "json":
            raise
        configure_logging("INFO", "json", Secrets())
        report_fatal(to_one_line(str(wrong), LONGEST_LINE), "json")
        return WRONG_USE
    if config.discord_token is not None:
        from bot.app.client import run

        return run(config)
    if find_spec("simcord") is None:
        raise WrongUse(f"DISCORD_TOKEN is not set, and {_NO_PLAYGROUND}")
    write("DISCORD_TOKEN is not set; starting the playground.")
    return _start_playground(config, None)


def _setting(name: str) -> str:
    """Return a setting unparsed, and ignoring a settings file that cannot be read."""
    written: dict[str, str] = {}
    with suppress(BadConfig):
        written = read_env_file(ENV_FILE)
    return os.environ.get(name, written.get(name, "")).strip()


def _playground(arguments: argparse.Namespace) -> int:
    if find_spec("simcord") is None:
        raise WrongUse(_NO_PLAYGROUND)
    return _start_playground(_config(), arguments.port)


_NO_PLAYGROUND: Final = "the playground is not installed. To use it, run “uv run piazza” in a checkout."


def _start_playground(config: Config, port: int | None) -> int:
    from bot.cli.playground import run

    return run(config, port)


def _config() -> Config:
    config = Config.from_environment(os.environ, ENV_FILE)
    admit(config.games)
    add_own_content(config.own_content)
    return config


def _module(name: str) -> Command:
    """Return the command that a module runs; it is imported only then, so that no command waits for others."""

    def run(arguments: argparse.Namespace) -> int:
        status: int = import_module(f"bot.cli.{name}").run(arguments)
        return status

    return run


def _on_games(name: str) -> Command:
    """Return the command that a module runs on games, also those that the operator allows."""

    def run(arguments: argparse.Namespace) -> int:
        _prepare_games(arguments)
        return _module(name)(arguments)

    return run


def _prepare_games(arguments: argparse.Namespace) -> None:
    """Add the games that the operator allows, and the content that is named in the arguments."""
    if allowed := _setting(GAMES_ALLOWED):
        admit(read_games(GAMES_ALLOWED, allowed))
    for package in ALLOWED.values():
        if package.problem:
            write_error(str(package))
    given = vars(arguments)
    files = {name: Path(file) for name in GAMES if (file := given.get(f"{name}_content")) is not None}
    add_own_content(files, _name_option)


def _name_option(game: str, content: str) -> str:
    return f"--{game}-{content}"


def _train(arguments: argparse.Namespace) -> int:
    if find_spec("numpy") is None:
        raise WrongUse("Training needs numpy. Install Piazza with its extra “train”.")
    # sums must not depend on the number of cores; numpy reads this once, when it is imported
    os.environ["OPENBLAS_NUM_THREADS"] = os.environ["OMP_NUM_THREADS"] = os.environ["MKL_NUM_THREADS"] = "1"
    return _on_games("train")(arguments)


def _option(name: str, help: str, **how: Any) -> tuple[str, dict[str, Any]]:
    return name, {"help": help, "metavar": "N"} | how


def _seed_option(what: str, least: int, default: int) -> tuple[str, dict[str, Any]]:
    about = f"Random seed; the same seed gives the same {what} (default: {default})."
    return _option("--seed", about, type=integer_between(least, _LARGEST_SEED), default=default)


_LARGEST_SEED: Final = 10**12 - 1
_GAME_COUNT: Final = integer_between(1, 1_000_000)
_FILE: Final = {"metavar": "FILE"}
_GAME: Final = _option("--game", "The game (default: %(default)s).", default=next(iter(GAMES)), metavar="GAME")
_SEAT_COUNT: Final = integer_between(0, 99)
_JOBS: Final = _option(
    "--jobs", "Games to run at once, each in its own process (default: one per core).", type=integer_between(1, 64)
)
_SEEDED: Final = _seed_option("games", -_LARGEST_SEED, 0)
_OPTIONS: Final = _option(
    "--options",
    "Options of the game to turn on, comma-separated (default: none).",
    **{"type": names, "default": (), "metavar": "A,B,…"},
)
_BUDGET: Final = _option(
    "--budget",
    f"Search budget per move: simulations (250) or seconds (2s); default: {DEFAULT_SIMULATIONS.count}.",
    **{"type": search_budget, "default": DEFAULT_SIMULATIONS, "metavar": "N|Ns"},
)
_OWN_CONTENT: Final = [
    _option(_name_option(name, content.name), texts("en", name).say("own-content"), dest=f"{name}_content", **_FILE)
    for name, game in GAMES.items()
    if (content := game.own_content) is not None
]
_RECORDS: Final = "A file of JSON records, one per line; - reads standard input."
_FOLDER: Final = _option("--out", "The folder; created if missing.", required=True, metavar="DIR")

COMMANDS: Final[dict[str, tuple[Any, ...]]] = {
    "run": (_run, "Connect to Discord (without a token: the playground)."),
    "playground": (
        _playground,
        "Try everything in the browser, without Discord.",
        _option("--port", "The page’s port (default: a free one).", type=integer_between(1, 65535)),
    ),
    "selfplay": (
        _on_games("selfplay"),
        "Run games between computer players and print records.",
        _GAME,
        _option("--seats", "The number of players.", type=_SEAT_COUNT),
        _option("--games", "The number of games (default: 1).", type=_GAME_COUNT, default=1),
        _SEEDED,
        _option(
            "--players",
            "Computer players in turn order, comma-separated (default: the simplest).",
            **{"type": names, "default": (), "metavar": "A,B,…"},
        ),
        _option("--out", "A file for the records (default: print them).", **_FILE),
        *(_OPTIONS, _BUDGET, *_OWN_CONTENT),
    ),
    "arena": (
        _on_games("arena"),
        "Let computer players compete, and show who wins how often.",
        _GAME,
        _option(
            "--players",
            "The computer players, comma-separated (default: all). With repeats: one for each seat. “master:3000”"
            " searches for 3,000 simulations, “master:20s” for 20 seconds.",
            **{"type": names, "default": (), "metavar": "A,B,…"},
        ),
        _option(
            "--seats",
            "Numbers of seats, comma-separated (default: 2).",
            **{"type": parse_numbers, "default": [2], "metavar": "N,…"},
        ),
        _option("--games", "Games for each combination of players (default: 20).", type=_GAME_COUNT, default=20),
        *(_SEEDED, _OPTIONS, _BUDGET, _JOBS, *_OWN_CONTENT),
    ),
    "train": (
        _train,
        "Train the network of a game’s computer players by self-play.",
        _option("game", "The game.", metavar="GAME"),
        _option("--seats", "The number of players (default: 2).", type=_SEAT_COUNT, default=2),
        _option("--games", "Games of self-play (default: %(default)s).", type=_GAME_COUNT, default=20_000),
        _seed_option("network", 0, 1),
        _option(
            "--compare",
            "Games of each comparison with the network in use (default: %(default)s).",
            **{"type": _GAME_COUNT, "default": 100},
        ),
        _option(
            "--out",
            "The folder for the network and for what’s needed to resume (default: training).",
            **{"default": "training", "metavar": "DIR"},
        ),
        *(_OPTIONS, _JOBS),
        *(
            (name, {"help": about, "action": "store_true"})
            for name, about in (
                ("--only-policy", "Keep the network in use, and learn only which turns the search looks at first."),
                (
                    "--only-calibration",
                    "Keep what judges positions, and fit what makes its chances agree with the results of games.",
                ),
            )
        ),
    ),
    "puzzles": (
        _on_games("puzzles"),
        "Find puzzles in games between computer players.",
        _option("game", "The game.", metavar="GAME"),
        _option("--puzzles", "The number of puzzles (default: %(default)s).", type=_GAME_COUNT, default=200),
        _seed_option("puzzles", -_LARGEST_SEED, 0),
        _option(
            "--simulations",
            "How long the search is that finds the best turn (default: %(default)s).",
            **{"type": integer_between(40, 20_000), "default": SIMULATIONS},
        ),
        _option("--out", "The file to write; an interrupted run resumes.", required=True, **_FILE),
        *(_JOBS, *_OWN_CONTENT),
    ),
    "verify": (
        _on_games("verify"),
        "Verify game records (one per line).",
        _option("file", _RECORDS, **_FILE),
        *_OWN_CONTENT,
    ),
    "new-game": (
        _module("new_game"),
        "Write a small whole game to begin with.",
        _option("name", "The game’s name, as in its command.", metavar="NAME"),
        ("--hidden", {"help": "With hands that others do not see.", "action": "store_true"}),
        _option("--package", "The folder of a package of its own (default: into this checkout).", metavar="DIR"),
    ),
    "conformance": (
        _on_games("conformance"),
        "Check a game against all requirements.",
        _option("game", "The game’s name, its module, or its folder.", metavar="GAME"),
    ),
    "gallery": (
        _on_games("gallery"),
        "Draw every kind of picture into a folder.",
        _FOLDER,
        _option("--game", "Draw only this game (default: all).", metavar="GAME"),
        _option(
            "--language",
            f"Language: {', '.join(LANGUAGES)} (default: both).",
            **{"choices": LANGUAGES, "metavar": "LANGUAGE"},
        ),
    ),
    "replay": (
        _on_games("replay"),
        "Draw each recorded game as a page, turn by turn.",
        *(_option("file", _RECORDS, **_FILE), _FOLDER, *_OWN_CONTENT),
        _option(
            "--language",
            f"Language: {', '.join(LANGUAGES)} (default: %(default)s).",
            **{"choices": LANGUAGES, "default": "en", "metavar": "LANGUAGE"},
        ),
    ),
    "doctor": (
        partial(doctor, config=_config, env_file=ENV_FILE),
        "Check everything the bot needs, and suggest fixes.",
    ),
    "check": (
        partial(check, config=_config),
        "Replay every stored game, and report damage.",
        _option("--table", "Check only the table with this number.", type=integer_between(1, 10**12 - 1)),
    ),
    "backup": (
        partial(backup, config=_config),
        "Back up the database into one verified file.",
        _option(
            "file",
            "The file to write; an older backup with this name is replaced once the new one is verified.",
            **_FILE,
        ),
        ("--even-damaged", {"help": "Keep the backup even if it contains damaged games.", "action": "store_true"}),
    ),
    "transfer": (
        partial(transfer, config=_config),
        "Copy the database into an empty one (stop the bot first).",
        _option("target", "A file that doesn’t exist yet, or the server’s address.", metavar="TARGET"),
    ),
    "restore": (
        partial(restore, config=_config),
        "Restore a backup (stop the bot first).",
        _option("file", "The backup.", **_FILE),
        ("--even-damaged", {"help": "Restore the backup even if it contains damaged games.", "action": "store_true"}),
    ),
}
"""By name: what runs the command, what it does, and its arguments."""
