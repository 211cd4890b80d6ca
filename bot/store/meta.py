"""Values that the program keeps across restarts, by key."""

from __future__ import annotations

import secrets

from bot.database.base import Writer
from bot.store.part import StorePart


class MetaStore(StorePart):
    """Keys and values, both strings."""

    async def get(self, key: str) -> str | None:
        """Return the value of a key, or None."""
        rows = await self._database.read("SELECT value FROM meta WHERE key = ?", key)
        return str(rows[0][0]) if rows else None

    async def set(self, key: str, value: str) -> None:
        """Write the value of a key."""
        async with self._database.transaction() as db:
            await put_meta(db, key, value)

    async def starting_with(self, prefix: str) -> list[str]:
        """List the values of all keys with a prefix."""
        rows = await self._database.read("SELECT value FROM meta WHERE key LIKE ?", f"{prefix}%")
        return [str(row[0]) for row in rows]

    async def store_id(self) -> str:
        """Return the store's own id, a few random letters; create it if there is none."""
        async with self._database.transaction() as db:
            await db.execute(
                "INSERT INTO meta VALUES ('store', ?) ON CONFLICT (key) DO NOTHING", (secrets.token_hex(4),)
            )
        found = await self.get("store")
        assert found is not None
        return found


async def put_meta(db: Writer, key: str, value: str) -> None:
    """Write the value of a key, as part of a transaction."""
    await db.execute(
        "INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", (key, value)
    )
