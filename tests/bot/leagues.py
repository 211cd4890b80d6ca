"""Helpers for tests of leagues: threads without Discord, and the terms of a season."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

from bot.model.leagues import NewLeague
from bot.model.pace import Pace
from bot.model.rows import NewTable
from bot.store.store import Store

ORGANISER = 7


class Threads:
    """Threads for tables; one left without a table, even by a kill, is given to the next table."""

    def __init__(self) -> None:
        self._store: Store
        self._given = set[int]()

    def on(self, store: Store) -> Threads:
        """Start over on a store, as a new process does."""
        self._store, self._given = store, set()
        return self

    def serves(self, guild: int) -> bool:
        return True

    async def place(self, guild: int) -> int | None:
        return None

    async def open(self, new: NewTable, under: int | None = None) -> int | None:
        for thread in count(5000):
            if thread not in self._given:
                self._given.add(thread)
                if await self._store.tables.newest_in_channel(thread) is None:
                    return thread
        return None

    def give_back(self, room: int) -> None:
        self._given.discard(room)


def terms(**changes: Any) -> NewLeague:
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
