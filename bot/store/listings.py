"""Listings across tables, from the store: who is to act where, invitations, the tables of a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.model.rows import NOBODY, Post, Wait
from bot.store.part import StorePart, read_row

_ANY_TIME = 2**62  # later than any, and fits into the 64 bits of a column
_DEADLINE: Final = (
    "CASE WHEN seats.to_act = 1 AND seats.stand_in IS NULL THEN coalesce(clocks.since, {now}) + clocks.bank END"
)
_BY_URGENCY: Final = f"{_DEADLINE} IS NULL, {_DEADLINE}, seats.waits_since, tables.id"
"""The order of the tables that wait for a person: by when their time bank is empty, then the longest wait first.

A stopped clock counts as if it started now.
"""


class ListedTable(NamedTuple):
    """A table that is open or running, with its server and channel."""

    table_id: int
    guild: int
    channel: int
    running: bool


class Listings(StorePart):
    """Queries over all tables."""

    async def waits(self, table_id: int) -> dict[int, Wait]:
        """Return the seats of a table that are to act, each with its wait."""
        rows = await self._database.read(
            "SELECT seat, waits_since AS since, asked_seq AS seq, called FROM seats WHERE table_id = ? AND to_act = 1"
            " AND waits_since IS NOT NULL ORDER BY seat",
            table_id,
        )
        return {int(row["seat"]): read_row(Wait, row) for row in rows}

    async def next_for(self, user: int, excluded: int) -> int | None:
        """Return the most urgent table that waits for a person, other than `excluded` and paused or lost ones."""
        return await self._number(
            "SELECT tables.id FROM seats JOIN tables ON tables.id = table_id LEFT JOIN clocks USING (table_id, seat)"
            " WHERE seats.user = ? AND seats.to_act = 1 AND seats.stand_in IS NULL"
            " AND tables.status = 'running' AND tables.paused_at IS NULL AND tables.gone IS NULL AND tables.id != ?"
            f" ORDER BY {_BY_URGENCY.format(now=self.now())} LIMIT 1",
            user,
            excluded,
        )

    async def paused_for_missing_games(self) -> list[int]:
        """List the tables that were paused because their game was missing."""
        return await self._ids("SELECT id FROM tables WHERE status = 'running' AND paused_by = ? ORDER BY id", NOBODY)

    async def games_running(self) -> list[tuple[str, int]]:
        """List the games of all running tables, each with the version of its rules."""
        return await self._all(
            lambda row: (row[0], int(row[1])), "SELECT DISTINCT game, rules FROM tables WHERE status = 'running'"
        )

    async def unpaused(self, game: str, rules: int) -> list[int]:
        """List the running tables of a game, under a version of its rules, that are not paused."""
        return await self._ids(
            "SELECT id FROM tables WHERE status = 'running' AND paused_at IS NULL AND game = ? AND rules = ?",
            *(game, rules),
        )

    async def running_of(self, user: int) -> list[int]:
        """List a person's running tables: those where they are to act come first, the most urgent one on top."""
        return await self._ids(
            "SELECT tables.id FROM seats JOIN tables ON tables.id = table_id LEFT JOIN clocks USING (table_id, seat)"
            " WHERE seats.user = ? AND tables.status = 'running'"
            f" ORDER BY seats.to_act DESC, {_BY_URGENCY.format(now=self.now())}",
            user,
        )

    async def most_urgent_first(self, user: int, posts: Sequence[Post]) -> list[Post]:
        """Sort a person's messages: those of tables where they are to act come first, the most urgent on top."""
        ranks = {table_id: rank for rank, table_id in enumerate(await self.running_of(user))}
        return sorted(posts, key=lambda post: (ranks.get(post.table_id, len(ranks)), post.id))

    async def invitations_of(self, user: int) -> list[int]:
        """List the tables where a person has a seat and the game has not begun, oldest first."""
        return await self._ids(
            "SELECT tables.id FROM seats JOIN tables ON tables.id = seats.table_id"
            " WHERE seats.user = ? AND tables.status = 'invitation' ORDER BY tables.id",
            user,
        )

    async def starting_by_themselves(self) -> list[int]:
        """List the invitations that begin once everyone sits there who was asked to play."""
        return await self._ids("SELECT id FROM tables WHERE status = 'invitation' AND invited != '' ORDER BY id")

    async def untouched(self, seconds: int) -> list[int]:
        """List the invitations at which nobody has done anything for this many seconds, oldest first."""
        return await self._ids(
            "SELECT id FROM tables WHERE status = 'invitation' AND coalesce(touched_at, created_at) <= ? ORDER BY id",
            self.now() - seconds,
        )

    async def count_of(self, user: int) -> int:
        """Count the open and running tables where a person sits, except those whose channel or server is gone."""
        count = await self._number(
            "SELECT count(*) FROM seats JOIN tables ON tables.id = seats.table_id"
            " WHERE seats.user = ? AND tables.status IN ('invitation', 'running') AND tables.gone IS NULL",
            user,
        )
        return count or 0

    async def on_server(self, guild: int) -> list[ListedTable]:
        """List a server's running tables, then its open invitations, oldest first."""
        return await self._open("guild = ?", guild)

    async def everywhere(self) -> list[ListedTable]:
        """List all running tables, then all open invitations, oldest first."""
        return await self._open("1 = 1")

    async def _open(self, condition: str, *values: object) -> list[ListedTable]:
        return await self._all(
            lambda row: ListedTable(int(row["id"]), int(row["guild"]), int(row["channel"]), bool(row["begun"])),
            "SELECT id, guild, channel, status = 'running' AS begun FROM tables"
            f" WHERE {condition} AND status IN ('invitation', 'running') ORDER BY status DESC, id",
            *values,
        )

    async def latest_game_of(self, user: int) -> str | None:
        """Return the game of the newest table at which a person sits or sat, or None."""
        return await self._text(
            "SELECT tables.game FROM seats JOIN tables ON tables.id = seats.table_id"
            " WHERE seats.user = ? ORDER BY tables.id DESC LIMIT 1",
            user,
        )

    async def counts(self) -> dict[str, int]:
        """Count the open and the running tables."""
        rows = await self._database.read(
            "SELECT status, count(*) FROM tables WHERE status IN ('invitation', 'running') GROUP BY status"
        )
        none = {"invitation": 0, "running": 0}
        return none | {str(row[0]): int(row[1]) for row in rows}

    async def computers_to_act(self, seconds: int) -> list[int]:
        """List the running tables that have waited for a computer player for at least this many seconds."""
        return await self._ids(
            "SELECT DISTINCT tables.id FROM tables JOIN seats ON seats.table_id = tables.id"
            " WHERE tables.status = 'running' AND seats.to_act = 1"
            " AND coalesce(seats.computer, seats.stand_in) IS NOT NULL AND coalesce(seats.waits_since, 0) <= ?"
            " ORDER BY tables.id",
            self.now() - seconds if seconds else _ANY_TIME,  # the machine's clock may have been set back
        )
