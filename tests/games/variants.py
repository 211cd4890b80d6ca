"""The games with the variants that they can be played in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games import GAMES
from bot.games.game import AnyGame, Chance
from bot.model.variants import rated_variants


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
    """Name every game and every variant of it that is rated on its own: others only choose among its parts."""
    found: dict[str, Any] = dict(GAMES)
    for name, game in GAMES.items():
        for variant in rated_variants(game)[1:]:
            found[f"{name}-{variant}"] = Variant(game, game.VARIANTS[variant])
    return found
