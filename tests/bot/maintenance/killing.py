"""Restores or backs up in a process that is killed before each of its disk operations in turn.

`python -m tests.bot.maintenance.killing restore FOLDER` does so on copies of the files in FOLDER/made, a store and a
backup; `backup` replaces the backup instead. Each run reports the operation before which it was killed.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.maintenance.backup import back_up
from bot.maintenance.restore import restore
from tests.bot.killed import Steps, Tell, in_child, repeat

STORE, BACKUP = "store", "backup"
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


if __name__ == "__main__":
    _, what, folder = sys.argv
    repeat(Path(folder) / "made", 1, lambda place, last: in_child(lambda tell: run(what, place, last, tell)))
