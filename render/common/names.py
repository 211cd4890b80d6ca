"""Names as the fonts can write them: nothing in a picture may ever show as an empty box."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from anyascii import anyascii

from render.engine.fonts import Face, font, ink

_NOWHERE = "\U0010ffff"
"""A code point that no font has: what it looks like is what a missing letter looks like."""
_FACES: tuple[Face, ...] = ("sans", "bold", "serif")
_SIZE = 20


@lru_cache(maxsize=4096)
def covered(letter: str) -> bool:
    """Tell whether all our fonts have a letter."""
    return all(_drawn(face, letter) not in (_drawn(face, _NOWHERE), b"") for face in _FACES)


@lru_cache(maxsize=8)
def _missing(face: Face) -> bytes:
    return bytes(font(face, _SIZE).getmask(_NOWHERE))


@lru_cache(maxsize=1024)
def _in_line(text: str) -> bool:
    """Tell whether letters reach no further up and down than those that every line has room for."""
    room = [ink("Çgjyß", face, _SIZE) for face in _FACES], [ink(text, face, _SIZE) for face in _FACES]
    return all(
        drawn.top >= own.top - _SIZE // 5 and drawn.bottom <= own.bottom for own, drawn in zip(*room, strict=True)
    )


def _drawn(face: Face, letter: str) -> bytes:
    return _missing(face) if letter == _NOWHERE else bytes(font(face, _SIZE).getmask(letter))


def plain(text: str) -> str:
    """Take out what has no place in a line of text: control and direction marks, and runs of space."""
    kept = "".join(
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", text)
        if letter.isspace() or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    )
    return " ".join(kept.split())


@lru_cache(maxsize=1024)
def legible(name: str, fallback: str) -> str:
    """Write a name with the letters that the fonts have, the others in Latin letters, or else the fallback."""
    letters: list[str] = []
    for letter in plain(name):
        if unicodedata.combining(letter):
            # one accent on a letter fits into its line, a tower of them does not
            if letters and letters[-1][-1:].isalpha() and covered(letter) and _in_line(letters[-1] + letter):
                letters.append(letter)
        elif letter == " " or covered(letter):
            letters.append(letter)
        else:
            letters.append("".join(each for each in anyascii(letter) if each == " " or covered(each)))
    written = " ".join("".join(letters).split())
    return written if any(letter.isalnum() for letter in written) else fallback
