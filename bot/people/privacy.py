"""Exporting and deleting everything that is stored about a person, at their request."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from bot.database.locks import hold_together
from bot.games.contract import Json
from bot.model.refusals import Refusal, Refused
from bot.model.rows import DIRECT, Status
from bot.services.services import Services
from bot.store.privacy import StillPlaying, delete, export, playing, tables_naming
from bot.store.store import Store
from bot.tables import lobby
from bot.tables.changing import shield
from bot.tables.questions import withdraw_questions_about
from bot.tables.table import Table

_deleting: WeakKeyDictionary[Services, asyncio.Lock] = WeakKeyDictionary()


async def tables_still_played(services: Services, user: int) -> list[Table]:
    """List the running tables where others rely on a person, that is, where they have not conceded."""
    return [await services.tables.existing(table_id) for table_id in await playing(services.store, user)]


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What still shows a person whose data was deleted."""

    open_tables: Sequence[Table]
    """The tables that have not begun and that named them."""
    direct_messages: Collection[int]
    """The messages to them that asked or told what no longer holds."""


@shield
async def forget(services: Services, user: int) -> Forgotten:
    """Delete everything stored about a person; return what still shows them.

    They also leave the leagues that they are in. Raise Refused while others rely on them in a running game. In
    finished games an anonymous seat remains.
    """
    async with _deleting.setdefault(services, asyncio.Lock()):
        return await _forget(services, user)


async def _forget(services: Services, user: int) -> Forgotten:
    if await tables_still_played(services, user):
        raise Refused(Refusal.STILL_PLAYING)
    direct_messages = await _standing_messages(services.store, user)
    left = []
    for table_id in await services.store.listings.invitations_of(user):
        table = await services.tables.existing(table_id)
        await lobby.leave(table, user)
        left.append(table)
    for league in await services.store.leagues.of_person(user):
        await services.leagues.leave(league, user)
    concerned = await tables_naming(services.store, user)
    for table_id in set(concerned) & set(await services.store.results.pending()):
        await services.results_writer.write(table_id)  # so that the others' results are rated as usual
    tables = [await services.tables.existing(table_id) for table_id in concerned]
    async with hold_together(services.store.database, [table.lock for table in tables]):
        for table in tables:
            await withdraw_questions_about(table, user)
        try:
            await delete(services.store, user)
        except StillPlaying:
            raise Refused(Refusal.STILL_PLAYING) from None
        for table in tables:
            await table.load()
    for table in tables:
        table.notify()
    await services.leagues.resume()
    await services.puzzles.look_after_posts()
    services.eraser.wake()
    asked = [table for table in tables if table.row.status is Status.INVITATION and table not in left]
    return Forgotten(left + asked, direct_messages)


async def _standing_messages(store: Store, user: int) -> set[int]:
    """Return the direct messages to a person with notices that hold only for a while: nothing can find them later."""
    standing = [
        each for number in await tables_naming(store, user) for each in await store.outbox.standing_notices(number)
    ]
    direct = [each.message for each in standing if (each.user, each.channel) == (user, DIRECT)]
    return {message for message in direct if message is not None}


_INEXACT_FROM = 2**53
"""The size from which many programs read JSON numbers inexactly; Discord's ids are larger."""


async def personal_data(store: Store, user: int) -> Json:
    """Return everything stored about a person, and nothing about anyone else; large numbers are strings."""
    return _exact(await export(store, user))


def _exact(value: Any) -> Any:
    """Convert numbers that many programs could not read exactly to strings."""
    if isinstance(value, dict):
        return {key: _exact(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_exact(each) for each in value]
    return str(value) if isinstance(value, int) and abs(value) >= _INEXACT_FROM else value
