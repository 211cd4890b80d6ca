"""Tools for authors of games: a page of all pictures, and a package to start from."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli.main import main
from bot.conformance import checks, findings
from bot.conformance.secrecy import computers_know_their_view_alone
from bot.conformance.words import pictures_are_drawn
from bot.games import GAMES
from bot.services.game_packages import admit
from bot.texts import LANGUAGES, texts
from bot.texts.alt_text import LONGEST_ALT
from render.games import pictures_of
from tests import ROOT
from tests.packages import Installing, packages  # noqa: F401


@pytest.mark.slow
@pytest.mark.usefixtures("laid_out")
@pytest.mark.parametrize("language", [None, "de"])
def test_every_picture_of_a_game_is_on_the_page(
    language: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each is there once in each language asked for, with a heading, and its alt text as attribute and caption."""
    folder, chosen = tmp_path / "of" / "pictures", LANGUAGES if language is None else [language]
    options = [] if language is None else ["--language", language]
    assert main(["gallery", "--out", str(folder), "--game", "palazzo", *options]) == 0

    page = (folder / "index.html").read_text("utf-8")
    shown = dict(re.findall(r'<img src="([^"]+)" alt="([^"]+)" loading="lazy">', page))
    assert {*shown} == {file.name for file in folder.iterdir()} - {"index.html"}
    assert all(len(alt) <= LONGEST_ALT + 200 and page.count(alt) >= 2 for alt in shown.values())
    assert re.findall('<section lang="(..)">', page) == [*chosen]
    assert len({*re.findall("<h2>([^<]+)</h2>", page)}) == len(shown) > 30
    assert capsys.readouterr() == (f"{len(shown)} pictures. Open {folder / 'index.html'}.\n", "")
    assert {*re.findall('href="#([^"]+)"', page)} == {*re.findall(' id="([^"]+)"', page)}


@pytest.mark.usefixtures("laid_out")
def test_a_game_that_names_no_pictures_is_shown_at_its_tables(packages: Installing) -> None:  # noqa: F811
    """Board, hand, player and score appear for the smallest and the largest table; only a hand shows its dice."""
    packages.install("perudo", "perudo")
    admit(["perudo"])

    alts = {name: picture.alt for name, picture in pictures_of("perudo").showcase("en")}

    kinds = ("start", "middle", "end", "hand", "player", "score")
    assert [*alts] == [f"plain-{kind}-{size}" for size in ("few", "many") for kind in kinds]
    known = {name: len(re.findall("dice [1-6]", alt)) for name, alt in alts.items()}
    # the podium does not reveal what only the winner has left
    assert known == {name: int(name.split("-")[1] in ("hand", "end")) for name in alts}
    assert "6th " in alts["plain-score-many"]
    assert all(texts("en").has(f"gallery-{name}") for name in alts)


def run(folder: Path, *arguments: str, status: int = 0) -> str:
    done = subprocess.run([sys.executable, *arguments], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


UNTIMED = """
import bot.conformance
bot.conformance.slow_levels = lambda *_: iter(())
from bot.cli.main import main
raise SystemExit(main(["conformance", "high"]))
"""
"""Checks all requirements but the speed of computer players, which takes as long as the others."""


@pytest.mark.slow
def test_a_package_is_written_and_meets_all_requirements(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its style, types and own test pass; a missing word is named with what to do."""
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "highcards", "--package", "high", "--hidden"]) == 0
    package = tmp_path / "high"
    told = run(tmp_path, "-c", UNTIMED)
    assert "all requirements are met" in told
    assert told.endswith("hides players.hand (seen by its seat).\n")
    settings, known = str(ROOT / "pyproject.toml"), str(ROOT / ".mypy_cache")
    run(package, "-m", "ruff", "check", "--config", settings, "--extend-ignore", "I001", ".")
    run(package, "-m", "ruff", "format", "--check", "--config", settings, ".")
    run(package, "-m", "mypy", "--config-file", settings, "--cache-dir", known, "highcards", "tests")
    words = package / "highcards" / "texts" / "de" / "highcards.ftl"
    words.write_text(words.read_text("utf-8").replace("do-lay = { $card } legen\n", ""), "utf-8")
    without = [
        part for name in ("cacheprovider", "simcord", "hypothesispytest", "asyncio") for part in ("-p", f"no:{name}")
    ]
    own = "-k", "nothing_hidden or every_word"
    found = run(package, "-m", "pytest", "-q", *without, "tests", *own, status=1)
    assert "there is no do-lay" in found
    assert "to do: " in found
    assert "2 failed, 2 passed" in found


@pytest.mark.slow
def test_games_of_packages_meet_all_requirements(packages: Installing) -> None:  # noqa: F811
    """Perudo has hidden dice, a rule of thumb and words, and the common computer players and pictures."""
    packages.install("perudo", "perudo")
    admit(["perudo"])
    shared = (computers_know_their_view_alone, pictures_are_drawn)  # slow, and held for high cards, too
    for check in checks("perudo"):
        if check.requirement not in shared:
            check()


FIND_TWICE = """
from bot.conformance import find_game
from bot.games import GAMES
print(find_game("tests.games.nim").meta.name)
GAMES["nim"] = GAMES["carrara"]
try:
    find_game("tests/games/nim.py")
except ImportError as taken:
    print(taken)
"""


@pytest.mark.slow
def test_a_game_is_found_by_its_module() -> None:
    """Even if its module or package has already registered it; the name of another game stays taken."""
    assert run(ROOT, "-c", FIND_TWICE) == "nim\nnim: there is a game nim already\n"


def test_a_checkout_gets_rules_and_words(
    packages: Installing,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """They are where the host finds them and meet the requirements; no file is overwritten, no name taken twice."""
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "cards"]) == 2
    (tmp_path / "bot" / "games").mkdir(parents=True)
    (tmp_path / "bot" / "games" / "__init__.py").touch()
    # a module, a command, a keyword, and no names: PIAZZA_GAMES and buttons allow no underscore
    for taken in ("hidden", "table", "tisch", "class", "1st", "high_cards"):
        assert main(["new-game", taken]) == 2
        assert f"“{taken}” can’t be the name" in capsys.readouterr().err
    assert main(["new-game", "json", "--package", "json"]) == 2
    assert main(["new-game", "cards"]) == 0
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
