"""Messages as the stand-in stores them, with properties for tests."""

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.standin.state.attachments import Attachment
from tests.standin.state.limits import GALLERY, TEXT, THUMBNAIL, walk
from tests.standin.state.times import now, snowflake

if TYPE_CHECKING:
    from tests.standin.state.people import Person
    from tests.standin.state.places import Channel

JSON = dict[str, Any]

EPHEMERAL, LOADING, SILENT = 1 << 6, 1 << 7, 1 << 12


@dataclass(eq=False)
class Message:
    """A message; one with a viewer is ephemeral and shown only to that person."""

    channel: "Channel"
    author: "Person"
    viewer: "Person | None" = None
    content: str = ""
    embeds: list[JSON] = field(default_factory=list)
    components: list[JSON] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    nonce: str | None = None
    allowed_mentions: JSON | None = None
    reference: JSON | None = None
    interaction: JSON | None = None
    application: int | None = None
    id: int = field(default_factory=snowflake)
    created: str = field(default_factory=now)
    edited: str | None = None
    edits: int = 0
    deleted: bool = False
    pinned: bool = False
    pinged: "list[Person]" = field(default_factory=list)

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees the message."""
        return self.viewer is not None

    @property
    def loading(self) -> bool:
        """Whether the message still says that the bot is thinking."""
        return bool(self.flags & LOADING)

    @property
    def silent(self) -> bool:
        """Whether the message was sent without a notification."""
        return bool(self.flags & SILENT)

    @property
    def controls(self) -> list[JSON]:
        """All interactive components, in order."""
        return [component for _, component in walk(self.components) if "custom_id" in component]

    @property
    def custom_ids(self) -> list[str]:
        """The custom ids of all components, in order."""
        return [component["custom_id"] for component in self.controls]

    @property
    def text(self) -> str:
        """All text of the message, without the labels of its buttons."""
        texts = (component["content"] for _, component in walk(self.components) if component.get("type") == TEXT)
        return "\n".join(filter(None, [self.content, *texts]))

    @property
    def alt_texts(self) -> list[str]:
        """The descriptions of all pictures that are shown."""
        shown = [attachment.description for attachment in self.attachments]
        for _, component in walk(self.components):
            if component.get("type") in (GALLERY, THUMBNAIL):
                shown += [item.get("description") for item in component.get("items", [component])]
        return list(dict.fromkeys(filter(None, shown)))

    def control(self, name: str) -> JSON:
        """Find the component with this custom id or, failing that, with this label."""
        for key in ("custom_id", "label"):
            for component in self.controls:
                if component.get(key) == name:
                    return component
        raise LookupError(f"no {name!r} among {self.custom_ids} of message {self.id}")

    def payload(self) -> JSON:
        """Return the message as the API represents it."""
        guild, reference = self.channel.guild, self.reference
        return {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "type": 20 if self.interaction and self.interaction["type"] == 2 else 0,
            "author": self.author.payload(),
            "content": self.content,
            "timestamp": self.created,
            "edited_timestamp": self.edited,
            "tts": False,
            "mention_everyone": False,
            "mentions": [person.payload() for person in self.pinged],
            "mention_roles": [],
            "attachments": [attachment.payload() for attachment in self.attachments],
            "embeds": self.embeds,
            "components": self.components,
            "pinned": self.pinned,
            "flags": self.flags,
            **({} if guild is None else {"guild_id": str(guild.id)}),
            **({} if self.nonce is None else {"nonce": self.nonce}),
            **({} if reference is None else {"message_reference": reference}),
            **({} if self.application is None else {"application_id": str(self.application)}),
            **(
                {}
                if self.interaction is None
                else {"interaction_metadata": self.interaction, "webhook_id": str(self.application)}
            ),
        }


def mentioned(text: str, allowed: JSON | None) -> set[int]:
    """Return the ids of the users whom a text pings, as far as that is allowed."""
    ids = {int(number) for number in re.findall(r"<@!?(\d+)>", text)}
    if allowed is None or "users" in (allowed.get("parse") or ()):
        return ids
    return ids & {int(number) for number in allowed.get("users") or ()}
