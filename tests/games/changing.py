"""Games with parts replaced for a test."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.games import GAMES


def change(monkeypatch: pytest.MonkeyPatch, name: str, **parts: Any) -> None:
    """Replace parts of a game: whole ones, such as `meta`, or with a prefix one of their fields, `rules_deal`."""
    game = GAMES[name]
    for part, value in parts.items():
        whole, _, field = part.partition("_")
        if hasattr(game, part):
            game = replace(game, **{part: value})
        else:
            game = replace(game, **{whole: replace(getattr(game, whole), **{field: value})})
    monkeypatch.setitem(GAMES, name, game)
