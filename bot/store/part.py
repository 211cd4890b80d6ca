"""What all parts of the store stand on: the database, and the time."""

from __future__ import annotations

import time
from collections.abc import Callable

from bot.database.base import Database


class Shelf:
    """A part of the store; each writing method is one durable transaction."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self.database = database
        self._clock = clock

    def now(self) -> int:
        """Tell the time, in whole seconds since 1970."""
        return int(self._clock())
