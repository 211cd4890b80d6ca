"""The rules of Carrara for those who play, chapter by chapter."""

from __future__ import annotations

from bot.texts import Texts


def chapters(t: Texts) -> list[tuple[str, str]]:
    """List the chapters: a title and a text of at most 3,500 characters each."""
    found: list[tuple[str, str]] = []
    while t.has(key := f"carrara-rules-{len(found) + 1}"):
        found.append((t.say(f"{key}-title"), t.say(key)))
    return found
