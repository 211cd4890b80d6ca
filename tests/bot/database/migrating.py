"""Migrates an older store in a process that is killed or runs out of disk space on the way.

`python -m tests.bot.database.migrating killed FOLDER EVERY` copies the folder's store again and again and kills the
process before statement 1, 1 + EVERY and so on; `full` limits the file size to that many bytes instead. Each attempt
reports its outcome in one line; the last one succeeds.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import sqlite3
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from bot.database.base import UnusableStore
from bot.store.store import open_store
from tests.bot.services.dying import apart

if sys.platform != "win32":
    import resource

STORE = "old.sqlite3"


async def migrate(what: str, store: Path, last: int, tell: Callable[[str], None]) -> None:
    """Open the store, but stop before statement number `last` or limit files to `last` bytes."""
    done = 0
    connect = sqlite3.connect

    def step(statement: str) -> None:
        nonlocal done
        done += 1
        if done == last:
            tell(f"before {' '.join(statement.split())[:60]}\n")
            os.kill(os.getpid(), signal.SIGKILL)

    def traced(*where: Any, **options: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*where, **options)
        connection.set_trace_callback(step)
        return connection

    if what == "killed":
        sqlite3.connect = traced  # type: ignore[assignment]
    else:
        resource.setrlimit(resource.RLIMIT_FSIZE, (last, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
    try:
        async with open_store(store):
            done = last
        tell("open\n")
    except UnusableStore as refused:
        tell(f"{refused.problem} {refused.detail}\n")


def main(what: str, folder: Path, every: int) -> None:
    """Repeat with a higher limit until the migration succeeds."""
    for last in count(1, every):
        place = folder / str(last)
        place.mkdir()
        shutil.copyfile(folder / STORE, place / STORE)
        told = apart(lambda tell, last=last, place=place: migrate(what, place / STORE, last, tell))  # type: ignore[misc]
        sys.stdout.write(f"{json.dumps(told)}\n")
        sys.stdout.flush()
        if "open" in told:
            return


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]))
