"""The tables at which every game is tested: each variant at every number of seats."""

from __future__ import annotations

import json

import pytest

from bot.games.contract import Json
from tests.games.hidden import redeal_of
from tests.games.variants import variants

VARIANTS = variants()
TABLES = [
    # tables other than the smallest and the largest are left to -m exhaustive
    pytest.param(game, seats, id=f"{name}-{seats}", marks=pytest.mark.exhaustive if inner else ())
    for name, game in VARIANTS.items()
    for seats in game.meta.seats
    for inner in [seats not in (game.meta.seats[0], game.meta.seats[-1])]
]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
with_secrets = pytest.mark.parametrize(
    ("game", "seats"), [table for table in TABLES if redeal_of(VARIANTS[str(table.id).rpartition("-")[0]])]
)


def through_json(data: Json) -> Json:
    """Convert data to text and back, as the store and the record do."""
    return json.loads(json.dumps(data))
