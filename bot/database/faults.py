"""Faults of the store: locked, full, damaged or out of reach, whichever database reports it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import Final

from bot.telemetry.logs import Outage, cause_of
from bot.telemetry.metrics import STORE_FAULTS


class FaultKind(StrEnum):
    """A defect of a store."""

    LOCKED = "locked"
    FULL = "full"
    DAMAGED = "damaged"
    UNREACHABLE = "unreachable"


_ADVICE: Final = {
    FaultKind.LOCKED: "another program locks the store ({detail})",
    FaultKind.FULL: "the store cannot be written ({detail}): make room on its disk",
    FaultKind.DAMAGED: (
        "the store is damaged ({detail}): stop the bot, see with `piazza check` what is affected, and put a backup back"
        " with `piazza restore`"
    ),
    FaultKind.UNREACHABLE: "the database server cannot be reached ({detail})",
}
for _kind in FaultKind:
    STORE_FAULTS.labels(_kind.value)  # so that an alert can fire on the first one

_LOCKED_CODES: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL)
_FULL_CODES: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)
_DAMAGED_CODES: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_TOOBIG)
_READ_ERROR_CODES: Final = (sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ, sqlite3.SQLITE_IOERR_CORRUPTFS)
"""I/O errors caused by a bad disk rather than a full one."""
_NO_TEXT: Final = "Could not decode to UTF-8"
"""How Python reports invalid text; SQLite itself does not check it."""


class StoreFault(Outage):
    """Raised when the store fails for a reason outside the program; nothing was changed."""

    def __init__(self, kind: FaultKind, detail: str) -> None:
        STORE_FAULTS.labels(kind.value).inc()
        super().__init__(kind.value, _ADVICE[kind].format(detail=detail))
        self.fault = kind
        self.detail = detail


def fault_kind(error: BaseException) -> FaultKind | None:
    """Return the fault of an SQLite file that an error reports; None for other errors, such as a wrong statement."""
    if isinstance(error, UnicodeDecodeError):  # SQLite's message quotes bytes of the damaged file
        return FaultKind.DAMAGED
    if not isinstance(error, sqlite3.Error):
        return None
    code: int = getattr(error, "sqlite_errorcode", 0)
    if code & 0xFF in _DAMAGED_CODES or code in _READ_ERROR_CODES or str(error).startswith(_NO_TEXT):
        return FaultKind.DAMAGED
    if code & 0xFF in _LOCKED_CODES:
        return FaultKind.LOCKED
    return FaultKind.FULL if code & 0xFF in _FULL_CODES else None


def raise_fault(error: BaseException) -> None:
    """Raise StoreFault if an error reports a fault of an SQLite file."""
    if (kind := fault_kind(error)) is not None:
        detail = "malformed text" if isinstance(error, UnicodeDecodeError) else str(error)
        raise StoreFault(kind, detail) from error


@contextmanager
def reporting_faults() -> Iterator[None]:
    """Raise StoreFault in place of an error that reports a fault of an SQLite file."""
    try:
        yield
    except Exception as error:
        raise_fault(error)
        raise


def store_fault(error: BaseException | None) -> StoreFault | None:
    """Return the fault of the store that an error is or was caused by, if any."""
    return cause_of(error, StoreFault)
