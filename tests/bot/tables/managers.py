"""What the tests of a server's managers share."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.tables.table import Table
from tests.bot.days import Days
from tests.bot.kit import PEOPLE, any_action

ADA, BEN, CLEO, *_ = PEOPLE
EVA = 900
BOSS = 5_000


async def read(days: Days, query: str) -> list[tuple[Any, ...]]:
    """Read what the store holds."""
    return [tuple(row) for row in await days.services.store.database.read(query)]


def next_action(table: Table) -> Any:
    """Choose what whoever is to move could do."""
    return any_action(table.game, table.position, Random(3))
