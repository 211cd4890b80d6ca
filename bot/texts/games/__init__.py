"""The texts of each game, a package each, looked up by the name of the game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from bot.texts import Texts
from bot.texts.contract import GameTexts


def game_texts(t: Texts, game: str) -> GameTexts:
    """Return the texts of a game in the language of `t`."""
    return _game_texts(t.language, game)


def game_name(t: Texts, game: str) -> str:
    """Return the title of a game in the language of `t`."""
    return game_texts(t, game).name


@cache
def _game_texts(language: str, game: str) -> GameTexts:
    package = f"{__name__}.{game}"
    words: type[GameTexts] = import_module(package).TEXTS if find_spec(package) else GameTexts
    return words(language, game)
