"""A store and its tables for one test of the Discord interface."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.store.store import open_store
from bot.tables.registry import Tables
from tests.bot.stores import empty
from tests.cogs.worst import payloads


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the path of the store."""
    return empty(tmp_path / "piazza.sqlite3")


@pytest_asyncio.fixture
async def tables(tmp_path: Path, path: Path) -> AsyncIterator[Tables]:
    """Yield tables in a store of the test's own, with the games' faces loaded."""
    await payloads(tmp_path)
    async with open_store(path) as store:
        yield Tables(store, Random(3))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark English variants of tests that also run in German as slow: of the two, German is longer."""
    for item in items:
        language = getattr(getattr(item, "callspec", None), "params", {}).get("language")
        if language == "en" and item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.slow)
