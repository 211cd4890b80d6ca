"""The texts of games, each in a package of its own, looked up by name."""

from __future__ import annotations

from functools import cache

from bot.games import GAMES, load_part
from bot.texts import Texts
from bot.texts.contract import GameTexts


def game_texts(t: Texts, game: str) -> GameTexts:
    """Return the texts of a game in the language of `t`."""
    return _game_texts(t.language, game, game in GAMES)


def game_name(t: Texts, game: str) -> str:
    """Return the title of a game in the language of `t`."""
    return game_texts(t, game).name


@cache
def _game_texts(language: str, game: str, there: bool) -> GameTexts:
    words: type[GameTexts] = load_part(game, "bot.texts", "texts", GameTexts) if there else GameTexts
    return words(language, game)
