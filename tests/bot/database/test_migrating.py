"""An interrupted migration leaves either the old or the new store, and the next start continues from it."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.database.base import migrations
from bot.store.store import open_store
from tests import ROOT
from tests.bot.database.migrating import STORE
from tests.bot.database.test_migrations import first_release
from tests.bot.kit import rows

OLDER, NEWEST = 2, len(migrations())
LOG = "seq, seat, action, drawn, events, position_after, reveals, chosen, back_to, interaction, at"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("what", "every"),
    [
        ("killed", 20),
        ("full", 40_000),
        pytest.param("killed", 1, marks=pytest.mark.exhaustive),
        pytest.param("full", 4096, marks=pytest.mark.exhaustive),
    ],
)
@pytest.mark.posix("it forks a process at every step")
def test_broken_off_anywhere_nothing_is_lost(tmp_path: Path, what: str, every: int) -> None:
    """The next start succeeds after a kill before any statement, or a full disk at any size."""
    first_release(tmp_path / STORE)
    games = rows(tmp_path / STORE, "SELECT id, status FROM games")
    log = rows(tmp_path / STORE, f"SELECT game, {LOG} FROM moves")
    command = [sys.executable, "-m", "tests.bot.database.migrating", what, str(tmp_path), str(every)]
    done = subprocess.run(command, cwd=ROOT, check=True, timeout=300, stdout=subprocess.PIPE, text=True)
    *failures, last = [json.loads(line) for line in done.stdout.splitlines()]

    assert last == ["open"]
    assert len(failures) > 2
    for number, (failure,) in enumerate(failures):
        store = tmp_path / str(1 + number * every) / STORE
        assert rows(store, "PRAGMA user_version")[0][0] in (OLDER, NEWEST), failure
        asyncio.run(check_opens(store))
        assert rows(store, "PRAGMA user_version") == [(NEWEST,)]
        assert rows(store, "SELECT id, status FROM tables") == games
        assert rows(store, f"SELECT table_id, {LOG} FROM moves") == log
        if what == "full":
            assert failure.startswith("unreadable "), failure
            assert any(word in failure for word in ("full", "disk")), failure


async def check_opens(store: Path) -> None:
    """Assert that the next start finds the games."""
    async with open_store(store) as opened:
        assert await opened.tables.get(1) is not None
