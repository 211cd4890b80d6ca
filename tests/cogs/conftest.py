"""A store and its tables for one test of the Discord interface."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.app.client import cog_modules
from bot.store.store import open_store
from bot.tables.registry import Tables
from render.engine.painter import Painter
from tests.bot.stores import empty

cog_modules()  # each control needs its handler


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return empty(tmp_path / "piazza.sqlite3")


@pytest_asyncio.fixture
async def tables(path: Path) -> AsyncIterator[Tables]:
    async with open_store(path) as store:
        yield Tables(store, Random(3))


@pytest.fixture
def painter(monkeypatch: pytest.MonkeyPatch) -> Iterator[Painter]:
    """A painter that lays pictures out and encodes nothing."""
    monkeypatch.setattr("render.engine.paint.encode", lambda _: b"\xff\xd8\xff")
    painter = Painter(1)
    yield painter
    painter.close()
