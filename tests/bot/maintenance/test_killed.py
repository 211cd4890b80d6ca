"""A backup or a restore that is killed at any step: a complete store and a complete backup are left."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.database.readonly_sqlite import find_corruption
from bot.maintenance.backup import back_up
from bot.maintenance.check import check
from bot.maintenance.restore import restore
from bot.store.store import open_store
from tests.bot.killed import COMPLETED, reports
from tests.bot.kit import rows
from tests.bot.maintenance.killing import BACKUP, STORE, WAYS
from tests.bot.stores import little

pytestmark = [pytest.mark.slow, pytest.mark.posix("it forks a process at every step")]


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[list[str], list[Path]]]:
    """Kill both, in one process; return by way the steps at which they were killed, and the folder of each run."""
    folder = tmp_path_factory.mktemp("killed")
    for what in WAYS:
        made = folder / what / "made"
        made.mkdir(parents=True)
        store = little(folder / STORE)
        back_up(store, made / BACKUP)
        with closing(sqlite3.connect(store, isolation_level=None)) as left:
            left.execute("PRAGMA journal_mode = WAL")
            left.execute("INSERT INTO meta VALUES ('last', 'words')")
            if what == "restore":  # the former store is that of a killed bot, with its WAL
                shutil.copyfile(f"{store}-wal", made / f"{STORE}-wal")
                shutil.copyfile(store, made / STORE)
        if what == "backup":
            shutil.copyfile(store, made / STORE)
    told = reports("tests.bot.maintenance.killing", folder)
    found = {}
    for what in WAYS:
        *killed, last = [step for name, step in told if name == what]
        assert last == COMPLETED
        found[what] = killed, [folder / what / str(number) for number in range(1, len(killed) + 2)]
    return found


def test_killed_at_any_step_the_former_backup_or_the_new_one_is_there(
    runs: dict[str, tuple[list[str], list[Path]]],
) -> None:
    """Whichever it is, it is complete, and the store is as it was."""
    killed, places = runs["backup"]
    assert {"os.mkdir", "os.rename", "sqlite3.connect"} <= {step.split()[0] for step in killed}
    last = [rows(place / BACKUP, "SELECT value FROM meta WHERE key = 'last'") for place in places]
    assert last[0] == []
    assert last[-1] == [("words",)]
    assert last == sorted(last), killed
    assert [find_corruption(place / BACKUP) for place in places] == [[]] * len(places)
    assert len({(place / STORE).read_bytes() for place in places}) == 1


def test_killed_at_any_step_one_of_the_two_stores_is_intact(runs: dict[str, tuple[list[str], list[Path]]]) -> None:
    """A kill leaves the former store with its WAL or the restored one, never a mixture; a retry succeeds."""
    killed, places = runs["restore"]
    found = [asyncio.run(_whole(place)) for place in places]

    assert len(killed) > 8
    assert {"os.link", "os.rename"} <= {step.split()[0] for step in killed}
    assert set(found) == {"former", "restored"}
    assert found == sorted(found), killed  # once restored, it stays restored
    swapped = found.index("restored")
    for place in places[swapped - 3 : swapped + 1]:
        restore(place / STORE, place / BACKUP, datetime(2026, 11, 23, tzinfo=UTC))
        assert asyncio.run(_whole(place)) == "restored"
        assert [each for each in place.iterdir() if each.is_dir()] == []
        assert {each.stat().st_nlink for each in place.iterdir()} == {1}  # no file is left with a second hard link


async def _whole(place: Path) -> str:
    """Open the store that a killed run left behind and return which one it is."""
    async with open_store(place / STORE) as store:
        last = await store.meta.get("last")
        assert [(found.rows, found.damage) async for found in check(store)] == [(5, None)]
    assert find_corruption(place / STORE) == []
    return "restored" if last is None else "former"
