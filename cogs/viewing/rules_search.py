"""Searches the rules for passages that contain all words, regardless of case, accents and endings."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

_TOKEN = re.compile(r"`[^`]*`|[^\W_]+")
"""A unit that is marked as a whole: a word, or a command, in which Discord renders no markdown."""
_WORD = re.compile(r"[^\W_]+")
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_MOST_WORDS = 8
_LONGEST = 40
"""The most characters of a search that fit into its paging buttons."""
_BEFORE = 24
"""The most characters that an excerpt shows before the first hit."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A passage found by a search: its chapter, counted from 0, its position there, and its text with bold hits."""

    chapter: int
    place: int
    title: str
    marked: str


def words_of(typed: str) -> tuple[str, ...]:
    """Return the words of what was typed, without punctuation, up to the limits of a search."""
    words = _WORD.findall(unicodedata.normalize("NFC", typed))[:_MOST_WORDS]
    while words and len(" ".join(words)) > _LONGEST:
        words.pop()
    return tuple(words)


def find(chapters: Sequence[tuple[str, str]], words: Sequence[str]) -> list[Passage]:
    """Find the passages in which words begin with all those given; a chapter's title counts for its passages."""
    if not words:
        return []
    wanted = [_forms(word) for word in words]
    found = []
    for chapter, (title, text) in enumerate(chapters):
        titled = [_holds(title, each) for each in wanted]
        for place, passage in enumerate(passages(text)):
            here = [_holds(passage, each) for each in wanted]
            if all(map(max, here, titled)) and (any(here) or place == 0):
                found.append(Passage(chapter, place, title, _marked(passage, wanted)))
    return found


def passages(text: str) -> list[str]:
    """Split a chapter into passages, one per line or list item, without markdown."""
    lines = (re.sub(r"^(- |\d+\. )", "", line).replace("*", "").strip() for line in text.splitlines())
    return [line for line in lines if line]


def excerpt(passage: Passage, longest: int) -> str:
    """Shorten a passage around its first hit to at most `longest` characters, without marks."""
    begin = passage.marked.find("**")
    plain = passage.marked.replace("**", "")
    if begin > _BEFORE and len(plain) > longest:
        start = plain.find(" ", begin - _BEFORE) + 1
        plain = "…" + plain[start if 0 < start <= begin else begin :]
    return plain if len(plain) <= longest else plain[: longest - 1].rstrip() + "…"


@lru_cache(maxsize=4096)
def _forms(word: str) -> frozenset[str]:
    """Return the forms in which a word may be typed: without accents, and with ae for ä."""
    small = unicodedata.normalize("NFC", word.casefold())
    return frozenset(map(_bare, (small, small.translate(_UMLAUTS))))


def _bare(word: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFKD", word) if not unicodedata.combining(sign))


def _begins(word: str, wanted: frozenset[str]) -> bool:
    return any(form.startswith(each) for form in _forms(word) for each in wanted)


def _holds(text: str, wanted: frozenset[str]) -> bool:
    return any(_begins(word, wanted) for word in _WORD.findall(text))


def _marked(passage: str, wanted: Sequence[frozenset[str]]) -> str:
    return "".join(_pieces(passage, wanted))


def _pieces(passage: str, wanted: Sequence[frozenset[str]]) -> Iterator[str]:
    end = 0
    for token in _TOKEN.finditer(passage):
        yield passage[end : token.start()]
        hit = any(_holds(token[0], each) for each in wanted)
        yield f"**{token[0]}**" if hit else token[0]
        end = token.end()
    yield passage[end:]
