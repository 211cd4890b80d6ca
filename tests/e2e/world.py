"""A server to play on, in an offline Discord: its people, a channel, and what they see and do there."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from random import Random
from typing import Any

import discord
import pytest
import simcord
from simcord import InteractionResult

from bot.app.client import Piazza, create_client
from bot.app.config import Config
from bot.model.person import Person
from bot.services.services import Services
from bot.store.store import Store
from bot.tables.table import Table
from tests.games.changing import change

_BEGINNING = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
"""When the offline Discord's time begins."""
_STEP = 6 * 3600.0

PEOPLE = ("Anna", "Bruno", "Carla", "Dario", "Eva")


class VirtualTime:
    """The clock of the offline Discord, readable before that exists; `advance_time` moves it with all timers."""

    env: simcord.Env | None = None
    ahead = 0.0
    """Seconds by which the bot's clock is ahead, for time that passes while the bot is off."""

    def __call__(self) -> float:
        return _BEGINNING if self.env is None else self.env.now().timestamp() + self.ahead


class World:
    """Our client in an offline Discord, with a channel and people in it."""

    def __init__(self, env: simcord.Env, client: Piazza, config: Config, time: VirtualTime, game: str) -> None:
        self.game = game
        """The game played where a test names none."""
        self.env = env
        self.client = client
        self.config = config
        self.time = time
        self.guild = env.create_guild("Piazza")
        self.channel = self.guild.create_text_channel("palazzi")
        self.people = {name: self.guild.add_member(env.create_user(name)) for name in PEOPLE}
        self.anna, self.bruno, self.carla, self.dario, self.eva = self.people.values()
        """Anna opens tables, Bruno joins her, Carla and Dario are the third and fourth, and Eva looks on."""

    @property
    def services(self) -> Services:
        return self.client.services

    @property
    def store(self) -> Store:
        return self.services.store

    async def wish(self, person: simcord.MemberActor, **wishes: Any) -> None:
        await self.store.people.save(Person(person.id, **wishes))

    async def restart(self) -> None:
        await self.client.close()
        self.client = create_client(self.config, Random(8), self.time)
        await self.env.restart_bot(self.client)

    async def table(self) -> Table:
        table = await self.services.tables.newest_in_channel(self.channel.id)
        assert table is not None
        return table

    async def start(self, *names: str, computers: int = 0, **options: Any) -> Table:
        """Let people, by default Anna and Bruno, open a table, sit down with computer players, and begin."""
        first, *others = names or PEOPLE[:2]
        options = {"game": self.game} | options
        level = "novice" if options["game"] == "carrara" else "random"
        await self.people[first].slash(self.channel, "table new", **options)
        for name in others:
            await self.people[name].slash(self.channel, "table join")
        for _ in range(computers):
            await self.people[first].slash(self.channel, "table computer", action="add", level=level)
        await self.people[first].slash(self.channel, "table start")
        return await self.table()

    async def begin(self, position: Any, *names: str, **options: Any) -> Table:
        """Let people begin a game in a position, by default Anna, Bruno and so on."""
        with pytest.MonkeyPatch.context() as patch:
            change(patch, self.game, rules_deal=lambda *_: position)
            players = getattr(position, "open", position).players
            table = await self.start(*(names or PEOPLE)[: len(players)], **options)
        dealt = await table.store.log.position(table.id, 0)
        assert dealt is not None
        assert table.game.codec.position_from_json(dealt[1]) == position
        return table

    async def sleep(self, hours: float) -> None:
        """Let time pass, in steps that the offline Discord takes in one go."""
        left = hours * 3600
        while left > 0:
            step = min(left, _STEP)
            await self.env.advance_time(step)
            left -= step

    def by_seat(self, table: Table, seat: int) -> simcord.MemberActor:
        return self.people[table.seats[seat].name]

    def mover(self, table: Table) -> simcord.MemberActor:
        return self.by_seat(table, table.actors()[0])

    def seated(self, table: Table) -> list[simcord.MemberActor]:
        return [self.by_seat(table, seat) for seat in range(len(table.seats))]

    def public(self) -> list[discord.Message]:
        return public_in(self.channel)

    def newest(self, what: str = "") -> discord.Message:
        """Return the newest public message, or the newest one with a control that does `what`."""
        return next(message for message in reversed(self.public()) if not what or has(message, what))

    def current(self, message: discord.Message) -> discord.Message:
        return next(other for other in self.public() if other.id == message.id)

    def turn_message(self) -> discord.Message:
        """Return the public message with the controls of the turn, in a game without panels of its own."""
        return self.newest("play")

    async def give(self, person: simcord.MemberActor | str, command: str, **options: Any) -> InteractionResult:
        """Let a person, who may be given by name, give a command in the channel."""
        actor = self.people[person] if isinstance(person, str) else person
        return await actor.slash(self.channel, command, **options)

    async def ask(self, person: simcord.MemberActor | str, command: str, **options: Any) -> discord.Message:
        """Let a person give a command in the channel, and return the message that answers."""
        return shown(await self.give(person, command, **options))

    async def refused(self, person: simcord.MemberActor | str, command: str, **options: Any) -> str:
        """Let a person give a command in the channel, and return the text of its refusal."""
        return refusal(await self.give(person, command, **options))


def public_in(channel: Any) -> list[discord.Message]:
    """List the messages that everyone in a channel sees, oldest first."""
    return [message for message in channel.history() if not message.flags.ephemeral]


def direct(person: simcord.MemberActor) -> list[discord.Message]:
    """List the messages that the bot has sent to a person directly and that still exist, oldest first."""
    return public_in(person.user.dm_channel)


def pings(message: discord.Message) -> list[int]:
    """Return whom a message has pinged: nobody if it is silent, even if it mentions someone."""
    return [] if message.flags.suppress_notifications else [user.id for user in message.mentions]


def answers(result: InteractionResult) -> list[discord.Message]:
    return [each.message for each in (result.response, *result.followups) if each is not None]


def shown(result: InteractionResult) -> discord.Message:
    """Return the message that answers an interaction, the latest if there are several."""
    found = answers(result)
    assert found, "the interaction was not answered"
    return found[-1]


def parts(message: discord.Message) -> list[discord.ui.Item[Any]]:
    return list(discord.ui.LayoutView.from_message(message, timeout=None).walk_children())


def check_boards(shown: list[str], turns: list[str]) -> None:
    """Check that boards were shown in order, each once, including the newest; an overtaken one may be missing."""
    left = iter(turns)
    assert all(board in left for board in shown), (shown, turns)
    assert shown[-1] == turns[-1]


def said(message: discord.Message) -> str:
    """Return the texts of a message, without the line that only mentions whom it pings."""
    texts = [part.content for part in parts(message) if isinstance(part, discord.ui.TextDisplay)]
    return "\n".join(text for text in texts if not re.fullmatch(r"-# 🔔( <@\d+>)+", text))


def files(message: discord.Message) -> list[str]:
    """List a message's files by name, without the extensions, which are those of their formats."""
    return [file.filename.rpartition(".")[0] for file in message.attachments]


async def contents(message: discord.Message) -> list[bytes]:
    return [await file.read() for file in message.attachments]


def first_files(messages: list[discord.Message]) -> list[str]:
    return [names[0] for names in map(files, messages) if names]


def alts(message: discord.Message) -> list[str]:
    return [
        item.description or ""
        for part in parts(message)
        if isinstance(part, discord.ui.MediaGallery)
        for item in part.items
    ]


def controls(message: discord.Message) -> dict[str, discord.ui.Button[Any] | discord.ui.Select[Any]]:
    return {
        part.custom_id: part
        for part in parts(message)
        if isinstance(part, discord.ui.Button | discord.ui.Select) and part.custom_id
    }


def control(message: discord.Message, what: str) -> str:
    """Return the custom id of the control that does `what`."""
    found = [custom_id for custom_id in controls(message) if custom_id.split(":")[1] == what]
    assert found, f"no {what} among {list(controls(message))}"
    return found[0]


def button_of(message: discord.Message, what: str, part: str) -> str:
    """Return the custom id of the button that does `what` with this argument, or with this as a part of it."""
    ours = [custom_id.split(":", 5) for custom_id in controls(message)]
    found = [each for each in ours if each[1] == what and part in (each[-1], *each[-1].split("."))]
    assert len(found) == 1, f"{what} with {part} among {ours}"
    return ":".join(found[0])


def answer(message: discord.Message, choice: str) -> str:
    (found,) = [custom_id for custom_id in controls(message) if custom_id.endswith(f".{choice}")]
    return found


async def tap(person: Any, message: discord.Message, what: str) -> InteractionResult:
    result: InteractionResult = await person.click(message, custom_id=control(message, what))
    return result


async def open_panel(person: Any, message: discord.Message, what: str = "", label: str = "") -> discord.Message:
    """Let a person click the control that does `what`, or the one with a label, and return the message that answers."""
    return shown(await (person.click(message, label=label) if label else tap(person, message, what)))


async def open_more(person: Any, message: discord.Message, what: str) -> discord.Message:
    """Let a person click the control that does `what` under More, and return the message that answers."""
    return await open_panel(person, await open_panel(person, message, "more"), what)


async def reply(person: Any, message: discord.Message, choice: str) -> InteractionResult:
    result: InteractionResult = await person.click(message, custom_id=answer(message, choice))
    return result


def choices(message: discord.Message, what: str) -> list[discord.SelectOption]:
    select = controls(message)[control(message, what)]
    assert isinstance(select, discord.ui.Select)
    return select.options


async def pick(person: Any, message: discord.Message, what: str, *values: Any) -> discord.Message:
    """Let a person choose in the select that does `what`, and return the message that answers."""
    return shown(await person.select(message, list(values), custom_id=control(message, what)))


def has(message: discord.Message, what: str) -> bool:
    return any(custom_id.split(":")[1] == what for custom_id in controls(message))


def refusal(result: InteractionResult) -> str:
    """Return a refusal's text, without the panel below it, after checking that only its reader sees it."""
    message = shown(result)
    assert message.flags.ephemeral
    return next(part.content for part in parts(message) if isinstance(part, discord.ui.TextDisplay))
