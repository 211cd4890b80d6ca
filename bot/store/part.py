"""The base class of the parts of the store."""

from __future__ import annotations

import time
from collections.abc import Callable

from bot.database.base import Database


class StorePart:
    """A part of the store; each of its writing methods is one durable transaction."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self._database = database
        self._clock = clock

    def now(self) -> int:
        """Return the time in whole seconds since 1970."""
        return int(self._clock())
