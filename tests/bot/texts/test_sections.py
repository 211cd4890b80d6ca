"""Descriptions get shorter by degrees, never from all to nothing, and say where the rest is told."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.texts import texts
from bot.texts.alt_text import LONGEST_ALT, alt_text, join_within_limit
from bot.texts.sections import (
    LONGEST_BOARD,
    Section,
    escape,
    escape_text,
    latest_section,
    plainly,
    remove_markdown,
    text_board,
    text_of,
)

T = texts("en")
MORE = "The whole table in words: /table show text:true."
EVIL_NAMES = ("*_~`|" * 6, "@everyone <@123> <#1>", "[x](https://example.org)", "# ## > - 1. ||spoiler||" * 2)
NO_NAMES = ("", " ", "\N{ZERO WIDTH SPACE}", "\n")


def growing(*lengths: int) -> list[Section]:
    """Return sections of these lengths that can lose a half and then another quarter; the first is kept longest."""
    return [
        Section(lambda degree, length=length: ["x" * (length >> degree)], 3, keep=-number)  # type: ignore[misc]
        for number, length in enumerate(lengths)
    ]


def test_sections_are_shortened_one_after_the_other() -> None:
    """By a degree at a time, those to keep last, and no more than necessary."""
    for lengths, left in (
        ((1600, 1600), [1600, 1600]),
        ((1600, 2000), [1600, 1000]),
        ((2400, 2400), [2400, 600]),
        ((4000, 4000), [2000, 1000]),
    ):
        assert [len(line) for line in text_of(T, growing(*lengths)).split("\n")] == left


def test_sections_to_be_kept_alike_are_shortened_together() -> None:
    """None of them disappears while another is still told in full."""
    for length, left in ((1600, [800, 800, 1600]), (2600, [650, 1300, 1300])):
        alike = [Section(lambda degree, length=length: ["x" * (length >> degree)], 3) for _ in range(3)]  # type: ignore[misc]
        assert [len(line) for line in text_of(T, alike).split("\n")] == left


def test_what_does_not_fit_at_all_is_counted() -> None:
    """If even the shortest board is too long, its last line says how many lines are missing, and no title ends it."""
    lines = ["x" * 100] * 20 + ["Title:"] + ["y" * 100] * 20
    *kept, last = text_of(T, [plainly(*lines)]).split("\n")
    assert kept == lines[: len(kept)]
    assert last == f"… and {len(lines) - len(kept)} more lines"
    (*kept, last) = text_of(T, [plainly(*lines[:20], "z" * 1420, *lines[20:])]).split("\n")
    assert kept[-1] == "z" * 1420
    assert text_board(T, lambda _: [plainly(*lines)], (), whole=True).split("\n") == lines


def test_alt_texts_are_sentences() -> None:
    """Marks go, items of a list follow their title in one sentence, and whatever is left out is pointed to."""
    said = alt_text(
        T, lambda names: [plainly(f"**{names[0]}** has:", "- one", "- two"), plainly("Done.")], ["*A*"], "B"
    )
    assert said == "B. *A* has: one; two. Done."
    for lengths in ((1600, 100), (1600, 1600), (16000, 16000)):
        said = alt_text(T, lambda _, lengths=lengths: growing(*lengths))  # type: ignore[misc]
        assert len(said) <= LONGEST_ALT
        assert said.endswith(MORE)
    events = [f"Event {number}." for number in range(200)]
    said = alt_text(T, lambda _: [latest_section(events), plainly("x" * 900)])
    assert said == f"{' '.join(events[-4:])} {'x' * 900}. {MORE}"
    sentences = ["x" * 100 + "."] * 20
    assert join_within_limit(sentences, MORE) == " ".join([*sentences[:9], MORE])


@pytest.mark.parametrize("names", [EVIL_NAMES, NO_NAMES])
def test_names_never_ping_or_format(names: Sequence[str]) -> None:
    """Whatever people call themselves, it shows literally in a message and in an alt text, and is never empty."""
    (board,) = (text_board(T, lambda said: [plainly(*said)], names),)
    assert len(board) <= LONGEST_BOARD
    for line, name in zip(board.split("\n"), names, strict=True):
        assert line == escape(remove_markdown(line))
        assert remove_markdown(line)[:31] == name[:31] if name.strip("\u200b\n ") else line.startswith("Player ")
    assert text_board(T, lambda said: [plainly(*said)], ["שלום"]) == "\u2068שלום\u2069"


def test_names_leave_the_direction_of_their_line_alone() -> None:
    """A line that begins with a name in Hebrew is still read from left to right; a whole text has its own direction."""
    assert escape("*שלום*") == "\u2068\\*שלום\\*\u2069" == escape("\u2068*שלום*\u2069")
    assert escape("Anna") == "Anna"
    assert escape_text("*שלום*") == "\\*שלום\\*"
