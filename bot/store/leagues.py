"""Leagues in the store: seasons, their members and pairings, and what happened."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from bot.database.base import Conflict, Read, Writer
from bot.model.leagues import (
    SILENT_HAPPENINGS,
    Happening,
    League,
    LogEntry,
    Member,
    NewLeague,
    Pairing,
    PairingState,
    Season,
    ranks_of,
)
from bot.model.results import SeatResult
from bot.model.rows import Ending, NewPost, TableRow
from bot.store.outbox import put_posts
from bot.store.part import (
    StorePart,
    columns,
    insertion,
    put_rows,
    read_json,
    read_row,
    reading_row,
    set_columns,
    write_json,
)
from bot.store.tables import Taken, read_users, write_users

_LOG: Final = "SELECT number, kind, facts, at, message FROM league_log WHERE league = ?"
_OWN_QUERIES: Final = {
    "leagues": "SELECT id AS league, guild, channel, title, season, name FROM leagues WHERE organiser = ? ORDER BY id",
    "league_members": "SELECT league, number, name, active, joined FROM league_members WHERE user = ? ORDER BY league",
    "league_pairings": "SELECT games.league, round, games.number, state, table_id, ended_at"
    " FROM league_pairings AS games JOIN league_members AS members"
    " ON games.league = members.league AND games.members LIKE '%,' || members.number || ',%'"
    " WHERE members.user = ? ORDER BY games.league, round",
}
"""The queries for a person's exported rows, by table."""


class LeagueStore(StorePart):
    async def get(self, league: int) -> Season | None:
        """Read a season with everything in it."""
        return await _season(self._database.read, league)

    async def on_server(self, guild: int) -> list[League]:
        """List the seasons of a server's leagues, newest first."""
        return await self._all(_league, "SELECT * FROM leagues WHERE guild = ? ORDER BY id DESC", guild)

    async def unfinished(self) -> list[int]:
        """List the seasons that are not over, or have something left to tell the channel."""
        return await self._ids(
            "SELECT id FROM leagues WHERE phase != 'over'"
            " OR EXISTS (SELECT 1 FROM league_log WHERE league = leagues.id AND message IS NULL) ORDER BY id"
        )

    async def of_table(self, table_id: int) -> int | None:
        """Return the season that a table belongs to; None if it does not belong to a league."""
        return await self._number("SELECT league FROM league_pairings WHERE table_id = ?", table_id)

    async def log(self, league: int) -> list[LogEntry]:
        """List what happened in a season, in order."""
        return [_entry(row) for row in await self._database.read(f"{_LOG} ORDER BY number", league)]

    async def untold(self, league: int) -> list[LogEntry]:
        """List the events that the channel has not been told of yet, in order."""
        return await self._all(_entry, f"{_LOG} AND message IS NULL ORDER BY number", league)

    async def of_person(self, user: int) -> list[int]:
        """List the seasons, not over, in which a person is drawn."""
        return await self._ids(
            "SELECT league FROM league_members JOIN leagues ON leagues.id = league"
            " WHERE user = ? AND active = 1 AND phase != 'over' ORDER BY league",
            user,
        )

    async def about(self, user: int) -> dict[str, list[dict[str, Any]]]:
        """Return everything stored here about a person, and nothing about anyone else."""
        read, named = self._database.read, f"%{user}%"
        log = await read("SELECT * FROM league_log WHERE facts LIKE ? ORDER BY league, number", named)
        return {
            **{name: [dict(row) for row in await read(query, user)] for name, query in _OWN_QUERIES.items()},
            "league_log": [
                {name: row[name] for name in ("league", "number", "kind", "at")}
                for row in log
                if user in read_json(row["facts"]).values()
            ],
        }

    async def told(self, league: int, entry: int, message: int) -> None:
        """Write the message that told the channel of an event."""
        await self._write(
            None, "UPDATE league_log SET message = ? WHERE league = ? AND number = ?", message, league, entry
        )

    async def set_post(self, league: int, channel: int, message: int | None) -> None:
        """Write where a season's post is."""
        await self._write(None, "UPDATE leagues SET channel = ?, message = ? WHERE id = ?", channel, message, league)

    async def open(self, new: NewLeague) -> int:
        """Create a season, open for all to join; raise Taken if the previous one has a successor already."""
        values = columns(new)
        try:
            async with self._database.transaction() as db:
                ((league,),) = await db.read(f"{insertion('leagues', values)} RETURNING id", *values.values())
                by: dict[str, object] = {"manager": new.organiser}
                opened = Happening.OPENED if new.previous is None else Happening.FOLLOWED
                facts = by if new.previous is None else by | {"season": new.season}
                await _put_entry(db, int(league), opened, facts)
        except Conflict as error:
            raise Taken from error
        return int(league)

    @asynccontextmanager
    async def changing(self, league: int) -> AsyncIterator[LeagueChange]:
        """Change a season as it is now, all or nothing: no other process changes it meanwhile."""
        async with self._database.transaction() as db:
            season = await _season(db.read, league)
            assert season is not None, f"league {league} is gone"
            yield LeagueChange(db, season)


class LeagueChange:
    """A transaction that changes a season."""

    def __init__(self, db: Writer, season: Season) -> None:
        self._db = db
        self.season = season
        """The season before the change."""
        self._league = season.league.id
        self.now = db.now

    async def set(self, **changes: object) -> None:
        await set_columns(self._db, "leagues", changes, "id = ?", self._league)

    async def set_member(self, number: int, **changes: object) -> None:
        await set_columns(self._db, "league_members", changes, "league = ? AND number = ?", self._league, number)

    async def set_pairing(self, pairing: Pairing, **changes: object) -> None:
        key = (self._league, pairing.round, pairing.number)
        await set_columns(self._db, "league_pairings", changes, "league = ? AND round = ? AND number = ?", *key)

    async def add_member(self, member: Member) -> None:
        await put_rows(self._db, "league_members", [columns(member, league=self._league)])

    async def remove_member(self, number: int) -> None:
        """Remove a member who has not been drawn yet."""
        await self._db.execute("DELETE FROM league_members WHERE league = ? AND number = ?", self._league, number)

    async def add_pairings(self, pairings: Iterable[Pairing]) -> None:
        rows = [
            columns(each, None, "ranks", league=self._league, members=write_users(each.members)) for each in pairings
        ]
        await put_rows(self._db, "league_pairings", rows)

    async def log(self, kind: Happening, **facts: object) -> None:
        """Add an event to the log, and so to what the channel is told."""
        await _put_entry(self._db, self._league, kind, facts)

    async def post(self, table_id: int, posts: Sequence[NewPost]) -> None:
        """Add messages that must be sent at a table."""
        await put_posts(self._db, table_id, posts)


async def take_pairing(league: int, pairing: Pairing, db: Writer, table_id: int) -> None:
    """Assign a table to a pairing, as part of the transaction that opens it; raise Conflict if it needs none."""
    found = await db.read(
        "UPDATE league_pairings SET table_id = ? WHERE league = ? AND round = ? AND number = ?"
        " AND state = 'open' AND table_id IS NULL RETURNING number",
        table_id,
        league,
        pairing.round,
        pairing.number,
    )
    if not found:
        raise Conflict


async def settle_pairing(db: Writer, row: TableRow, results: Sequence[SeatResult]) -> None:
    """Write how a game counts in its league, if it still does, as part of the transaction that writes its results."""
    for found in await db.read("SELECT * FROM league_pairings WHERE table_id = ? AND state = 'open'", row.id):
        members = await db.read("SELECT * FROM league_members WHERE league = ?", found["league"])
        holders = {member["number"]: {member["user"], member["former"]} - {None} for member in members}
        pairing = _pairing(found)
        stayed = [seat.user in holders[member] for seat, member in zip(row.seats, pairing.members, strict=True)]
        shared = row.ending in (Ending.AGREED, Ending.ABANDONED)
        await db.execute(
            "UPDATE league_pairings SET state = ?, ranks = ?, ended_at = ? WHERE table_id = ?",
            PairingState.SHARED if shared else PairingState.PLAYED,
            write_json([] if shared else ranks_of(results, stayed)),
            *(db.now, row.id),
        )


async def _season(read: Read, league: int) -> Season | None:
    # in this order, so that every paired member is found even if something is written meanwhile
    pairings = await read("SELECT * FROM league_pairings WHERE league = ? ORDER BY round, number", league)
    members = await read("SELECT * FROM league_members WHERE league = ? ORDER BY number", league)
    rows = await read("SELECT * FROM leagues WHERE id = ?", league)
    found = {member.number: member for member in (read_row(Member, row) for row in members)}
    return Season(_league(rows[0]), found, tuple(map(_pairing, pairings))) if rows else None


def _league(row: Any) -> League:
    with reading_row(f"league {row['id']}"):
        return read_row(League, row)


def _pairing(row: Any) -> Pairing:
    with reading_row(f"league {row['league']}"):
        ranks = tuple(read_json(row["ranks"]))
        return read_row(Pairing, row, members=read_users(row["members"]), ranks=ranks)


def _entry(row: Any) -> LogEntry:
    return read_row(LogEntry, row, "facts")


async def _put_entry(db: Writer, league: int, kind: Happening, facts: dict[str, object]) -> None:
    await db.execute(
        "INSERT INTO league_log (league, number, kind, facts, at, message)"
        " SELECT ?, coalesce(max(number), 0) + 1, ?, ?, ?, ? FROM league_log WHERE league = ?",
        *(league, kind, write_json(facts), db.now),
        *(0 if kind in SILENT_HAPPENINGS else None, league),
    )
