"""`piazza new-game` and `piazza conformance`: what is written meets all requirements, and says what is missing."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.app.game_packages import admit
from bot.cli.main import main
from bot.conformance import findings
from bot.games import GAMES
from tests import FIXTURES, ROOT
from tests.packages import Installing, packages  # noqa: F401


def run(folder: Path, *arguments: str, status: int = 0) -> str:
    """Run Python in a folder; return what it printed."""
    done = subprocess.run([sys.executable, *arguments], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("hidden", [[], ["--hidden"]])
def test_a_package_is_written_and_meets_all_requirements(tmp_path: Path, hidden: list[str]) -> None:
    """So do style, types and its own test; a word that is missing is named, with what to do."""
    run(tmp_path, "-m", "bot", "new-game", "high_cards", "--package", "high", *hidden)
    package = tmp_path / "high"
    assert "all requirements are met" in run(tmp_path, "-m", "bot", "conformance", "high")
    settings = str(ROOT / "pyproject.toml")
    run(package, "-m", "ruff", "check", "--config", settings, "--extend-ignore", "I001", ".")
    run(package, "-m", "ruff", "format", "--check", "--config", settings, ".")
    run(package, "-m", "mypy", "--strict", "high_cards", "tests")
    run(package, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", "-k", "nothing_hidden or every_word")
    words = package / "high_cards" / "texts" / "de" / "high_cards.ftl"
    words.write_text(words.read_text("utf-8").replace("do-lay = { $card } legen\n", ""), "utf-8")
    found = run(tmp_path, "-m", "bot", "conformance", "high", status=1)
    assert "there is no do-lay" in found
    assert "to do: " in found


@pytest.mark.slow
@pytest.mark.parametrize("package", ["pig", "perudo"])
def test_games_of_packages_meet_all_requirements(package: str) -> None:
    """They are whole games: Perudo has hidden dice, a rule of thumb and words."""
    assert "all requirements are met" in run(ROOT, "-m", "bot", "conformance", str(FIXTURES / package))


@pytest.mark.parametrize("hidden", [[], ["--hidden"]])
def test_a_checkout_gets_rules_and_words(
    packages: Installing,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    hidden: list[str],
) -> None:
    """They lie where the host finds them and meet the requirements; nothing is written over, no taken name used."""
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "cards"]) == 2
    (tmp_path / "bot" / "games").mkdir(parents=True)
    (tmp_path / "bot" / "games" / "__init__.py").touch()
    assert main(["new-game", "cards", *hidden]) == 0
    assert {*capsys.readouterr().out.split()} == {
        "bot/games/cards/__init__.py",
        *(f"bot/texts/games/cards/{each}" for each in ("__init__.py", "en/cards.ftl", "de/cards.ftl")),
    }
    assert [main(["new-game", name]) for name in ("cards", "carrara", "No Name")] == [2, 2, 2]
    assert main(["conformance", "no_such_game"]) == 2

    shutil.copytree(tmp_path / "bot" / "games" / "cards", packages.folder / "cards")
    shutil.copytree(tmp_path / "bot" / "texts" / "games" / "cards", packages.folder / "cards" / "texts")
    packages.install("cards", "cards")
    admit(["cards"])
    assert [*findings(GAMES["cards"])] == []
