"""Opening a store for reading, even while a bot writes to it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.database.address import Address
from bot.database.base import UnusableStore
from bot.database.faults import StoreFault
from bot.database.open import read_only_database_at
from bot.database.readonly_sqlite import BROKEN
from bot.store.store import Store


@asynccontextmanager
async def open_to_read(place: Path | Address) -> AsyncIterator[Store]:
    """Open a store of the current schema, in a file or on a server, for reading only; raise UnusableStore."""
    database = read_only_database_at(place)
    try:
        await database.open()
        yield Store(database)
    except StoreFault as error:
        raise UnusableStore("unreadable", place, error.detail) from error
    except BROKEN as error:
        raise UnusableStore("unreadable", place, str(error)) from error
    finally:
        await database.close()
