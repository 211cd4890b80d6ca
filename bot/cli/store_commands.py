"""The commands for operators: check, backup, restore, doctor."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from bot.app.config import Config
from bot.cli.terminal import Parser, WrongUse, number, size_of, write
from bot.texts import Texts
from bot.texts.printable import one_line

if TYPE_CHECKING:  # so that commands that need no store start fast
    from bot.database.base import UnusableStore
    from bot.maintenance.examine import CopyFailed

ENV_FILE: Final = Path(".env")
FAILED: Final = 1
EVERY: Final = 500
"""The number of tables after which the check reports its progress."""
LARGEST_TABLE: Final = 10**12 - 1
_LONGEST: Final = 600
"""The maximum length of a line that names a file and a reason, in characters."""


class Adding(Protocol):
    """Adds a subcommand and returns its parser."""

    def __call__(self, name: str, command: Callable[[argparse.Namespace, Texts], int]) -> Parser:
        """Add a subcommand by its name, with the function that runs it."""
        ...


def add_commands(add: Adding, say: Texts, config: Callable[[Texts], Config]) -> None:
    """Add the operators' commands to the terminal's; backup and restore are for a store in a file."""

    def in_a_file(say: Texts) -> Config:
        chosen = config(say)
        if chosen.server is not None:
            raise WrongUse(say.say("store-on-server", path=str(chosen.server)))
        return chosen

    add("doctor", lambda _, say: doctor(lambda: config(say), say))
    checking = add("check", lambda arguments, say: check(arguments.table, config(say), say)).options
    checking.add_argument(
        "--table", type=number(say, 1, LARGEST_TABLE), metavar="N", help=say.say("terminal-check-table")
    )
    for name, command in (("backup", backup), ("restore", restore)):
        added = add(name, _of_file(command, in_a_file))
        group = added.add_argument_group(say.say("terminal-arguments"))
        group.add_argument("file", metavar="FILE", help=say.say(f"terminal-{name}-file"))
        added.options.add_argument("--even-damaged", action="store_true", help=say.say(f"terminal-{name}-damaged"))


def _of_file(
    command: Callable[[Path, bool, Config, Texts], int], config: Callable[[Texts], Config]
) -> Callable[[argparse.Namespace, Texts], int]:
    def run(arguments: argparse.Namespace, say: Texts) -> int:
        try:
            os.lstat(arguments.file)
        except FileNotFoundError:
            pass
        except (OSError, ValueError) as error:  # an impossible file name, or an inaccessible folder
            why = getattr(error, "strerror", None) or str(error)
            raise WrongUse(say.say("terminal-unreadable", file=one_line(arguments.file), why=why)) from None
        return command(Path(arguments.file), arguments.even_damaged, config(say), say)

    return run


def check(table: int | None, config: Config, say: Texts) -> int:
    """Replay all stored games, or one, and print the damage of each; return the exit status."""
    import asyncio

    from bot.database.base import UnusableStore
    from bot.database.readonly_sqlite import check_file, find_corruption, removing_leftovers

    if config.server is not None:
        try:
            return asyncio.run(_check(table, config, say))
        except UnusableStore as error:
            raise WrongUse(_unusable(error, say)) from None
    told: list[str] = []
    try:
        with removing_leftovers(config.database):
            check_file(config.database)
            for why in find_corruption(config.database) if table is None else ():
                told.append(why)
                write(say.say("check-file-bad", why=one_line(why)))
            return asyncio.run(_check(table, config, say)) or (FAILED if told else 0)
    except UnusableStore as error:
        if error.problem not in ("unreadable", "damaged"):
            raise WrongUse(_unusable(error, say)) from None
        if error.detail not in told:
            write(say.say("check-file-bad", why=one_line(error.detail)))
        return FAILED


async def _check(table: int | None, config: Config, say: Texts) -> int:
    from bot.maintenance.check import NO_TABLE, check
    from bot.store.snapshot import count_tables
    from bot.store.store import open_to_read

    tables = rows = bad = other_rules = 0
    async with open_to_read(config.store) as store:
        total = await count_tables(store)
        async for verdict in check(store, table):
            tables += 1
            rows += verdict.rows
            other_rules += not verdict.replayed
            if verdict.damage is not None and verdict.damage.problem == NO_TABLE:
                raise WrongUse(say.say("check-no-table", table=str(verdict.table_id)))
            if verdict.damage is not None:
                bad += 1
                write(verdict.damage.say(say))
            if tables % EVERY == 0 and sys.stderr is not None:
                sys.stderr.write(say.say("check-progress", done=tables, tables=total) + "\n")
    write(say.say("check-bad", tables=tables, bad=bad) if bad else say.say("check-good", tables=tables, rows=rows))
    if other_rules:
        write(say.say("check-other-rules", tables=other_rules))
    return FAILED if bad else 0


def backup(file: Path, even_damaged: bool, config: Config, say: Texts) -> int:
    """Copy the store into a file and check it; return the exit status."""
    from bot.database.base import UnusableStore
    from bot.maintenance.backup import BackupFailed, back_up

    try:
        made = back_up(config.database, file, even_damaged)
    except UnusableStore as error:
        raise WrongUse(_unusable(error, say)) from None
    except BackupFailed as failed:
        return _failed(failed, say)
    said = {"file": one_line(str(file)), "size": size_of(say, made.size)}
    if made.bad:
        write(say.say("backup-made-damaged", bad=made.bad, **said))
    else:
        write(say.say("backup-made", games=made.tables, **said))
    return 0


def _failed(failed: CopyFailed, say: Texts) -> int:
    """Print the damage and return the exit status; raise WrongUse if the request itself was wrong."""
    line = one_line(failed.say(say), _LONGEST)
    if not failed.damaged:
        raise WrongUse(line) from None
    write(line)
    return FAILED


def restore(file: Path, even_damaged: bool, config: Config, say: Texts) -> int:
    """Replace the store with a backup; return the exit status."""
    from bot.database.base import UnusableStore
    from bot.maintenance.restore import RestoreFailed
    from bot.maintenance.restore import restore as put_back

    try:
        done = put_back(config.database, file, datetime.now(UTC), even_damaged)
    except UnusableStore as error:
        raise WrongUse(_unusable(error, say)) from None
    except RestoreFailed as failed:
        return _failed(failed, say)
    made = say.say("restore-made-unknown")
    if done.made is not None:
        made = say.say("restore-made-at", time=f"{datetime.fromtimestamp(done.made, UTC):%Y-%m-%d %H:%M}")
    write(say.say("restore-done", file=one_line(str(file)), games=done.tables, made=made))
    if done.former is not None:
        write(say.say("restore-kept", former=one_line(str(done.former))))
    return 0


def doctor(config: Callable[[], Config], say: Texts) -> int:
    """Check everything that the bot needs, and print what to do; return the exit status."""
    import asyncio

    return asyncio.run(_doctor(config, say))


async def _doctor(config: Callable[[], Config], say: Texts) -> int:
    from bot.cli.doctor.finding import Mark
    from bot.cli.doctor.run import examine

    marks: Counter[Mark] = Counter()
    async for finding in examine(config, ENV_FILE, say):
        marks[finding.mark] += 1
        write(finding.line(say))
    write(say.say("doctor-summary", faults=marks[Mark.FAULT], warnings=marks[Mark.WARNING]))
    return FAILED if marks[Mark.FAULT] else 0


def _unusable(error: UnusableStore, say: Texts) -> str:
    key = f"store-{error.problem.replace('_', '-')}"
    return one_line(say.say(key, path=str(error.path), detail=error.detail), _LONGEST)
