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
    """Return the README's section on adding a game."""
    readme = (ROOT / "README.md").read_text("utf-8")
    return readme.partition("\n## Add a game\n")[2].partition("\n## ")[0]


def copied(folder: Path) -> Path:
    """Copy what a fresh clone has, and what Python has compiled of it: compiling everything again takes seconds."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        source = ROOT / name
        if source.is_file():
            compiled = source.parent.glob(f"__pycache__/{source.stem}.*.pyc") if source.suffix == ".py" else ()
            for file in (source, *compiled):
                copy = folder / file.relative_to(ROOT)
                copy.parent.mkdir(parents=True, exist_ok=True)
                # compiled modules are as good as their sources' times
                shutil.copy2(file, copy)
    return folder


@pytest.mark.slow
def test_a_folder_and_a_line(tmp_path: Path) -> None:
    """With the package and its name in the registry, and nothing else, the game is played in Discord."""
    steps = section()
    assert "`bot/games/<name>/__init__.py`" in steps
    assert "`NAMES` in `bot/games/__init__.py`" in steps
    copy = copied(tmp_path / "piazza")

    package = copy / "bot" / "games" / "nim" / "__init__.py"
    package.parent.mkdir()
    (copy / "tests" / "games" / "nim.py").rename(package)
    registry = copy / "bot" / "games" / "__init__.py"
    source, found = LINE.subn(WITH_NIM, registry.read_text("utf-8"))
    assert found == 1
    registry.write_text(source, "utf-8")

    # these tests register the game for themselves: now it is in its place
    (copy / "tests" / "games" / "nim.py").write_text("from bot.games.nim import *  # noqa: F403\n", "utf-8")
    tests = copy / "tests" / "__init__.py"
    tests.write_text(tests.read_text("utf-8").replace('GAMES["nim"] = GAME', ""), "utf-8")
    wanted = "-k", "nim-2 or missing or figure"
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", *wanted, *PLAYED]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


def test_what_the_steps_name_exists() -> None:
    """Every folder and file in the section is there, with Carrara's own in place of `<name>`."""
    for path in re.findall(r"\(([\w./]+)\)|`([\w./<>]+/[\w./<>]*)`", section()):
        name = "".join(path).replace("<name>", "carrara")
        assert (ROOT / name).exists(), name
