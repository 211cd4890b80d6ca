"""The bot seen from outside: a separate process at a Discord on this machine, its store read as any program could."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

import asyncpg

from bot.database.address import Address
from bot.games import carrara
from bot.games.carrara.position import CarraraPosition
from bot.games.carrara.rules import actors, legal
from bot.games.carrara.view import CarraraSeatView
from bot.games.carrara.view import view as view_of
from tests.bot.model.played_again import played_again
from tests.e2e.games.carrara.players import command, decide
from tests.local_discord import BotProcess, Channel, Interaction, LocalDiscord, Message, Person


class Store:
    """The bot's database file, read from outside."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def rows(self, query: str, *values: object) -> list[dict[str, Any]]:
        with closing(sqlite3.connect(self.path, timeout=10)) as connection:
            connection.row_factory = sqlite3.Row
            return [dict(row) for row in connection.execute(query, values)]

    def write(self, query: str, *values: object) -> None:
        with closing(sqlite3.connect(self.path, timeout=10)) as connection, connection:
            connection.execute(query, values)

    def log(self, table: int) -> list[dict[str, Any]]:
        """Return a table's log, after checking that every row leads from the one before to its own position."""
        rows = self.rows("SELECT * FROM moves WHERE table_id = ? ORDER BY seq", table)
        played_again(rows)
        return rows

    def now(self, table: int) -> tuple[int, CarraraPosition]:
        (row,) = self.rows("SELECT * FROM moves WHERE table_id = ? ORDER BY seq DESC LIMIT 1", table)
        return row["seq"], carrara.GAME.codec.position_from_json(json.loads(row["position_after"]))

    def turns(self, table: int) -> list[int]:
        """List the rows after which a person's turn begins, derived from the log alone."""
        people = {
            row["seat"] for row in self.rows('SELECT * FROM seats WHERE table_id = ? AND "user" IS NOT NULL', table)
        }
        found, turn = [], None
        rows = self.log(table)
        for row, following in zip(rows, [*rows[1:], {"chosen": True}], strict=True):
            position = carrara.GAME.codec.position_from_json(json.loads(row["position_after"]))
            if following["chosen"] and actors(position):
                if position.turn != turn and position.turn in people:
                    found.append(int(row["seq"]))
                turn = position.turn
        return found


class ServerStore(Store):
    def __init__(self, address: Address) -> None:
        self.address = address

    def rows(self, query: str, *values: object) -> list[dict[str, Any]]:
        for number in range(len(values)):
            query = query.replace("?", f"${number + 1}", 1)
        with ThreadPoolExecutor(1) as aside:  # as a loop is running here
            return aside.submit(asyncio.run, self._fetched(query, *values)).result()

    async def _fetched(self, query: str, *values: object) -> list[dict[str, Any]]:
        connection = await asyncpg.connect(self.address.url)
        try:
            return [dict(row) for row in await connection.fetch(query, *values)]
        finally:
            await connection.close()


class RunningBot:
    """The bot's process, and Anna and Bruno in a channel."""

    def __init__(self, discord: LocalDiscord, bot: BotProcess, store: Store, shard: int | None = None) -> None:
        self.discord = discord
        self.bot = bot
        self.store = store
        self.guild = discord.guild("Piazza", shard)
        self.channel = self.guild.channel("palazzi")
        self.anna, self.bruno = self.guild.member("Anna"), self.guild.member("Bruno")
        self.chance = Random(5)

    async def begin(self, channel: Channel | None = None, **options: str) -> int:
        """Begin a game, wait for its first turn, and return the table's number."""
        channel = channel or self.channel
        before = len(channel.messages)
        await self.anna.ask(channel, "table new", game="carrara", **options)
        await self.bruno.ask(channel, "table join")
        await self.anna.ask(channel, "table start")
        await self.discord.until(lambda: len(channel.messages) == before + 2, within=15)
        return int(self.store.rows("SELECT max(id) AS id FROM tables")[0]["id"])

    async def act(self, table: int) -> Message:
        """Let the person to move do by command what a novice would, and return the message that answers."""
        person, path, options = self.next(table)
        return await person.ask(self.channel, path, **options)

    async def begin_to_act(self, table: int) -> Interaction:
        """Let the person to move do the same, without waiting for an answer."""
        person, path, options = self.next(table)
        return await person.slash(self.channel, path, within=None, **options)

    def next(self, table: int) -> tuple[Person, str, dict[str, Any]]:
        """Return who is to move, and what a novice would type."""
        _, position = self.store.now(table)
        seat = position.turn
        view = view_of(position, seat)
        assert isinstance(view, CarraraSeatView)
        action = decide(view, seat, legal(position, seat), self.chance)
        return self.person(table, seat), *command(action)

    def person(self, table: int, seat: int) -> Person:
        (row,) = self.store.rows('SELECT "user" FROM seats WHERE table_id = ? AND seat = ?', table, seat)
        return self.anna if row["user"] == self.anna.id else self.bruno

    async def start(self) -> None:
        """Start the bot, again if need be, and wait until it is ready."""
        before = self.discord.gateway.identified
        await self.discord.until(lambda: not self.discord.gateway.live)
        await self.bot.start()
        await self.discord.wait_ready(after=before, within=20)

    async def until_posted(self, table: int) -> None:
        """Wait until every turn so far has its message, and only the newest has controls."""
        last = f"carrara-{table}-{self.store.turns(table)[-1]}"

        def posted() -> bool:
            *others, newest = self.channel.messages
            drawn = [attachment["filename"].partition(".")[0] for attachment in newest.attachments]
            return last in drawn and not any(message.controls for message in others)

        await self.discord.until(posted, within=15)

    def check_boards(self, table: int) -> None:
        """Check that every turn was posted, once and in order; a board that was overtaken need not be drawn."""
        told = (re.fullmatch(r"button:hand:(\d+):(\d+)::", each) for ids in self.channel.posted for each in ids)
        assert [int(each[2]) for each in told if each and int(each[1]) == table] == self.store.turns(table)


@asynccontextmanager
async def running_bot(folder: Path, module: str = "bot", **settings: str) -> AsyncIterator[RunningBot]:
    """Run a local Discord and the bot, with these settings besides its own, until the bot is ready.

    The module runs it as the console script does.
    """
    path = folder / "piazza.sqlite3"
    async with LocalDiscord() as discord:
        bot = BotProcess({**discord.environment(), **settings}, path, command=("-m", module, "run"))
        there = RunningBot(discord, bot, Store(path))
        async with bot:
            await discord.wait_ready(within=20)
            yield there
