"""The tables at which every game is tested: each variant at every number of seats."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

import pytest

from bot.conformance.requirement import Redeal, TrialTable, always_dealt_with, redeal_of
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
            found[variant] = always_dealt_with(game, game_and_options(variant)[1])
    return found


def options_of(name: str) -> Mapping[str, bool]:
    return game_and_options(name)[1] if "/" in name else {}


def _redeal(game: AnyGame) -> Redeal | None:
    """Return the function that redeals a game's hidden things, that of its tests where its types cannot say."""
    try:
        found: Redeal = import_module(f"tests.games.{game.meta.name}.hidden").redeal
    except ModuleNotFoundError:
        return redeal_of(game)
    return found


def _marks(game: AnyGame, name: str, seats: int) -> tuple[pytest.MarkDecorator, ...]:
    """Keep a game's smallest table; the largest ones of its variants are slow, but for those of several options."""
    if (name, seats) == (game.meta.name, game.meta.seats[0]):
        return ()
    largest = seats == game.meta.seats[-1] and len(options_of(name)) == 1
    return (pytest.mark.slow if largest else pytest.mark.exhaustive,)


VARIANTS = variants()
TABLES = [
    pytest.param(
        TrialTable(game, name, seats, _redeal(game), options_of(name)),
        id=f"{name}-{seats}",
        marks=_marks(game, name, seats),
    )
    for name, game in VARIANTS.items()
    for seats in game.meta.seats
]
