"""The tables at which every game is tested: each variant at every number of seats."""

from __future__ import annotations

from importlib import import_module

import pytest

from bot.conformance.requirement import Redeal, Table, redeal_of
from bot.games.contract import AnyGame
from tests.games.variants import options_of, variants


def _redeal(game: AnyGame) -> Redeal | None:
    """Return what redeals a game's hidden things: where its types cannot say what is hidden, as its tests do."""
    try:
        found: Redeal = import_module(f"tests.games.{game.meta.name}.hidden").redeal
    except ModuleNotFoundError:
        return redeal_of(game)
    return found


VARIANTS = variants()
TABLES = [
    # tables other than the smallest and the largest are left to -m exhaustive, the smallest of a variant to -m slow
    pytest.param(
        Table(game, name, seats, _redeal(game), options_of(name)),
        id=f"{name}-{seats}",
        marks=() if seats in kept else pytest.mark.slow if seats == least else pytest.mark.exhaustive,
    )
    for name, game in VARIANTS.items()
    for seats in game.meta.seats
    for least, most in [(game.meta.seats[0], game.meta.seats[-1])]
    for kept in [(most,) if "/" in name else (least, most)]
]
