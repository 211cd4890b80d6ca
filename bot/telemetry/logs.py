"""Logging: each record says which table it is about, as text or as JSON, and never contains a secret.

An outage is logged in one line a minute, however many run into it.
"""

from __future__ import annotations

import copy
import json
import logging
import re
import sys
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime
from time import monotonic
from types import TracebackType
from typing import Final, TextIO, TypeAlias, TypeVar
from urllib.parse import quote, unquote

from bot.games.contract import IllegalAction

_Kind = TypeVar("_Kind", bound=BaseException)
OWN_LOGGERS: Final = ("bot", "cogs", "render")
"""The loggers whose debug records are written; libraries' records quote everything sent and stored, even hands."""
REDACTED: Final = "[secret]"
_SHORTEST_SECRET: Final = 4
"""In characters; anything shorter could not be distinguished from ordinary text."""
_PASSWORD: Final = re.compile(r"(?<=:)//?(?P<user>[^\s/:@]*):(?P<password>[^\s/@]+)@")
_PATTERNS: Final = (
    # the password in any address; the token in the path of a reply to an interaction or a webhook; anything that looks
    # like a bot token, ours or not
    (re.compile(r"(://?[^\s/:@]*:)[^\s/@]+(?=@)"), rf"\1{REDACTED}"),
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[^\s/?\"'<>]+"), rf"\1{REDACTED}"),
    (re.compile(r"\b[A-Za-z\d_-]{23,28}\.[A-Za-z\d_-]{6,7}\.[A-Za-z\d_-]{27,}"), REDACTED),
)


class Secrets:
    """The texts that must never appear in a log, and their redaction."""

    def __init__(self, *secrets: str) -> None:
        spelt = {form for secret in secrets for form in (secret, quote(secret, safe=""), unquote(secret))}
        # longest first, so that a secret that begins with another one is redacted completely
        known = sorted((form for form in spelt if len(form) >= _SHORTEST_SECRET), key=lambda form: (-len(form), form))
        self._known = re.compile("|".join(map(re.escape, known))) if known else None

    @classmethod
    def among(cls, values: Iterable[object], *secrets: str | None) -> Secrets:
        """Create from secrets, and from the passwords in configuration values that are addresses."""
        found = [match["password"] for value in values for match in _PASSWORD.finditer(str(value))]
        return cls(*found, *(secret for secret in secrets if secret))

    def redact(self, text: str) -> str:
        """Replace every secret in a text."""
        if self._known is not None:
            text = self._known.sub(REDACTED, text)
        for pattern, instead in _PATTERNS:
            text = pattern.sub(instead, text)
        return text


_subject: ContextVar[Subject | None] = ContextVar("subject", default=None)


@contextmanager
def log_context(table_id: int | None = None, guild: int | None = None, channel: int | None = None) -> Iterator[None]:
    """Mark everything logged in this block, and by tasks started in it, with what it is about."""
    before = _subject.set(Subject(table_id, guild, channel))
    try:
        yield
    finally:
        _subject.reset(before)


def set_log_table(table_id: int | None) -> None:
    """Set the table that the work of the enclosing context is about, once it is known."""
    if (subject := _subject.get()) is not None:
        subject.table_id = table_id


class _Handler(logging.StreamHandler[TextIO]):
    """Writes records to a stream, without quoting one that cannot be written."""

    def __init__(self, stream: TextIO, style: str, secrets: Secrets) -> None:
        super().__init__(stream)
        self._write, self._secrets, self._coloured = FORMATS[style], secrets, stream.isatty()
        self._outages = OutageLines()

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, unless it repeats one about the same outage."""
        if (line := self._outages.shorten(record)) is not None:
            super().emit(line)

    def format(self, record: logging.LogRecord) -> str:
        """Format a record, with every secret redacted."""
        return self._write(record, _subject.get(), self._secrets.redact, self._coloured)

    def handleError(self, record: logging.LogRecord) -> None:
        """Report where a record was lost, without its content."""
        try:
            self.stream.write(f"a record of {record.name}, line {record.lineno}, could not be written\n")
        except (OSError, ValueError):
            return  # the stream is closed


def configure_logging(level: str, style: str, secrets: Secrets, stream: TextIO | None = None) -> logging.Handler:
    """Send all logging and warnings to a stream; return the handler that writes there."""
    number = logging.getLevelNamesMapping()[level]
    handler = _Handler(stream or sys.stderr, style, secrets)
    root = logging.getLogger()
    for former in [former for former in root.handlers if isinstance(former, _Handler)]:
        root.removeHandler(former)
    root.addHandler(handler)
    root.setLevel(max(number, logging.INFO))
    for name in OWN_LOGGERS:
        logging.getLogger(name).setLevel(number)
    logging.captureWarnings(True)
    return handler


def catch_all() -> None:
    """Log uncaught errors of the process and its threads like all other errors."""
    log = logging.getLogger("bot")

    def uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        log.critical("the bot must stop", exc_info=(kind, error, trace))

    def in_thread(lost: threading.ExceptHookArgs) -> None:
        if lost.exc_value is not None and not isinstance(lost.exc_value, SystemExit):
            log.critical("a thread has failed", exc_info=lost.exc_value)

    sys.excepthook, threading.excepthook = uncaught, in_thread


Redact: TypeAlias = Callable[[str], str]

_CONTINUATION_INDENT: Final = "    "
"""Precedes every continuation line, so that none can pass for a separate record."""
_LONGEST_CHAIN: Final = 10
"""The most errors of a chain that are looked at."""
_UNSEEN: Final = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)
"""Characters that may move the cursor, end a line or change the direction of writing."""
_QUOTING_LOGGER: Final = "discord.app_commands"
"""The logger whose errors quote what was typed, or another error that is shown as their cause anyway."""
_COLOURS: Final = {"DEBUG": 36, "INFO": 34, "WARNING": 33, "ERROR": 31, "CRITICAL": 41}
"""The terminal colour of each level."""


@dataclass(slots=True)
class Subject:
    """The table, server and channel that a record is about."""

    table_id: int | None = None
    guild: int | None = None
    channel: int | None = None


Writer: TypeAlias = Callable[[logging.LogRecord, Subject | None, Redact, bool], str]


def escape_controls(text: str) -> str:
    """Escape control characters and line breaks as Python does."""
    return _UNSEEN.sub(lambda found: found[0].encode("unicode_escape").decode("ascii"), text)


def _format_text(record: logging.LogRecord, subject: Subject | None, redact: Redact, coloured: bool) -> str:
    time = datetime.fromtimestamp(record.created).astimezone()
    level = f"{record.levelname:<8}"
    if coloured:
        level = f"\x1b[{_COLOURS.get(record.levelname, 0)}m{level}\x1b[0m"
    said = escape_controls(redact(record.getMessage()))
    table = None if subject is None else subject.table_id
    if table is not None and not said.startswith(f"table {table}:"):
        said = f"table {table}: {said}"
    lines = [f"[{time:%Y-%m-%d %H:%M:%S}] [{level}] {record.name}: {said}"]
    if (error := _error(record)) is not None:
        lines += [_CONTINUATION_INDENT + redact(line) for line in _traceback(error)]
    return "\n".join(lines)


def _as_json(record: logging.LogRecord, subject: Subject | None, redact: Redact, coloured: bool) -> str:
    told: dict[str, object] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname,
        "logger": record.name,
        "message": escape_controls(redact(record.getMessage())),
    }
    if subject is not None:
        named = {"table": subject.table_id, "guild": subject.guild, "channel": subject.channel}
        told |= {name: number for name, number in named.items() if number is not None}
    if (error := _error(record)) is not None:
        told["error"] = redact(_describe_error(error))
        told["traceback"] = redact("\n".join(_traceback(error)))
    return json.dumps(told)


FORMATS: Final[dict[str, Writer]] = {"text": _format_text, "json": _as_json}
"""The writers of records, by the format that an operator sets."""


def report_fatal(line: str, log_format: str) -> None:
    """Report why the bot does not run: in the log if that is JSON, otherwise in one plain line."""
    if log_format == "json":
        logging.getLogger(__name__).critical("%s", line)
    else:
        print(line, file=sys.stderr)  # noqa: T201 - the line alone is clearer than one of a log


def _error(record: logging.LogRecord) -> BaseException | None:
    return record.exc_info[1] if record.exc_info else None


def _describe_error(error: BaseException) -> str:
    """Return an error's name and message; for a refusal only its code, as the facts may reveal a hand."""
    try:
        said = error.reason if isinstance(error, IllegalAction) else str(error)
    except Exception:
        said = "?"
    if type(error).__module__.startswith(_QUOTING_LOGGER):
        said = ""
    kind = type(error).__qualname__ if type(error).__module__ == "builtins" else _path(type(error))
    return f"{kind}: {escape_controls(said)}" if said else kind


def _path(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


def _traceback(error: BaseException) -> list[str]:
    """Return the lines of the traceback of an error, including the errors that led to it."""
    lines: list[str] = []
    for link, led in _chain(error):
        lines.append("Traceback (most recent call last):")
        for frame in traceback.format_tb(link.__traceback__):
            lines += map(escape_controls, frame.rstrip("\n").split("\n"))
        lines.append(_describe_error(link))
        lines += [f"  {_describe_error(part)}" for part in getattr(link, "exceptions", ())]
        lines += [led] if led else []
    return lines


def _chain(error: BaseException) -> Iterator[tuple[BaseException, str]]:
    """Return an error and those that led to it, oldest first, each with the line that leads to the next."""
    chain: list[tuple[BaseException, str]] = [(error, "")]
    while len(chain) < _LONGEST_CHAIN:
        newest = chain[-1][0]
        if newest.__cause__ is not None:
            former, led = newest.__cause__, "The above exception was the direct cause of the following exception:"
        elif newest.__context__ is not None and not newest.__suppress_context__:
            former, led = newest.__context__, "During handling of the above exception, another exception occurred:"
        else:
            break
        if any(former is known for known, _ in chain):
            break
        chain.append((former, led))
    return reversed(chain)


def cause_of(error: BaseException | None, kind: type[_Kind]) -> _Kind | None:
    """Return the first error of a kind among an error and its causes, if any."""
    for _ in range(_LONGEST_CHAIN):  # causes may form a circle
        if error is None or isinstance(error, kind):
            return error
        error = error.__cause__
    return None


OUTAGE_INTERVAL: Final = 60.0
"""Seconds between two lines about one kind of outage."""


class Outage(Exception):
    """An error whose text names the cause and the remedy, so that no traceback is needed."""

    def __init__(self, kind: str, said: str) -> None:
        super().__init__(said)
        self.kind = kind


class OutageLines:
    """Shortens the records of outages, and drops those that repeat one."""

    def __init__(self) -> None:
        self._last: dict[str, float] = {}
        self._dropped: dict[str, int] = {}

    def shorten(self, record: logging.LogRecord) -> logging.LogRecord | None:
        """Return a record, shortened to one line if it reports an outage; None if that was logged a moment ago."""
        outage = cause_of(_error(record), Outage)
        if outage is None:
            return record
        if monotonic() - self._last.get(outage.kind, -OUTAGE_INTERVAL) < OUTAGE_INTERVAL:
            self._dropped[outage.kind] = self._dropped.get(outage.kind, 0) + 1
            return None
        self._last[outage.kind] = monotonic()
        dropped = self._dropped.pop(outage.kind, 0)
        line = copy.copy(record)
        since = f" ({dropped} more like this since the last line)" if dropped else ""
        line.msg, line.args, line.exc_info = "%s: %s%s", (record.getMessage(), outage, since), None
        return line
