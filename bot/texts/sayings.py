"""A cache of formatted messages: pictures use the same few again and again."""

from __future__ import annotations

from functools import lru_cache

from bot.texts import Fact, Texts


class Messages:
    """Format messages of a language, each only once for the same facts."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """Return the message with this key."""
        return _said(self._texts, key, tuple(facts.items()))


@lru_cache(maxsize=4096)
def _said(texts: Texts, key: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    return texts.say(key, **dict(facts))
