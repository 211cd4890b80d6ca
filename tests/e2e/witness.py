"""Someone who is not to see what is hidden: tries everything, and keeps all that comes of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, TypeAlias

import discord

from tests.e2e.stage import press
from tests.e2e.world import World, alts, controls, parts, pings, said, shown

Commands: TypeAlias = Sequence[tuple[str, dict[str, Any]]]
"""Commands with their options."""
Options: TypeAlias = Sequence[tuple[str, str, dict[str, Any]]]
"""Commands, an option of each with autocomplete, and the options that must be filled in first."""

_COUNTED = re.compile(r"'id': [0-9]+|(?<=discord\.com/channels/)[0-9/]+|(?<=/attachments/)[0-9/]+")
"""Ids of items, messages and files, which only count what was shown before, in whatever order threads did it."""


async def look(message: discord.Message) -> list[Any]:
    """Return everything that a message shows, including the bytes of its files, and whom it pings."""
    drawn = [str(part.to_component_dict()) for part in parts(message) if not isinstance(part, discord.ui.Container)]
    return [
        [_COUNTED.sub("", each) for each in drawn],
        said(message),
        alts(message),
        [(file.filename, file.description, await file.read()) for file in message.attachments],
        message.flags.value,
        pings(message),
    ]


class Witness:
    """Tries everything there is to try, and records all that comes of it."""

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
        """Ask for everything in somebody else's turn, and use the panel they were shown."""
        for command, options in self.commands:
            await self.ask(command, **options)
        await self.ask("table show", text=True)
        await self.ask("table log")
        await self.ask("table replay")
        if self.whatif:
            await self.ask("table whatif")
        for command, option, filled in self.options:
            self.written.append(await self.person.autocomplete(self.world.channel, command, option, "", **filled))
        for message in (self.world.public()[-1], private):
            for custom_id, item in controls(message).items():
                values = [item.options[0].value] if isinstance(item, discord.ui.Select) else None
                answer = await press(self.person, message, custom_id, values)
                news = [each for each in (answer.response, *answer.followups) if each and each.id != message.id]
                self.written.append([await look(each.message) for each in news])

    async def ask(self, command: str, **options: Any) -> None:
        """Give a command, and record its answer."""
        self.written.append(await look(shown(await self.person.slash(self.world.channel, command, **options))))
