"""What the tests of a server's managers share."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.tables.table import Table
from tests.bot.days import Days
from tests.bot.kit import PEOPLE, act, any_action

ADA, BEN, CLEO, *_ = PEOPLE
EVA = 900
BOSS = 5_000


async def read(days: Days, query: str) -> list[tuple[Any, ...]]:
    """Read what the store holds."""
    return [tuple(row) for row in await days.house.store.database.read(query)]


def next_action(table: Table) -> Any:
    """Choose what whoever is to move could do."""
    return any_action(table.game, table.position, Random(3))


async def whole_turn(table: Table, seat: int) -> None:
    """Do anything until a seat's turn is over."""
    while table.actors() == (seat,):
        await act(table, next_action(table))
