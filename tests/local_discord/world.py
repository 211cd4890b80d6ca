"""SimCord's world in real time, and the people in it, who act while the bot runs elsewhere."""

from __future__ import annotations

import secrets
from collections import defaultdict
from dataclasses import dataclass, field
from datetime import UTC, datetime
from time import monotonic
from typing import Any

import discord
from simcord._clock import Clock
from simcord.backend import Backend, models, serializers
from simcord.backend.command_access import command_access
from simcord.components import walk_components
from simcord.enums import ComponentType, InteractionType, OverwriteType
from simcord.interactions import base_payload, check_options, nest_options, walk_to_subcommand

from tests.local_discord.process import Changes

Json = dict[str, Any]

# types of first responses
DEFER_MESSAGE, DEFER_UPDATE = 5, 6
LOADING = 1 << 7


class RealTime(Clock):
    """The time of the bot's process."""

    def now(self) -> datetime:
        return datetime.now(UTC)


class World(Backend):
    def __init__(self) -> None:
        super().__init__(clock=RealTime())
        self.bot_user.name = "piazza"
        self.token = f"{secrets.token_hex(12)}.{secrets.token_hex(3)}.{secrets.token_hex(16)}"
        self.changes = Changes()
        self.acts: dict[str, Interaction] = {}
        """What people did, by the tokens of the interactions."""
        self.posted: defaultdict[int, list[list[str]]] = defaultdict(list)

    def commit_message(self, message: models.Message, *, broadcast: bool = True) -> models.Message:
        """Note a public message's controls."""
        if not message.is_ephemeral:
            self.posted[message.channel_id].append(Message(self, message).custom_ids)
        return super().commit_message(message, broadcast=broadcast)


@dataclass(frozen=True)
class Message:
    """A message as people see it, even when it is deleted."""

    world: World
    stored: models.Message

    @property
    def id(self) -> int:
        return self.stored.id

    @property
    def ephemeral(self) -> bool:
        return self.stored.is_ephemeral

    @property
    def loading(self) -> bool:
        """Whether the message still says that the bot is thinking."""
        return bool(self.stored.flags & LOADING)

    @property
    def edited(self) -> bool:
        return self.stored.edited_timestamp is not None

    @property
    def deleted(self) -> bool:
        return self.id not in self.world.messages.get(self.stored.channel_id, {})

    @property
    def attachments(self) -> list[Json]:
        return self.stored.attachments

    @property
    def controls(self) -> list[Json]:
        """All interactive components, in order."""
        return [component for component in walk_components(self.stored.components) if "custom_id" in component]

    @property
    def custom_ids(self) -> list[str]:
        return [component["custom_id"] for component in self.controls]

    @property
    def text(self) -> str:
        """All text of the message, without the labels of its buttons."""
        shown = [self.stored.content, *(part.get("content") for part in walk_components(self.stored.components))]
        return "\n".join(filter(None, shown))

    def payload(self) -> Json:
        return dict(serializers.message_payload(self.world, self.stored))


@dataclass(eq=False)
class Interaction:
    """What a person did, with the bot's responses so far."""

    world: World
    record: models.Interaction
    data: Json
    source: Message | None
    """The message whose control was used."""
    type: int | None = None
    """The type of the first response: 4 message, 5 and 6 deferred, 7 update, 8 choices, 9 modal; None: not yet."""
    seconds: float | None = None
    """How long the first response took."""
    changes: Changes = field(default_factory=Changes)
    _born: float = field(default_factory=monotonic)
    _told: dict[int, Message] = field(default_factory=dict)

    @property
    def id(self) -> int:
        return self.record.id

    @property
    def message(self) -> Message | None:
        """The response message; that of the control, if it was changed."""
        return self._told.get(self.record.message_id or 0)

    @property
    def followups(self) -> list[Message]:
        return [self._told[number] for number in self.record.followup_ids]

    @property
    def text(self) -> str:
        """The text of the response and of all followups, as far as the person still sees them."""
        return "\n".join(message.text for message in self._told.values() if not message.deleted)

    def note(self, first: int | None = None) -> None:
        """Note the messages so far, and the type of the first response if it has just come."""
        if first is not None:
            self.type, self.seconds = first, monotonic() - self._born
        there = self.world.messages.get(self.record.channel_id, {})
        for number in (self.record.message_id, *self.record.followup_ids):
            if number in there:
                self._told.setdefault(number, Message(self.world, there[number]))
        self.changes.touch()

    async def answered(self, within: float | None = 5.0) -> Interaction:
        """Wait for the first response of any kind."""
        try:
            await self.changes.until(lambda: self.type is not None, within)
        except TimeoutError:
            raise TimeoutError(f"no answer within {within} s to {self.data}") from None
        return self

    async def shown(self, within: float | None = 5.0) -> Message:
        """Wait for the response message, even if deferred, and return it."""
        try:
            found = await self.changes.until(
                lambda: self.message if self.message and not self.message.loading else None, within
            )
        except TimeoutError:
            raise TimeoutError(f"no message within {within} s to {self.data}") from None
        assert found is not None
        return found


@dataclass(frozen=True)
class Channel:
    """A text channel or a direct-message channel."""

    world: World
    id: int

    @property
    def guild(self) -> int | None:
        """The server's id; None for a direct-message channel."""
        return self.world.channels[self.id].guild_id

    @property
    def messages(self) -> list[Message]:
        """The public messages, oldest first."""
        there = self.world.messages.get(self.id, {}).values()
        return [Message(self.world, message) for message in there if not message.is_ephemeral]

    @property
    def posted(self) -> list[list[str]]:
        """The custom ids of each public message ever posted here, including deleted ones."""
        return self.world.posted[self.id]

    def deny(self, *permissions: str) -> None:
        """Withhold these permissions from the bot here, and no others."""
        bits = discord.Permissions(**dict.fromkeys(permissions, True)).value
        self.world.set_overwrite(self.id, models.Overwrite(self.world.bot_user.id, OverwriteType.MEMBER, deny=bits))


class NotPossible(Exception):
    """Discord's client would not let a person do this."""


@dataclass(frozen=True)
class Person:
    """A person, and everything they can do in Discord's client.

    Each action returns once the bot has responded, within ``within`` seconds; with None it returns at once, and the
    response can be awaited later.
    """

    world: World
    id: int

    @property
    def name(self) -> str:
        return self.world.users[self.id].name

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    @property
    def direct(self) -> Channel:
        return Channel(self.world, self.world.get_dm_channel(self.id).id)

    async def slash(self, channel: Channel, path: str, *, within: float | None = 5.0, **options: Any) -> Interaction:
        """Call a slash command such as ``table new``, with options by name as Python values."""
        name, *steps = path.split()
        try:
            # a bot that has just started registers its commands first
            command = await self.world.changes.until(
                lambda: self.world.find_command(name, channel.guild), within or 5.0
            )
        except TimeoutError:
            raise NotPossible(f"/{name} is not registered") from None
        assert command is not None
        if not (access := command_access(self.world, command, user_id=self.id, channel_id=channel.id)).allowed:
            raise NotPossible(f"{self.name} cannot call /{name}: {access.reason}")
        leaf, nesting = walk_to_subcommand(command, steps)
        kinds = {option["name"]: option["type"] for option in leaf.get("options") or ()}
        given = check_options(path, leaf, options).items()
        built = [{"name": option, "type": kinds[option], "value": value} for option, value in given]
        data = {"id": command["id"], "name": name, "type": 1, "options": nest_options(command, nesting, built)}
        return await self._answered(self._act(InteractionType.APPLICATION_COMMAND, channel.id, data), within)

    async def ask(self, channel: Channel, path: str, **options: Any) -> Message:
        """Call a slash command, however long it takes, and return the message that answers."""
        return await (await self.slash(channel, path, within=25, **options)).shown(25)

    async def click(self, message: Message, name: str, *, within: float | None = 5.0) -> Interaction:
        """Press a button, named by custom id or label."""
        return await self._answered(self.press(message, name), within)

    def press(self, message: Message, name: str) -> Interaction:
        """Press a button without waiting."""
        named = [each for each in message.controls if name in (each["custom_id"], each.get("label"))]
        control = next((each for each in named if not each.get("disabled")), None)
        if control is None or message.deleted or not message.stored.visible_to(self.id):
            raise NotPossible(f"{self.name} cannot use {name!r} of {message.custom_ids}")
        data: Json = {
            "component_type": ComponentType.BUTTON,
            "custom_id": control["custom_id"],
            "id": control.get("id", 1),
        }
        return self._act(InteractionType.MESSAGE_COMPONENT, message.stored.channel_id, data, message)

    def _act(self, kind: InteractionType, channel: int, data: Json, source: Message | None = None) -> Interaction:
        world = self.world
        guild = world.channels[channel].guild_id
        record, payload = base_payload(world, type=kind, channel_id=channel, guild_id=guild, user_id=self.id, data=data)
        if source is not None:
            record.source_message_id = source.id
            payload["message"] = source.payload()
        world.acts[record.token] = act = Interaction(world, record, data, source)
        world.emit("INTERACTION_CREATE", payload)
        return act

    async def _answered(self, act: Interaction, within: float | None) -> Interaction:
        return act if within is None else await act.answered(within)


@dataclass(frozen=True)
class Guild:
    """A server; the bot is a member of it until it is removed."""

    world: World
    stored: models.Guild

    @property
    def id(self) -> int:
        return self.stored.id

    def permit(self, permissions: int) -> None:
        """Let the bot, like everyone, do this and nothing else."""
        for role in self.stored.roles.values():
            role.permissions = permissions

    def channel(self, name: str) -> Channel:
        return Channel(self.world, self.world.create_channel(self.id, name).id)

    def member(self, who: str | Person) -> Person:
        """Add a person to the server; a name creates a new one."""
        person = Person(self.world, self.world.make_user(who).id) if isinstance(who, str) else who
        self.world.add_member(self.id, person.id, announce=True)
        return person
