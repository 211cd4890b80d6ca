"""Deleted data is erased from the files: at once in the log, its copies by one rewriting a day."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.database.sqlite import SqliteDatabase
from bot.model.pace import DAY
from bot.model.person import Person
from bot.services.services import Eraser
from bot.store.privacy import delete
from bot.store.store import Store, open_store

ANN, BOB = 918_273_645_546_372_819, 918_273_645_546_372_001


class Erasing:
    """A store with an eraser and a clock that stands still, whose rewritings are counted."""

    def __init__(self) -> None:
        self.now = 1_767_225_600.0
        self.vacuums = 0
        self.before_vacuum: Callable[[], object] = lambda: None
        self.store: Store
        self.eraser: Eraser

    @property
    def database(self) -> SqliteDatabase:
        assert isinstance(self.store.database, SqliteDatabase)
        return self.store.database

    async def left(self) -> tuple[bool, bool]:
        left = await self.store.meta.to_erase()
        return left.checkpoint is not None, left.vacuum is not None

    async def delete(self, user: int) -> None:
        await self.store.people.save(Person(user))
        await delete(self.store, user)

    async def erase(self) -> None:
        self.eraser.wake()
        await self.eraser.idle()


@asynccontextmanager
async def erasing(path: Path) -> AsyncIterator[Erasing]:
    made = Erasing()
    async with open_store(path, lambda: made.now) as made.store:
        made.eraser = Eraser(made.store)
        really = made.database.vacuum

        async def vacuum() -> None:
            made.vacuums += 1
            made.before_vacuum()
            await really()

        made.database.vacuum = vacuum  # type: ignore[method-assign]
        yield made
        await made.eraser.close()


async def test_deletions_of_one_day_share_a_rewriting(path: Path) -> None:
    """Each is overwritten at once; the first is followed by a rewriting, the others by one a day after it."""
    async with erasing(path) as made:
        await made.delete(ANN)
        await made.erase()
        assert (await made.left(), made.vacuums) == ((False, False), 1)
        for user in (ANN, BOB):
            made.now += 60
            await made.delete(user)
            await made.erase()
        assert (await made.left(), made.vacuums) == ((False, True), 1)
        assert (await made.store.meta.to_erase()).wait == DAY - 120
        made.now += DAY - 120
        await made.erase()
        assert (await made.left(), made.vacuums) == ((False, False), 2)


async def test_a_reader_in_the_way_does_not_make_the_file_be_rewritten_again(path: Path) -> None:
    """If the log cannot be emptied after it, only that is tried again."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:

        def read() -> None:
            other.execute("BEGIN")
            other.execute("SELECT * FROM people").fetchall()

        async with erasing(path) as made:
            made.before_vacuum = read
            await made.delete(ANN)
            await made.erase()
            assert await made.left() == (True, False)
            await made.erase()
            assert await made.left() == (True, False)
            other.execute("COMMIT")
            await made.erase()
            assert (await made.left(), made.vacuums) == ((False, False), 1)


async def test_a_program_that_locks_the_store_only_delays_it(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        async with erasing(path) as made:
            made.before_vacuum = lambda: other.execute("BEGIN IMMEDIATE")
            await made.delete(ANN)
            await made.erase()
            assert await made.left() == (False, True)
            assert [record.levelname for record in caplog.records if "cannot be erased" in record.getMessage()] == [
                "INFO"
            ]
            made.before_vacuum = lambda: None
            other.execute("COMMIT")
            await made.erase()
            assert await made.left() == (False, False)


@pytest.mark.threads
async def test_closing_does_not_wait_for_a_rewriting(path: Path) -> None:
    """It is broken off, and done by the next start."""
    begun, interrupted = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def pause() -> int:
        loop.call_soon_threadsafe(begun.set)
        interrupted.wait(10)
        return 0

    async with erasing(path) as made:
        writer = made.database.writer
        assert writer is not None
        really = writer.interrupt

        async def interrupt() -> None:
            await really()
            interrupted.set()

        writer.interrupt = interrupt  # type: ignore[method-assign]
        fetch = writer.execute_fetchall

        async def slow(statement: str) -> Iterable[sqlite3.Row]:
            if statement == "VACUUM":
                await writer.set_progress_handler(pause, 1)
            return await fetch(statement)

        await made.delete(ANN)
        writer.execute_fetchall = slow  # type: ignore[method-assign,assignment]
        made.eraser.wake()
        await asyncio.wait_for(begun.wait(), 10)
        await made.eraser.close()
        assert interrupted.is_set()
        await writer.set_progress_handler(None, 0)  # type: ignore[arg-type]
    async with erasing(path) as made:
        assert await made.left() == (False, True)
        await made.erase()
        assert await made.left() == (False, False)
