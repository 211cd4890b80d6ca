"""Quotas for one person or one table: far beyond any honest use, but finite.

Servers have none; that a channel has one table at a time is an index of the schema, `one_table_a_channel`.
"""

from __future__ import annotations

from typing import Final

from bot.model.offers import MAX_OFFERS, NewOffer
from bot.model.pace import DAY
from bot.model.refusals import Refusal, Refused
from bot.store.store import Store
from bot.tables.table import Table

MAX_TABLES: Final = 100
"""The number of open or running tables at which a person may sit."""
MAX_FOLLOWED: Final = 100
"""The number of open or running tables that a person may follow."""
MAX_FOLLOWERS: Final = 200
"""The number of people who may follow one table; each is notified of its end."""
MAX_SHARED: Final = 20
"""The number of messages in a day that share something of one table."""


async def check_tables(store: Store, user: int) -> None:
    """Raise Refused if a person already sits at the maximum number of tables."""
    if await is_full(store, user):
        raise Refused(Refusal.TOO_MANY_TABLES, most=MAX_TABLES)


async def is_full(store: Store, user: int) -> bool:
    """Return whether a person already sits at the maximum number of tables."""
    return await store.listings.count_of(user) >= MAX_TABLES


async def check_offers(store: Store, new: NewOffer) -> None:
    """Raise Refused if a person would have more offers to play than the maximum number."""
    there = await store.offers.of_person(new.user)
    if len([each for each in there if (each.guild, each.wish) != (new.guild, new.wish)]) >= MAX_OFFERS:
        raise Refused(Refusal.TOO_MANY_OFFERS, most=MAX_OFFERS)


async def check_followers(table: Table, user: int) -> None:
    """Raise Refused if a person already follows, or a table is followed by, the maximum number."""
    if len(await table.store.followers.followed_by(user)) >= MAX_FOLLOWED:
        raise Refused(Refusal.TOO_MANY_FOLLOWED, most=MAX_FOLLOWED)
    if len(await table.store.followers.of_table(table.id)) >= MAX_FOLLOWERS:
        raise Refused(Refusal.TOO_MANY_FOLLOWERS, most=MAX_FOLLOWERS)


async def check_shared(table: Table) -> None:
    """Raise Refused if the maximum number of messages was shared from a table within a day."""
    if await table.store.outbox.shared_since(table.id, table.store.now() - DAY) >= MAX_SHARED:
        raise Refused(Refusal.TOO_MANY_SHARED, most=MAX_SHARED)


def check_length(table: Table) -> None:
    """Raise Refused if a table's log has reached its limit, which takes many moves taken back."""
    if table.revision >= table.most_rows:
        raise Refused(Refusal.LOG_FULL)
