"""The bot seen from outside: a separate process at a Discord on this machine, its store read as any program could."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

from bot.games import carrara
from bot.games.carrara import Announce, Build, BuyObject, Decline, EndTurn, ScoreCity, ScoreType, TakeBlocks, TurnWheel
from tests.bot.model.played_again import played_again
from tests.standin import BotProcess, Channel, Interaction, Message, Person, StandIn

decide = carrara.COMPUTERS.players["novice"].choose


class Store:
    """The bot's database file, read from outside."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def rows(self, query: str, *values: object) -> list[dict[str, Any]]:
        """Return the rows of a query."""
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
        played_again("carrara", rows)
        return rows

    def now(self, table: int) -> tuple[int, carrara.Position]:
        """Return the revision and the position after it."""
        (row,) = self.rows("SELECT * FROM moves WHERE table_id = ? ORDER BY seq DESC LIMIT 1", table)
        return row["seq"], carrara.GAME.codec.position_from_json(json.loads(row["position_after"]))

    def turns(self, table: int) -> list[int]:
        """List the rows after which a person's turn begins, derived from the log alone."""
        people = {row["seat"] for row in self.rows("SELECT * FROM seats WHERE table_id = ? AND user NOT NULL", table)}
        found, turn = [], None
        rows = self.log(table)
        for row, following in zip(rows, [*rows[1:], {"chosen": True}], strict=True):
            position = carrara.GAME.codec.position_from_json(json.loads(row["position_after"]))
            if following["chosen"] and carrara.actors(position):
                if position.turn != turn and position.turn in people:
                    found.append(int(row["seq"]))
                turn = position.turn
        return found


class Evening:
    """Anna and Bruno in a channel, and the bot."""

    def __init__(self, discord: StandIn, bot: BotProcess, store: Store) -> None:
        self.discord = discord
        self.bot = bot
        self.store = store
        self.guild = discord.guild("Piazza")
        self.channel = self.guild.channel("palazzi")
        self.anna, self.bruno = self.guild.member("Anna"), self.guild.member("Bruno")
        self.chance = Random(5)

    async def begin(self, channel: Channel | None = None) -> int:
        """Begin a game, wait for its first turn, and return the table's number."""
        channel = channel or self.channel
        before = len(channel.messages)
        await (await self.anna.slash(channel, "table new", game="carrara")).shown()
        await (await self.bruno.slash(channel, "table join")).shown()
        await (await self.anna.slash(channel, "table start")).shown()
        await self.discord.until(lambda: len(channel.messages) == before + 2, within=10)
        return int(self.store.rows("SELECT max(id) AS id FROM tables")[0]["id"])

    async def act(self, table: int, within: float | None = 5.0) -> Interaction:
        """Do by command what a novice would, for the person to move."""
        _, position = self.store.now(table)
        seat = position.turn
        view = carrara.view(position, seat)
        assert isinstance(view, carrara.SeatView)
        action = decide(view, seat, carrara.legal(position, seat), self.chance)
        path, options = command(action)
        return await self.person(table, seat).slash(self.channel, path, within=within, **options)

    def person(self, table: int, seat: int) -> Person:
        """Return the person in a seat."""
        (row,) = self.store.rows("SELECT user FROM seats WHERE table_id = ? AND seat = ?", table, seat)
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


def command(action: Any) -> tuple[str, dict[str, Any]]:
    """Return an action as the command that a person types."""
    match action:
        case TurnWheel():
            return "carrara buy", {"turn": True}
        case TakeBlocks(segment, blocks):
            return "carrara buy", {"segment": str(segment), "blocks": typed(blocks)}
        case Build(building, city, blocks):
            return "carrara build", {"building": building.key, "city": city.key, "blocks": typed(blocks)}
        case ScoreType(what) | ScoreCity(what):
            return "carrara score", {"what": what.key}
        case BuyObject(item):
            return "carrara object", {"object": item.key}
        case Announce():
            return "carrara announce", {}
        case EndTurn() | Decline():
            return "carrara end", {}
    raise AssertionError(action)


def typed(blocks: carrara.Blocks) -> str:
    """Return blocks as people type them."""
    return ", ".join(f"{count} {colour}" for colour, count in blocks._asdict().items() if count)


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
    """Run the stand-in and the bot, with these settings besides its own, until the bot is ready.

    The module runs it as the console script does.
    """
    path = folder / "piazza.sqlite3"
    async with StandIn() as discord:
        bot = BotProcess({**discord.environment(), **settings}, path, command=("-m", module, "run"))
        there = Evening(discord, bot, Store(path))
        async with bot:
            await discord.wait_ready(within=20)
            yield there
