"""Followers in the store: people who watch a table without sitting there."""

from __future__ import annotations

from bot.store.part import StorePart
from bot.store.read_marks import ReadMark


class FollowerStore(StorePart):
    """The followers of all tables."""

    async def add(self, table_id: int, user: int, mark: ReadMark) -> None:
        """Add a follower who has seen the table up to a mark; an existing follower is left unchanged."""
        async with self._database.transaction(table_id) as db:
            await db.execute(
                "INSERT INTO followers (table_id, user, seen_seq, seen_incident) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (table_id, user) DO NOTHING",
                (table_id, user, mark.seq, mark.incident),
            )

    async def remove(self, table_id: int, user: int) -> None:
        """Remove a follower."""
        async with self._database.transaction(table_id) as db:
            await db.execute("DELETE FROM followers WHERE table_id = ? AND user = ?", (table_id, user))

    async def of_table(self, table_id: int) -> list[int]:
        """List the people who follow a table without sitting there."""
        rows = await self._database.read(
            "SELECT user FROM followers WHERE table_id = ? AND user NOT IN"
            " (SELECT user FROM seats WHERE table_id = ? AND user IS NOT NULL) ORDER BY user",
            table_id,
            table_id,
        )
        return [int(row[0]) for row in rows]

    async def followed_by(self, user: int) -> list[int]:
        """List the open and running tables that a person follows without sitting there."""
        rows = await self._database.read(
            "SELECT tables.id FROM followers JOIN tables ON tables.id = followers.table_id"
            " WHERE followers.user = ? AND tables.status IN ('invitation', 'running')"
            " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.user = followers.user)"
            " ORDER BY tables.status DESC, tables.id",
            user,
        )
        return [int(row[0]) for row in rows]
