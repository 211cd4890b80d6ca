"""The gallery: every kind of picture in both languages, reproducible, and a page with their alt texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from html import escape
from pathlib import Path

import pytest
from PIL import Image

from bot.cli.gallery import gallery
from bot.cli.html_page import ensure_folder
from bot.cli.main import main
from bot.games import GAMES
from bot.texts import LANGUAGES
from render.engine.encoding import hurry
from render.engine.picture import ALT_LIMIT, Picture
from render.games import pictures_of

BOARDS = {
    *("board-start", "board-middle", "board-late", "board-names", "board-open-hands", "board-thirty"),
    *("board-last-round", "board-over", "recap"),
    *("after-bought", "after-built", "after-scored-type", "after-scored-city", "after-object", "after-announced"),
    *("after-coins", "after-declined", "expansion-board", "expansion-unturned"),
}
"""Each in two pictures."""
_CARRARA = {
    *(f"{name}{part}" for name in BOARDS for part in ("", "-cities")),
    *("hand", "player", "wheel", "wheel-after-turn"),
    *("what-if-purchase", "what-if-construction", "what-if-scoring-type", "what-if-scoring-city"),
    *("score-2", "score-4", "points-2", "points-4", "chances-2", "chances-4"),
    *("expansion-hand", "expansion-player", "expansion-score"),
    "expansion-points",
    *("expansion-scoring", "expansion-building", "expansion-purchase"),
}
_CARCASSONNE = {
    *("board-start", "board-early", "board-middle", "board-late", "board-names", "board-over", "recap", "whole-map"),
    *("after-road", "after-city", "after-monastery", "after-gold"),
    *("places", "places-late-1", "places-late-2", "possible-places", "follower", "follower-chosen"),
    *("gold", "closeup", "fields", "tiles-left", "score-2", "points-2", "score-5", "points-5"),
}
_PALAZZO = {
    *(
        f"board-{name}{part}"
        for name in ("start", "auction", "money", "revealed", "building", "late", "names")
        for part in ("", "-palazzi")
    ),
    *("board-auction-2", "board-auction-names", "board-choosing"),
    *("board-over", "hand", "hand-rich", "score-2", "score-4"),
    *(f"preview-{name}" for name in ("purchase", "bid", "building", "insertion", "taking-out", "removal")),
    *(f"points-{seats}" for seats in (2, 3, 4)),
    "score-3",
    "frame",
}
SHOWN = {f"carrara-{name}" for name in _CARRARA} | {f"carcassonne-{name}" for name in _CARCASSONNE}
SHOWN |= {f"palazzo-{name}" for name in _PALAZZO}
"""The names of all pictures, with their games."""
LIMIT = 120_000
OTHER_WORDS = pytest.mark.posix("the system says it in other words there")


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """Draw the gallery once, into a nested folder that does not exist yet, and keep the alt texts of its pictures.

    The German pictures are encoded as if many were waiting, as encoding takes half of the time.
    """
    made, alts = tmp_path_factory.mktemp("gallery") / "of" / "pictures", []

    def noted(showcase: Callable[[str], Iterator[tuple[str, Picture]]], language: str) -> Iterator[tuple[str, Picture]]:
        with hurry(language != LANGUAGES[0]):
            for name, picture in showcase(language):
                alts.append(picture.alt)
                yield name, picture

    with pytest.MonkeyPatch.context() as patch:
        for pictures in map(pictures_of, GAMES):
            patch.setattr(pictures, "showcase", partial(noted, pictures.showcase))
        assert gallery(made) == len(SHOWN) * len(LANGUAGES) == len(alts)
    return made, alts


@pytest.fixture
def folder(drawn: tuple[Path, list[str]]) -> Path:
    """Return the folder of the gallery that was drawn."""
    return drawn[0]


@pytest.mark.slow
def test_every_kind_of_picture_is_there_in_both_languages(folder: Path) -> None:
    """Each picture that was drawn without haste is a WebP, also by its name, within the size limit."""
    drawn = pictures_in(folder)

    assert [file.stem for file in drawn] == sorted(f"{name}-{lang}" for name in SHOWN for lang in LANGUAGES)
    for file in drawn:
        if file.stem.endswith(LANGUAGES[0]):
            check_format(file)


def pictures_in(folder: Path) -> list[Path]:
    """Return the files of a gallery's pictures."""
    return sorted((file for file in folder.iterdir() if file.name != "index.html"), key=lambda file: file.stem)


def check_format(file: Path) -> None:
    """Check that a picture is a WebP and not too large."""
    with Image.open(file) as image:
        assert (image.format, file.suffix) == ("WEBP", ".webp")
    assert file.stat().st_size <= LIMIT, file


def test_the_page_shows_all_pictures_with_their_words(drawn: tuple[Path, list[str]]) -> None:
    """The page has every picture once, with its alt text as attribute and as caption."""
    folder, alts = drawn
    page = (folder / "index.html").read_text("utf-8")
    shown = re.findall(r'<img src="([^"]+)" alt="([^"]+)" loading="lazy">', page)

    assert len(shown) == len(SHOWN) * len(LANGUAGES)
    assert {src for src, _ in shown} == {file.name for file in pictures_in(folder)}
    for _, alt in shown:
        assert len(alt) <= ALT_LIMIT + 200
        assert page.count(alt) >= 2
    assert [page.count(f'<section lang="{language}">') for language in LANGUAGES] == [1, 1]
    headings = re.findall("<h2>([^<]+)</h2>", page)
    assert len({*headings}) == len(headings) == len(shown)
    assert {"The Palaces of Carrara: the market at the start", "Carcassonne: the fields"} <= {*headings}
    links = re.findall('href="#([^"]+)"', page)
    places = re.findall(' id="([^"]+)"', page)
    assert {*links} == {*places}
    assert all(links.count(place) >= 2 for place in places)
    for alt in alts:
        assert escape(alt) in page


@pytest.mark.exhaustive
def test_the_gallery_is_always_the_same(tmp_path: Path) -> None:
    """Drawing the gallery again yields identical files, each within the size limit in both languages."""
    folders = [tmp_path / name for name in ("first", "second")]
    for folder in folders:
        gallery(folder)
    first, second = ({file.name: file.read_bytes() for file in folder.iterdir()} for folder in folders)

    assert first == second
    for file in pictures_in(folders[0]):
        check_format(file)


def test_the_command_shows_what_it_drew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command prints one line that names the page."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bot.cli.gallery.gallery", lambda folder: 54)

    assert main(["gallery", "--out", "shown"]) == 0
    assert capsys.readouterr() == ("54 pictures. Open shown/index.html.\n", "")


@pytest.mark.parametrize(
    ("out", "why"),
    [
        pytest.param("file", "File exists", marks=OTHER_WORDS),
        pytest.param("file/below", "Not a directory", marks=OTHER_WORDS),
        ("a\0b", "no folder has such a name"),
    ],
)
def test_a_folder_that_cannot_be_written_is_one_line(
    out: str, why: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The error gives the folder and the system's message, and nothing is drawn."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("here")

    assert main(["gallery", "--out", out]) == 2
    shown, error = capsys.readouterr()
    assert shown == ""
    assert error.count("\n") == 1
    assert error.startswith("piazza: ")
    assert "can’t be written" in error
    assert why in error


def test_a_folder_with_other_files_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line, and nothing is written."""
    (tmp_path / "index.html").write_text("Dear diary")

    assert main(["gallery", "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err.endswith("contains other files. Choose an empty or new folder.\n")
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("index.html", "Dear diary")]


def test_a_picture_that_cannot_be_written_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder that has a picture's name is reported as well."""
    name, picture = next(pictures_of("carrara").showcase(LANGUAGES[0]))
    (ensure_folder(tmp_path) / picture.file_name(f"carrara-{name}-{LANGUAGES[0]}")).mkdir()

    assert main(["gallery", "--out", str(tmp_path)]) == 2
    assert "can’t be written" in capsys.readouterr().err


def test_the_folder_must_be_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """`--out` is required."""
    assert main(["gallery"]) == 2
    assert "--out" in capsys.readouterr().err
