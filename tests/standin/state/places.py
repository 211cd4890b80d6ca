"""Servers and channels, and what a test can do to them."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import discord

from tests.standin.state.messages import Message
from tests.standin.state.times import now, snowflake

if TYPE_CHECKING:
    from tests.standin.state.people import Person
    from tests.standin.state.world import World

JSON = dict[str, Any]

TEXT_CHANNEL, DIRECT, THREAD = 0, 1, 11

# what the bot's invitation requests at least, plus what members have
EVERYONE = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    embed_links=True,
    read_message_history=True,
    use_application_commands=True,
    add_reactions=True,
    create_public_threads=True,
).value


def bits(*names: str) -> int:
    """Return the bit set of the named permissions."""
    return discord.Permissions(**dict.fromkeys(names, True)).value


@dataclass(eq=False)
class Channel:
    """A text channel, a thread or a direct-message channel."""

    world: "World"
    name: str
    kind: int = TEXT_CHANNEL
    guild: "Guild | None" = None
    parent: "Channel | None" = None
    recipient: "Person | None" = None
    id: int = field(default_factory=snowflake)
    messages: list[Message] = field(default_factory=list)
    posted: list[list[str]] = field(default_factory=list)
    """The custom ids of each public message ever posted here, including deleted ones."""
    denied: int = 0
    allowed: int = 0
    deleted: bool = False

    @property
    def last(self) -> Message:
        """The newest public message."""
        return self.messages[-1]

    @property
    def permissions(self) -> int:
        """The bot's permissions here."""
        if self.guild is None:
            return EVERYONE
        base = self.guild.bot_permissions if self.parent is None else self.parent.permissions
        return base & ~self.denied | self.allowed

    def deny(self, *names: str) -> None:
        """Deny the bot permissions in this channel."""
        self.denied, self.allowed = self.denied | bits(*names), self.allowed & ~bits(*names)
        self._tell("CHANNEL_UPDATE")

    def allow(self, *names: str) -> None:
        """Grant the bot permissions in this channel."""
        self.denied, self.allowed = self.denied & ~bits(*names), self.allowed | bits(*names)
        self._tell("CHANNEL_UPDATE")

    def thread(self, name: str) -> "Channel":
        """Open a thread in this channel."""
        thread = Channel(self.world, name, THREAD, self.guild, self)
        self.world.channels[thread.id] = thread
        thread._tell("THREAD_CREATE", newly_created=True)
        return thread

    def delete(self) -> None:
        """Delete the channel with its threads, as a moderator would."""
        self.deleted = True
        for thread in [each for each in self.world.channels.values() if each.parent is self]:
            thread.delete()
        self.world.channels.pop(self.id, None)
        self._tell("CHANNEL_DELETE" if self.kind == TEXT_CHANNEL else "THREAD_DELETE")

    def payload(self) -> JSON:
        """Return the channel as the API represents it."""
        common = {
            "id": str(self.id),
            "type": self.kind,
            "flags": 0,
            "last_message_id": str(self.messages[-1].id) if self.messages else None,
        }
        if self.kind == DIRECT:
            return {**common, "recipients": [] if self.recipient is None else [self.recipient.payload()]}
        common |= {
            "name": self.name,
            "guild_id": str(self.guild.id) if self.guild else None,
            "rate_limit_per_user": 0,
            "parent_id": str(self.parent.id) if self.parent else None,
        }
        if self.kind == THREAD:
            metadata = {
                "archived": False,
                "auto_archive_duration": 1440,
                "archive_timestamp": now(),
                "locked": False,
                "create_timestamp": now(),
            }
            counts = {"message_count": len(self.messages), "member_count": 1}
            return {**common, **counts, "owner_id": str(self.world.bot.id), "thread_metadata": metadata}
        overwrite = {"id": str(self.world.bot.id), "type": 1, "allow": str(self.allowed), "deny": str(self.denied)}
        return {**common, "position": 0, "topic": None, "nsfw": False, "permission_overwrites": [overwrite]}

    def _tell(self, event: str, **more: Any) -> None:
        if self.guild is not None:
            self.world.tell(event, {**self.payload(), **more}, guild=self.guild)
        self.world.changes.touch()


@dataclass(eq=False)
class Guild:
    """A server; the bot is a member of it until it is removed."""

    world: "World"
    name: str
    locale: str = "en-US"
    id: int = field(default_factory=snowflake)
    role: int = field(default_factory=snowflake)
    bot_permissions: int = EVERYONE
    members: "dict[int, Person]" = field(default_factory=dict)
    present: bool = True

    def channel(self, name: str) -> Channel:
        """Open a text channel."""
        channel = Channel(self.world, name, guild=self)
        self.world.channels[channel.id] = channel
        channel._tell("CHANNEL_CREATE")
        return channel

    def member(self, name: "str | Person", *, locale: str = "en-US", permissions: tuple[str, ...] = ()) -> "Person":
        """Add a person to the server; a name creates a new one."""
        person = self.world.person(name, locale=locale) if isinstance(name, str) else name
        self.members[person.id] = person
        person.rights[self.id] = bits(*permissions)
        self.world.tell("GUILD_MEMBER_ADD", {**person.member(self), "guild_id": str(self.id)}, guild=self, intent=1)
        return person

    def remove(self, person: "Person") -> None:
        """Remove a person from the server."""
        del self.members[person.id]
        gone = {"guild_id": str(self.id), "user": person.payload()}
        self.world.tell("GUILD_MEMBER_REMOVE", gone, guild=self, intent=1)

    def expel_bot(self) -> None:
        """Remove the bot; its further requests to this server are refused."""
        self.world.tell("GUILD_DELETE", {"id": str(self.id)}, guild=self)
        self.present = False

    def invite_bot(self) -> None:
        """Add the bot again."""
        self.present = True
        self.world.tell("GUILD_CREATE", self.payload(), guild=self)

    def delete(self) -> None:
        """Delete the server with all its channels."""
        self.expel_bot()
        del self.world.guilds[self.id]
        for channel in [each for each in self.world.channels.values() if each.guild is self]:
            channel.deleted = True
            del self.world.channels[channel.id]
        self.world.changes.touch()

    @property
    def places(self) -> list[Channel]:
        """All channels and threads."""
        return [channel for channel in self.world.channels.values() if channel.guild is self]

    def payload(self) -> JSON:
        """Return the server as GUILD_CREATE and the API represent it."""
        bot = self.world.bot
        return {
            "id": str(self.id),
            "name": self.name,
            "owner_id": str(self.id),
            "icon": None,
            "splash": None,
            "banner": None,
            "description": None,
            "preferred_locale": self.locale,
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "system_channel_flags": 0,
            "features": [],
            "emojis": [],
            "stickers": [],
            "roles": [_role(self.id, "@everyone", EVERYONE), _role(self.role, bot.name, self.bot_permissions)],
            "member_count": len(self.members) + 1,
            "large": False,
            "unavailable": False,
            "joined_at": now(),
            "members": [bot.member(self)],
            "channels": [channel.payload() for channel in self.places if channel.kind == TEXT_CHANNEL],
            "threads": [channel.payload() for channel in self.places if channel.kind == THREAD],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }


def _role(number: int, name: str, permissions: int) -> JSON:
    colors = {"primary_color": 0, "secondary_color": None, "tertiary_color": None}
    return {
        "id": str(number),
        "name": name,
        "permissions": str(permissions),
        "position": int(name != "@everyone"),
        "color": 0,
        "colors": colors,
        "hoist": False,
        "managed": name != "@everyone",
        "mentionable": False,
        "flags": 0,
    }
