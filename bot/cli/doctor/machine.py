"""The machine: the settings file, the programs, the fonts, and the processes that think."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from bot.app.config import Settings, read_env_file
from bot.cli.doctor.finding import Finding, fault, good, warning
from bot.services.worker import ThoughtFailed
from bot.services.worker_pool import Thinkers, ThinkersLost
from bot.texts import texts
from render.showcases import SHOWCASES

TOKEN: Final = "DISCORD_TOKEN"
PATIENCE: Final = 30.0
"""Seconds within which a process has to begin to think."""
_OTHERS: Final = 0o077
_PNG: Final = b"\x89PNG"


def settings_file(file: Path) -> Finding:
    """Look at the file of settings, which has been read already."""
    if not file.exists():
        return good("settings", "none", file=str(file.absolute()))
    secret = read_env_file(file).get(TOKEN)
    if secret and os.name == "posix" and file.stat().st_mode & _OTHERS:
        return warning("settings", "open", file=str(file.absolute()))
    return good("settings", "read", file=str(file.absolute()))


def programs(name: Callable[[str], str] = version) -> Finding:
    """Tell the versions of what runs here."""
    try:
        facts = {"piazza": name("piazza"), "discord": name("discord.py"), "python": platform.python_version()}
    except PackageNotFoundError as missing:
        return fault("programs", "missing", package=str(missing.name))
    return good("programs", "found", **facts)


def pictures(language: str) -> Finding:
    """Draw one picture, with all its letters."""
    try:
        for showcase in SHOWCASES.values():
            _, picture = next(showcase(language))
            if not picture.data.startswith(_PNG):
                return fault("pictures", "broken", why=texts(language).say("doctor-no-png"))
    except Exception as error:  # whatever hinders it would hinder the bot
        return fault("pictures", "broken", why=f"{type(error).__name__}: {error}")
    return good("pictures", "drawn")


async def thinking(settings: Settings) -> Finding:
    """Begin a process that thinks, as computer players need it."""
    thinkers = Thinkers(1)
    try:
        await thinkers.think(os.getpid, patience=PATIENCE)
    except (ThoughtFailed, ThinkersLost, OSError) as error:
        return fault("thinking", "broken", why=str(error) or type(error).__name__)
    finally:
        thinkers.close()
    return good("thinking", "begins", count=settings.thinkers)
