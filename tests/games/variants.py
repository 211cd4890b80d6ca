"""The games with their variants."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from bot.conformance.requirement import dealt_with
from bot.games import GAMES, NAMES
from bot.games.contract import AnyGame
from bot.model.variants import game_and_options, variants_of


def variants() -> dict[str, AnyGame]:
    """Return every game and each of its variants, always dealt with that variant's options.

    They have the computer players that they bring: the common ones, which others are given, are tested with Nim.
    """
    found = {name: import_module(f"bot.games.{name}").GAME if name in NAMES else game for name, game in GAMES.items()}
    for game in [*found.values()]:
        for variant in variants_of(game)[1:]:
            found[variant] = dealt_with(game, game_and_options(variant)[1])
    return found


def options_of(name: str) -> Mapping[str, bool]:
    """Return the options of a variant as it is named in `variants`."""
    return game_and_options(name)[1] if "/" in name else {}
