"""Migrates an older store in a process that is killed or runs out of disk space on the way.

`python -m tests.bot.database.migrating FOLDER killed=EVERY` migrates copies of the store in FOLDER/killed/made, killed
before statement 1, 1 + EVERY and so on; `full=EVERY` limits the file size to that many bytes instead. Each run reports
its outcome.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from functools import partial
from pathlib import Path
from typing import Any

from bot.database.base import UnusableStore
from bot.store.store import open_store
from tests.bot.killed import Steps, Tell, in_child, repeat

if sys.platform != "win32":
    import resource

STORE = "old.sqlite3"


async def migrate(what: str, store: Path, last: int, tell: Tell) -> None:
    """Open the store, but stop before statement number `last` or limit files to `last` bytes."""
    step, connect = Steps(last if what == "killed" else 0, tell), sqlite3.connect

    def traced(*where: Any, **options: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*where, **options)
        connection.set_trace_callback(lambda statement: step(f"before {' '.join(statement.split())[:60]}"))
        return connection

    if what == "killed":
        sqlite3.connect = traced  # type: ignore[assignment]
    else:
        resource.setrlimit(resource.RLIMIT_FSIZE, (last, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
    try:
        async with open_store(store):
            step.complete()
    except UnusableStore as refused:
        tell(f"{refused.problem} {refused.detail}")


def migrate_in_child(what: str, place: Path, last: int) -> list[str]:
    return in_child(lambda tell: asyncio.run(migrate(what, place / STORE, last, tell)))


if __name__ == "__main__":
    for argument in sys.argv[2:]:
        what, _, every = argument.partition("=")
        repeat(Path(sys.argv[1]) / what / "made", int(every), partial(migrate_in_child, what))
