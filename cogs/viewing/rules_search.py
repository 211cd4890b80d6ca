"""Searching the rules: passages that hold all the words, whatever their case, accents and endings."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

_TOKEN = re.compile(r"`[^`]*`|[^\W_]+")
"""What is marked as a whole: a word, or a command, which Discord shows as it is written."""
_WORD = re.compile(r"[^\W_]+")
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_MOST_WORDS = 8
_LONGEST = 40
"""So many characters of a search fit into the buttons that turn its pages."""
_BEFORE = 24
"""So many characters before the first hit an excerpt shows at most."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A passage that holds what was looked for: its chapter, counted from 0, its place there, the hits marked bold."""

    chapter: int
    place: int
    title: str
    marked: str


def words_of(typed: str) -> tuple[str, ...]:
    """Take the words of what was typed, without signs; as many as a search may have."""
    words = _WORD.findall(unicodedata.normalize("NFC", typed))[:_MOST_WORDS]
    while words and len(" ".join(words)) > _LONGEST:
        words.pop()
    return tuple(words)


def find(chapters: Sequence[tuple[str, str]], words: Sequence[str]) -> list[Passage]:
    """Find the passages of chapters that hold all words or their beginnings; a chapter's title helps its passages."""
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
    """Divide a chapter into its passages, every line and every item of a list, without its markdown."""
    lines = (re.sub(r"^(- |\d+\. )", "", line).replace("*", "").strip() for line in text.splitlines())
    return [line for line in lines if line]


def excerpt(passage: Passage, longest: int) -> str:
    """Cut a passage around its first hit to so many characters at most, without marks."""
    begin = passage.marked.find("**")
    plain = passage.marked.replace("**", "")
    if begin > _BEFORE and len(plain) > longest:
        start = plain.find(" ", begin - _BEFORE) + 1
        plain = "…" + plain[start if 0 < start <= begin else begin :]
    return plain if len(plain) <= longest else plain[: longest - 1].rstrip() + "…"


@lru_cache(maxsize=4096)
def _forms(word: str) -> frozenset[str]:
    """Write a word as it may be typed: without accents, and with ae for ä."""
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
