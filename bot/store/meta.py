"""Values that the program keeps across restarts, by key; among them pending erasures after deletions."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from bot.database.base import Writer
from bot.model.pace import DAY
from bot.store.part import StorePart

_CHECKPOINT, _VACUUM, _VACUUMED = "checkpoint", "erase", "vacuumed"
"""Keys: the latest deletion not yet overwritten, the latest not yet followed by a rewriting, and the last rewriting."""


@dataclass(frozen=True, slots=True)
class ToErase:
    """Pending erasures from the store's files: by step, the mark of the latest deletion it is due for, or None.

    The files are rewritten at most once a day, as nothing can be written meanwhile.
    """

    checkpoint: str | None
    vacuum: str | None
    wait: int
    """Seconds until the files may be rewritten again."""


class MetaStore(StorePart):
    """Keys and values, both strings."""

    async def get(self, key: str) -> str | None:
        return await self._text("SELECT value FROM meta WHERE key = ?", key)

    async def set(self, key: str, value: str) -> None:
        async with self._database.transaction() as db:
            await put_meta(db, key, value)

    async def starting_with(self, prefix: str) -> list[str]:
        return await self._all(lambda row: str(row[0]), "SELECT value FROM meta WHERE key LIKE ?", f"{prefix}%")

    async def store_id(self) -> str:
        """Return the store's own id, a few random letters; create it if there is none."""
        await self._write(
            None, "INSERT INTO meta VALUES ('store', ?) ON CONFLICT (key) DO NOTHING", secrets.token_hex(4)
        )
        found = await self.get("store")
        assert found is not None
        return found

    async def to_erase(self) -> ToErase:
        """Return the pending erasures."""
        since = self.now() - int(await self.get(_VACUUMED) or -DAY)
        wait = DAY - since if 0 <= since < DAY else 0  # at once if the clock was set back
        return ToErase(await self.get(_CHECKPOINT), await self.get(_VACUUM), wait)

    async def checkpointed(self, mark: str) -> None:
        """Note that everything up to a deletion has been overwritten."""
        await self._write(None, "DELETE FROM meta WHERE key = ? AND value = ?", _CHECKPOINT, mark)

    async def vacuumed(self, mark: str) -> None:
        """Note that the files were rewritten after a deletion; their former content is still to be overwritten."""
        async with self._database.transaction() as db:
            await db.execute("DELETE FROM meta WHERE key = ? AND value = ?", _VACUUM, mark)
            await put_meta(db, _VACUUMED, str(self.now()))
            await put_meta(db, _CHECKPOINT, mark)


async def note_deletion(db: Writer) -> None:
    """Note that something was deleted, as part of its transaction."""
    mark = secrets.token_hex(4)
    await put_meta(db, _CHECKPOINT, mark)
    await put_meta(db, _VACUUM, mark)


async def put_meta(db: Writer, key: str, value: str) -> None:
    """Write the value of a key, as part of a transaction."""
    await db.execute(
        "INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", key, value
    )
