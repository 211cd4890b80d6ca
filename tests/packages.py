"""Game packages, installed for a test as pip would."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.texts as words
import render.games
from bot.games import GAMES
from bot.services.game_packages import ALLOWED
from bot.texts import games
from cogs.core.face import FACES
from tests import FIXTURES


class Installing:
    """A folder on the path into which packages are installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def install(self, package: str = "pig", name: str = "pig", group: str = "piazza.games", by: str = "") -> Path:
        """Install the package in the folder, a fixture, or else a copy of Pig; return its folder."""
        copy, source = self.folder / package, package if (FIXTURES / package).is_dir() else "pig"
        if not copy.exists():
            shutil.copytree(FIXTURES / source / source, copy, ignore=shutil.ignore_patterns("__pycache__"))
        about = self.folder / f"{by or f'piazza_{package}'}-1.2.dist-info"
        about.mkdir()
        called = (by or f"piazza-{package}").replace("_", "-")
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {called}\nVersion: 1.2\n", "utf-8")
        (about / "entry_points.txt").write_text(f"[{group}]\n{name} = {package}\n", "utf-8")
        importlib.invalidate_caches()
        return copy

    def uninstall(self) -> None:
        """Forget everything that was installed, like a process that starts without it."""
        forget(self.folder)
        shutil.rmtree(self.folder)
        self.folder.mkdir()


def forget(folder: Path) -> None:
    for name in [*ALLOWED]:
        if name in GAMES.packages:
            del GAMES[name]
        ALLOWED.pop(name)
        FACES.pop(name, None)
    tops = {each.stem for each in folder.iterdir()}
    for name in [name for name in sys.modules if name.partition(".")[0] in tops]:
        del sys.modules[name]
    for found in (words.texts, words._texts, words._package_sources, games._game_texts, render.games._pictures_of):
        found.cache_clear()
    importlib.invalidate_caches()


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installing]:
    """Return an installer whose packages are gone after the test."""
    folder = tmp_path / "site-packages"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", str(folder))  # of workers
    yield Installing(folder)
    forget(folder)
