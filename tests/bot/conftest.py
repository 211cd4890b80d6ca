"""A store and its tables for one test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.store import Store, open_store
from bot.tables import Tables


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Tell where the store's file lies."""
    return tmp_path / "piazza.sqlite3"


@pytest_asyncio.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """Open a store whose clock stands still."""
    async with open_store(path, clock=lambda: 1_800_000_000.0) as store:
        yield store


@pytest.fixture
def tables(store: Store) -> Tables:
    """Keep the tables of that store, with the same chances in every run."""
    return Tables(store, Random(7))
