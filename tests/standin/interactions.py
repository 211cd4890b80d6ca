"""What a person has done in Discord's window, and what the bot answers to it."""

import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.standin.attachments import Upload
from tests.standin.changes import Changes
from tests.standin.messages import Message
from tests.standin.times import snowflake

if TYPE_CHECKING:
    from tests.standin.people import Person
    from tests.standin.places import Channel

JSON = dict[str, Any]

# what was done
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
# how it is answered
MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


@dataclass(eq=False)
class Interaction:
    """One act of a person, with the bot's answer as far as it has come."""

    kind: int
    person: "Person"
    channel: "Channel"
    data: JSON
    born: float
    source: Message | None = None
    """The message whose control was used, also that from which a modal was opened."""
    id: int = field(default_factory=snowflake)
    token: str = field(default_factory=lambda: secrets.token_urlsafe(48))
    type: int | None = None
    """How the bot answered: 4 message, 5 and 6 deferred, 7 update, 8 choices, 9 modal; None: not yet."""
    message: Message | None = None
    """The message that answers; for 6 and 7 that of the control."""
    followups: list[Message] = field(default_factory=list)
    choices: list[JSON] = field(default_factory=list)
    modal: JSON | None = None
    seconds: float | None = None
    """How long the first answer took."""
    lapsed: bool = False
    uploads: list[Upload] = field(default_factory=list)
    changes: Changes = field(default_factory=Changes)

    @property
    def deferred(self) -> bool:
        """Tell whether the first answer was only to say that one will come."""
        return self.type in (DEFER_MESSAGE, DEFER_UPDATE)

    @property
    def ephemeral(self) -> bool:
        """Tell whether the answer is one that only this person sees."""
        return self.message is not None and self.message.ephemeral

    @property
    def text(self) -> str:
        """Put together the text of the answer and of all that followed."""
        return "\n".join(message.text for message in [self.message, *self.followups] if message is not None)

    def lapse(self) -> None:
        """Let the token be too old at once, as if a quarter of an hour had passed."""
        self.lapsed = True

    async def answered(self, within: float | None = 5.0) -> "Interaction":
        """Wait for the first answer of any kind."""
        try:
            await self.changes.until(lambda: self.type is not None, within)
        except TimeoutError:
            raise TimeoutError(f"no answer within {within} s to {self.data}") from None
        return self

    async def shown(self, within: float | None = 5.0) -> Message:
        """Wait for the message that answers, through any deferring, and return it."""
        message = self.changes.until(lambda: None if not self.message or self.message.loading else self.message, within)
        try:
            found = await message
        except TimeoutError:
            raise TimeoutError(f"no message within {within} s to {self.data}") from None
        assert found is not None
        return found

    async def followed(self, count: int = 1, within: float | None = 5.0) -> Message:
        """Wait for so many followups and return the last of them."""
        try:
            await self.changes.until(lambda: len(self.followups) >= count, within)
        except TimeoutError:
            raise TimeoutError(f"{len(self.followups)} of {count} followups within {within} s") from None
        return self.followups[count - 1]
