"""Helpers for tests of server managers."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.tables.table import Table
from tests.bot.days import Days
from tests.bot.kit import PEOPLE, any_action

ADA, BEN, CLEO, *_ = PEOPLE
EVA = 900
MANAGER = 5_000


async def read(days: Days, query: str) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in await days.services.store.database.read(query)]


def next_action(table: Table) -> Any:
    """Return a legal action for the seat that is to move."""
    return any_action(table.game, table.position, Random(3))
