"""The bot seen from outside: a separate process at a Discord on this machine, its store read as any program could."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

import asyncpg

from bot.database.address import Address
from bot.games import carrara
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
        """Run a statement that changes the file."""
        with closing(sqlite3.connect(self.path, timeout=10)) as connection, connection:
            connection.execute(query, values)

    def log(self, table: int) -> list[dict[str, Any]]:
        """Return a table's log, after checking that every row leads from the one before to its own position."""
        rows = self.rows("SELECT * FROM moves WHERE table_id = ? ORDER BY seq", table)
        played_again(rows)
        return rows

    def now(self, table: int) -> tuple[int, carrara.Position]:
        """Return the revision and the position after it."""
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
            if following["chosen"] and carrara.actors(position):
                if position.turn != turn and position.turn in people:
                    found.append(int(row["seq"]))
                turn = position.turn
        return found


class ServerStore(Store):
    """The bot's store on a database server, read from outside."""

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


class Evening:
    """Anna and Bruno in a channel, and the bot."""

    def __init__(self, discord: LocalDiscord, bot: BotProcess, store: Store) -> None:
        self.discord = discord
        self.bot = bot
        self.store = store
        self.guild = discord.guild("Piazza")
        self.channel = self.guild.channel("palazzi")
        self.anna, self.bruno = self.guild.member("Anna"), self.guild.member("Bruno")
        self.chance = Random(5)

    async def begin(self, channel: Channel | None = None, **options: str) -> int:
        """Begin a game, wait for its first turn, and return the table's number."""
        channel = channel or self.channel
        before = len(channel.messages)
        await (await self.anna.slash(channel, "table new", within=15, game="carrara", **options)).shown()
        await (await self.bruno.slash(channel, "table join", within=15)).shown()
        await (await self.anna.slash(channel, "table start", within=15)).shown()
        await self.discord.until(lambda: len(channel.messages) == before + 2, within=10)
        return int(self.store.rows("SELECT max(id) AS id FROM tables")[0]["id"])

    async def act(self, table: int, within: float | None = 15.0) -> Interaction:
        """Do by command what a novice would, for the person to move."""
        person, path, options = self.next(table)
        return await person.slash(self.channel, path, within=within, **options)

    def next(self, table: int) -> tuple[Person, str, dict[str, Any]]:
        """Return who is to move, and what a novice would type."""
        _, position = self.store.now(table)
        seat = position.turn
        return self.person(table, seat), *command(choice(position, seat, self.chance))

    def person(self, table: int, seat: int) -> Person:
        (row,) = self.store.rows('SELECT "user" FROM seats WHERE table_id = ? AND seat = ?', table, seat)
        return self.anna if row["user"] == self.anna.id else self.bruno

    async def up(self) -> None:
        """Start the bot, again if need be, and wait until it is ready."""
        before = self.discord.gateway.identified
        await self.discord.until(lambda: not self.discord.gateway.live)
        await self.bot.start()
        await self.discord.wait_ready(after=before, within=20)

    async def quiet(self, table: int, channel: Channel | None = None) -> None:
        """Wait until every turn so far has its message, and only the newest has controls."""
        last = mark(table, self.store.turns(table)[-1])

        def told() -> bool:
            *others, newest = (channel or self.channel).messages
            return last in files(newest) and not any(post.controls for post in others)

        await self.discord.until(told, within=15)


def choice(position: carrara.Position, seat: int, chance: Random) -> Any:
    """Return what a novice would do."""
    view = carrara.view(position, seat)
    assert isinstance(view, carrara.SeatView)
    return decide(view, seat, carrara.legal(position, seat), chance)


def mark(table: int, seq: int) -> str:
    """Return the file name of a turn's board, its first picture, without the extension."""
    return f"carrara-{table}-{seq}"


def files(message: Message) -> list[str]:
    """List a message's files by name, without the extensions, which are those of their formats."""
    return [attachment["filename"].rpartition(".")[0] for attachment in message.attachments]


def boards(channel: Channel) -> Iterator[str]:
    """Yield the boards that the messages in a channel are about, in order; an overtaken one is not drawn."""
    for controls in channel.posted:
        told = [re.fullmatch(r"button:hand:(\d+):(\d+)::", each) for each in controls]
        yield from (mark(int(each[1]), int(each[2])) for each in told if each is not None)


@asynccontextmanager
async def evening(folder: Path, module: str = "bot", **settings: str) -> AsyncIterator[Evening]:
    """Run a local Discord and the bot, with these settings besides its own, until the bot is ready.

    The module runs it as the console script does.
    """
    path = folder / "piazza.sqlite3"
    async with LocalDiscord() as discord:
        bot = BotProcess({**discord.environment(), **settings}, path, command=("-m", module, "run"))
        there = Evening(discord, bot, Store(path))
        async with bot:
            await discord.wait_ready(within=20)
            yield there
