"""The console script `piazza`, also `python -m bot`: its argument parser and most subcommands."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from pathlib import Path
from typing import BinaryIO, Final, TextIO

from bot.app.config import BadConfig, Config, add_own_content
from bot.cli.selfplay import THINKING, WrongPlayers, chosen, seated, selfplay
from bot.cli.store_commands import add_commands
from bot.cli.terminal import (
    OutputLost,
    Parser,
    WrongUse,
    allowance,
    discard_output,
    number,
    numbers,
    one_of,
    prepare_output,
    why,
    write,
    write_error,
)
from bot.cli.verify import describe, is_no_record, verify
from bot.games import GAMES
from bot.games.contract import AnyGame
from bot.model.record import BadRecord, record_to_line
from bot.texts import LANGUAGES, Texts, texts
from bot.texts.printable import one_line

ENV_FILE: Final = Path(".env")
FAILED: Final = 1
WRONG_USE: Final = 2
INTERRUPTED: Final = 130
NO_READER: Final = (errno.EPIPE, errno.EINVAL)
"""How the system says that nobody reads the output any more; Windows says the latter."""
MOST_GAMES: Final = 1_000_000
LARGEST_SEED: Final = 10**12 - 1
MOST_JOBS: Final = 64
TRAINING_GAMES: Final = 20_000
COMPARED_GAMES: Final = 100
ENOUGH: Final = 10
"""The number of lines after which a file that has not had a record is read no further."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand and return the exit status."""
    prepare_output()
    say = texts("en")
    try:
        arguments = parser_of(say).parse_args(argv)
        command: Callable[[argparse.Namespace, Texts], int] = arguments.command
        return command(arguments, say)
    except WrongUse as wrong:
        write_error(str(wrong), wrong.usage)
        return WRONG_USE
    except OutputLost as lost:
        discard_output()
        if lost.error.errno in NO_READER:
            return FAILED
        write_error(say.say("terminal-output-lost", why=why(lost.error)))
        return WRONG_USE
    except KeyboardInterrupt:
        return INTERRUPTED


def parser_of(say: Texts) -> Parser:
    """Return the parser of the command line, in the language of the texts."""
    parser = Parser(say=say, prog="piazza", description=say.say("terminal-piazza"))
    parser.set_defaults(command=_run)
    commands = parser.add_subparsers(title=say.say("terminal-commands"), metavar=say.say("terminal-command"))

    def add(name: str, command: Callable[[argparse.Namespace, Texts], int]) -> Parser:
        about = say.say(f"terminal-{name}")
        added: Parser = commands.add_parser(name, say=say, help=about, description=about)
        added.set_defaults(command=command)
        return added

    add("run", _run)
    playground = add("playground", _playground)
    playground.options.add_argument(
        "--port", type=number(say, 1, 65535), metavar="N", help=say.say("terminal-playground-port")
    )
    play = add("selfplay", _selfplay).options
    default = next(iter(GAMES))
    play.add_argument("--game", default=default, metavar="GAME", help=say.say("terminal-selfplay-game", game=default))
    play.add_argument("--seats", type=number(say, 0, 99), metavar="N", help=say.say("terminal-selfplay-seats"))
    play.add_argument(
        "--games", type=number(say, 1, MOST_GAMES), default=1, metavar="N", help=say.say("terminal-selfplay-games")
    )
    play.add_argument(
        "--seed",
        type=number(say, -LARGEST_SEED, LARGEST_SEED),
        default=0,
        metavar="N",
        help=say.say("terminal-selfplay-seed"),
    )
    play.add_argument("--players", metavar="A,B,…", help=say.say("terminal-selfplay-players"))
    play.add_argument("--out", metavar="FILE", help=say.say("terminal-selfplay-out"))
    against = add("arena", _arena).options
    against.add_argument(
        "--game", default=default, metavar="GAME", help=say.say("terminal-selfplay-game", game=default)
    )
    against.add_argument("--players", metavar="A,B,…", help=say.say("terminal-arena-players"))
    against.add_argument("--seats", type=numbers(say), default=[2], metavar="N,…", help=say.say("terminal-arena-seats"))
    against.add_argument(
        "--games", type=number(say, 1, MOST_GAMES), default=20, metavar="N", help=say.say("terminal-arena-games")
    )
    against.add_argument(
        "--seed",
        type=number(say, -LARGEST_SEED, LARGEST_SEED),
        default=0,
        metavar="N",
        help=say.say("terminal-selfplay-seed"),
    )
    for thinking in (play, against):
        thinking.add_argument("--options", metavar="A,B,…", help=say.say("terminal-selfplay-options"))
        thinking.add_argument(
            "--thinking",
            type=allowance(say),
            default=THINKING,
            metavar="N|Ns",
            help=say.say("terminal-arena-thinking", simulations=str(THINKING.count)),
        )
    learn = add("train", _train)
    learn.add_argument_group(say.say("terminal-arguments")).add_argument(
        "game", metavar="GAME", help=say.say("terminal-train-game")
    )
    learning = learn.options
    learning.add_argument(
        "--seats", type=number(say, 0, 99), default=2, metavar="N", help=say.say("terminal-train-seats")
    )
    learning.add_argument("--options", metavar="A,B,…", help=say.say("terminal-selfplay-options"))
    learning.add_argument(
        "--games",
        type=number(say, 1, MOST_GAMES),
        default=TRAINING_GAMES,
        metavar="N",
        help=say.say("terminal-train-games", games=str(TRAINING_GAMES)),
    )
    learning.add_argument(
        "--seed", type=number(say, 0, LARGEST_SEED), default=1, metavar="N", help=say.say("terminal-train-seed")
    )
    learning.add_argument(
        "--compare",
        type=number(say, 1, MOST_GAMES),
        default=COMPARED_GAMES,
        metavar="N",
        help=say.say("terminal-train-compare", games=str(COMPARED_GAMES)),
    )
    only = learning.add_mutually_exclusive_group()
    only.add_argument("--only-policy", action="store_true", help=say.say("terminal-train-only-policy"))
    only.add_argument("--only-calibration", action="store_true", help=say.say("terminal-train-only-calibration"))
    learning.add_argument("--out", default="training", metavar="DIR", help=say.say("terminal-train-out"))
    for working in (against, learning):
        working.add_argument("--jobs", type=number(say, 1, MOST_JOBS), metavar="N", help=say.say("terminal-jobs"))
    verifying = add("verify", _verify)
    check = verifying.add_argument_group(say.say("terminal-arguments"))
    check.add_argument("file", metavar="FILE", help=say.say("terminal-verify-file"))
    draw = add("gallery", _gallery).options
    draw.add_argument("--out", required=True, metavar="DIR", help=say.say("terminal-gallery-out"))
    again = add("replay", _replay)
    files = again.add_argument_group(say.say("terminal-arguments"))
    files.add_argument("file", metavar="FILE", help=say.say("terminal-replay-file"))
    again.options.add_argument("--out", required=True, metavar="DIR", help=say.say("terminal-replay-out"))
    again.options.add_argument(
        "--language",
        type=one_of(say, LANGUAGES),
        default=say.language,
        metavar="LANGUAGE",
        help=say.say("terminal-replay-language", known=", ".join(LANGUAGES), language=say.language),
    )
    add_commands(add, say, _config)
    for dealing in (play, against, verifying.options, again.options):
        for name, game in GAMES.items():
            if (content := game.own_content) is not None:
                option, described = f"--{name}-{content.name}", texts(say.language, name).say("own-content")
                dealing.add_argument(option, dest=f"{name}_content", metavar="FILE", help=described)
    return parser


def _run(_: argparse.Namespace, say: Texts) -> int:
    config = _config(say)
    if config.discord_token is None:
        if find_spec("simcord") is None:
            raise WrongUse(say.say("terminal-no-token-no-playground"))
        write(say.say("terminal-no-token"))
        return _start_playground(config, None)
    from bot.app.client import run

    return run(config)


def _playground(arguments: argparse.Namespace, say: Texts) -> int:
    if find_spec("simcord") is None:
        raise WrongUse(say.say("terminal-no-playground"))
    return _start_playground(_config(say), arguments.port)


def _start_playground(config: Config, port: int | None) -> int:
    from bot.cli.playground import run

    return run(config, port)


def _config(say: Texts) -> Config:
    try:
        config = Config.from_environment(os.environ, ENV_FILE)
        add_own_content(config.own_content)
    except BadConfig as wrong:
        raise WrongUse(one_line(wrong.say(say))) from None
    return config


def _own_content(arguments: argparse.Namespace, say: Texts) -> None:
    """Add the content of the files named in the arguments."""
    files = {name: Path(file) for name in GAMES if (file := getattr(arguments, f"{name}_content", None)) is not None}
    try:
        add_own_content(files)
    except BadConfig as wrong:
        raise WrongUse(one_line(wrong.say(say))) from None


def _selfplay(arguments: argparse.Namespace, say: Texts) -> int:
    _own_content(arguments, say)
    game, asked = _game(arguments, say), _players(arguments)
    try:
        players = seated(game, arguments.seats, asked)
        options = chosen(game, _listed(arguments.options))
    except WrongPlayers as wrong:
        raise WrongUse(one_line(say.say(f"terminal-{wrong.problem}", **wrong.facts))) from None
    records = selfplay(game, players, arguments.games, arguments.seed, arguments.thinking, options)
    if arguments.out is None:
        for record in records:
            write(record_to_line(record))
        return 0
    try:
        with _new_file(arguments.out) as file:
            for record in records:
                file.write(f"{record_to_line(record)}\n")
    except OSError as error:
        raise WrongUse(say.say("terminal-unwritable", folder=one_line(arguments.out), why=why(error))) from None
    write(say.say("terminal-selfplay-done", count=arguments.games, file=one_line(arguments.out)))
    return 0


def _new_file(file: str) -> TextIO:
    if "\0" in file:
        raise OSError("no file has such a name")
    return Path(file).open("w", encoding="utf-8", newline="\n")


def _arena(arguments: argparse.Namespace, say: Texts) -> int:
    from bot.cli.arena import Arena, line_up_table, line_ups, times_table
    from bot.training.processes import cores

    _own_content(arguments, say)
    game = _game(arguments, say)
    try:
        sitting = line_ups(game, _players(arguments) or list(game.computers.players), arguments.seats)
        options = chosen(game, _listed(arguments.options))
    except WrongPlayers as wrong:
        raise WrongUse(one_line(say.say(f"terminal-{wrong.problem}", **wrong.facts))) from None
    arena = Arena(game, arguments.games, arguments.seed, arguments.thinking, arguments.jobs or cores(), options)
    try:
        for found in arena.play(sitting):
            for line in (*line_up_table(say, found), ""):
                write(line)
    except KeyboardInterrupt:
        if arena.begun is not None and arena.begun.rounds:
            for line in (*line_up_table(say, arena.begun), ""):
                write(line)
        raise
    finally:
        for line in times_table(say, arena.times):
            write(line)
    return 0


def _train(arguments: argparse.Namespace, say: Texts) -> int:
    if find_spec("numpy") is None:
        raise WrongUse(say.say("terminal-no-numpy"))
    # sums must not depend on the number of cores; numpy reads this once, when it is imported
    os.environ["OPENBLAS_NUM_THREADS"] = os.environ["OMP_NUM_THREADS"] = os.environ["MKL_NUM_THREADS"] = "1"
    from bot.cli.train import run

    return run(arguments, _game(arguments, say), say)


def _game(arguments: argparse.Namespace, say: Texts) -> AnyGame:
    if arguments.game not in GAMES:
        known = ", ".join(GAMES)
        raise WrongUse(say.say("terminal-unknown-game", game=one_line(arguments.game, 40), known=known))
    return GAMES[arguments.game]


def _players(arguments: argparse.Namespace) -> list[str]:
    return _listed(arguments.players)


def _listed(written: str | None) -> list[str]:
    return [] if written is None else [name.strip() for name in written.split(",")]


def _verify(arguments: argparse.Namespace, say: Texts) -> int:
    _own_content(arguments, say)
    try:
        with _source(arguments.file) as source:
            good, bad_ones = _counted(verify(source), say)
    except OSError as error:
        raise WrongUse(say.say("terminal-unreadable", file=one_line(arguments.file), why=why(error))) from None
    if bad_ones:
        return FAILED
    write(say.say("terminal-verified", count=good))
    return 0


def _counted(verdicts: Iterator[BadRecord | None], say: Texts) -> tuple[int, int]:
    """Describe what is wrong with each record, and count the good and the bad ones; stop where there are no records."""
    number = bad_ones = 0
    records = False
    for number, bad in enumerate(verdicts, 1):
        records = records or bad is None or not is_no_record(bad)
        if bad is not None:
            bad_ones += 1
            write(describe(say, number, bad))
        if number == ENOUGH and not records:
            write(say.say("terminal-no-records", count=ENOUGH))
            break
    return number - bad_ones, bad_ones


def _gallery(arguments: argparse.Namespace, say: Texts) -> int:
    from bot.cli.gallery import ForeignFolder, gallery

    folder = arguments.out
    try:
        count = gallery(Path(folder))
    except ForeignFolder:
        raise WrongUse(say.say("terminal-foreign-folder", folder=one_line(folder))) from None
    except OSError as error:
        raise WrongUse(say.say("terminal-unwritable", folder=one_line(folder), why=why(error))) from None
    write(say.say("terminal-gallery-done", count=count, folder=one_line(folder)))
    return 0


def _replay(arguments: argparse.Namespace, say: Texts) -> int:
    from bot.cli.gallery import ForeignFolder
    from bot.cli.replay import Unwritable, draw_records

    _own_content(arguments, say)
    folder = arguments.out
    try:
        with _source(arguments.file) as source:
            good, bad_ones = _counted(draw_records(source, Path(folder), arguments.language), say)
    except ForeignFolder:
        raise WrongUse(say.say("terminal-foreign-folder", folder=one_line(folder))) from None
    except Unwritable as lost:
        raise WrongUse(say.say("terminal-unwritable", folder=one_line(folder), why=why(lost.error))) from None
    except OSError as error:
        raise WrongUse(say.say("terminal-unreadable", file=one_line(arguments.file), why=why(error))) from None
    if good or not bad_ones:
        write(say.say("terminal-replay-done", count=good, folder=one_line(folder)))
    return FAILED if bad_ones else 0


def _source(file: str) -> AbstractContextManager[BinaryIO]:
    if file == "-" and sys.stdin is None:
        raise OSError("closed")
    if "\0" in file:
        raise OSError("no file has such a name")
    return nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb")
