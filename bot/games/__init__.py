"""The games that Piazza hosts: pure rules, standard library only.

The parts of a game are found by one layout each: those of Piazza's own in `bot.games.<name>`, `bot.texts.games.<name>`,
`render.games.<name>` and `cogs.games.<name>`; those of a package of its own beside its rules, in `<package>`,
`<package>.texts`, `<package>.pictures` and `<package>.face`.
"""

from collections.abc import Iterator, MutableMapping
from dataclasses import replace
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from bot.games.absent import absent_game
from bot.games.contract import AnyGame, Game
from bot.games.hidden import hides
from bot.games.players import Computers
from bot.games.search import computers
from bot.games.search.playouts import best_rated, plain

CONTRACT: Final = 1
"""The version of `contract`: another number for whatever a game that was written for this one would fail at."""
GROUP: Final = "piazza.games"
"""The entry points of games that were written for this contract; another version has a group of its own."""
NAMES: Final = ("carrara", "carcassonne", "palazzo")
"""Each game is a package of this name here; see "Add a game" in the README."""


def complete(game: AnyGame) -> AnyGame:
    """Return a game with computer players that know its rules and its rule of thumb, if it has none of its own."""
    if game.computers != Computers():
        return game
    hidden = game.kinds is not None and hides(game.kinds.position)
    strategy = plain(game.rules, game.views, hidden, game.rate)
    return replace(game, computers=computers(strategy, game.rate and best_rated(game.rate)))


class Games(MutableMapping[str, AnyGame]):
    """The games by name. Piazza's own are loaded when one is first asked for: importing the contract loads none.

    In place of a game that is not among them, a stand-in is returned for what is stored of it.
    """

    def __init__(self) -> None:
        self.packages: dict[str, str] = {}
        """By name: the packages of the games that are not Piazza's own."""

    @cached_property
    def _loaded(self) -> dict[str, AnyGame]:
        return {name: complete(import_module(f"{__name__}.{name}").GAME) for name in NAMES}

    def add(self, name: str, package: str) -> AnyGame:
        """Load a game that is not Piazza's own; raise whatever its package raises."""
        game: AnyGame = import_module(package).GAME
        if not isinstance(game, Game):
            raise TypeError(f"{package}.GAME is no Game")
        self[name] = complete(game)
        self.packages[name] = package
        return game

    def __getitem__(self, name: str) -> AnyGame:
        return self._loaded.get(name) or absent_game(name)

    def __contains__(self, name: object) -> bool:
        return name in self._loaded

    def __setitem__(self, name: str, game: AnyGame) -> None:
        self._loaded[name] = game

    def __delitem__(self, name: str) -> None:
        del self._loaded[name]
        self.packages.pop(name, None)

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaded)

    def __len__(self) -> int:
        return len(self._loaded)


GAMES: Final = Games()


def part_of(game: str, floor: str, beside: str) -> str | None:
    """Return the name of the package with a part of a game: on a `floor` of Piazza, or `beside` its rules; or None."""
    own = GAMES.packages.get(game)
    try:
        package = f"{floor}.games.{game}" if own is None else f"{own}.{beside}"
        return package if find_spec(package) else None
    except ModuleNotFoundError:  # rules that are a module have nothing beside them
        return None


def load_part(game: str, floor: str, beside: str, default: Any) -> Any:
    """Return what the package with a part of a game binds in capitals, such as `PICTURES`; or the default."""
    package = part_of(game, floor, beside)
    return default if package is None else getattr(import_module(package), beside.upper(), default)


def version_of(name: str, rules_version: int) -> AnyGame | None:
    """Return a game under the rules that a table or record began with; None if this program does not have them.

    A game whose rules change keeps the former ones in `Game.former` until no table needs them: a game is finished
    under the rules it began with.
    """
    game = GAMES[name]
    return game if game.meta.rules_version == rules_version else game.former.get(rules_version)
