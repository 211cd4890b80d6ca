"""Names of people, made harmless: they never ping and never format."""

from __future__ import annotations

import re
import unicodedata

_SPECIAL = re.compile(r"([\\*_~`|<>\[\]()#:-])")
_LONGEST = 32


def clean(name: str) -> str:
    """Make a name storable: one line, no control or direction marks, at most 32 characters, never empty."""
    visible = "".join(
        character
        for character in name.encode("utf-8", "replace").decode("utf-8")
        if unicodedata.category(character) not in ("Cc", "Cs", "Cn", "Co")
        and character not in "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    )
    return " ".join(visible.split())[:_LONGEST].strip() or "?"


def escape(name: str) -> str:
    """Make a name harmless in a message: no formatting, no mention, no link."""
    return _SPECIAL.sub(r"\\\1", name).replace("@", "@\u200b")


def mention_of(user: int | None) -> str:
    """Name a person as Discord shows them, who need not sit anywhere; `none` where they are known no more."""
    return "none" if user is None else f"<@{user}>"
