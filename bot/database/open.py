"""Choosing the database for an address: a path is an SQLite file, a URL a PostgreSQL server."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from bot.database.address import Address
from bot.database.base import Database, UnusableStore
from bot.database.readonly_sqlite import ReadOnlySqlite
from bot.database.sqlite import SqliteDatabase

_DRIVER = "asyncpg"
"""Installed only with the extra `postgres`, so modules that need it are imported late."""


def database_at(place: Path | Address) -> Database:
    """Return the unopened database for a path or address; raise UnusableStore if its driver is not installed."""
    if isinstance(place, Path):
        return SqliteDatabase(place)
    _check_driver(place)
    from bot.database.postgres import PostgresDatabase

    return PostgresDatabase(place)


def read_only_database_at(place: Path | Address) -> Database:
    """Return the unopened database for a path or address, for reading only; raise UnusableStore likewise."""
    if isinstance(place, Path):
        return ReadOnlySqlite(place)
    _check_driver(place)
    from bot.database.readonly_postgres import ReadOnlyPostgres

    return ReadOnlyPostgres(place)


def _check_driver(place: Address) -> None:
    if find_spec(_DRIVER) is None:
        raise UnusableStore("no_driver", place)
