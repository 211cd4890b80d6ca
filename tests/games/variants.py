"""The games with their variants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from typing import Any

from bot.games import GAMES, NAMES
from bot.games.chance import Chance
from bot.games.contract import AnyGame
from bot.model.variants import game_and_options, variants_of


def variants() -> dict[str, AnyGame]:
    """Return every game and each of its variants, always dealt with that variant's options.

    They have the computer players that they bring: the common ones, which others are given, are tested with Nim.
    """
    found = {name: import_module(f"bot.games.{name}").GAME if name in NAMES else game for name, game in GAMES.items()}
    for game in [*found.values()]:
        for variant in variants_of(game)[1:]:
            found[variant] = _dealt_with(game, game_and_options(variant)[1])
    return found


def _dealt_with(game: AnyGame, its: Mapping[str, bool]) -> AnyGame:
    def deal(seats: int, options: Mapping[str, bool], chance: Chance) -> Any:
        return game.rules.deal(seats, {**its, **options}, chance)

    return replace(game, rules=replace(game.rules, deal=deal))
