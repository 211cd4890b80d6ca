"""Makes people's names safe to show: they never ping and never format."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

from bot.model.puzzles import Puzzle
from bot.texts import Texts
from bot.texts.graphemes import MAX_NAME_LENGTH, clip
from bot.texts.sections import escape

_INVISIBLE_CATEGORIES = ("Cc", "Cf", "Cs", "Cn", "Co")
_JOINERS = "\u200c\u200d"
"""Invisible too, but some scripts and emoji need them between characters."""
_BLANK_CHARACTERS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Characters that render as blank."""
_MAX_MARKS = 3
"""Hebrew has up to three marks on a letter; more of them overlap other lines."""


def clean(name: str) -> str:
    """Return a name that can be stored: one line of at most 32 visible characters, never empty, no stacked accents."""
    return clean_typed(name) or "?"


def clean_typed(name: str) -> str:
    """Return a typed name as `clean` does; empty if none of it is visible."""
    kept: list[str] = []
    marks = 0
    for letter in name.encode("utf-8", "replace").decode("utf-8"):
        category = unicodedata.category(letter)
        if (category in _INVISIBLE_CATEGORIES and letter not in _JOINERS) or letter in _BLANK_CHARACTERS:
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        carried = bool(kept) and not kept[-1].isspace()
        if marks <= _MAX_MARKS and (carried or not (marks or letter in _JOINERS)):
            kept.append(letter)
    return clip(" ".join("".join(kept).split()), MAX_NAME_LENGTH).strip(f" {_JOINERS}")


def puzzle_names(t: Texts, puzzle: Puzzle, known: Sequence[str | None], own: str | None = None) -> list[str]:
    """Return the names of the players in a puzzle by seat, given the known ones and the solver's, if any."""
    seats = range(len(puzzle.best.chances))
    said = [(seat < len(known) and known[seat]) or t.say("puzzle-player", number=seat + 1) for seat in seats]
    return [own if own and seat == puzzle.seat else name for seat, name in enumerate(said)]


def clean_lines(text: str) -> str:
    """Return a text of several lines without invisible characters, with plain spaces only."""
    kept = [letter for letter in text if letter.isprintable() or letter.isspace() or letter in _JOINERS]
    lines = "".join(kept).replace("\r\n", "\n").split("\n")
    return "\n".join(re.sub(r"\s", " ", line) for line in lines).strip()


def escape_names(names: Iterable[str]) -> list[str]:
    return [escape(name) for name in names]


def mention_of(user: int | None) -> str:
    """Return a mention of a person; `none` if they are no longer known."""
    return "none" if user is None else f"<@{user}>"
