"""The commands for the store: check, backup, restore, transfer, doctor."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot.app.config import Config
from bot.cli.terminal import LONGEST_LINE, WrongUse, naming, size_of, write
from bot.database.base import UnusableStore
from bot.texts.printable import say, to_one_line

if TYPE_CHECKING:  # so that commands that need no store start fast
    from bot.maintenance.examine import CopyFailed

TABLES_PER_REPORT: Final = 500
"""How many tables are checked between two reports of progress."""


def check(arguments: argparse.Namespace, config: Callable[[], Config]) -> int:
    """Replay all stored games, or one, and print the damage of each; return the exit status."""
    import asyncio

    from bot.database.readonly_sqlite import check_file, find_corruption, removing_leftovers

    table, settings = arguments.table, config()
    if settings.server is not None:
        return asyncio.run(_check(table, settings))
    told: list[str] = []
    try:
        with removing_leftovers(settings.database):
            check_file(settings.database)
            for why in find_corruption(settings.database) if table is None else ():
                told.append(why)
                write(_file_bad(why))
            return asyncio.run(_check(table, settings)) or int(bool(told))
    except UnusableStore as error:
        if error.problem not in ("unreadable", "damaged"):
            raise
        if error.detail not in told:
            write(_file_bad(error.detail))
        return 1


def _file_bad(why: str) -> str:
    return f"The file itself is damaged: {to_one_line(why)}. Restore a backup (piazza restore)."


async def _check(table: int | None, config: Config) -> int:
    from bot.maintenance.check import NO_TABLE, check
    from bot.store.store import open_to_read

    tables = rows = bad = other_rules = 0
    async with open_to_read(config.store) as store:
        total = await store.tables.count()
        async for verdict in check(store, table):
            tables += 1
            rows += verdict.rows
            other_rules += not verdict.replayed
            if verdict.damage is not None:
                if verdict.damage.problem == NO_TABLE:
                    raise WrongUse(say("check-no-table", table=str(table)))
                bad += 1
                write(str(verdict))
            if tables % TABLES_PER_REPORT == 0 and sys.stderr is not None:
                sys.stderr.write(f"{tables:,} of {total:,} tables checked …\n")
    write(say("check-bad", tables=tables, bad=bad) if bad else say("check-good", tables=tables, rows=rows))
    if other_rules:
        write(say("check-other-rules", tables=other_rules))
    return int(bool(bad))


def backup(arguments: argparse.Namespace, config: Callable[[], Config]) -> int:
    """Copy the store into a file and check it; return the exit status."""
    from bot.maintenance.backup import back_up
    from bot.maintenance.examine import CopyFailed

    path, store = _path(arguments.file), config().store
    try:
        made = back_up(store, path, arguments.even_damaged)
    except CopyFailed as failed:
        return _report(failed)
    key = "backup-made-damaged" if made.bad else "backup-made"
    write(say(key, file=to_one_line(arguments.file), size=size_of(made.size), games=made.tables, bad=made.bad))
    return 0


def restore(arguments: argparse.Namespace, config: Callable[[], Config]) -> int:
    """Replace the store with a backup; return the exit status."""
    from bot.maintenance.examine import CopyFailed
    from bot.maintenance.restore import restore as put_back

    path, store = _path(arguments.file), config().store
    try:
        done = put_back(store, path, datetime.now(UTC), arguments.even_damaged)
    except CopyFailed as failed:
        return _report(failed)
    made = "not made by piazza backup"
    if done.made is not None:
        made = f"made {datetime.fromtimestamp(done.made, UTC):%Y-%m-%d %H:%M} UTC"
    write(say("restore-done", file=to_one_line(arguments.file), games=done.tables, made=made))
    if done.former is not None:
        write(f"The previous database was kept as {to_one_line(str(done.former))}.")
    return 0


def transfer(arguments: argparse.Namespace, config: Callable[[], Config]) -> int:
    """Copy the store into an empty database and check every game there; return the exit status."""
    import asyncio

    from bot.app.config import read_place
    from bot.maintenance.transfer import transfer as copy

    target = read_place(arguments.target)
    done = asyncio.run(copy(config().store, target))
    for verdict in done.bad:
        write(str(verdict))
    key = "transfer-damaged" if done.bad else "transfer-done"
    write(say(key, target=to_one_line(str(target)), tables=done.tables, rows=done.rows, bad=len(done.bad)))
    if done.other_rules:
        write(say("check-other-rules", tables=done.other_rules))
    return int(bool(done.bad))


def _path(file: str) -> Path:
    """Return a file's path; raise WrongUse for an impossible name, or an inaccessible folder."""
    with naming(file, "read"), suppress(FileNotFoundError):
        os.lstat(file)
    return Path(file)


def _report(failed: CopyFailed) -> int:
    """Print the damage and return the exit status; raise WrongUse if the request itself was wrong."""
    line = to_one_line(str(failed), LONGEST_LINE)
    if not failed.damaged:
        raise WrongUse(line)
    write(line)
    return 1


def doctor(_: argparse.Namespace, config: Callable[[], Config], env_file: Path) -> int:
    """Check everything that the bot needs, and print what to do; return the exit status."""
    import asyncio

    return asyncio.run(_doctor(config, env_file))


async def _doctor(config: Callable[[], Config], env_file: Path) -> int:
    from bot.cli.doctor.finding import Severity
    from bot.cli.doctor.run import diagnose

    marks: Counter[Severity] = Counter()
    async for finding in diagnose(config, env_file):
        marks[finding.mark] += 1
        write(finding.line())
    write(say("doctor-summary", faults=marks[Severity.FAULT], warnings=marks[Severity.WARNING]))
    return int(bool(marks[Severity.FAULT]))
