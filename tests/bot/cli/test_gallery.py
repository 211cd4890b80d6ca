"""The gallery: every kind of picture in both languages, and a page with their alt texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.cli.gallery import ensure_folder, gallery
from bot.cli.main import main
from bot.games import GAMES
from bot.texts import LANGUAGES
from render.engine import paint
from render.engine.picture import ALT_LIMIT, Picture
from render.games import pictures_of

LEAST = {"carrara": 55, "carcassonne": 25, "palazzo": 25}
"""How many kinds of pictures each game shows at least."""
LIMIT = 250_000


@pytest.mark.slow
def test_every_picture_is_on_the_page_in_both_languages(tmp_path: Path) -> None:
    """Each is there once, with a heading and links of its own, and its alt text as attribute and as caption.

    Those with longer words are drawn, the others only laid out.
    """
    folder, alts, names = tmp_path / "of" / "pictures", list[str](), set[str]()

    def noted(game: str, showcase: Callable[[str], Iterator[tuple[str, Picture]]], language: str) -> Iterator[Any]:
        with pytest.MonkeyPatch.context() as undrawn:
            if language != "de":
                undrawn.setattr(paint, "compose", lambda *_: Image.new("RGB", (8, 8)))
            for name, picture in showcase(language):
                alts.append(picture.alt)
                names.add(f"{game}-{name}-{language}")
                yield name, picture

    with pytest.MonkeyPatch.context() as patch:
        for game in GAMES:
            patch.setattr(pictures_of(game), "showcase", partial(noted, game, pictures_of(game).showcase))
        assert gallery(folder) == len(names) == len(alts)

    files = pictures_in(folder)
    assert [file.stem for file in files] == sorted(names)
    for game, least in LEAST.items():
        assert sum(name.startswith(f"{game}-") for name in names) >= least * len(LANGUAGES)
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
    assert {"The Palaces of Carrara: the market at the start", "Carcassonne: the fields"} <= {*headings}
    links = re.findall('href="#([^"]+)"', page)
    assert {*links} == {*re.findall(' id="([^"]+)"', page)}
    assert all(links.count(place) >= 2 for place in links)


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
    """The command prints one line that names the page."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bot.cli.gallery.gallery", lambda folder: 54)

    assert main(["gallery", "--out", "shown"]) == 0
    assert capsys.readouterr() == ("54 pictures. Open shown/index.html.\n", "")


def test_a_picture_that_cannot_be_written_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder that has a picture's name is reported as well."""
    name, picture = next(pictures_of("carrara").showcase(LANGUAGES[0]))
    (ensure_folder(tmp_path) / picture.file_name(f"carrara-{name}-{LANGUAGES[0]}")).mkdir()

    assert main(["gallery", "--out", str(tmp_path)]) == 2
    assert "can’t be written" in capsys.readouterr().err
