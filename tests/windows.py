"""`python -m tests.windows ARGUMENTS`: the console script without whatever of the system Windows lacks."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time

from bot.cli.main import main

MODULES = ("fcntl", "grp", "pwd", "resource", "syslog", "termios")
FUNCTIONS = (
    *("chown", "fork", "getegid", "geteuid", "getgid", "getloadavg", "getpgid", "getuid", "killpg", "mkfifo", "nice"),
    *("pidfd_open", "sched_getaffinity", "setsid", "statvfs", "sysconf", "uname"),
)
SIGNALS = ("SIGALRM", "SIGCHLD", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGQUIT", "SIGUSR1", "SIGUSR2", "pause", "setitimer")


def take_away() -> None:
    """Remove what Windows lacks from this process."""

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
    for name in MODULES:
        sys.modules[name] = None  # type: ignore[assignment]


if __name__ == "__main__":
    take_away()
    sys.exit(main())
