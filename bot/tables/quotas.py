"""How much one person, or one table, may use: far beyond any honest use, but bounded."""

from __future__ import annotations

from typing import Final

from bot.model.refusals import Refusal, Refused
from bot.store.store import Store
from bot.tables.table import Table

MOST_TABLES: Final = 100
"""At how many tables that are open or running a person may sit."""
MOST_FOLLOWED: Final = 100
"""How many tables that are open or running a person may follow."""
MOST_FOLLOWERS: Final = 200
"""How many people may follow one table: each of them is told of its end."""
MOST_ROWS: Final = 3_000
"""How many rows the log of a table may have before nothing can be taken back any more; a long game has 400."""


async def check_tables(store: Store, user: int) -> None:
    """Raise Refused where a person sits at as many tables as one may."""
    if await store.listings.count_of(user) >= MOST_TABLES:
        raise Refused(Refusal.TOO_MANY_TABLES, most=MOST_TABLES)


async def check_followers(table: Table, user: int) -> None:
    """Raise Refused where a person follows, or a table is followed by, as many as may be."""
    if len(await table.store.followers.followed_by(user)) >= MOST_FOLLOWED:
        raise Refused(Refusal.TOO_MANY_FOLLOWED, most=MOST_FOLLOWED)
    if len(await table.store.followers.of_table(table.id)) >= MOST_FOLLOWERS:
        raise Refused(Refusal.TOO_MANY_FOLLOWERS, most=MOST_FOLLOWERS)


def check_length(table: Table) -> None:
    """Raise Refused where so much was tried and taken back that a table's log is long enough."""
    if table.revision >= MOST_ROWS:
        raise Refused(Refusal.LOG_FULL)
