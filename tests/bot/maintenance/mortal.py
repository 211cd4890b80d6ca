"""Restores or backs up in a process that is killed before each of its disk operations in turn.

`python -m tests.bot.maintenance.mortal restore FOLDER` copies the folder's files, a store and a backup, for each run
and reports the operation before which it was killed; the last run completes. `backup` replaces the backup instead.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

from bot.maintenance.backup import back_up
from bot.maintenance.restore import restore
from tests import ROOT

STORE, BACKUP = "store", "backup"
DOINGS = ("os.rename", "os.link", "os.remove", "os.mkdir", "os.rmdir", "os.chmod", "sqlite3.connect")
"""Audit events that Python raises just before a disk operation."""


def lives(what: str, folder: Path) -> list[str]:
    """Run this module; return what each of its runs reported."""
    command = [sys.executable, "-m", "tests.bot.maintenance.mortal", what, str(folder)]
    done = subprocess.run(command, cwd=ROOT, check=True, timeout=60, stdout=subprocess.PIPE, text=True)
    return done.stdout.splitlines()


def live(what: str, place: Path, doings: int, told: int) -> None:
    """Restore or back up, killed before disk operation number `doings`."""
    done = 0

    def count_doings(event: str, arguments: tuple[Any, ...]) -> None:
        nonlocal done
        if event in DOINGS:
            done += 1
            if done == doings:
                os.write(told, f"{event} {Path(str(arguments[0])).name}".encode())
                os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(count_doings)
    if what == "restore":
        restore(place / STORE, place / BACKUP, datetime(2026, 11, 22, tzinfo=UTC))
    else:
        back_up(place / STORE, place / BACKUP)
    os.write(told, b"lived")


def main(what: str, folder: Path) -> None:
    """Repeat, killed one operation later each time, until a run completes."""
    files = [file for file in folder.iterdir() if file.is_file()]
    for doings in count(1):
        place = folder / str(doings)
        place.mkdir()
        for file in files:
            shutil.copyfile(file, place / file.name)
        listening, told = os.pipe()
        if not (child := os.fork()):
            try:
                live(what, place, doings, told)
            finally:
                os._exit(0)
        os.close(told)
        os.waitpid(child, 0)
        with os.fdopen(listening) as heard:
            words = heard.read()
        sys.stdout.write(f"{words}\n")
        if words in ("lived", ""):
            return


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
