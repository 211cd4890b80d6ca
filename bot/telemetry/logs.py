"""What the bot writes into its log: which table it is about, in words or as JSON, and never a secret."""

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

HOUSE: Final = ("bot", "cogs", "render")
"""Whose debug records are written. What libraries say then quotes all that is sent and stored, hands and all."""
BLOT: Final = "[secret]"
_SHORTEST: Final = 4
"""Characters: what is shorter is no secret that could be found again in a line."""
_PASSWORD: Final = re.compile(r"(?<=:)//?(?P<user>[^\s/:@]*):(?P<password>[^\s/@]+)@")
_PATTERNS: Final = (
    # the password in whatever address; the key in a path by which an interaction or a webhook is answered;
    # whatever has the shape of a bot's token, ours or not
    (re.compile(r"(://?[^\s/:@]*:)[^\s/@]+(?=@)"), rf"\1{BLOT}"),
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[^\s/?\"'<>]+"), rf"\1{BLOT}"),
    (re.compile(r"\b[A-Za-z\d_-]{23,28}\.[A-Za-z\d_-]{6,7}\.[A-Za-z\d_-]{27,}"), BLOT),
)


class Secrets:
    """What must never be read in a log, and the means to blot it out."""

    def __init__(self, *secrets: str) -> None:
        spelt = {form for secret in secrets for form in (secret, quote(secret, safe=""), unquote(secret))}
        # the longest first, so that of no secret an end is left where another one is its beginning
        known = sorted((form for form in spelt if len(form) >= _SHORTEST), key=lambda form: (-len(form), form))
        self._known = re.compile("|".join(map(re.escape, known))) if known else None

    @classmethod
    def among(cls, values: Iterable[object], *secrets: str | None) -> Secrets:
        """Take secrets and the passwords in whatever of the settings' values is an address."""
        found = [match["password"] for value in values for match in _PASSWORD.finditer(str(value))]
        return cls(*found, *(secret for secret in secrets if secret))

    def blot(self, text: str) -> str:
        """Put something else in the place of every secret in a text."""
        if self._known is not None:
            text = self._known.sub(BLOT, text)
        for pattern, instead in _PATTERNS:
            text = pattern.sub(instead, text)
        return text


_subject: ContextVar[Subject | None] = ContextVar("subject", default=None)


@contextmanager
def about(table: int | None = None, guild: int | None = None, channel: int | None = None) -> Iterator[None]:
    """Have everything that is logged in this block, also by tasks begun in it, say what it is about."""
    before = _subject.set(Subject(table, guild, channel))
    try:
        yield
    finally:
        _subject.reset(before)


def turn_to(table: int | None) -> None:
    """Say at which table the work of this block turns out to be, for those who wait for it too."""
    if (subject := _subject.get()) is not None:
        subject.table = table


class _Handler(logging.StreamHandler[TextIO]):
    """Writes one record after another; what cannot be written is not quoted."""

    def __init__(self, stream: TextIO, style: str, secrets: Secrets) -> None:
        super().__init__(stream)
        self._write, self._secrets = FORMATS[style](stream), secrets

    def format(self, record: logging.LogRecord) -> str:
        """Write a record in this style, with every secret blotted out."""
        return self._write(record, _subject.get(), self._secrets.blot)

    def handleError(self, record: logging.LogRecord) -> None:
        """Say where a record was lost; what it was to say may be anything."""
        try:
            self.stream.write(f"a record of {record.name}, line {record.lineno}, could not be written\n")
        except (OSError, ValueError):
            return  # nobody reads the log any more


def set_up(level: str, style: str, secrets: Secrets, stream: TextIO | None = None) -> logging.Handler:
    """Send all logging, warnings and errors that nobody caught to a stream; tell the handler that writes there."""
    number = logging.getLevelNamesMapping()[level]
    handler = _Handler(stream or sys.stderr, style, secrets)
    root = logging.getLogger()
    for former in [former for former in root.handlers if isinstance(former, _Handler)]:
        root.removeHandler(former)
    root.addHandler(handler)
    root.setLevel(max(number, logging.INFO))
    for name in HOUSE:
        logging.getLogger(name).setLevel(number)
    logging.captureWarnings(True)
    return handler


def catch_all() -> None:
    """Have errors that would end the process, or a thread of it, written as all others are."""
    log = logging.getLogger("bot")

    def uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        log.critical("the bot has to end", exc_info=(kind, error, trace))

    def in_thread(lost: threading.ExceptHookArgs) -> None:
        if lost.exc_value is not None and not isinstance(lost.exc_value, SystemExit):
            log.critical("a thread has ended", exc_info=lost.exc_value)

    sys.excepthook, threading.excepthook = uncaught, in_thread
