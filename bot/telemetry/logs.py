"""Logging: each record says which table it is about, as text or as JSON, and never contains a secret."""

from __future__ import annotations

import logging
import re
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import TracebackType
from typing import Final, TextIO
from urllib.parse import quote, unquote

from bot.telemetry.log_format import FORMATS, Subject
from bot.telemetry.outages import OutageLines

OWN_LOGGERS: Final = ("bot", "cogs", "render")
"""The loggers whose debug records are written; those of libraries quote everything sent and stored, hands included."""
REDACTED: Final = "[secret]"
_SHORTEST: Final = 4
"""In characters; anything shorter could not be distinguished from ordinary text."""
_PASSWORD: Final = re.compile(r"(?<=:)//?(?P<user>[^\s/:@]*):(?P<password>[^\s/@]+)@")
_PATTERNS: Final = (
    # the password in any address; the token in a path by which an interaction or a webhook is answered; anything
    # that looks like a bot token, ours or not
    (re.compile(r"(://?[^\s/:@]*:)[^\s/@]+(?=@)"), rf"\1{REDACTED}"),
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[^\s/?\"'<>]+"), rf"\1{REDACTED}"),
    (re.compile(r"\b[A-Za-z\d_-]{23,28}\.[A-Za-z\d_-]{6,7}\.[A-Za-z\d_-]{27,}"), REDACTED),
)


class Secrets:
    """What must never appear in a log, and how to redact it."""

    def __init__(self, *secrets: str) -> None:
        spelt = {form for secret in secrets for form in (secret, quote(secret, safe=""), unquote(secret))}
        # longest first, so that a secret that begins with another one is redacted completely
        known = sorted((form for form in spelt if len(form) >= _SHORTEST), key=lambda form: (-len(form), form))
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
    """Writes records to a stream; one that cannot be written is not quoted."""

    def __init__(self, stream: TextIO, style: str, secrets: Secrets) -> None:
        super().__init__(stream)
        self._write, self._secrets = FORMATS[style](stream), secrets
        self._outages = OutageLines()

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, unless it repeats one about the same outage."""
        if (line := self._outages.shorten(record)) is not None:
            super().emit(line)

    def format(self, record: logging.LogRecord) -> str:
        """Format a record, with every secret redacted."""
        return self._write(record, _subject.get(), self._secrets.redact)

    def handleError(self, record: logging.LogRecord) -> None:
        """Report where a record was lost, without its content."""
        try:
            self.stream.write(f"a record of {record.name}, line {record.lineno}, could not be written\n")
        except (OSError, ValueError):
            return  # nobody reads the log any more


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
    """Log uncaught errors of the process and its threads like all others."""
    log = logging.getLogger("bot")

    def uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        log.critical("the bot has to end", exc_info=(kind, error, trace))

    def in_thread(lost: threading.ExceptHookArgs) -> None:
        if lost.exc_value is not None and not isinstance(lost.exc_value, SystemExit):
            log.critical("a thread has ended", exc_info=lost.exc_value)

    sys.excepthook, threading.excepthook = uncaught, in_thread
