"""Alt texts for any game: names that a screen reader can read, and as many sentences as Discord allows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.texts import texts
from bot.texts.graphemes import shorten
from bot.texts.sections import isolated
from render.common.names import plain, seat_letters
from render.engine.picture import ALT_LIMIT


def spoken_names(names: Sequence[str], language: str, longest: int) -> list[str]:
    """Clean and shorten names; letters that our fonts lack are kept, since a screen reader can read them."""
    say, letters = texts(language).say, seat_letters(names)
    cleaned = [plain(name) or say("picture-seat", seat=letters[seat]) for seat, name in enumerate(names)]
    return [isolated(shorten(name, longest)) for name in cleaned]


def cut(sentences: Iterable[str], more: str) -> str:
    """Join whole sentences up to the alt text limit, ending with `more` if any had to be dropped."""
    kept = ""
    for sentence in sentences:
        if len(kept) + len(sentence) + len(more) + 1 > ALT_LIMIT:
            return kept + more
        kept += sentence + " "
    return kept.rstrip()


def fitting(versions: Iterable[Sequence[str]], more: str) -> str:
    """Join the sentences of the first version that fits an alt text, or else whole ones of the last, up to the limit.

    The versions are in ever less detail; `more` ends all but the first, and says where the rest is told.
    """
    sentences: Sequence[str] = ()
    for number, sentences in enumerate(versions):
        said = " ".join([*sentences, *([more] if number else [])])
        if len(said) <= ALT_LIMIT:
            return said
    return cut(sentences, more)
