"""Waiting for a condition that is checked on every change instead of periodically."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Changes:
    """The conditions that are being waited for."""

    def __init__(self) -> None:
        self._waiting: dict[asyncio.Future[Any], Callable[[], Any]] = {}
        self._due = False

    def touch(self) -> None:
        """Report a change; the conditions are checked in the next iteration of the event loop."""
        if self._waiting and not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._look)

    async def until(self, predicate: Callable[[], T], within: float | None) -> T:
        """Wait until the predicate returns something true, and return that."""
        if value := predicate():
            return value
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting[future] = predicate
        try:
            async with asyncio.timeout(within):
                return await future
        finally:
            del self._waiting[future]

    def _look(self) -> None:
        self._due = False
        for future, predicate in list(self._waiting.items()):
            if future.done():
                continue
            try:
                value = predicate()
            except Exception as error:
                future.set_exception(error)
            else:
                if value:
                    future.set_result(value)
