"""Sample stores with games of every kind, built once per process and copied for each test."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any

from bot.database import sqlite
from bot.model.refusals import Refused
from bot.model.variants import variants_of
from bot.services.services import ResultsWriter
from bot.store.store import open_store
from bot.tables import concede, lobby, take_back
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.kit import BEGINNING, CHANNEL, PEOPLE, act_at_random, begun, invitation, play

GAME = "carrara"
"""A built-in game, as other processes read these stores, and they know no test games."""
RUNNING, FINISHED, CONCEDED, INVITED, EXPANSION = 1, 2, 3, 4, 5
"""The ids of the tables, by kind."""


async def _take_back(table: Table, chance: Random) -> None:
    while True:
        seat = table.actors()[0]
        await act_at_random(table, chance)
        try:
            if table.actors() == (seat,) and await take_back.take_back(table, seat):
                return
        except Refused:
            continue


async def _fill(path: Path) -> None:
    chance = Random(11)
    async with open_store(path, clock=lambda: float(BEGINNING)) as store:
        tables = Tables(store, Random(7))
        running = await begun(tables, 2, channel=CHANNEL, game=GAME)
        for _ in range(2):
            await _take_back(running, chance)
        await play(running, chance, until=lambda: running.revision > 40)
        await play(await begun(tables, 1, ("random",), CHANNEL + 1, GAME), chance)
        conceded = await begun(tables, 2, channel=CHANNEL + 2, game=GAME)
        await play(conceded, chance, until=lambda: conceded.revision > 10)
        await concede.concede(conceded, PEOPLE[0])
        await lobby.open_table(tables, invitation(1, channel=CHANNEL + 3, game=GAME))
        expansion = await lobby.open_table(tables, invitation(2, channel=CHANNEL + 4, game=GAME))
        await lobby.set_variant(expansion, PEOPLE[0], variants_of(expansion.game)[1])
        await lobby.start(expansion, PEOPLE[0])
        await play(expansion, chance, until=lambda: expansion.revision > 40)
        await ResultsWriter(store).write(FINISHED)
        await ResultsWriter(store).write(CONCEDED)


@cache
def _sample() -> bytes:
    return _made(_fill)


def _made(make: Callable[[Path], Coroutine[Any, Any, None]]) -> bytes:
    folder = Path(mkdtemp())
    try:
        with ThreadPoolExecutor(1) as beside:  # even where a loop is running
            beside.submit(asyncio.run, make(folder / "store")).result()
        return (folder / "store").read_bytes()
    finally:
        shutil.rmtree(folder)


def filled(path: Path) -> Path:
    path.write_bytes(_sample())
    return path


def empty(path: Path) -> Path:
    """Copy an unused store to the path, which is faster than creating one."""
    path.write_bytes(_unused())
    return path


def little(path: Path) -> Path:
    path.write_bytes(_beginning())
    return path


@cache
def _unused() -> bytes:
    async def leave(path: Path) -> None:
        async with open_store(path):
            pass

    return _made(leave)


@cache
def _beginning() -> bytes:
    async def begin(path: Path) -> None:
        async with open_store(path, clock=lambda: float(BEGINNING)) as store:
            table = await begun(Tables(store, Random(3)), 2, game=GAME)
            await play(table, Random(5), until=lambda: table.revision > 3)

    return _made(begin)


def _inspect(path: Path, pages: bool = False) -> None:
    """Inspect the pages of a store, unless it has just been copied from a sample."""
    _INSPECT(path, pages and not (path.is_file() and path.read_bytes() == _unused()))


_INSPECT = sqlite.inspect
vars(sqlite)["inspect"] = _inspect


def execute(path: Path, *statements: str) -> None:
    """Execute statements in a database file, which need not be a store."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def scribble(path: Path, seed: int) -> None:
    """Change, remove or repeat some bytes anywhere in a file."""
    chance, content = Random(seed), bytearray(path.read_bytes())
    where = chance.randrange(len(content)) if chance.random() < 0.7 else chance.randrange(200)
    length = chance.choice((1, 4, 100, 5_000))
    match chance.randrange(3):
        case 0:
            content[where : where + length] = chance.randbytes(min(length, len(content) - where))
        case 1:
            del content[where : where + length]
        case _:
            content[where:where] = content[where : where + length]
    path.write_bytes(content)
