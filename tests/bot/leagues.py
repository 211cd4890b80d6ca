"""Helpers for tests of leagues: threads without Discord, and the terms of a season."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

from bot.model.leagues import NewLeague
from bot.model.pace import Pace
from bot.model.rows import NewTable

ORGANISER = 7


class Threads:
    """Threads for tables: each is open once, and one that did not get a table is given to the next."""

    def __init__(self) -> None:
        self._numbers = count(5000)
        self._free = list[int]()

    def serves(self, guild: int) -> bool:
        """Return that this process serves every server."""
        return True

    async def place(self, guild: int) -> int | None:
        """Return that no channel for games was chosen."""
        return None

    async def open(self, new: NewTable, under: int | None = None) -> int | None:
        """Open a thread."""
        return self._free.pop() if self._free else next(self._numbers)

    def give_back(self, room: int) -> None:
        """Take a thread back."""
        self._free.append(room)


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
