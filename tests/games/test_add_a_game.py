"""The README's section on adding a game holds: in a copy of the checkout Nim is added as it says, and played."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests import ROOT

LINE = re.compile(r"(?m)^(NAMES: Final = \(.*\"),?\)$")
WITH_NIM = r'\1, "nim")'
PLAYED = (
    "tests/games/test_conformance.py",
    "tests/e2e/games/test_plain.py::test_missing_features_are_not_offered",
)


def section() -> str:
    readme = (ROOT / "README.md").read_text("utf-8")
    return readme.partition("\n## Add a game\n")[2].partition("\n## ")[0]


@pytest.mark.slow
def test_a_folder_and_a_line(tmp_path: Path) -> None:
    """With the package and its name in the registry, and nothing else, the game is played in Discord."""
    steps = section()
    assert "`bot/games/<name>/__init__.py`" in steps
    assert "`NAMES` in `bot/games/__init__.py`" in steps
    copy = tmp_path / "piazza"
    unfinished = shutil.ignore_patterns("*.pyc.*")  # what another process is compiling
    for name in ("bot", "cogs", "render", "tests", ".github/docs"):
        shutil.copytree(ROOT / name, copy / name, ignore=unfinished)  # compiled modules too, which take seconds
    shutil.copy(ROOT / "pyproject.toml", copy)
    package = copy / "bot" / "games" / "nim" / "__init__.py"
    package.parent.mkdir()
    (copy / "tests" / "games" / "nim.py").rename(package)
    registry = copy / "bot" / "games" / "__init__.py"
    source, found = LINE.subn(WITH_NIM, registry.read_text("utf-8"))
    assert found == 1
    registry.write_text(source, "utf-8")

    (copy / "tests" / "games" / "nim.py").write_text("from bot.games.nim import *  # noqa: F403\n", "utf-8")
    wanted = "-k", "test_requirement and nim-2 or missing"
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", *wanted, *PLAYED]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


def test_what_the_steps_name_exists() -> None:
    """Every folder and file in the section is there, with Carrara's own in place of `<name>`."""
    for path in re.findall(r"\(([\w./]+)\)|`([\w./<>]+/[\w./<>]*)`", section()):
        name = "".join(path).replace("<name>", "carrara")
        assert (ROOT / name).exists(), name
