"""Reading a store on a server without changing anything, its schema included."""

from __future__ import annotations

import asyncpg

from bot.database.base import APPLICATION_ID, UnusableStore, migrations
from bot.database.postgres import PostgresDatabase


class ReadOnlyPostgres(PostgresDatabase):
    """A server that this process only reads from; any schema but the current one is refused."""

    async def _migrate(self) -> None:
        """Leave the schema as it is; raise UnusableStore unless it is the current one."""
        try:
            rows = await self.read("SELECT value FROM meta WHERE key = ?", "schema")
        except asyncpg.UndefinedTableError:
            raise UnusableStore("empty", self.address) from None
        except asyncpg.UndefinedColumnError:
            raise UnusableStore("not_ours", self.address) from None
        application, _, version = str(rows[0][0]).partition(" ") if rows else ("", "", "")
        if application != f"{APPLICATION_ID:x}" or not version.isdigit():
            raise UnusableStore("not_ours", self.address)
        if int(version) > len(migrations()):
            raise UnusableStore("newer_schema", self.address, version)
        if int(version) < len(migrations()):
            raise UnusableStore("older_schema", self.address, version)
