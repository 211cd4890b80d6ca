"""Restores or backs up in a process that is killed before each of its disk operations in turn.

`python -m tests.bot.maintenance.killing FOLDER` restores on copies of the files in FOLDER/restore/made, a store and a
backup, and replaces the backup on copies of those in FOLDER/backup/made. Each run reports what it does, and the
operation before which it was killed.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from bot.maintenance.backup import back_up
from bot.maintenance.restore import restore
from tests.bot.killed import Steps, Tell, in_child, repeat

STORE, BACKUP = "store", "backup"
WAYS = ("restore", "backup")
OPERATIONS = ("os.rename", "os.link", "os.remove", "os.mkdir", "os.rmdir", "os.chmod", "sqlite3.connect")
"""Audit events that Python raises just before a disk operation."""


def run(what: str, place: Path, last: int, tell: Tell) -> None:
    """Restore or back up, killed before disk operation number `last`."""
    step = Steps(last, tell)

    def watch(event: str, arguments: tuple[Any, ...]) -> None:
        if event in OPERATIONS:
            step(f"{event} {Path(str(arguments[0])).name}")

    sys.addaudithook(watch)
    if what == "restore":
        restore(place / STORE, place / BACKUP, datetime(2026, 11, 22, tzinfo=UTC))
    else:
        back_up(place / STORE, place / BACKUP)
    step.complete()


def run_in_child(what: str, place: Path, last: int) -> list[str]:
    return [what, *in_child(lambda tell: run(what, place, last, tell))]


if __name__ == "__main__":
    for what in WAYS:
        repeat(Path(sys.argv[1]) / what / "made", 1, partial(run_in_child, what))
