"""Decorators for changes of a table: each is completed, alone, and announced to the services."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

if TYPE_CHECKING:
    from bot.tables.table import Table

P = ParamSpec("P")
R = TypeVar("R")

_shielded: set[asyncio.Future[Any]] = set()


def shield(change: Callable[P, Coroutine[Any, Any, R]]) -> Callable[P, Coroutine[Any, Any, R]]:
    """Shield a change from cancellation, so that memory and store agree and the services are notified."""

    @wraps(change)
    async def completed(*args: P.args, **kwargs: P.kwargs) -> R:
        task = asyncio.ensure_future(change(*args, **kwargs))
        _shielded.add(task)
        task.add_done_callback(_shielded.discard)
        return await asyncio.shield(task)

    return completed


def changing(
    change: Callable[Concatenate[Table, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[Table, P], Coroutine[Any, Any, R]]:
    """Shield a change of a table, hold the table's lock meanwhile, and notify the services afterwards."""

    @shield
    @wraps(change)
    async def locked(table: Table, /, *args: P.args, **kwargs: P.kwargs) -> R:
        async with table.lock:
            result = await change(table, *args, **kwargs)
        table.notify()
        return result

    return locked
