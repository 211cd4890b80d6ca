"""The tables at which every game is tested: each variant at every number of seats."""

from __future__ import annotations

from importlib import import_module

import pytest

from bot.conformance.requirement import Redeal, Table, redeal_of
from bot.games.contract import AnyGame
from bot.model.variants import variants_of
from tests.games.variants import options_of, variants


def _redeal(game: AnyGame) -> Redeal | None:
    """Return what redeals a game's hidden things: where its types cannot say what is hidden, as its tests do."""
    try:
        found: Redeal = import_module(f"tests.games.{game.meta.name}.hidden").redeal
    except ModuleNotFoundError:
        return redeal_of(game)
    return found


def _marks(game: AnyGame, name: str, seats: int) -> tuple[pytest.MarkDecorator, ...]:
    """Keep a game's smallest table and the largest of its first variant; the largest ones of others are slow."""
    least, most = game.meta.seats[0], game.meta.seats[-1]
    _, first, *others = variants_of(game)
    if (name, seats) in ((game.meta.name, least), (first, most)):
        return ()
    return (pytest.mark.slow if seats == most and name in others else pytest.mark.exhaustive,)


VARIANTS = variants()
TABLES = [
    pytest.param(
        Table(game, name, seats, _redeal(game), options_of(name)),
        id=f"{name}-{seats}",
        marks=_marks(game, name, seats),
    )
    for name, game in VARIANTS.items()
    for seats in game.meta.seats
]
