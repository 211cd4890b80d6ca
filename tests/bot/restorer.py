"""A process that restores a backup and is killed, once before each thing that it does to the disk.

`python -m tests.bot.restorer FOLDER` copies the folder's files, the store and a backup, once for each death, and tells
before what it died; the last time it lives.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

from bot.restore import restore

STORE, BACKUP = "store", "backup"
DOINGS = ("os.rename", "os.link", "os.remove", "os.mkdir", "os.rmdir", "os.chmod", "sqlite3.connect")
"""What Python tells of itself right before it does it."""


def live(place: Path, doings: int, told: int) -> None:
    """Restore, until before the so-many-th thing done to the disk."""
    done = 0

    def count_doings(event: str, arguments: tuple[Any, ...]) -> None:
        nonlocal done
        if event in DOINGS:
            done += 1
            if done == doings:
                os.write(told, f"{event} {Path(str(arguments[0])).name}".encode())
                os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(count_doings)
    restore(place / STORE, place / BACKUP, datetime(2026, 11, 22, tzinfo=UTC))
    os.write(told, b"lived")


def main(folder: Path) -> None:
    """Die again and again."""
    files = [file for file in folder.iterdir() if file.is_file()]
    for doings in count(1):
        place = folder / str(doings)
        place.mkdir()
        for file in files:
            shutil.copyfile(file, place / file.name)
        listening, told = os.pipe()
        if not (child := os.fork()):
            try:
                live(place, doings, told)
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
    main(Path(sys.argv[1]))
