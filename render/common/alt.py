"""Alt texts of any game: names as a voice can read them, and as many sentences as Discord takes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.texts import texts
from render.common.names import plain
from render.engine.picture import ALT_LIMIT


def spoken_names(names: Sequence[str], language: str, longest: int) -> list[str]:
    """Clean and shorten names; their letters stay, for a voice can read what our fonts cannot write."""
    say = texts(language).say
    cleaned = [plain(name) or say("picture-seat", seat=seat + 1) for seat, name in enumerate(names)]
    return [name if len(name) <= longest else name[: longest - 1].rstrip() + "…" for name in cleaned]


def cut(sentences: Iterable[str], more: str) -> str:
    """Keep whole sentences as long as they fit, and say that there is more."""
    kept = ""
    for sentence in sentences:
        if len(kept) + len(sentence) + len(more) + 1 > ALT_LIMIT:
            return kept + more
        kept += sentence + " "
    return kept.rstrip()
