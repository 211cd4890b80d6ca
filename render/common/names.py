"""Names in letters that the fonts have, so that a picture never shows an empty box."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from anyascii import anyascii

from render.engine.fonts import Face, font, ink

_NOWHERE = "\U0010ffff"
"""A code point that no font has; it renders as the glyph for missing letters."""
_FACES: tuple[Face, ...] = ("sans", "bold", "serif")
_SIZE = 20


@lru_cache(maxsize=4096)
def covered(letter: str) -> bool:
    """Return whether all our fonts have a letter."""
    return all(_drawn(face, letter) not in (_drawn(face, _NOWHERE), b"") for face in _FACES)


@lru_cache(maxsize=8)
def _missing(face: Face) -> bytes:
    return bytes(font(face, _SIZE).getmask(_NOWHERE))


@lru_cache(maxsize=1024)
def _in_line(text: str) -> bool:
    """Return whether letters stay within the height that every line has room for."""
    room = [ink("Çgjyß", face, _SIZE) for face in _FACES], [ink(text, face, _SIZE) for face in _FACES]
    return all(
        drawn.top >= own.top - _SIZE // 5 and drawn.bottom <= own.bottom for own, drawn in zip(*room, strict=True)
    )


def _drawn(face: Face, letter: str) -> bytes:
    return _missing(face) if letter == _NOWHERE else bytes(font(face, _SIZE).getmask(letter))


def plain(text: str) -> str:
    """Remove what does not belong in a line of text: control and direction marks, and runs of spaces."""
    kept = "".join(
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", text)
        if letter.isspace() or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    )
    return " ".join(kept.split())


@lru_cache(maxsize=1024)
def legible(name: str, fallback: str) -> str:
    """Return a name with letters that the fonts lack written in Latin ones, or the fallback if nothing is left."""
    letters: list[str] = []
    for letter in plain(name):
        if unicodedata.combining(letter):
            # one accent on a letter fits its line, a stack of them does not
            if letters and letters[-1][-1:].isalpha() and covered(letter) and _in_line(letters[-1] + letter):
                letters.append(letter)
        elif letter == " " or covered(letter):
            letters.append(letter)
        else:
            letters.append("".join(each for each in anyascii(letter) if each == " " or covered(each)))
    written = " ".join("".join(letters).split())
    return written if any(letter.isalnum() for letter in written) else fallback
