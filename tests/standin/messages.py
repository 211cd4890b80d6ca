"""Messages as the stand-in keeps them, with what a test wants to know about one."""

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.standin.attachments import Attachment
from tests.standin.limits import GALLERY, TEXT, THUMBNAIL, walk
from tests.standin.times import now, snowflake

if TYPE_CHECKING:
    from tests.standin.people import Person
    from tests.standin.places import Channel

JSON = dict[str, Any]

EPHEMERAL, LOADING, SILENT = 1 << 6, 1 << 7, 1 << 12


@dataclass(eq=False)
class Message:
    """A message; one with a viewer is ephemeral and shown to that person alone."""

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
        """Tell whether only one person sees the message."""
        return self.viewer is not None

    @property
    def loading(self) -> bool:
        """Tell whether the message still says that the bot is thinking."""
        return bool(self.flags & LOADING)

    @property
    def silent(self) -> bool:
        """Tell whether the message was sent without a notification."""
        return bool(self.flags & SILENT)

    @property
    def controls(self) -> list[JSON]:
        """List all components that can be used, in order."""
        return [component for _, component in walk(self.components) if "custom_id" in component]

    @property
    def custom_ids(self) -> list[str]:
        """List the custom ids of all components, in order."""
        return [component["custom_id"] for component in self.controls]

    @property
    def text(self) -> str:
        """Put together all text that stands in the message, the labels of its buttons not included."""
        texts = (component["content"] for _, component in walk(self.components) if component.get("type") == TEXT)
        return "\n".join(filter(None, [self.content, *texts]))

    @property
    def alt_texts(self) -> list[str]:
        """List the descriptions of all pictures that are shown."""
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
        """Write the message as the API gives it."""
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
    """Find whom a text pings, as far as it may ping anyone."""
    ids = {int(number) for number in re.findall(r"<@!?(\d+)>", text)}
    if allowed is None or "users" in (allowed.get("parse") or ()):
        return ids
    return ids & {int(number) for number in allowed.get("users") or ()}
