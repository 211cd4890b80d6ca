"""The games with the options that they can be played with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games import GAMES
from bot.games.game import AnyGame, Chance

OPTIONS: Mapping[str, tuple[Mapping[str, bool], ...]] = {"carrara": ({"expansion": True},)}
"""By game: the options, besides none at all, that are tried wherever all games are."""


class Variant:
    """A game that is always dealt with certain options, and otherwise is the game itself."""

    def __init__(self, game: AnyGame, options: Mapping[str, bool]) -> None:
        self._game = game
        self._options = options

    def deal(self, seats: int, options: Mapping[str, bool], chance: Chance) -> Any:
        """Deal with the options of the variant, and those that are asked for."""
        return self._game.deal(seats, {**self._options, **options}, chance)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def variants() -> dict[str, AnyGame]:
    """Name every game and every variant of it."""
    found: dict[str, Any] = dict(GAMES)
    for name, choices in OPTIONS.items():
        for options in choices:
            found["-".join((name, *options))] = Variant(GAMES[name], options)
    return found
