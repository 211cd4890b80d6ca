"""The names of computer players."""

from __future__ import annotations

import pytest

from bot.games import GAMES
from bot.texts import LANGUAGES, texts
from cogs.words.terms import computer_name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_of_its_own(language: str) -> None:
    """Names are distinct in both languages, and short enough for a button."""
    for game in GAMES.values():
        names = [computer_name(texts(language, "carrara"), level) for level in game.computers.players]
        assert len({*names}) == len(names)
        assert all(name[0].isupper() and len(name) < 20 for name in names)


def test_a_level_that_this_version_does_not_know_keeps_its_name() -> None:
    """Old results and logs remain readable, and such a name is escaped."""
    assert computer_name(texts("de", "carrara"), "oracle") == "oracle"
    assert computer_name(texts("en", "carrara"), "*best*") == "\\*best\\*"
