"""Typed text as it is compared."""

from __future__ import annotations

import unicodedata


def narrow(text: str) -> str:
    """Return a text with digits of any script, and letters of another width, as they are usually typed."""
    return "".join(map(_narrow, text))


def _narrow(letter: str) -> str:
    # NFKC alone would also lower a raised digit, and take a circled one out of its circle
    digit = unicodedata.decimal(letter, -1)
    if digit >= 0:
        return str(digit)
    wide = unicodedata.decomposition(letter).startswith(("<wide>", "<narrow>"))
    return unicodedata.normalize("NFKC", letter) if wide else letter
