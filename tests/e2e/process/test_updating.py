"""A running bot makes backups, and goes on from one."""

from __future__ import annotations

import asyncio
import gc
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.app.config import Config
from bot.maintenance.backup_schedule import BackupFolder
from bot.maintenance.check import check
from bot.maintenance.restore import restore
from bot.store.store import open_to_read
from bot.texts import texts
from tests.e2e.world import World, said

GAME = "carrara"  # the process that checks a backup knows no games of the tests


@pytest.fixture
def config(tmp_path: Path) -> Config:
    database = tmp_path / "house" / "piazza.sqlite3"
    return Config(database=database, thinking=0.05, backups=tmp_path / "backups", backup_every=6, backups_kept=2)


@pytest.mark.slow
async def test_backups_are_made_and_restored(world: World, config: Config) -> None:
    """One soon after the start, then one every six hours; a restart adds none, and a restored game goes on."""
    assert config.backups is not None
    kept = BackupFolder(config.database, config.backups).kept
    await world.sleep(0.1)
    (empty,) = await asyncio.to_thread(kept)
    table = await world.start()
    await world.sleep(7)
    _, full = await asyncio.to_thread(kept)
    stored = said(await world.ask("Eva", "privacy"))
    assert texts("en").say("privacy-backups", days=2) in stored, "two are kept, six hours apart, and a day more"
    await world.restart()
    await world.sleep(3)
    assert await asyncio.to_thread(kept) == [empty, full]
    await world.sleep(4)
    first, _ = await asyncio.to_thread(kept)
    assert first == full

    async with open_to_read(full.file) as copy:
        assert [(found.table_id, found.damage) async for found in check(copy)] == [(table.id, None)]
    await world.anna.slash(world.channel, "table abandon")
    await world.client.close()
    gc.collect()  # the offline Discord keeps what was awaited, and with it the former store's statements
    when = datetime(2026, 11, 22, tzinfo=UTC)
    # in a thread of its own, as it runs an event loop
    await asyncio.get_running_loop().run_in_executor(None, restore, config.database, full.file, when)
    await world.restart()
    assert (await world.table()).actors() == table.actors()
    assert (await world.ask("Anna", "table show")).attachments
