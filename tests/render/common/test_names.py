"""Names are always written in letters that the fonts have, in their own script where there is a font for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import ImageFont

from bot.texts import texts
from bot.texts.graphemes import clip, shorten
from bot.texts.sections import END_ISOLATE, ISOLATE, spoken_names
from render.common import names
from render.common.name_lines import break_name
from render.common.names import clean_line, is_covered, make_legible, seat_letters
from render.common.page import Page
from render.engine import fonts, scripts
from render.engine.fonts import FACES, Face, fit, ink, line, pieces
from render.engine.scripts import SCRIPTS
from tests.render.shaping import needs_shaping
from tests.render.shown import words

_SIZE = 32
_OWN_SCRIPT = [
    "Anna",
    "Jürgen Weiß",
    "Łukasz Żółć",
    "Ψυχή",
    "Жук",
    "Nguyễn Thị Ánh",
    "مرحبا",
    "محمّد ١٢٣",
    "علی\u200cرضا",
    "שלום",
    "张三丰",
    "陳淑芬",
    "さくら サクラ",
    "한국어",
    "ที่นี่ ปู่",
    "श्रीकृष्ण",
    "বাংলা",
    "ਪੰਜਾਬੀ",
    "ગુજરાતી",
    "தமிழ்",
    "తెలుగు",
    "ಕನ್ನಡ",
    "മലയാളം",
    "ශ්\u200dරී",
    "ລາວ",
    "ខ្មែរ",
    "ქართული",
    "Հայերեն",
    "Анна 王",
    "Anna أنا",
    "♥ Lea ★",
]


def _boxes(text: str, size: int = _SIZE) -> list[str]:
    """List the letters that would show as empty boxes."""
    found = []
    for face in FACES:
        for piece in pieces(text, face, size):
            unshaped = ImageFont.truetype(piece.font.path, 30, layout_engine=ImageFont.Layout.BASIC)
            box = bytes(unshaped.getmask("\U0010ffff"))
            found += [letter for letter in piece.text if bytes(unshaped.getmask(letter)) == box]
    return [letter for letter in found if letter not in scripts.JOINERS]


def _leaves_line(text: str) -> list[Face]:
    """List the faces in which a text needs more height than a line has, and than its tallest Latin letter."""
    found: list[Face] = []
    for face in FACES:
        drawn, (top, bottom) = ink(text, face, _SIZE), line(face, _SIZE)
        single = [ink(letter, face, _SIZE) for letter in text if scripts.script_of(letter) is None]
        highest, lowest = min([top, *(each.top for each in single)]), max([bottom, *(each.bottom for each in single)])
        if drawn.top < highest or drawn.bottom > lowest:
            found.append(face)
    return found


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("龘龍", "Da龍"),
        ("𝕱𝖗𝖆𝖐", "Frak"),
        ("Zoe\u0308", "Zoë"),
        ("a\u202eb\u200bc", "abc"),
        ("tab\tand\nline", "tab and line"),
        pytest.param("ก็็็็็็็", "ก็", marks=needs_shaping),
        ("", "Player 1"),
        ("\u200b", "Player 1"),
        ("🏻", "Player 1"),
        ("\u0301\u0302", "Player 1"),
        ("!?", "Player 1"),
        ("★ ☆", "Player 1"),
        ("Anna 🦊👨\u200d👩\u200d👧", "Anna"),
        ("🇩🇪 Jörg 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "Jörg"),
        ("🦊", "Fox"),
        ("🇩🇪", "DE"),
        ("\U0010ffff", "Player 1"),
    ],
)
def test_names_are_written_legibly(name: str, written: str) -> None:
    """Letters that no font has become Latin, and an empty result names the seat."""
    assert make_legible(name, "Player 1") == written


@needs_shaping
@pytest.mark.parametrize("name", _OWN_SCRIPT)
def test_names_keep_their_own_script(name: str) -> None:
    """No letter is lost or replaced, every one is a real glyph, and none leaves its line."""
    written = make_legible(name, "Player 1")

    assert written.strip(ISOLATE + END_ISOLATE) == name
    assert _boxes(written) == []
    assert _leaves_line(written) == []


_LETTERS = st.one_of(
    st.sampled_from(
        [chr(code) for script in SCRIPTS for first, last in script.blocks for code in range(first, last + 1)]
    ),
    st.characters(),
    st.sampled_from("aÇgß \u0301\u0338\u200c\u200d\u2068\u2069\u202e\ufe0f🦊"),
)


@pytest.mark.slow
@settings(deadline=None)  # the first letter of a script reads its font
@given(st.text(_LETTERS, max_size=12))
def test_any_name_is_drawn_within_its_line(name: str) -> None:
    """Whatever a name is made of, it shows no empty box and takes no more height than a line has."""
    written = make_legible(name, "Player 1")

    assert _boxes(written) == []
    assert _leaves_line(written) == []
    for short in (fit(written, face, _SIZE, 90) for face in FACES):
        assert _boxes(short) == []


@needs_shaping
def test_the_name_does_not_reorder_the_sentence() -> None:
    """A name that is read from right to left stays where the sentence puts it, numbers after it too."""
    for name in ("مرحبا", "שלום 12"):
        sentence = f"1. {make_legible(name, '-')} 24, {make_legible(name, '-')}"
        assert [run.text for run in fonts.split_runs(sentence) if not run.rtl and run.text.strip("12 ")] == [
            "1. ",
            " 24, ",
        ]
        assert not fonts.split_runs(sentence)[0].rtl
    assert spoken_names(texts("en"), ["שלום"], 12) == ["\u2068שלום\u2069"]


@pytest.fixture
def without_shaping(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let Pillow be built without raqm."""
    caches = (fonts.has, fonts.ink, names.is_covered, names.make_legible)
    monkeypatch.setattr(scripts, "can_shape", lambda: False)
    monkeypatch.setattr(fonts, "can_shape", lambda: False)
    for each in caches:
        each.cache_clear()
    yield
    for each in caches:
        each.cache_clear()


@pytest.mark.usefixtures("without_shaping")
def test_without_shaping_names_are_transliterated() -> None:
    """Where letters cannot be joined or ordered they become Latin ones; scripts that need neither stay."""
    assert make_legible("مرحبا", "-") == "mrhb"
    assert make_legible("שלום", "-") == "slvm"
    assert make_legible("王 김 ქარ", "-") == "王 김 ქარ"
    assert _boxes(make_legible("王 김 ქარ", "-")) == []


@needs_shaping
def test_plain_text_has_no_direction_marks() -> None:
    """Characters that would reverse or hide text are removed; a joiner stays where a word is written with it."""
    assert clean_line("\u202eAn\u200dna\u0000 \u00a0 B") == "Anna B"
    assert clean_line("\u2067علی\u200cرضا\u200c\u2069") == "علی\u200cرضا"


def test_a_name_in_lines() -> None:
    """A long name is broken after words; what does not fit is narrower, and only then cut short."""
    sizes, name = (40, 31), "Anna-Lena von der Heide"
    assert break_name("Anna", sizes, 300) == (("Anna",), 40, "bold")
    assert break_name(name, sizes, 200, 2) == (("Anna-Lena", "von der Heide"), 31, "bold")
    (cut,), size, face = break_name(name, sizes, 200, 1)
    assert (size, face, cut[-1], cut[:-1] in name) == (31, "narrow", "…", True)
    assert break_name("W" * 8, sizes, 130, 2).lines == ("WWWW-", "WWWW")
    assert break_name("张" * 6, sizes, 130, 2).lines == ("张" * 4, "张" * 2)
    assert break_name("xX_DragonSlayer_Xx", sizes, 200, 2).lines == ("xX_Dragon", "Slayer_Xx")
    assert break_name(name, sizes, 170, 2) == (("Anna-Lena", "von der Heide"), 31, "narrow")
    for most in (1, 2, 3):
        shown = break_name(name * 3, sizes, 120, most)
        assert all(ink(each, shown.face, shown.size).advance <= 120 for each in shown.lines)


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (("Novice", "Anna"), "NA"),
        (("Novice", "Novice 2", "Anna"), "N2A"),
        (("Novice 1", "Novice 2"), "12"),
        (("Anna", "Anton", "Benedetto"), "NTB"),
        (("Ben", "Ben", "Ben"), "BEN"),
        (("Émile", "Жук", "Άννα", "张三丰", "ß"), "EЖAZS"),
        (("🦊 Kim", "🇩🇪", "\u200b", "!", " "), "KD345"),
        pytest.param(("مرحبا", "श्रीकृष्ण", "W" * 32), "MSW", marks=needs_shaping),
        pytest.param(("مرحبا", "Max"), "RM", marks=needs_shaping),
    ],
)
def test_letters_of_seats(names: tuple[str, ...], letters: str) -> None:
    """Seats have the initials of their names, or where these are alike, the letter in which the names differ."""
    assert "".join(seat_letters(names)) == letters


@given(st.lists(st.text(_LETTERS, max_size=5), min_size=1, max_size=6))
@settings(deadline=None)
def test_letters_of_seats_are_told_apart(names: list[str]) -> None:
    """Each seat has a letter of its own, which can be drawn, whatever people call themselves."""
    letters = seat_letters(names)
    assert len({*letters}) == len(letters) == len(names)
    for letter in letters:
        assert len(letter) == 1
        assert is_covered(letter)


def test_no_letter_is_cut_in_half() -> None:
    """Flags, families, skin colours and accents stay whole wherever a text is shortened."""
    for letter in ("🇩🇪", "👩\u200d👩\u200d👧", "👍🏽", "e\u0301", "❤\ufe0f"):
        text = "ab" + letter * 5
        for most in range(1, len(text)):
            kept = clip(text, most)
            assert len(kept) <= most
            assert kept in {"a", *("ab" + letter * count for count in range(6))}
    assert shorten("🇩🇪🇫🇷", 4) == "🇩🇪🇫🇷"
    assert shorten("🇩🇪🇫🇷", 3) == "🇩🇪…"
    assert clip("e" + "\u0301" * 9, 4) == "e" + "\u0301" * 3


@pytest.mark.parametrize("size", [36, 48])
def test_badges_have_room_for_the_widest_letters(size: int) -> None:
    """Every seat has its letter beside its shape and colour, also on small badges."""
    names = "Wolkenstein", "Maximiliane", "Жанна"
    page = Page(names, "en", "carrara")
    for seat in range(len(names)):
        page.badge(str(seat), 0, 0, size, seat, page.ground)
    assert words(page) == [*page.letters]
