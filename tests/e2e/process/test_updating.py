"""The process is updated, and makes its backups."""

from __future__ import annotations

import asyncio
import gc
import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from bot.app.config import Config
from bot.database.base import APPLICATION_ID, migrations
from bot.games import carrara
from bot.maintenance.check import check
from bot.maintenance.restore import restore
from bot.maintenance.schedule import BackupFolder
from bot.store.store import open_to_read
from bot.texts import texts
from tests.e2e.outside import Evening, Store, boards, mark
from tests.e2e.world import World, said
from tests.standin import BotProcess, StandIn

BUTTON, SELECT = 2, 3


def first_release(path: Path, channel: int, guild: int, users: tuple[int, int]) -> None:
    """Write a store as the first version did, with a running game whose turn message is due."""
    position = json.dumps(carrara.GAME.codec.position_to_json(carrara.deal(2, {}, Random(3))))
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for script in migrations()[:2]:
            db.executescript(script)
        db.execute("PRAGMA user_version = 2")
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        db.execute(
            "INSERT INTO games (guild, channel, host, game, rules, options, open_hands, language, capacity, status,"
            " created_at) VALUES (?, ?, ?, 'carrara', 1, '{}', 0, 'en', 2, 'running', 0)",
            (guild, channel, users[0]),
        )
        for seat, user in enumerate(users):
            db.execute("INSERT INTO seats VALUES (1, ?, ?, NULL, ?, ?)", (seat, user, f"P{seat}", seat == 0))
        db.execute(
            "INSERT INTO moves VALUES (1, 0, NULL, '{\"action\": \"deal\"}', '{}', '[]', ?, 1, 1, NULL, NULL, 0)",
            (position,),
        )
        db.execute("INSERT INTO outbox VALUES (1, 1, 'turn', -1, 0, NULL, 'waiting', 0)")


@pytest.mark.slow
@pytest.mark.parametrize(
    "what",
    [
        "carrara_buy",
        pytest.param("hand", marks=pytest.mark.exhaustive),
        pytest.param("more", marks=pytest.mark.exhaustive),
    ],
)
async def test_buttons_of_the_first_version_work(tmp_path: Path, what: str) -> None:
    """A button in the first version's format, with a store of its schema, works; the game goes on from there."""
    path = tmp_path / "piazza.sqlite3"
    async with StandIn() as discord:
        there = Evening(discord, BotProcess(discord.environment(), path), Store(path))
        first_release(path, there.channel.id, there.guild.id, (there.anna.id, there.bruno.id))
        async with there.bot:
            await discord.wait_ready(within=20)
            await discord.until(lambda: there.channel.messages, within=10)
            shown = await (
                await there.anna.click(there.channel.messages[-1], f"button:{what}:1:0::", force=True)
            ).shown()
            assert shown.ephemeral
            assert shown.controls or shown.attachments
            await (await there.act(1)).shown()
            assert there.store.now(1)[0] > 0
            assert next(boards(there.channel)) == mark(1, 0)
            assert await there.bot.terminate() == 0


GAME = "carrara"  # the process that checks a backup knows no games of the tests


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """Return settings of a bot that backs up its store every six hours."""
    database = tmp_path / "house" / "piazza.sqlite3"
    return Config(database=database, thinking=0.05, backups=tmp_path / "backups", backup_every=6, backups_kept=2)


@pytest.mark.slow
async def test_a_running_bot_backs_its_games_up_and_goes_on_from_a_backup(world: World, config: Config) -> None:
    """One comes soon after the start, then every six hours; a restart adds none, and a restored game plays on."""
    assert config.backups is not None
    kept = BackupFolder(config.database, config.backups).kept
    await world.sleep(0.1)
    (empty,) = await asyncio.to_thread(kept)
    table = await world.start("Anna", "Bruno")
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
    await world.people["Anna"].slash(world.channel, "table abandon")
    await world.client.close()
    gc.collect()  # the offline Discord keeps what was awaited, and with it the former store's statements
    when = datetime(2026, 11, 22, tzinfo=UTC)
    # in a thread of its own, as it runs an event loop
    await asyncio.get_running_loop().run_in_executor(None, restore, config.database, full.file, when)
    await world.restart()
    assert (await world.table()).actors() == table.actors()
    assert (await world.ask("Anna", "table show")).attachments
