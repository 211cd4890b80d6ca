"""A witness who must not see hidden things: tries everything, and records every answer."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import discord
import simcord

from bot.app.client import create_client
from bot.app.config import Config
from bot.tables.table import Table
from tests.e2e.stage import press
from tests.e2e.world import VirtualTime, World, alts, controls, parts, pings, said, shown

Commands: TypeAlias = Sequence[tuple[str, dict[str, Any]]]
"""Commands with their options."""
Options: TypeAlias = Sequence[tuple[str, str, dict[str, Any]]]
"""Commands, an option of each with autocomplete, and the options that must be filled in first."""

_IDS = re.compile(r"'id': [0-9]+|(?<=discord\.com/channels/)[0-9/]+|(?<=/attachments/)[0-9/]+")
"""Ids of items, messages and files, which depend only on the order in which threads run."""


async def look(message: discord.Message) -> list[Any]:
    """Return everything that a message shows, including the bytes of its files, and whom it pings."""
    drawn = [str(part.to_component_dict()) for part in parts(message) if not isinstance(part, discord.ui.Container)]
    return [
        [_IDS.sub("", each) for each in drawn],
        said(message),
        alts(message),
        [(file.filename, file.description, await file.read()) for file in message.attachments],
        message.flags.value,
        pings(message),
    ]


class Witness:
    """Someone who tries everything and records every answer."""

    def __init__(self, world: World, name: str, commands: Commands, options: Options, whatif: bool = False) -> None:
        self.world = world
        self.commands = commands
        self.options = options
        self.whatif = whatif
        self.person = world.people[name]
        self.written: list[Any] = []
        self.looked = 0

    async def look_around(self) -> None:
        """Look at every public message not yet looked at, and again at the two before."""
        public = self.world.public()
        for message in public[max(0, self.looked - 2) :]:
            self.written.append(await look(message))
        self.looked = len(public)

    async def pry(self, private: discord.Message) -> None:
        """Ask for everything in somebody else's turn, and use the panel that they were shown."""
        for command, options in self.commands:
            await self.ask(command, **options)
        await self.ask("table show", text=True)
        await self.ask("table log")
        await self.ask("table replay")
        if self.whatif:
            await self.ask("table whatif")
        for command, option, filled in self.options:
            self.written.append(await self.person.autocomplete(self.world.channel, command, option, "", **filled))
        for message in (self.world.newest(), private):
            for custom_id, item in controls(message).items():
                values = [item.options[0].value] if isinstance(item, discord.ui.Select) else None
                answer = await press(self.person, message, custom_id, values)
                news = [each for each in (answer.response, *answer.followups) if each and each.id != message.id]
                self.written.append([await look(each.message) for each in news])

    async def ask(self, command: str, **options: Any) -> None:
        self.written.append(await look(shown(await self.person.slash(self.world.channel, command, **options))))


Turns: TypeAlias = Sequence[tuple[int, str, dict[str, Any]]]
"""Whose command it is, and the command."""


async def watch(
    path: Path,
    game: str,
    position: Any,
    turns: Turns,
    make: Callable[[World, str], Witness],
    watched: Sequence[int],
    prepare: Callable[[Table], Awaitable[None]] | None = None,
) -> tuple[list[list[Any]], Any]:
    """Play from a position; return what Eva and those in the watched seats saw, who pry before each turn ends."""
    settings, time = Config(database=path / "piazza.sqlite3"), VirtualTime()
    client = create_client(settings, Random(7), time)
    async with simcord.run(client) as env:
        time.env = env
        world = World(env, client, settings, time, game)
        table = await world.begin(position)
        if prepare is not None:
            await prepare(table)
        witnesses = [make(world, name) for name in (*(table.names[seat] for seat in watched), "Eva")]
        for number, (seat, command, options) in enumerate(turns):
            person, revision = world.by_seat(table, seat), table.revision
            assert table.actors() == (seat,), command
            if [each[0] for each in turns[number + 1 : number + 2]] != [seat]:
                opened = await world.ask(person, "hand")
                for witness in witnesses:
                    if witness.person.id != person.id:
                        await witness.pry(opened)
            answer = await world.ask(person, command, **options)
            assert table.revision > revision or not options, command
            for witness in witnesses:
                await witness.look_around()
                if witness.person.id == person.id:
                    witness.written.append(await look(answer))
        for witness in witnesses:
            await witness.ask("hand")
            await witness.ask("table show")
        last = table.position
        await client.close()
    return [witness.written for witness in witnesses], last


def check_same(one: list[list[Any]], other: list[list[Any]]) -> None:
    for first, second in zip(one, other, strict=True):
        for thing, twin in zip(first, second, strict=True):
            assert twin == thing
