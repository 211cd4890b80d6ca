"""Tracing requests to Discord: how each was answered, and how long Discord asks to wait."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Final

import aiohttp

from bot.telemetry.metrics import RATE_LIMIT_SECONDS, RATE_LIMITS, REQUESTS

log = logging.getLogger(__name__)

TOO_MANY: Final = 429
_PERSON: Final = re.compile(r"(/(?:members|users|thread-members|recipients|bans)/)\d+")
SCOPES: Final = ("user", "global", "shared")
"""The scopes of a rate limit, in Discord's terms."""


@dataclass(slots=True)
class Tries:
    """The number of requests made to Discord, including those that discord.py repeats by itself."""

    count: int = 0


_tries: ContextVar[Tries | None] = ContextVar("tries", default=None)


@contextmanager
def count_tries() -> Iterator[Tries]:
    """Count the requests that are made to Discord in a block."""
    tries = Tries()
    before = _tries.set(tries)
    try:
        yield tries
    finally:
        _tries.reset(before)


def trace_config() -> aiohttp.TraceConfig:
    """Return the trace config for discord.py's HTTP session; the content of requests and answers is never logged."""
    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(_count_try)
    trace.on_request_end.append(_count_answer)
    trace.on_request_exception.append(_count_loss)
    return trace


for _scope in (*SCOPES, "other"):  # so that an alert can fire on the first one
    RATE_LIMITS.labels(_scope)
    RATE_LIMIT_SECONDS.labels(_scope)


async def _count_try(_: aiohttp.ClientSession, __: SimpleNamespace, ___: aiohttp.TraceRequestStartParams) -> None:
    if (tries := _tries.get()) is not None:
        tries.count += 1


async def _count_answer(_: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestEndParams) -> None:
    response = told.response
    REQUESTS.labels(f"{response.status // 100}xx").inc()
    if log.isEnabledFor(logging.DEBUG):  # each click leads to several requests
        log.debug("%s %s: %d", told.method, _place(told.url.path), response.status)
    if response.status == TOO_MANY:
        scope = response.headers.get("X-RateLimit-Scope", "")
        scope = scope if scope in SCOPES else "other"
        RATE_LIMITS.labels(scope).inc()
        RATE_LIMIT_SECONDS.labels(scope).inc(_seconds(response.headers.get("Retry-After", "")))


async def _count_loss(_: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestExceptionParams) -> None:
    REQUESTS.labels("none").inc()
    log.debug("%s %s: %s", told.method, _place(told.url.path), type(told.exception).__name__)


def _place(path: str) -> str:
    """Return the path of a request without the ids of people."""
    return _PERSON.sub(r"\1*", path)


def _seconds(written: str) -> float:
    try:
        return min(max(0.0, float(written)), 86_400.0)
    except ValueError:
        return 0.0
