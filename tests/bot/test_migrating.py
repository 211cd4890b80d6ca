"""A store that is brought up to date, broken off anywhere: it is the older one or the new one, and goes on."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.database.base import migrations
from bot.store.store import open_store
from tests.bot.kit import rows
from tests.bot.migrating import STORE
from tests.bot.test_migrations import first_release

ROOT = Path(__file__).parents[2]
OLDER, NEWEST = 2, len(migrations())


@pytest.mark.parametrize(
    ("what", "every"),
    [
        ("killed", 20),
        ("full", 40_000),
        pytest.param("killed", 1, marks=pytest.mark.slow),
        pytest.param("full", 4096, marks=pytest.mark.slow),
    ],
)
def test_broken_off_anywhere_nothing_is_lost(tmp_path: Path, what: str, every: int) -> None:
    """Killed before any statement, or with a disk that is full at any size; and the next start goes on."""
    first_release(tmp_path / STORE)
    games, log = rows(tmp_path / STORE, "SELECT id, status FROM games"), rows(tmp_path / STORE, "SELECT * FROM moves")
    command = [sys.executable, "-m", "tests.bot.migrating", what, str(tmp_path), str(every)]
    done = subprocess.run(command, cwd=ROOT, check=True, timeout=300, stdout=subprocess.PIPE, text=True)
    *failures, last = [json.loads(line) for line in done.stdout.splitlines()]

    assert last == ["open"]
    assert len(failures) > 2
    for number, (failure,) in enumerate(failures):
        store = tmp_path / str(1 + number * every) / STORE
        assert rows(store, "PRAGMA user_version")[0][0] in (OLDER, NEWEST), failure
        assert rows(store, "SELECT id, status FROM games") == games
        asyncio.run(check_opens(store))
        assert rows(store, "PRAGMA user_version") == [(NEWEST,)]
        assert rows(store, "SELECT * FROM moves") == log
        if what == "full":
            assert failure.startswith("unreadable "), failure
            assert any(word in failure for word in ("full", "disk")), failure


async def check_opens(store: Path) -> None:
    """Check that the next start finds the games."""
    async with open_store(store) as opened:
        assert await opened.table(1) is not None
