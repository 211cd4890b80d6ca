"""Lines of text: the order of their letters, the fonts they are drawn in, and where they are cut."""

from __future__ import annotations

from pathlib import Path
from unicodedata import category

import pytest
from PIL import Image, ImageChops, ImageDraw

from render.engine import fonts
from render.engine.fonts import fit, ink, mask, pieces
from render.engine.scripts import FOLDER, SCRIPTS
from tests.render.shaping import needs_shaping

_SIZE = 32
_VIRAMA = "\u094d"


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Anna", ["Anna"]),
        ("\u2068שלום Anna\u2069!", ["Anna", "שלום ", "!"]),
        ("\u2068שלום 12\u2069", ["12", "שלום "]),
        ("\u2068Anna שלום 12\u2069", ["Anna ", "12", "שלום "]),
        ("\u2068א 1.5%\u2069", ["1.5%", "א "]),
        ("\u2068שלום", ["שלום"]),
        ("a \u2068א\u2069 \u2068ב\u2069", ["a ", "א", " ", "ב"]),
    ],
)
def test_the_order_of_a_line(text: str, drawn: list[str]) -> None:
    """Runs are drawn from left to right in the order of Unicode's algorithm, with the isolates cut short too."""
    assert [run.text for run in fonts.split_runs(text)] == drawn


@needs_shaping
def test_letters_are_joined() -> None:
    """An Arabic name is drawn as one shaped text, not letter by letter, and devanagari in conjuncts."""
    for name, file in (("مرحبا", "arabic.ttf"), ("क्ष", "devanagari.ttf")):
        (piece,) = pieces(name, "sans", _SIZE)
        assert Path(str(piece.font.path)).name == file
        assert ink(name, "sans", _SIZE).advance < sum(ink(letter, "sans", _SIZE).advance for letter in name)
        whole = Image.new("L", (300, 100))
        ImageDraw.Draw(whole).text((100, 50), name, 255, piece.font, anchor="ls")
        box = whole.getbbox()
        assert box is not None
        drawn = mask(name, "sans", _SIZE)
        assert ImageChops.difference(whole.crop(box), drawn.crop(drawn.getbbox())).getbbox() is None


def test_a_name_is_cut_between_whole_letters() -> None:
    """The ellipsis never takes the place of a vowel sign or follows half a conjunct."""
    name = "श्रीकृष्ण हिन्दी"
    for width in range(30, 200, 3):
        kept = fit(name, "sans", _SIZE, width).removesuffix("…")
        rest = name[len(kept) :]
        assert not kept.endswith(_VIRAMA)
        assert not rest or rest[0] == _VIRAMA or category(rest[0])[0] != "M"


def test_the_fonts_come_with_their_licence() -> None:
    """Each script has its file; all together stay below 3.5 MB, and the licence is beside them."""
    files = {script.file for script in SCRIPTS}

    assert {each.name for each in FOLDER.iterdir()} == {*files, "OFL.txt"}
    assert sum(each.stat().st_size for each in FOLDER.iterdir()) < 3_500_000
