"""Names of people, made harmless: they never ping and never format."""

from __future__ import annotations

import re
import unicodedata

_SPECIAL = re.compile(r"([\\*_~`|<>\[\]()#:-])")
_LONGEST = 32
_UNSEEN = ("Cc", "Cf", "Cs", "Cn", "Co")
_JOINERS = "\u200c\u200d"
"""Unseen too, but some scripts and emoji need them between letters."""
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs that show nothing."""
_MOST_MARKS = 3
"""So many marks on one letter has Hebrew; more of them reach into other lines."""


def clean(name: str) -> str:
    """Make a name storable: one line of letters that can be seen, at most 32, never empty; no towers of accents."""
    kept: list[str] = []
    marks = 0
    for letter in name.encode("utf-8", "replace").decode("utf-8"):
        category = unicodedata.category(letter)
        if (category in _UNSEEN and letter not in _JOINERS) or letter in _BLANK:
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        carried = bool(kept) and not kept[-1].isspace()
        if marks <= _MOST_MARKS and (carried or not (marks or letter in _JOINERS)):
            kept.append(letter)
    return " ".join("".join(kept).split())[:_LONGEST].strip(f" {_JOINERS}") or "?"


def escape(name: str) -> str:
    """Make a name harmless in a message: no formatting, no mention, no link."""
    return _SPECIAL.sub(r"\\\1", name).replace("@", "@\u200b")


def mention_of(user: int | None) -> str:
    """Name a person as Discord shows them, who need not sit anywhere; `none` where they are known no more."""
    return "none" if user is None else f"<@{user}>"
