"""Offers to play in the store; `TableStore.open` takes those that make a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from bot.database.base import Conflict, Writer, marks
from bot.model.offers import NewOffer, PlayOffer, Wish
from bot.model.pace import DAY, Pace
from bot.store.part import StorePart, columns, put_rows, read_row

_IS_AWAY: Final = "EXISTS (SELECT 1 FROM people WHERE people.user = offers.user AND away_until > ?)"
RETENTION_SECONDS: Final = DAY
"""Seconds for which an expired offer is kept, in case the machine's clock has only jumped."""


class OfferStore(StorePart):
    async def on_server(self, guild: int) -> list[PlayOffer]:
        """List the offers on a server that stand now, oldest first, including those of people who are away."""
        return await self._standing("guild = ?", guild)

    async def of_person(self, user: int) -> list[PlayOffer]:
        """List a person's offers that stand now, oldest first."""
        return await self._standing("offers.user = ?", user)

    async def _standing(self, condition: str, value: int) -> list[PlayOffer]:
        return await self._all(
            _offer,
            f"SELECT offers.*, {_IS_AWAY} AS away FROM offers WHERE {condition} AND until > ? ORDER BY id",
            *(self.now(), value, self.now()),
        )

    async def servers(self) -> list[int]:
        return await self._ids("SELECT DISTINCT guild FROM offers ORDER BY guild")

    async def add(self, new: NewOffer) -> None:
        """Write an offer in place of the same person's offers with the same wish on that server."""
        async with self._database.transaction() as db:
            await db.execute(
                "DELETE FROM offers WHERE user = ? AND guild = ? AND game = ? AND coalesce(players, 0) = ?"
                " AND coalesce(pace, '') = ?",
                new.user,
                new.guild,
                new.wish.game,
                new.wish.players or 0,
                new.wish.pace or "",
            )
            await put_rows(db, "offers", [columns(new, NewOffer, "wish", **new.wish._asdict())])

    async def withdraw(self, user: int, numbers: Sequence[int] | None = None, guild: int = 0) -> bool:
        """Delete the offers of a person with these numbers, or else all on a server; return whether there were any."""
        which, values = ("guild = ?", [guild]) if numbers is None else (f"id IN ({marks(numbers)})", [*numbers])
        async with self._database.transaction() as db:
            found = await db.read(f"DELETE FROM offers WHERE user = ? AND {which} RETURNING id", user, *values)
            return bool(found)

    async def expire(self) -> None:
        """Delete the offers that ran out some time ago."""
        if await self._ids("SELECT id FROM offers WHERE until <= ? LIMIT 1", self.now() - RETENTION_SECONDS):
            await self._write(None, "DELETE FROM offers WHERE until <= ?", self.now() - RETENTION_SECONDS)

    async def lose_channel(self, channel: int) -> None:
        """Note that the channel of some offers is gone; they still stand, as tables can be opened elsewhere."""
        if await self._ids("SELECT id FROM offers WHERE channel = ? LIMIT 1", channel):
            await self._write(None, "UPDATE offers SET channel = 0 WHERE channel = ?", channel)

    async def lose_server(self, guild: int) -> None:
        """Delete the offers on a server that is gone, or has removed the bot."""
        await self._write(None, "DELETE FROM offers WHERE guild = ?", guild)


async def take_offers(db: Writer, taken: Iterable[int]) -> None:
    """Delete the offers that make a table, and these people's others, as part of the transaction that opens it.

    Raise Conflict if one of the offers no longer stands, or its person is away by now.
    """
    numbers = [*taken]
    rows = await db.read(
        f"DELETE FROM offers WHERE id IN ({marks(numbers)}) AND until > ? AND NOT {_IS_AWAY} RETURNING user",
        *numbers,
        db.now,
        db.now,
    )
    users = [int(row[0]) for row in rows]
    if len(users) < len(numbers):
        raise Conflict
    await end_offers(db, users)


async def end_offers(db: Writer, users: Sequence[int]) -> None:
    """Delete the offers of people who have found a table, except those that they want to keep."""
    if users:
        await db.execute(f"DELETE FROM offers WHERE keep = 0 AND user IN ({marks(users)})", *users)


def _offer(row: Any) -> PlayOffer:
    wish = Wish(row["game"], row["players"], None if row["pace"] is None else Pace(row["pace"]))
    return read_row(PlayOffer, row, wish=wish)
