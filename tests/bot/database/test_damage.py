"""A store with damaged pages: a start refuses it, whichever page is damaged, and leaves the file alone."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.database.base import UnusableStore
from bot.store.store import open_store
from bot.tables.registry import Tables
from tests.bot.kit import act_at_random, begun

PAGE = 4096


async def write_store(path: Path) -> None:
    async with open_store(path) as store:
        table = await begun(Tables(store, Random(1)))
        for _ in range(5):
            await act_at_random(table)


def overwrite(path: Path, page: int) -> bytes:
    content = bytearray(path.read_bytes())
    begin = (page - 1) * PAGE + (16 if page == 1 else 0)  # keep what makes it an SQLite file
    content[begin : begin + 200] = b"\xff" * 200
    path.write_bytes(content)
    return bytes(content)


def refusal(path: Path) -> UnusableStore:
    async def start() -> None:
        async with open_store(path):
            pass

    with pytest.raises(UnusableStore) as caught:
        asyncio.run(start())
    return caught.value


def test_damage_to_any_page_that_a_start_needs_is_noticed(tmp_path: Path) -> None:
    """The header, the root page of each table and index, and the newest position of a running game."""
    path = tmp_path / "piazza.sqlite3"
    asyncio.run(write_store(path))
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA page_size").fetchone() == (PAGE,)
        roots = dict(connection.execute("SELECT name, rootpage FROM sqlite_master WHERE rootpage > 0"))
        (position,) = connection.execute("SELECT position_after FROM moves ORDER BY seq DESC LIMIT 1").fetchone()
    whole = path.read_bytes()
    newest = max(1 + whole.index(part.encode()) // PAGE for part in (position[:40], position[-40:]))

    missed = []
    for name, page in {"the header": 1, **roots, "the newest position": newest}.items():
        damaged = overwrite(path, page)
        try:
            refused = refusal(path)
        except pytest.fail.Exception:
            missed.append(name)
        else:
            assert (refused.problem, path.read_bytes() == damaged) == ("damaged", True), name
        path.write_bytes(whole)

    assert len(roots) > 25
    assert missed == []
