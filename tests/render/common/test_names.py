"""Names are always written in letters that the fonts have."""

from __future__ import annotations

import pytest

from render.common.names import covered, legible, plain
from render.engine.fonts import Face, font

FACES: tuple[Face, ...] = ("sans", "bold", "serif")


def _boxes(text: str) -> list[str]:
    """List the letters that would show as empty boxes."""
    return [
        letter
        for letter in text
        for face in FACES
        if bytes(font(face, 30).getmask(letter)) == bytes(font(face, 30).getmask("\U0010ffff"))
    ]


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Anna", "Anna"),
        ("Jürgen Weiß", "Jürgen Weiß"),
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("Ψυχή", "Ψυχή"),
        ("Жук", "Жук"),
        ("Nguyễn Thị Ánh", "Nguyễn Thị Ánh"),
        ("张三", "ZhangSan"),
        ("𝕱𝖗𝖆𝖐", "Frak"),
        ("Zoe\u0308", "Zoë"),
        ("a\u202eb\u200bc", "abc"),
        ("tab\tand\nline", "tab and line"),
        ("", "Player 1"),
        ("\u200b", "Player 1"),
        ("🏻", "Player 1"),
        ("\u0301\u0302", "Player 1"),
        ("!?", "Player 1"),
        ("\U0010ffff", "Player 1"),
    ],
)
def test_names_are_written_legibly(name: str, written: str) -> None:
    """Letters that the fonts have stay, others become Latin, and an empty result names the seat."""
    assert legible(name, "Player 1") == written


@pytest.mark.parametrize(
    "name", ["مرحبا", "שלום", "こんにちは", "한국어", "ไทย", "हिन्दी", "🦊🏛️", "ⵣ", "𓀀", "ꙮ", "﷽", "Z̸̢̛͇a̷͎̓l̵̯̈g̶̣̕o"]
)
def test_no_name_shows_as_boxes(name: str) -> None:
    """In any script, every remaining letter can be drawn."""
    written = legible(name, "Player 1")

    assert written
    assert _boxes(written) == []


def test_accents_do_not_pile_up() -> None:
    """A letter keeps at most one accent that is not part of it."""
    written = legible("a\u0338\u0322\u031b\u0347", "-")

    assert len(written) <= 2


def test_coverage() -> None:
    """Letters are distinguished from empty boxes and from invisible characters."""
    assert covered("ß")
    assert not covered("张")
    assert not covered("\u200b")


def test_plain_text_has_no_direction_marks() -> None:
    """Characters that would reverse or hide text are removed."""
    assert plain("\u202eAn\u200dna\u0000 \u00a0 B") == "Anna B"
