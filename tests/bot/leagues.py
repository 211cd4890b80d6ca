"""Helpers for tests of leagues: threads without Discord, the terms of a season, and its points by the records."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

from bot.model.leagues import NewLeague, Season, State
from bot.model.pace import Pace
from bot.model.rows import NewTable
from bot.store.store import Store

ORGANISER = 7


class Threads:
    """Threads for tables: one that did not get a table, also because of a kill, is given to the next."""

    def __init__(self) -> None:
        self._store: Store
        self._given = set[int]()

    def on(self, store: Store) -> Threads:
        """Begin anew, as a process does, over a store."""
        self._store, self._given = store, set()
        return self

    def serves(self, guild: int) -> bool:
        """Return that this process serves every server."""
        return True

    async def place(self, guild: int) -> int | None:
        """Return that no channel for games was chosen."""
        return None

    async def open(self, new: NewTable, under: int | None = None) -> int | None:
        """Return the first thread without a table."""
        for thread in count(5000):
            if thread not in self._given:
                self._given.add(thread)
                if await self._store.tables.newest_in_channel(thread) is None:
                    return thread
        return None

    def give_back(self, room: int) -> None:
        """Take a thread back."""
        self._given.discard(room)


def terms(**changes: Any) -> NewLeague:
    """Return a season of Nim for three at a table."""
    new = NewLeague(
        guild=1,
        channel=5,
        title="Sunday",
        name="Spring",
        variant="nim/base",
        seats=3,
        rounds=4,
        days=7,
        pace=Pace.NONE,
        language="en",
        organiser=ORGANISER,
    )
    return replace(new, **changes)


async def by_the_records(store: Store, season: Season) -> dict[int, tuple[int, int]]:
    """Work out each member's points and wins from the tables and their results, in the plainest way there is."""
    points, wins = dict.fromkeys(season.members, 0), dict.fromkeys(season.members, 0)
    for pairing in season.pairings:
        if pairing.state is State.BYE:
            points[pairing.members[0]] += 50
        elif pairing.state is not State.STRUCK and pairing.table_id is not None:
            table = await store.tables.get(pairing.table_id)
            results = await store.results.of_table(pairing.table_id)
            ((ended,),) = await store.database.read("SELECT ended_at FROM tables WHERE id = ?", pairing.table_id)
            log = await store.leagues.log(season.league.id)
            closed = max((entry.at for entry in log if entry.kind == "over"), default=2**62)
            assert table is not None
            for seat, member in enumerate(pairing.members):
                if not results or ended >= closed or any(each["rank"] is None for each in results):
                    points[member] += 50
                elif not results[seat]["gave_up"] and table.seats[seat].user == season.members[member].user:
                    behind = [
                        1.0
                        if each["gave_up"] or each["rank"] > results[seat]["rank"]
                        else 0.5
                        if each["rank"] == results[seat]["rank"]
                        else 0.0
                        for other, each in enumerate(results)
                        if other != seat
                    ]
                    points[member] += int(100 * sum(behind) / len(behind) + 0.5)
                    wins[member] += results[seat]["rank"] == 1 and max(behind) == 1.0
    return {number: (points[number], wins[number]) for number in season.members}
