"""The store on a PostgreSQL server, shared by processes on several machines.

Every transaction first takes an advisory lock on the server, so that each table has one writer at a time, however many
processes there are; the lock of a crashed process is released with its connection.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final
from weakref import WeakKeyDictionary

import asyncpg

from bot.database.address import Address
from bot.database.base import APPLICATION_ID, Conflict, Database, Read, UnusableStore, migrations
from bot.database.dialect import migration, translate_statement
from bot.database.faults import FaultKind, StoreFault
from bot.telemetry.metrics import TRANSACTIONS
from bot.texts.printable import system_message

MAX_CONNECTIONS: Final = 10
"""The most connections that a process opens."""
TIMEOUT_SECONDS: Final = 20
"""Seconds to wait for a lock, a connection or an answer; Discord gives a click no more than three."""
CLOSE_TIMEOUT: Final = 2
"""Seconds that pending work has to finish when the store is closed."""
IDLE_TIMEOUT: Final = 60
"""Seconds after which the server ends a transaction that is idle."""
_SETTINGS: Final = {
    "application_name": "piazza",
    "default_transaction_isolation": "read committed",
    "lock_timeout": f"{TIMEOUT_SECONDS}s",
    "idle_in_transaction_session_timeout": f"{IDLE_TIMEOUT}s",
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}
_LOST_CONNECTION = (
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
)
"""Errors of a lost connection, perhaps unnoticed until now: a restart of the server breaks all of them."""
_FAULTS: Final = (
    # a server that is nearly full, or a standby, takes no writes
    ((asyncpg.DiskFullError, asyncpg.ReadOnlySQLTransactionError), FaultKind.FULL),
    ((asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError), FaultKind.DAMAGED),
    ((asyncpg.LockNotAvailableError, asyncpg.DeadlockDetectedError), FaultKind.LOCKED),
    (
        (*_LOST_CONNECTION, asyncpg.CannotConnectNowError, asyncpg.TooManyConnectionsError, TimeoutError),
        FaultKind.UNREACHABLE,
    ),
)
_SCHEMA_KEY: Final = "schema"
"""The key in `meta` for the number of migrations that have run."""
_RELATIONS: Final = (
    "SELECT count(*) FROM pg_class"
    " WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm')"
    " AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')"
)


class CommitFailed(Exception):
    """Raised when the server rolled back a transaction instead of committing it."""


@contextmanager
def _reporting_faults() -> Iterator[None]:
    """Raise StoreFault in place of an error that reports a fault of the server or the connection to it."""
    try:
        yield
    except asyncpg.DataError:  # a wrong value, though it is an InterfaceError too
        raise
    except Exception as error:
        for reported, kind in _FAULTS:
            if isinstance(error, reported):
                # its text may contain the password
                raise StoreFault(kind, type(error).__name__) from error
        raise


class _Writer:
    def __init__(self, connection: Any, now: int) -> None:
        self._connection = connection
        self.now = now

    async def execute(self, sql: str, *values: object) -> None:
        await self._connection.execute(translate_statement(sql), *values)

    async def executemany(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        await self._connection.executemany(translate_statement(sql), rows)

    async def read(self, sql: str, *values: object) -> list[Any]:
        return list(await self._connection.fetch(translate_statement(sql), *values))


class PostgresDatabase(Database):
    """Connections to one server; each transaction has one of its own."""

    shared = True
    settings: Mapping[str, str] = _SETTINGS

    def __init__(self, address: Address) -> None:
        self.address = address
        self._pool: Any = None
        self._held: WeakKeyDictionary[asyncio.Task[Any], Any] = WeakKeyDictionary()
        """The connections of tasks that hold a table: their reads and writes meanwhile go through them."""

    async def open(self) -> None:
        """Connect and bring the schema up to date; raise UnusableStore."""
        # asyncpg would repeatedly report each lost server, with a traceback each time
        logging.getLogger("asyncpg.pool").setLevel(logging.ERROR)
        try:
            self._pool = await asyncpg.create_pool(
                self.address.url,
                min_size=1,
                max_size=MAX_CONNECTIONS,
                timeout=TIMEOUT_SECONDS,
                command_timeout=TIMEOUT_SECONDS,
                server_settings=dict(self.settings),
                init=_durable,
                reset=_leave_alone,  # no session leaves anything behind
            )
            await self._migrate()
        except BaseException as error:
            await self.close()
            if isinstance(error, (asyncpg.PostgresError, asyncpg.InterfaceError, StoreFault, OSError, ValueError)):
                raise self._unusable(error) from None  # its text may contain the password
            raise

    def _unusable(self, error: BaseException) -> UnusableStore:
        if isinstance(error, StoreFault) and error.__cause__ is not None:
            error = error.__cause__
        refused = (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InsufficientPrivilegeError)
        problem = "refused" if isinstance(error, refused) else "unreachable"
        return UnusableStore(
            problem, self.address, self.address.redact(" ".join(system_message(error).split()) or type(error).__name__)
        )

    async def close(self) -> None:
        """Close all connections once pending work on them is done, or time is up."""
        pool, self._pool = self._pool, None
        if pool is not None:
            try:
                async with asyncio.timeout(CLOSE_TIMEOUT):
                    await pool.close()
            except TimeoutError:
                pool.terminate()

    async def _migrate(self) -> None:
        async with self.transaction() as db:
            version, scripts = await self._version(db.read), migrations()
            for number, script in enumerate(scripts[version:], version + 1):
                for statement in migration(number, script):
                    await db.execute(statement)
            if version < len(scripts):
                await db.execute(
                    "INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                    *(_SCHEMA_KEY, f"{APPLICATION_ID:x} {len(scripts)}"),
                )

    async def _version(self, read: Read) -> int:
        """Return how many migrations have run, at most as many as there are; raise UnusableStore."""
        ((relations,),) = await read(_RELATIONS)
        if not relations:
            return 0
        columns = await read(
            "SELECT column_name::text FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name = 'meta' ORDER BY ordinal_position"
        )
        if [name for (name,) in columns] != ["key", "value"]:
            raise UnusableStore("not-ours", self.address)
        rows = await read("SELECT value FROM meta WHERE key = ?", _SCHEMA_KEY)
        application, _, version = str(rows[0][0]).partition(" ") if rows else ("", "", "")
        if application != f"{APPLICATION_ID:x}" or not version.isdigit():
            raise UnusableStore("not-ours", self.address)
        if int(version) > len(migrations()):
            raise UnusableStore("newer-schema", self.address, version)
        return int(version)

    @asynccontextmanager
    async def transaction(self, table_id: int | None = None) -> AsyncIterator[_Writer]:
        """Write all or nothing; what was written is durable when the block is left; raise Conflict.

        Transactions of one table run one at a time, across all processes; one without a table runs alone. In a task
        that holds a table they become durable once the table is released.
        """
        with TRANSACTIONS.time(), _reporting_faults():
            held = self._mine()
            connection = held or await self._begin(table_id)
            try:
                if held is not None:
                    await connection.execute(f"SAVEPOINT part; {_lock(table_id)}")
                yield _Writer(connection, self.now())
                await (self._commit(connection) if held is None else connection.execute("RELEASE part"))
            except BaseException as error:
                await _undo(connection, "ROLLBACK" if held is None else "ROLLBACK TO part; RELEASE part")
                if isinstance(error, asyncpg.IntegrityConstraintViolationError):
                    raise Conflict from error
                raise
            finally:
                if held is None:
                    await self._give_back(connection)

    @asynccontextmanager
    async def hold(self, table_id: int | None) -> AsyncIterator[None]:
        """Hold the exclusive lock on a table, or on the whole store, across all processes.

        Anything written meanwhile is durable at the end.
        """
        if (held := self._mine()) is not None:
            with _reporting_faults():
                await held.execute(_lock(table_id))
            yield
            return
        task = asyncio.current_task()
        assert task is not None
        with _reporting_faults():
            connection = self._held[task] = await self._begin(table_id)
        try:
            try:
                yield
            finally:
                # also after a refusal: what was written before it stays committed
                del self._held[task]
                with _reporting_faults():
                    await self._commit(connection)
        except BaseException:
            await _undo(connection, "ROLLBACK")
            raise
        finally:
            await self._give_back(connection)

    async def read(self, query: str, *values: object) -> list[Any]:
        """Read committed data, and uncommitted data of a table that is held."""
        with _reporting_faults():
            if (held := self._mine()) is not None:
                return list(await held.fetch(translate_statement(query), *values))
            return list(await self._on_one(lambda connection: connection.fetch(translate_statement(query), *values)))

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[None]:
        """Let this task read everything as it was at one moment."""
        task = asyncio.current_task()
        assert task is not None
        with _reporting_faults():
            connection = self._held[task] = await self._acquire()
            try:
                await connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
                yield
            finally:
                del self._held[task]
                await _undo(connection, "ROLLBACK")
                await self._give_back(connection)

    async def erase(self) -> bool:
        """Do nothing: the server itself cleans up its files."""
        return True

    async def vacuum(self) -> None:
        """Do nothing: the server itself cleans up its files."""

    async def _on_one(self, work: Callable[[Any], Awaitable[Any]]) -> Any:
        """Do repeatable work on a connection, trying again on another if it is lost."""
        for again in reversed(range(MAX_CONNECTIONS + 1)):
            connection = await self._acquire()
            try:
                return await work(connection)
            except _LOST_CONNECTION:
                _drop(connection)
                if not again:
                    raise
            finally:
                await self._give_back(connection)

    async def _acquire(self) -> Any:
        assert self._pool is not None, "the store is closed"
        return await self._pool.acquire(timeout=TIMEOUT_SECONDS)

    def _mine(self) -> Any:
        task = asyncio.current_task()
        return None if task is None else self._held.get(task)

    async def _begin(self, table_id: int | None) -> Any:
        for again in reversed(range(MAX_CONNECTIONS + 1)):
            connection = await self._acquire()
            try:
                await connection.execute(f"BEGIN; {_lock(table_id)}")
            except BaseException as error:
                if isinstance(error, _LOST_CONNECTION):
                    _drop(connection)
                await _undo(connection, "ROLLBACK")
                await self._give_back(connection)
                if not again or not isinstance(error, _LOST_CONNECTION):
                    raise
            else:
                return connection
        raise AssertionError("unreachable")

    async def _commit(self, connection: Any) -> None:
        if await connection.execute("COMMIT") != "COMMIT":
            raise CommitFailed

    async def _give_back(self, connection: Any) -> None:
        with suppress(*_LOST_CONNECTION):
            await self._pool.release(connection)


async def _undo(connection: Any, command: str) -> None:
    """Roll back what was written; a connection that cannot even do that is dropped."""
    try:
        if not connection.is_closed() and connection.is_in_transaction():
            await connection.execute(command)
    except (*_LOST_CONNECTION, asyncpg.PostgresError, TimeoutError):
        _drop(connection)


def _drop(connection: Any) -> None:
    """Terminate a connection, if the pool has not done so already."""
    with suppress(asyncpg.InterfaceError):
        connection.terminate()


async def _durable(connection: Any) -> None:
    """Make commits durable on the server's disk, even if the server is configured otherwise."""
    await connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
    )


async def _leave_alone(_: Any) -> None:
    """Leave a connection as it is."""


def _lock(table_id: int | None) -> str:
    """Return the statement that locks a table, or all of them, until the end of the transaction."""
    # all programs share a database's advisory locks, which are numbers: the upper half keeps other programs' apart; in
    # the lower half, 0 locks all tables, and those that lock one begin with 1
    everything = APPLICATION_ID << 32
    if table_id is None:
        return f"SELECT pg_advisory_xact_lock({everything})"
    return (
        f"SELECT pg_advisory_xact_lock_shared({everything});"
        f" SELECT pg_advisory_xact_lock({everything | 1 + table_id % (2**32 - 1)})"
    )


class ReadOnlyPostgres(PostgresDatabase):
    """A server that this process only reads from; any schema but the current one is refused."""

    settings = _SETTINGS | {"default_transaction_read_only": "on"}

    async def _migrate(self) -> None:
        """Leave the schema as it is; raise UnusableStore unless it is the current one."""
        version = await self._version(self.read)
        if not version:
            raise UnusableStore("empty", self.address)
        if version < len(migrations()):
            raise UnusableStore("older-schema", self.address, str(version))
