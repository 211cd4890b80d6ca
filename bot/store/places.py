"""The channels that a server's managers have chosen for all its tables."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final

from bot.database.base import Writer
from bot.model.person import UTC
from bot.store.meta import put_meta
from bot.store.part import StorePart, read_json, write_json

_KEY_PREFIX: Final = "places:"


@dataclass(frozen=True, slots=True)
class Places:
    """The channels of a server; without any of them each table is in the channel where it was opened."""

    games: int | None = None
    """The channel or forum in which each new table gets a thread of its own."""
    seats: int | None = None
    """The channel of the message that shows the open seats."""
    language: str = "en"
    message: int | None = None
    ping: int | None = None
    """The role that a new message of open seats pings."""
    pinged_at: int = 0
    """When it was pinged last, in seconds since 1970."""
    puzzles: int | None = None
    """The channel in which the position of the day is posted."""
    puzzle_minute: int = 0
    """When it is posted, in minutes after midnight, local time."""
    puzzle_zone: str = UTC
    puzzle_language: str = "en"
    puzzle_day: int = -1
    """The latest day whose puzzle was posted or skipped."""


class PlaceStore(StorePart):
    """The chosen channels of all servers."""

    async def of_server(self, guild: int) -> Places:
        rows = await self._database.read("SELECT value FROM meta WHERE key = ?", f"{_KEY_PREFIX}{guild}")
        return _places(rows)

    async def choose(self, guild: int, **chosen: int | str | None) -> Places:
        """Write channels of a server, named as in Places, and keep the others; return them all."""
        async with self._database.transaction() as db:
            return await put_places(db, guild, chosen)

    async def servers(self) -> list[int]:
        """List the servers that have chosen channels."""
        return await self._all(
            lambda row: int(row[0].removeprefix(_KEY_PREFIX)),
            "SELECT key FROM meta WHERE key LIKE ? ORDER BY key",
            f"{_KEY_PREFIX}%",
        )


async def put_places(db: Writer, guild: int, changes: dict[str, Any]) -> Places:
    """Change some of a server's channels, as part of a transaction."""
    key = f"{_KEY_PREFIX}{guild}"
    places = replace(_places(await db.read("SELECT value FROM meta WHERE key = ?", key)), **changes)
    await put_meta(db, key, write_json(asdict(places)))
    return places


def _places(rows: Any) -> Places:
    known = {field.name for field in fields(Places)}
    # another version of the program may know more of them
    read = [{name: value for name, value in read_json(row[0]).items() if name in known} for row in rows]
    return Places(**read[0]) if read else Places()
