"""Run SQLite's statements, and other work with a thread of its own, in the event loop's thread.

Handing a statement to another thread and back costs more than the statement. As with threads, other tasks run before
its result is there. While there is work, the loop polls for input and output only now and then, as each poll is a
system call.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Generator
from itertools import count
from selectors import DefaultSelector
from types import coroutine
from typing import Any, TypeVar

import pytest
from aiosqlite import Connection

T = TypeVar("T")


def use_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let aiosqlite work without threads of its own."""
    monkeypatch.setattr(Connection, "__await__", _opened)
    monkeypatch.setattr(Connection, "_execute", _execute)
    monkeypatch.setattr(Connection, "stop", _stop)
    monkeypatch.setattr("asyncio.to_thread", _here)
    monkeypatch.setattr(DefaultSelector, "select", _seldom(DefaultSelector.select))


def _seldom(select: Callable[..., Any]) -> Callable[..., Any]:
    looks = count()

    def look(selector: DefaultSelector, timeout: float | None = None) -> Any:
        return select(selector, timeout) if timeout != 0 or next(looks) % 16 == 0 else []

    return look


def _opened(connection: Any) -> Generator[Any, None, Connection]:
    return _open(connection).__await__()


@coroutine
def _others() -> Generator[None, None, None]:
    """Let other tasks run, even where a test replaces `asyncio.sleep`."""
    yield


async def _open(connection: Any) -> Connection:
    await _others()
    connection._connection = connection._connector()
    opened: Connection = connection
    return opened


async def _here(function: Callable[..., T], *values: Any, **options: Any) -> T:
    await _others()
    return function(*values, **options)


async def _execute(connection: Any, function: Callable[..., T], *values: Any, **options: Any) -> T:
    await _others()
    if connection._connection is None:
        raise ValueError("Connection closed")
    return function(*values, **options)


def _stop(connection: Any) -> None:
    used: sqlite3.Connection | None = connection._connection
    connection._connection = None
    if used is not None:
        used.close()
