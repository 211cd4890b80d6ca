"""The state of the stand-in: people, places, messages, interactions and commands."""

import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.standin.state.attachments import Shelf
from tests.standin.state.changes import Changes
from tests.standin.state.commands import Commands
from tests.standin.state.faults import Faults
from tests.standin.state.interactions import AUTOCOMPLETE, COMMAND, Interaction
from tests.standin.state.messages import Message
from tests.standin.state.people import Person
from tests.standin.state.places import DIRECT, EVERYONE, Channel, Guild
from tests.standin.state.times import Clock, snowflake

JSON = dict[str, Any]
# with ``keep``: more than can be open within the few minutes in which a bot follows up
OPEN_INTERACTIONS = 5_000

Teller = Callable[[str, JSON, int | None, int | None], None]


@dataclass(frozen=True)
class Request:
    """One request that has been answered; status 0 means that the response was lost."""

    method: str
    path: str
    status: int
    error: str | None = None


class World:
    """The state behind the API, changed by the bot through requests and by tests directly."""

    def __init__(self, *, keep: int | None, keep_bytes: int) -> None:
        self.token = f"{secrets.token_hex(12)}.{secrets.token_hex(3)}.{secrets.token_hex(16)}"
        self.application = snowflake()
        self.flags = 0
        self.endpoint: str | None = None
        self.clock = Clock()
        self.changes = Changes()
        self.faults = Faults()
        self.shelf = Shelf(keep_bytes)
        self.commands = Commands(self.application)
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.people: dict[int, Person] = {}
        self.messages: dict[int, Message] = {}
        self.nonces: dict[str, tuple[float, Message]] = {}
        self.interactions: dict[str, Interaction] = {}
        self.requests: deque[Request] = deque(maxlen=100_000)
        self.answer_seconds = 3.0
        self.token_seconds = 900.0
        self.nonce_seconds = 300.0
        self.keep = keep
        self.listener: Teller = lambda event, data, guild, intent: None
        self.bot = Person(self, "Piazza", bot=True)

    def person(self, name: str, *, locale: str = "en-US") -> Person:
        """Create a person who is in no server yet."""
        person = Person(self, name, locale=locale)
        self.people[person.id] = person
        return person

    def direct(self, person: Person) -> Channel:
        """Return the direct-message channel of a person and the bot, always the same one."""
        if person.conversation is None:
            person.conversation = Channel(self, "", DIRECT, recipient=person)
            self.channels[person.conversation.id] = person.conversation
        return person.conversation

    def tell(self, event: str, data: JSON, *, guild: Guild | None = None, intent: int | None = None) -> None:
        """Send an event through the gateway; `intent` is the bit that a client must have requested."""
        if guild is None or guild.present:
            self.listener(event, data, None if guild is None else guild.id, intent)
        self.changes.touch()

    def act(self, interaction: Interaction) -> Interaction:
        """Send a person's interaction to the bot."""
        self.interactions[interaction.token] = interaction
        if self.keep is not None and len(self.interactions) > OPEN_INTERACTIONS:
            del self.interactions[next(iter(self.interactions))]
        self.tell("INTERACTION_CREATE", self._interaction(interaction), guild=interaction.channel.guild)
        return interaction

    def show(self, message: Message) -> None:
        """Add a new message to its channel or, if ephemeral, to its viewer's messages."""
        self.messages[message.id] = message
        seen = message.channel.messages if message.viewer is None else message.viewer.private
        seen.append(message)
        if message.viewer is None:
            message.channel.posted.append(message.custom_ids)
        if self.keep is not None and len(seen) > self.keep:
            self.messages.pop(seen.pop(0).id, None)
        self._tell_message("MESSAGE_CREATE", message, message.payload())

    def update(self, message: Message) -> None:
        """Report a changed message to the bot."""
        self._tell_message("MESSAGE_UPDATE", message, message.payload())

    def delete(self, message: Message) -> None:
        """Delete a message, and report that to the bot."""
        message.deleted = True
        self.messages.pop(message.id, None)
        seen = message.channel.messages if message.viewer is None else message.viewer.private
        if message in seen:
            seen.remove(message)
        gone = {"id": str(message.id), "channel_id": str(message.channel.id)}
        guild = message.channel.guild
        self._tell_message("MESSAGE_DELETE", message, gone if guild is None else {**gone, "guild_id": str(guild.id)})

    def _tell_message(self, event: str, message: Message, data: JSON) -> None:
        guild = message.channel.guild
        if message.viewer is None:
            self.tell(event, data, guild=guild, intent=12 if guild is None else 9)
        self.changes.touch()

    def _interaction(self, interaction: Interaction) -> JSON:
        person, channel, guild = interaction.person, interaction.channel, interaction.channel.guild
        payload = {
            "id": str(interaction.id),
            "application_id": str(self.application),
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": str(channel.id),
            "app_permissions": str(channel.permissions),
            "locale": person.locale,
            "entitlements": [],
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if interaction.source is not None and interaction.kind not in (COMMAND, AUTOCOMPLETE):
            payload["message"] = interaction.source.payload()
        if guild is None:
            owners = {"0": "0"} if interaction.person.guilds else {"1": str(person.id)}
            more = {"context": 1, "channel": channel.payload(), "user": person.payload()}
            return {**payload, **more, "authorizing_integration_owners": owners}
        rights = EVERYONE | person.rights.get(guild.id, 0)
        return {
            **payload,
            "context": 0,
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "channel": {**channel.payload(), "permissions": str(rights)},
            "member": {**person.member(guild), "permissions": str(rights)},
            "authorizing_integration_owners": {"0": str(guild.id)},
        }
