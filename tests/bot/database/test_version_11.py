"""A store of version 11, the last with a single game, is migrated with all its running games."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from random import Random

import asyncpg
import pytest

from bot.database.address import Address
from bot.database.base import APPLICATION_ID, migrations
from bot.database.dialect import migration
from bot.maintenance.backup import back_up
from bot.maintenance.check import check
from bot.maintenance.restore import restore
from bot.model.rating import Rating
from bot.model.results import Pool
from bot.model.rows import Ending, PostKind, QuestionKind, Status
from bot.services.services import open_services
from bot.store.store import open_store
from bot.tables import take_back
from bot.tables.registry import Tables
from tests import FIXTURES
from tests.bot.kit import RecordingSender, act_at_random, play, settled
from tests.postgres import aside

NOON = 1_767_268_800
ANN, BOB = 918273645546372819, 918273645546372001
TIMED, RELAXED, WAITING = 10, 11, 12
"""The tables of a brisk game with the expansion, of a relaxed one, and of one with unsent messages."""


def write_former(where: Path | str) -> sqlite3.Connection:
    db = sqlite3.connect(where)
    db.executescript((FIXTURES / "stores" / "version_11.sql").read_text("utf-8"))
    return db


@cache
def former() -> dict[str, list[tuple[object, ...]]]:
    with closing(write_former(":memory:")) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: db.execute(f"SELECT * FROM {name}").fetchall() for name in names}


async def _to_server(address: Address) -> None:
    connection = await asyncpg.connect(address.url)
    try:
        for number, script in enumerate(migrations()[:11], 1):
            for statement in migration(number, script):
                await connection.execute(statement)
        for name, rows in sorted(former().items(), key=lambda item: item[0] != "games"):  # tables that others refer to
            if name != "sqlite_sequence" and rows:
                marks = ", ".join(f"${number}" for number in range(1, len(rows[0]) + 1))
                await connection.executemany(f"INSERT INTO {name} VALUES ({marks})", rows)
        await connection.execute("INSERT INTO meta VALUES ('schema', $1)", f"{APPLICATION_ID:x} 11")
        for counted, _ in former()["sqlite_sequence"]:
            column = f"pg_get_serial_sequence('{counted}', 'id')"
            await connection.execute(f"SELECT setval({column}, (SELECT max(id) FROM {counted}))")
    finally:
        await connection.close()


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | Address:
    if request.param == "file":
        path = tmp_path / "piazza.sqlite3"
        write_former(path).close()
        return path
    address: Address = request.getfixturevalue("database")
    aside(_to_server(address))
    return address


async def test_nothing_is_lost(place: Path | Address) -> None:
    """Every log replays to its stored positions; clocks, questions, ratings and reviews are unchanged."""
    async with open_store(place, clock=lambda: float(NOON)) as store:
        assert [(verdict.table_id, verdict.damage) async for verdict in check(store)] == [
            (number, None) for number in range(1, 13)
        ]
        for table_id, *_ in former()["games"]:
            assert len(await store.log.moves(table_id)) == sum(row[0] == table_id for row in former()["moves"])  # type: ignore[arg-type]
        for table_id, seat, bank, *_, due, _, _ in former()["clocks"]:
            clock = await store.clocks.get(table_id, seat)  # type: ignore[arg-type]
            assert (clock.clock.bank, clock.due) == (bank, due)
        asked = await store.questions.get(8, QuestionKind.END)
        assert asked is not None
        assert asked.votes == {ANN: "agree", BOB: "agree"}
        review = await store.reviews.get(1)
        assert review is not None
        assert [mistake.seq for mistake in review.mistakes] == [2]
        (ann,) = [row for row in former()["ratings"] if row[4] == str(ANN)]
        ratings = await store.results.ratings(1, "carrara/base", Pool.PEOPLE)
        assert ratings[str(ANN)] == Rating(*ann[5:])  # type: ignore[arg-type]


@pytest.mark.slow
async def test_games_and_messages_go_on(place: Path | Address) -> None:
    """Waiting messages are sent, and every running game goes on from where it was; turns are taken back as before."""
    sender = RecordingSender()
    async with open_services(place, sender, Random(4), clock=lambda: float(NOON)) as services:
        await services.resume()
        await services.question_timer.idle()
        await settled(services.outbox)
        sent = [post.kind for post in sender.sent if post.table_id == WAITING]
        assert sent[:2] == [PostKind.INVITATION, PostKind.TURN]
        tables = [await services.tables.existing(number) for number in range(1, 13)]
        running = [table for table in tables if table.row.status is Status.RUNNING]
        assert [table.id for table in running] == [3, 6, 7, 9, TIMED, RELAXED, WAITING]
        assert tables[7].row.ending is Ending.AGREED, "all who were asked had agreed, and nobody had noticed"
        for table in running:
            if table.row.paused is not None:
                continue
            assert set(await services.store.listings.waits(table.id)) == set(table.actors())
            if table.id != TIMED:
                before, (seat, *_) = table.position, table.actors()
                await act_at_random(table)
                done = await take_back.take_back(table, seat)
                assert (table.position == before) is (done is not None)
                continue
            await play(table, Random(table.id))
            assert table.row.ending is Ending.PLAYED
            turns = await table.turns()
            assert len(turns) == sum(
                move.action["action"] == "end_turn" for move in await table.store.log.moves(table.id)
            )
        await settled(services.outbox)
        await services.results_writer.idle()
        assert not [post for number in range(1, 13) for post in await services.store.outbox.waiting(number)]


async def test_an_update_can_be_undone(tmp_path: Path) -> None:
    """A backup made before the update restores the former store row for row, though games went on meanwhile."""
    path, file = tmp_path / "piazza.sqlite3", tmp_path / "before.sqlite3"
    write_former(path).close()
    await asyncio.to_thread(back_up, path, file)
    async with open_store(path, clock=lambda: float(NOON)) as store:
        table = await Tables(store, Random(7)).existing(RELAXED)
        await act_at_random(table)
    restored = await asyncio.to_thread(restore, path, file, datetime.fromtimestamp(NOON, UTC))
    assert restored.former is not None
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (11,)
        for name, rows in former().items():
            if name != "meta":  # it has the mark of a backup and a new id
                assert db.execute(f"SELECT * FROM {name}").fetchall() == rows, name
