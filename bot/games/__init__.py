"""The games that Piazza hosts: pure rules, standard library only."""

from dataclasses import replace
from importlib import import_module
from typing import Final

from bot.games.contract import AnyGame
from bot.games.players import Computers
from bot.games.search import computers, plain

NAMES: Final = ("carrara", "carcassonne", "palazzo")
"""Each game is a package of this name here; see "Add a game" in the README."""


def complete(game: AnyGame) -> AnyGame:
    """Return a game with computer players that know nothing but its rules, if it has none of its own."""
    if game.computers != Computers():
        return game
    return replace(game, computers=computers(plain(game.rules, game.views)))


GAMES: Final[dict[str, AnyGame]] = {name: complete(import_module(f"bot.games.{name}").GAME) for name in NAMES}


def version_of(name: str, rules_version: int) -> AnyGame | None:
    """Return a game under the rules that a table or record began with; None if this program no longer has them.

    A game whose rules change keeps the former ones in `Game.former` until no table needs them: a game is finished
    under the rules it began with.
    """
    game = GAMES[name]
    return game if game.meta.rules_version == rules_version else game.former.get(rules_version)
