"""Private notes in the store: one for each person and table."""

from __future__ import annotations

from bot.store.part import StorePart


class NoteStore(StorePart):
    """The notes."""

    async def get(self, table_id: int, user: int) -> str:
        """Read a person's note about a table; empty if there is none."""
        rows = await self._database.read("SELECT note FROM notes WHERE table_id = ? AND user = ?", table_id, user)
        return str(rows[0][0]) if rows else ""

    async def put(self, table_id: int, user: int, note: str) -> None:
        """Write a person's note about a table in place of a former one; an empty one deletes it."""
        async with self._database.transaction(table_id) as db:
            await db.execute("DELETE FROM notes WHERE table_id = ? AND user = ?", (table_id, user))
            if note:
                await db.execute("INSERT INTO notes (table_id, user, note) VALUES (?, ?, ?)", (table_id, user, note))
