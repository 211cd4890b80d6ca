"""Formatting log records as text, or as JSON, one object per line; what people typed breaks neither."""

from __future__ import annotations

import json
import logging
import re
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, TextIO, TypeAlias

from bot.games.contract import IllegalAction

Redact: TypeAlias = Callable[[str], str]

_MARGIN: Final = "    "
"""Precedes every continuation line, so that none can pass for a separate record."""
_LONGEST_CHAIN: Final = 10
"""How many errors of a chain are shown at most."""
_UNSEEN: Final = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)
"""Characters that may move the cursor, end a line or change the direction of writing."""
_QUOTING: Final = ("discord.app_commands", "discord.ext.commands")
"""Modules whose errors quote what was typed, or another error that is shown as their cause anyway."""
_COLOURS: Final = {"DEBUG": 36, "INFO": 34, "WARNING": 33, "ERROR": 31, "CRITICAL": 41}
"""The terminal colour of each level."""


@dataclass(slots=True)
class Subject:
    """What is being handled when something is logged."""

    table_id: int | None = None
    guild: int | None = None
    channel: int | None = None


Writer: TypeAlias = Callable[[logging.LogRecord, Subject | None, Redact], str]


def escaped(text: str) -> str:
    """Escape control characters and line breaks as Python does."""
    return _UNSEEN.sub(lambda found: found[0].encode("unicode_escape").decode("ascii"), text)


def _in_words(stream: TextIO) -> Writer:
    coloured = stream.isatty()

    def write(record: logging.LogRecord, subject: Subject | None, redact: Redact) -> str:
        time = datetime.fromtimestamp(record.created).astimezone()
        level = f"{record.levelname:<8}"
        if coloured:
            level = f"\x1b[{_COLOURS.get(record.levelname, 0)}m{level}\x1b[0m"
        said = escaped(redact(record.getMessage()))
        table = None if subject is None else subject.table_id
        if table is not None and not said.startswith(f"table {table}:"):
            said = f"table {table}: {said}"
        lines = [f"[{time:%Y-%m-%d %H:%M:%S}] [{level}] {record.name}: {said}"]
        if (error := _error(record)) is not None:
            lines += [_MARGIN + redact(line) for line in _traceback(error)]
        return "\n".join(lines)

    return write


def _as_json(_: TextIO) -> Writer:
    def write(record: logging.LogRecord, subject: Subject | None, redact: Redact) -> str:
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": escaped(redact(record.getMessage())),
        }
        if subject is not None:
            named = {"table": subject.table_id, "guild": subject.guild, "channel": subject.channel}
            told |= {name: number for name, number in named.items() if number is not None}
        if (error := _error(record)) is not None:
            told["error"] = redact(_named(error))
            told["traceback"] = redact("\n".join(_traceback(error)))
        return json.dumps(told)

    return write


FORMATS: Final[dict[str, Callable[[TextIO], Writer]]] = {"text": _in_words, "json": _as_json}
"""By the name that an operator sets: the writer of records in this format, for a stream."""


def _error(record: logging.LogRecord) -> BaseException | None:
    return record.exc_info[1] if record.exc_info else None


def _named(error: BaseException) -> str:
    """Return an error's name and message; of a refusal only the code, as its facts may reveal a hand."""
    try:
        said = error.reason if isinstance(error, IllegalAction) else str(error)
    except Exception:
        said = "?"
    if type(error).__module__.startswith(_QUOTING):
        said = ""
    kind = type(error).__qualname__ if type(error).__module__ == "builtins" else _path(type(error))
    return f"{kind}: {escaped(said)}" if said else kind


def _path(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


def _traceback(error: BaseException) -> list[str]:
    """Return the lines of the traceback of an error, including the errors that led to it."""
    lines: list[str] = []
    for link, led in _chain(error):
        lines.append("Traceback (most recent call last):")
        for frame in traceback.format_tb(link.__traceback__):
            lines += map(escaped, frame.rstrip("\n").split("\n"))
        lines.append(_named(link))
        lines += [f"  {_named(part)}" for part in getattr(link, "exceptions", ())]
        lines += [led] if led else []
    return lines


def _chain(error: BaseException) -> Iterator[tuple[BaseException, str]]:
    """Return an error and those that led to it, oldest first, each with its relation to the next."""
    chain: list[tuple[BaseException, str]] = [(error, "")]
    while len(chain) < _LONGEST_CHAIN:
        newest = chain[-1][0]
        if newest.__cause__ is not None:
            former, led = newest.__cause__, "It was the cause of this one:"
        elif newest.__context__ is not None and not newest.__suppress_context__:
            former, led = newest.__context__, "While it was handled, another one came:"
        else:
            break
        if any(former is known for known, _ in chain):
            break
        chain.append((former, led))
    return reversed(chain)
