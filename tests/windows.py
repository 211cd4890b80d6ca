"""`python -m tests.windows ARGUMENTS`: the console script without the system features that Windows lacks."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from bot.cli.main import main

OPENED: Final = Path("/proc/self/fd")
MODULES = ("fcntl", "grp", "pwd", "resource", "syslog", "termios")
FUNCTIONS = (
    *("chown", "fork", "getegid", "geteuid", "getgid", "getloadavg", "getpgid", "getuid", "killpg", "mkfifo", "nice"),
    *("pidfd_open", "sched_getaffinity", "setsid", "statvfs", "sysconf", "uname"),
)
SIGNALS = ("SIGALRM", "SIGCHLD", "SIGHUP", "SIGPIPE", "SIGQUIT", "SIGUSR1", "SIGUSR2", "pause", "setitimer")


def opened(path: str, folder: int | None) -> bool:
    """Return whether this process has a file open; False where the system does not tell."""
    if not OPENED.is_dir():
        return False
    whole = Path(OPENED / str(folder)).readlink() / path if folder is not None else Path(path).resolve()
    # another thread may close a file meanwhile
    return any(each.is_symlink() and os.path.realpath(each) == str(whole) for each in OPENED.iterdir())


def keeping_open_files(change: Callable[..., None]) -> Callable[..., None]:
    """Wrap a function that removes or replaces files so that it fails for open ones, as on Windows."""

    def changing(*paths: Any, dir_fd: int | None = None) -> None:
        for path in paths:
            if opened(os.fspath(path), dir_fd):
                raise PermissionError(errno.EACCES, "The file is being used", os.fspath(path))
        change(*paths, **({} if dir_fd is None else {"dir_fd": dir_fd}))

    return changing


def take_away() -> None:
    """Remove the features that Windows lacks from this process."""

    def lacking(*_: object) -> None:
        raise NotImplementedError

    loop = asyncio.new_event_loop()
    loop.close()
    for name in ("add_signal_handler", "remove_signal_handler"):
        setattr(type(loop), name, lacking)
    for place, names in ((os, FUNCTIONS), (signal, SIGNALS), (time, ("tzset",))):
        for name in names:
            if hasattr(place, name):
                delattr(place, name)
    os.process_cpu_count = os.cpu_count  # type: ignore[attr-defined]  # from Python 3.13 on, it needs one of the removed ones
    for name in ("remove", "rename", "replace", "unlink"):
        setattr(os, name, keeping_open_files(getattr(os, name)))
    for name in MODULES:
        sys.modules[name] = None  # type: ignore[assignment]


if __name__ == "__main__":
    take_away()
    sys.exit(main())
