"""An update from the first version: the buttons that it left in Discord go on working."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.database.base import APPLICATION_ID, migrations
from bot.games import carrara
from tests.e2e.outside import Evening, Store, boards, mark
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
