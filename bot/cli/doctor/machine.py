"""The machine: the settings file, the installed versions, the fonts, and the worker processes."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from itertools import islice
from pathlib import Path
from typing import Final

from bot.app.config import Config, read_env_file
from bot.cli.doctor.finding import Finding, fault, good, warning
from bot.games import GAMES
from bot.services.worker import WorkFailed
from bot.services.worker_pool import WorkerPool, WorkersLost
from render.games import pictures_of

TOKEN: Final = "DISCORD_TOKEN"
PATIENCE: Final = 30.0
"""Seconds within which a worker has to start."""
_OTHERS: Final = 0o077


def settings_file(file: Path) -> Finding:
    """Check the settings file, which has been read already."""
    if not file.exists():
        return good("settings", "none", file=str(file.absolute()))
    secret = read_env_file(file).get(TOKEN)
    if secret and os.name == "posix" and file.stat().st_mode & _OTHERS:
        return warning("settings", "open", file=str(file.absolute()))
    return good("settings", "read", file=str(file.absolute()))


def programs(name: Callable[[str], str] = version) -> Finding:
    """Report the installed versions."""
    try:
        facts = {"piazza": name("piazza"), "discord": name("discord.py"), "python": platform.python_version()}
    except PackageNotFoundError as missing:
        return fault("programs", "missing", package=str(missing.name))
    return good("programs", "found", **facts)


def pictures(language: str) -> Finding:
    """Check that a picture of each game can be drawn, text included."""
    try:
        for game in GAMES:
            for name, picture in islice(pictures_of(game).showcase(language), 1):
                picture.file_name(name)  # raises ValueError if it is in no known format
    except Exception as error:  # any such error would also prevent the bot from drawing
        return fault("pictures", "broken", why=f"{type(error).__name__}: {error}")
    return good("pictures", "drawn")


async def thinking(config: Config) -> Finding:
    """Check that a worker process starts, as computer players need one."""
    workers = WorkerPool(1)
    try:
        await workers.run(os.getpid, patience=PATIENCE)
    except (WorkFailed, WorkersLost, OSError) as error:
        return fault("thinking", "broken", why=str(error) or type(error).__name__)
    finally:
        workers.close()
    return good("thinking", "begins", count=config.thinkers)
