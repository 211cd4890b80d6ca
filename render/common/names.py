"""Names in letters that the fonts have, so that a picture never shows an empty box."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from itertools import takewhile
from string import digits
from typing import Final

from anyascii import anyascii

from bot.texts.graphemes import is_flag_part
from bot.texts.sections import isolate
from render.engine.fonts import FACES, has, ink, line
from render.engine.scripts import JOINERS, script_of

_SIZE: Final = 20
_EMOJI: Final = re.compile(r":(.+):")
"""How the name of an emoji is written in ASCII."""
_ALIKE: Final = str.maketrans("АВЕКМНОРСТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEKMHOPCTYXABEZHIKMNOPTYX")
"""Capitals of other scripts that look like Latin ones."""
_WIDEST: Final = 0.75 * _SIZE
"""The width of the widest letter that badges have room for, a narrow W or Ж."""
_MARKS: Final = 4
"""More marks on one letter are no writing."""


@lru_cache(maxsize=4096)
def is_covered(letter: str) -> bool:
    """Return whether a letter can be drawn in every face."""
    return all(has(face, letter) for face in FACES)


@lru_cache(maxsize=1024)
def _is_in_line(text: str) -> bool:
    """Return whether letters stay within the height that every line has room for."""
    rooms = [(line(face, _SIZE), ink(text, face, _SIZE)) for face in FACES]
    return all(drawn.top >= top and drawn.bottom <= bottom for (top, bottom), drawn in rooms)


@lru_cache(maxsize=1024)
def clean_line(text: str) -> str:
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


def clean_name(name: str) -> str:
    """Return a name for an alt text: a clean line, isolated from the sentence around it if read from right to left."""
    return isolate(clean_line(name))


def _joins(before: str, after: str) -> bool:
    """Return whether a joiner is part of how a word is written."""
    script = script_of(before) if before else None
    return script is not None and script.shaped and after != "" and script_of(after) is script


@lru_cache(maxsize=1024)
def make_legible(name: str, fallback: str) -> str:
    """Return a name with letters that the fonts lack written in Latin ones, or the fallback if nothing is left.

    A name that is read from right to left is isolated, so that it leaves the order of a sentence around it alone.
    """
    # emoji go, unless a name has nothing else
    written = _write_legibly(clean_line(name), _spell) or _write_legibly(clean_line(name), _describe)
    return isolate(written) if written else fallback


def _write_legibly(name: str, spelled: Callable[[str], str]) -> str:
    """Return a name with the letters that the fonts lack spelled in others; empty if it has no letter or digit."""
    letters: list[str] = []
    for letter in name:
        if unicodedata.category(letter)[0] == "M":
            if letters and _may_carry(letters[-1], letter):
                letters[-1] += letter
        elif letter in JOINERS:
            if letters and letters[-1] and is_covered(letters[-1][0]):
                letters[-1] += letter
        elif letter == " " or is_covered(letter):
            letters.append(letter)
        else:
            letters.append("".join(each for each in spelled(letter) if each == " " or is_covered(each)))
    written = " ".join("".join(letters).split())
    return written if any(letter.isalnum() for letter in written) else ""


def _spell(letter: str) -> str:
    """Return a letter in Latin ones; empty for emoji and flags."""
    spelled = anyascii(letter)
    return "" if _EMOJI.fullmatch(spelled) or is_flag_part(letter) else spelled


def _describe(letter: str) -> str:
    """Return a letter in Latin ones, and what an emoji shows."""
    shown = _EMOJI.fullmatch(anyascii(letter))
    return anyascii(letter) if shown is None else f"{shown[1].replace('_', ' ').title()} "


def seat_letters(names: Sequence[str]) -> tuple[str, ...]:
    """Return by seat the letter that stands for it on badges and in tables, no two alike.

    It is the first of the name, or where names begin alike, the first in which each differs from the others. So it is
    never the initial of someone else's name alone. A letter that a name begins with comes before one that it is only
    written with in Latin letters.
    """
    spelled = [_capitals(name) for name in names]
    initials = Counter(own[0] for own in spelled if own)
    own_letters = Counter(own[0] for own, name in zip(spelled, names, strict=True) if own and _shows_own_letter(name))
    found = {
        seat: own[0]
        for seat, (own, name) in enumerate(zip(spelled, names, strict=True))
        if own and (initials[own[0]] == 1 or (_shows_own_letter(name) and own_letters[own[0]] == 1))
    }
    for seat, own in enumerate(spelled):
        if seat not in found:
            others = [other for place, other in enumerate(spelled) if place != seat and other[:1] == own[:1]]
            same = max(map(partial(_count_alike, own), others), default=0)
            wanted = [letter for letter in own[same:] + own if letter not in initials]
            if same == len(own):
                wanted.insert(0, own[:1])  # all of it begins another name, which has another letter
            found[seat] = next(
                letter for letter in (*wanted, str(seat + 1), *digits) if letter and letter not in found.values()
            )
    return tuple(found[seat] for seat in range(len(names)))


def _shows_own_letter(name: str) -> bool:
    """Return whether a badge shows the letter that a name begins with, not how that is written in Latin ones."""
    return script_of(clean_line(name)[0]) is None


def _count_alike(own: str, other: str) -> int:
    """Return how many letters two names have in common at their beginnings."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(own, other, strict=False)))


def _capitals(name: str) -> str:
    """Return the letters and digits of a name as they can stand alone on a badge: capitals without accents.

    Scripts that would be too fine for it are written in Latin letters.
    """
    return "".join(_capital(letter) for letter in make_legible(name, "")).translate(_ALIKE)


@lru_cache(maxsize=1024)
def _capital(letter: str) -> str:
    """Return the capital of a letter, or the digit; empty for anything else."""
    spelled = letter if script_of(letter) is None else anyascii(letter)
    bare = unicodedata.normalize("NFD", spelled.upper())[:1]
    return bare if bare.isalnum() and is_covered(bare) and ink(bare, "narrow", _SIZE).advance <= _WIDEST else ""


def _may_carry(letter: str, mark: str) -> bool:
    """Return whether a letter with its marks may have one more: Latin one, other scripts some, none out of the line."""
    if not letter or not letter[0].isalpha() or not is_covered(mark) or script_of(letter[0]) is not script_of(mark):
        return False
    most = _MARKS if script_of(mark) is not None else 1
    return len(letter) <= most and mark not in letter and _is_in_line(letter + mark)
