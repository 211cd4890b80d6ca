"""Letters as people see and type them: shortening between graphemes, and comparison of typed text."""

from __future__ import annotations

import unicodedata
from itertools import takewhile
from typing import Final

_JOINER: Final = "\u200d"
_ELLIPSIS: Final = "…"
MAX_NAME_LENGTH: Final = 32
"""Characters of a person's name; Discord allows no longer ones."""


def shorten(text: str, most: int) -> str:
    """Shorten a text to at most `most` characters, ending with an ellipsis."""
    return text if len(text) <= most else clip(text, most - 1).rstrip() + _ELLIPSIS


def sentence(phrase: str) -> str:
    """Capitalize the first letter of a phrase."""
    return phrase[:1].upper() + phrase[1:]


def clip(text: str, most: int) -> str:
    """Return the beginning of a text in at most `most` characters."""
    end = most
    while 0 < end < len(text) and _continues_grapheme(text, end):
        end -= 1
    return text[: end or most]


def is_flag_part(letter: str) -> bool:
    """Return whether a letter is one of the two that make a flag."""
    return "\U0001f1e6" <= letter <= "\U0001f1ff"


def _continues_grapheme(text: str, at: int) -> bool:
    """Return whether the letter at an index belongs to the grapheme before it."""
    letter, before = text[at], text[:at]
    if unicodedata.category(letter)[0] == "M" or letter == _JOINER or before[-1] == _JOINER or _is_tone(letter):
        return True
    flags = sum(1 for _ in takewhile(is_flag_part, reversed(before)))
    return is_flag_part(letter) and flags % 2 == 1


def _is_tone(letter: str) -> bool:
    """Return whether a letter gives the emoji before it a skin colour, or is part of a regional flag."""
    return "\U0001f3fb" <= letter <= "\U0001f3ff" or "\U000e0020" <= letter <= "\U000e007f"


def to_narrow(text: str) -> str:
    """Return a text with digits of any script as ASCII, and wide or narrow letters in their usual width."""
    return text if text.isascii() else "".join(map(_to_narrow, text))


def _to_narrow(letter: str) -> str:
    # NFKC alone would also lower a raised digit, and take a circled one out of its circle
    digit = unicodedata.decimal(letter, -1)
    if digit >= 0:
        return str(digit)
    wide = unicodedata.decomposition(letter).startswith(("<wide>", "<narrow>"))
    return unicodedata.normalize("NFKC", letter) if wide else letter
