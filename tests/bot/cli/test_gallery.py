"""What is written for those who make games: all pictures on a page, and a package to begin with."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.cli.gallery import gallery
from bot.cli.main import main
from bot.conformance import checks, findings
from bot.conformance.secrecy import computers_know_their_view_alone
from bot.games import GAMES, NAMES
from bot.services.game_packages import admit
from bot.texts import LANGUAGES, texts
from render.engine import paint
from render.engine.paint import compose
from render.engine.picture import ALT_LIMIT, Picture
from render.games import pictures_of
from tests import ROOT
from tests.packages import Installing, packages  # noqa: F401

LIMIT = 250_000


@pytest.mark.slow
def test_every_picture_is_on_the_page_in_both_languages(tmp_path: Path) -> None:
    """Each is there once, with a heading and links of its own, and its alt text as attribute and as caption.

    Of those with longer words every twelfth is drawn, the others are only laid out.
    """
    folder, alts, names = tmp_path / "of" / "pictures", list[str](), set[str]()

    def noted(game: str, showcase: Callable[[str], Iterator[tuple[str, Picture]]], language: str) -> Iterator[Any]:
        with pytest.MonkeyPatch.context() as undrawn:
            blank = Image.new("RGB", (8, 8))
            undrawn.setattr(
                paint, "compose", lambda *page: blank if language != "de" or len(alts) % 12 else compose(*page)
            )
            for name, picture in showcase(language):
                alts.append(picture.alt)
                names.add(f"{game}-{name}-{language}")
                yield name, picture

    with pytest.MonkeyPatch.context() as patch:
        for game in {*GAMES} - {*NAMES}:  # those of tests, which name no pictures, and are shown below
            patch.delitem(GAMES, game)
        for game in NAMES:
            patch.setattr(pictures_of(game), "showcase", partial(noted, game, pictures_of(game).showcase))
        assert gallery(folder, GAMES, LANGUAGES) == len(names) == len(alts)

    files = pictures_in(folder)
    assert [file.stem for file in files] == sorted(names)
    for file in files:
        check_format(file)
    page = (folder / "index.html").read_text("utf-8")
    shown = re.findall(r'<img src="([^"]+)" alt="([^"]+)" loading="lazy">', page)
    assert sorted(src for src, _ in shown) == sorted(file.name for file in files)
    assert all(len(alt) <= ALT_LIMIT + 200 and page.count(alt) >= 2 for _, alt in shown)
    assert all(escape(alt) in page for alt in alts)
    assert [page.count(f'<section lang="{language}">') for language in LANGUAGES] == [1, 1]
    headings = re.findall("<h2>([^<]+)</h2>", page)
    assert len({*headings}) == len(headings) == len(shown)
    assert {*re.findall('href="#([^"]+)"', page)} == {*re.findall(' id="([^"]+)"', page)}


def test_a_game_that_names_no_pictures_is_shown_at_its_tables(packages: Installing) -> None:  # noqa: F811
    """The board, a hand, a player and the score, at the smallest and the largest table; only a hand shows its dice."""
    packages.install("perudo", "perudo")
    admit(["perudo"])

    alts = {name: picture.alt for name, picture in pictures_of("perudo").showcase("en")}

    kinds = ("start", "middle", "end", "hand", "player", "score")
    assert [*alts] == [f"plain-{kind}-{size}" for size in ("few", "many") for kind in kinds]
    known = {name: len(re.findall("dice [1-6]", alt)) for name, alt in alts.items()}
    # the podium does not tell what the winner alone has left
    assert known == {name: int(name.split("-")[1] in ("hand", "end")) for name in alts}
    assert "6th " in alts["plain-score-many"]
    assert all(texts("en").has(f"gallery-{name}") for name in alts)


def pictures_in(folder: Path) -> list[Path]:
    """Return the files of a gallery's pictures."""
    return sorted((file for file in folder.iterdir() if file.name != "index.html"), key=lambda file: file.stem)


def check_format(file: Path) -> None:
    """Check that a picture is a JPEG and not too large."""
    with Image.open(file) as image:
        assert (image.format, file.suffix) == ("JPEG", ".jpeg")
    assert file.stat().st_size <= LIMIT, file


def test_the_command_shows_what_it_drew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command prints one line that names the page; it draws everything, or one game in one language."""
    monkeypatch.chdir(tmp_path)
    drawn = list[list[list[str]]]()

    def note(_: Path, *what: Iterable[str]) -> int:
        drawn.append([[*each] for each in what])
        return 54

    monkeypatch.setattr("bot.cli.gallery.gallery", note)

    assert main(["gallery", "--out", "shown"]) == 0
    assert capsys.readouterr() == ("54 pictures. Open shown/index.html.\n", "")
    assert main(["gallery", "--out", "shown", "--game", "palazzo", "--language", "de"]) == 0
    assert drawn == [[[*GAMES], [*LANGUAGES]], [["palazzo"], ["de"]]]


def run(folder: Path, *arguments: str, status: int = 0) -> str:
    """Run Python in a folder; return what it printed."""
    done = subprocess.run([sys.executable, *arguments], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


@pytest.mark.slow
def test_a_package_is_written_and_meets_all_requirements(tmp_path: Path) -> None:
    """So do style, types and its own test; a word that is missing is named, with what to do."""
    run(tmp_path, "-m", "bot", "new-game", "high_cards", "--package", "high", "--hidden")
    package = tmp_path / "high"
    told = run(tmp_path, "-m", "bot", "conformance", "high")
    assert "all requirements are met" in told
    assert told.endswith("hides players.hand (seen by its seat).\n")
    settings, known = str(ROOT / "pyproject.toml"), str(ROOT / ".mypy_cache")
    run(package, "-m", "ruff", "check", "--config", settings, "--extend-ignore", "I001", ".")
    run(package, "-m", "ruff", "format", "--check", "--config", settings, ".")
    run(package, "-m", "mypy", "--config-file", settings, "--cache-dir", known, "high_cards", "tests")
    words = package / "high_cards" / "texts" / "de" / "high_cards.ftl"
    words.write_text(words.read_text("utf-8").replace("do-lay = { $card } legen\n", ""), "utf-8")
    own = "-k", "nothing_hidden or every_word"
    found = run(package, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", *own, status=1)
    assert "there is no do-lay" in found
    assert "to do: " in found
    assert "2 failed, 2 passed" in found


@pytest.mark.slow
def test_games_of_packages_meet_all_requirements(packages: Installing) -> None:  # noqa: F811
    """Perudo has hidden dice, a rule of thumb and words; its computer players are the common ones, as above."""
    packages.install("perudo", "perudo")
    admit(["perudo"])
    for check in checks("perudo"):
        if check.requirement is not computers_know_their_view_alone:
            check()


@pytest.mark.slow
def test_a_game_is_found_by_its_module() -> None:
    """Also one that its module, or the package around it, has put among the games; another one's name stays taken."""
    find = "from bot.conformance import found; print(found('{}').meta.name)"
    assert run(ROOT, "-c", find.format("tests.games.nim")) == "nim\n"
    taken = "from bot.games import GAMES; GAMES['nim'] = GAMES['carrara']; " + find.format("tests/games/nim.py")
    assert run(ROOT, "-c", taken, status=1) == ""


def test_a_checkout_gets_rules_and_words(
    packages: Installing,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """They lie where the host finds them and meet the requirements; nothing is written over, no taken name used."""
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "cards"]) == 2
    (tmp_path / "bot" / "games").mkdir(parents=True)
    (tmp_path / "bot" / "games" / "__init__.py").touch()
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
