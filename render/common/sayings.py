"""Messages said before are kept: pictures say the same few again and again."""

from __future__ import annotations

from functools import lru_cache

from bot.texts import Fact, Texts


class Sayings:
    """Say messages of a language, each with the same facts only once."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """Say the message with this key."""
        return _said(self._texts, key, tuple(facts.items()))


@lru_cache(maxsize=4096)
def _said(texts: Texts, key: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    return texts.say(key, **dict(facts))
