"""The games that Piazza hosts: pure rules, standard library only.

The parts of a game are found by their place: those of Piazza's own games in `bot.games.<name>`,
`bot.texts.games.<name>`, `render.games.<name>` and `cogs.games.<name>`; those of a game from a package of its own in
`<package>`, `<package>.texts`, `<package>.pictures` and `<package>.face`.
"""

from collections.abc import Iterator, MutableMapping
from dataclasses import replace
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from bot.games.absent import absent_game
from bot.games.contract import AnyGame, Game
from bot.games.hidden import hides_anything
from bot.games.players import Computers
from bot.games.search import computers
from bot.games.search.playouts import choose_best_rated, plain_strategy

CONTRACT: Final = 1
"""The version of `contract`: increased by any change that breaks games written for this one."""
GROUP: Final = "piazza.games"
"""The group of entry points for games of this contract version; another version gets a group of its own."""
NAMES: Final = ("carrara", "carcassonne", "palazzo")
"""Piazza's own games, each a package of this name here; see "Add a game" in the README."""


def with_computers(game: AnyGame) -> AnyGame:
    """Return a game with computer players derived from its rules and its rule of thumb, unless it has its own."""
    if game.computers != Computers():
        return game
    hidden = game.kinds is not None and hides_anything(game.kinds.position)
    strategy = plain_strategy(game.rules, game.views, hidden, game.rate)
    return replace(game, computers=computers(strategy, game.rate and choose_best_rated(game.rate)))


class Games(MutableMapping[str, AnyGame]):
    """The games by name. Piazza's own are loaded on first access, so that importing the contract loads none.

    For an unknown name, a stand-in is returned that keeps the game's stored data.
    """

    def __init__(self) -> None:
        self.packages: dict[str, str] = {}
        """The packages of the games that are not Piazza's own, by game."""

    @cached_property
    def _loaded(self) -> dict[str, AnyGame]:
        return {name: with_computers(import_module(f"{__name__}.{name}").GAME) for name in NAMES}

    def add(self, name: str, package: str) -> AnyGame:
        """Load a game that is not Piazza's own; raise whatever its package raises."""
        game = load_game(package)
        self[name] = with_computers(game)
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


def load_game(package: str) -> AnyGame:
    """Return the game of a package; raise whatever the package raises, or TypeError if it has no Game."""
    game = _load(package).GAME
    if not isinstance(game, Game):
        raise TypeError(f"{package}.GAME is no Game")
    return game


def _load(package: str) -> ModuleType:
    """Import a package; raise ImportError in place of SystemExit, which would end whatever loads it."""
    try:
        return import_module(package)
    except SystemExit as left:
        raise ImportError(f"{package} calls for the end of the program (SystemExit: {left})") from left


def part_of(game: str, layer: str, subpackage: str) -> str | None:
    """Return the package with a part of a game, in a `layer` of Piazza or its own `subpackage`; None if missing."""
    own = GAMES.packages.get(game)
    try:
        package = f"{layer}.games.{game}" if own is None else f"{own}.{subpackage}"
        return package if find_spec(package) else None
    except ModuleNotFoundError:  # a game that is a single module has no subpackages
        return None


def load_part(game: str, layer: str, subpackage: str, default: Any) -> Any:
    """Return the constant of a part's package that is named after the subpackage, as in `PICTURES`; or the default."""
    package = part_of(game, layer, subpackage)
    return default if package is None else getattr(_load(package), subpackage.upper(), default)


def version_of(name: str, rules_version: int) -> AnyGame | None:
    """Return a game under the rules version that a table or record began with; None if this program lacks it.

    A game whose rules change keeps the former ones in `Game.former` until no table needs them: a game is finished
    under the rules it began with.
    """
    game = GAMES[name]
    return game if game.meta.rules_version == rules_version else game.former.get(rules_version)
