"""Names in letters that the fonts have, so that a picture never shows an empty box."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

from anyascii import anyascii

from render.engine.bidi import isolated
from render.engine.fonts import FACES, has, ink, line
from render.engine.scripts import JOINERS, script_of

_SIZE: Final = 20
_MARKS: Final = 4
"""More marks on one letter are no writing."""


@lru_cache(maxsize=4096)
def covered(letter: str) -> bool:
    """Return whether a letter can be drawn in every face."""
    return all(has(face, letter) for face in FACES)


@lru_cache(maxsize=1024)
def _in_line(text: str) -> bool:
    """Return whether letters stay within the height that every line has room for."""
    rooms = [(line(face, _SIZE), ink(text, face, _SIZE)) for face in FACES]
    return all(drawn.top >= top and drawn.bottom <= bottom for (top, bottom), drawn in rooms)


def plain(text: str) -> str:
    """Remove what does not belong in a line of text: control and direction marks, and runs of spaces."""
    letters = unicodedata.normalize("NFC", text)
    kept = "".join(
        " " if letter.isspace() else letter
        for at, letter in enumerate(letters)
        if letter.isspace()
        or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn")
        or (letter in JOINERS and _joins(letters[at - 1 : at], letters[at + 1 : at + 2]))
    )
    return " ".join(kept.split())


def _joins(before: str, after: str) -> bool:
    """Return whether a joiner is part of how a word is written."""
    script = script_of(before) if before else None
    return script is not None and script.shaped and after != "" and script_of(after) is script


@lru_cache(maxsize=1024)
def legible(name: str, fallback: str) -> str:
    """Return a name with letters that the fonts lack written in Latin ones, or the fallback if nothing is left.

    A name that is read from right to left is isolated, so that it leaves the order of a sentence around it alone.
    """
    letters: list[str] = []
    for letter in plain(name):
        if unicodedata.category(letter)[0] == "M":
            if letters and _may_carry(letters[-1], letter):
                letters[-1] += letter
        elif letter in JOINERS:
            if letters and covered(letters[-1][0]):
                letters[-1] += letter
        elif letter == " " or covered(letter):
            letters.append(letter)
        else:
            letters.append("".join(each for each in anyascii(letter) if each == " " or covered(each)))
    written = " ".join("".join(letters).split())
    return isolated(written) if any(letter.isalnum() for letter in written) else fallback


def _may_carry(letter: str, mark: str) -> bool:
    """Return whether a letter with its marks may have one more: Latin one, other scripts some, none out of the line."""
    if not letter or not letter[0].isalpha() or not covered(mark) or script_of(letter[0]) is not script_of(mark):
        return False
    most = _MARKS if script_of(mark) is not None else 1
    return len(letter) <= most and mark not in letter and _in_line(letter + mark)
