"""The rules of a game for those who play it, chapter by chapter."""

from __future__ import annotations

from bot.texts import Texts


def chapters(t: Texts, game: str) -> list[tuple[str, str]]:
    """List a game's chapters, the messages `<game>-rules-1-title`, `<game>-rules-1` and so on: title and text."""
    found: list[tuple[str, str]] = []
    while t.has(key := f"{game}-rules-{len(found) + 1}"):
        found.append((t.say(f"{key}-title"), t.say(key)))
    return found
