"""Faults from outside the program: each kind is logged in one line per minute, however many run into it."""

from __future__ import annotations

import copy
import logging
from time import monotonic
from typing import Final

EVERY: Final = 60.0
"""Seconds between two lines about one kind of outage."""


class Outage(Exception):
    """An error whose text says what is wrong and what to do, so that nobody needs its traceback."""

    def __init__(self, kind: str, said: str) -> None:
        super().__init__(said)
        self.kind = kind


class OutageLines:
    """Shortens the records of outages, and drops those that repeat one."""

    def __init__(self) -> None:
        self._last: dict[str, float] = {}
        self._dropped: dict[str, int] = {}

    def shorten(self, record: logging.LogRecord) -> logging.LogRecord | None:
        """Return a record as it is, or in one line if it reports an outage; None if that was logged a moment ago."""
        outage = _outage_of(record)
        if outage is None:
            return record
        if monotonic() - self._last.get(outage.kind, -EVERY) < EVERY:
            self._dropped[outage.kind] = self._dropped.get(outage.kind, 0) + 1
            return None
        self._last[outage.kind] = monotonic()
        dropped = self._dropped.pop(outage.kind, 0)
        line = copy.copy(record)
        since = f" ({dropped} more like this since the last line)" if dropped else ""
        line.msg, line.args, line.exc_info = "%s: %s%s", (record.getMessage(), outage, since), None
        return line


def _outage_of(record: logging.LogRecord) -> Outage | None:
    error = record.exc_info[1] if record.exc_info else None
    while error is not None and not isinstance(error, Outage):
        error = error.__cause__
    return error
