"""Runs of something in processes that are killed, each one step later than the one before, on copies of a folder."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import traceback
from collections.abc import Callable
from itertools import count
from pathlib import Path

from tests import ROOT

COMPLETED = "completed"
"""What the last run reports, which was not killed."""
Tell = Callable[[str], None]


class Steps:
    """Counts a process's steps, and kills it at one of them."""

    def __init__(self, last: int, tell: Tell) -> None:
        self._left, self._tell = last, tell

    def __call__(self, what: str) -> None:
        self._left -= 1
        if self._left == 0:
            self._tell(what)
            os.kill(os.getpid(), signal.SIGKILL)

    def complete(self) -> None:
        """Report that the run has completed; what follows is no step of it."""
        self._left = 0
        self._tell(COMPLETED)


def in_child(run: Callable[[Tell], object]) -> list[str]:
    """Run a function in a child process that may be killed; return the lines that it reported."""
    reading, writing = os.pipe()

    def tell(line: str) -> None:
        os.write(writing, f"{line}\n".encode())

    if not (child := os.fork()):
        try:
            run(tell)
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        lines = pipe.read().splitlines()
    os.waitpid(child, 0)
    return lines


def repeat(made: Path, every: int, run: Callable[[Path, int], list[str]]) -> None:
    """Run at step 1, 1 + EVERY and so on until a run completes; print what each one reports, in a line."""
    for last in count(1, every):
        place = made.with_name(str(last))
        shutil.copytree(made, place)
        told = run(place, last)
        sys.stdout.write(f"{json.dumps(told)}\n")
        sys.stdout.flush()
        if not told or COMPLETED in told:
            return


def reports(module: str, *arguments: object) -> list[list[str]]:
    command = [sys.executable, "-m", module, *map(str, arguments)]
    done = subprocess.run(command, cwd=ROOT, check=True, timeout=300, stdout=subprocess.PIPE, text=True)
    return [json.loads(line) for line in done.stdout.splitlines()]
