"""The base class of the parts of the store, and how they read their rows."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from bot.database.base import Database
from bot.database.faults import FaultKind, StoreFault


class StorePart:
    """A part of the store; each of its writing methods is one durable transaction."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self._database = database
        self._clock = clock

    def now(self) -> int:
        """Return the time in whole seconds since 1970."""
        return int(self._clock())


@contextmanager
def reading_row(what: str) -> Iterator[None]:
    """Raise StoreFault if a row holds what this program never writes."""
    try:
        yield
    except ValueError as error:
        raise StoreFault(FaultKind.DAMAGED, f"{what}: {error}") from error


def read_json(text: str) -> Any:
    """Parse JSON in a row; raise StoreFault if it is none."""
    with reading_row("JSON in a row"):
        return json.loads(text)
