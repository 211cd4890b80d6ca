"""Every step of a lesson fits into a message, after any answer, in both languages and with the longest name."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES, texts
from cogs.viewing.rules import found_panel, offered_passages
from tests.cogs.worst import check


@pytest.mark.usefixtures("tables")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["e", "a b c", "die der das", "the", "x" * 500, "\u00df" * 100, "", "mar kaufen buy"])
def test_search(language: str, typed: str) -> None:
    """Every page of search results fits, and so do the suggestions."""
    t = texts(language, "carrara")
    for page in ("", "0.first", "1.on", "7.last", "nonsense"):
        check(found_panel(t, "carrara", typed, page))
    assert all(1 <= len(choice.name) <= 100 for choice in offered_passages(t, "carrara", typed))
