"""Interactions: what people do in Discord's client, and the bot's responses."""

import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.standin.state.changes import Changes
from tests.standin.state.messages import Message
from tests.standin.state.times import snowflake

if TYPE_CHECKING:
    from tests.standin.state.people import Person
    from tests.standin.state.places import Channel

JSON = dict[str, Any]

# types of interactions
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
# types of responses
MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


@dataclass(eq=False)
class Interaction:
    """One interaction of a person, with the bot's responses so far."""

    kind: int
    person: "Person"
    channel: "Channel"
    data: JSON
    born: float
    source: Message | None = None
    """The message whose control was used, also to open a submitted modal."""
    id: int = field(default_factory=snowflake)
    token: str = field(default_factory=lambda: secrets.token_urlsafe(48))
    type: int | None = None
    """The type of the first response: 4 message, 5 and 6 deferred, 7 update, 8 choices, 9 modal; None: not yet."""
    message: Message | None = None
    """The response message; for 6 and 7 that of the control."""
    followups: list[Message] = field(default_factory=list)
    choices: list[JSON] = field(default_factory=list)
    modal: JSON | None = None
    seconds: float | None = None
    """How long the first response took."""
    lapsed: bool = False
    changes: Changes = field(default_factory=Changes)

    @property
    def deferred(self) -> bool:
        """Whether the first response was deferred."""
        return self.type in (DEFER_MESSAGE, DEFER_UPDATE)

    @property
    def ephemeral(self) -> bool:
        """Whether only this person sees the response."""
        return self.message is not None and self.message.ephemeral

    @property
    def text(self) -> str:
        """The text of the response and of all followups."""
        return "\n".join(message.text for message in [self.message, *self.followups] if message is not None)

    def lapse(self) -> None:
        """Expire the token at once, as if fifteen minutes had passed."""
        self.lapsed = True

    async def answered(self, within: float | None = 5.0) -> "Interaction":
        """Wait for the first response of any kind."""
        try:
            await self.changes.until(lambda: self.type is not None, within)
        except TimeoutError:
            raise TimeoutError(f"no answer within {within} s to {self.data}") from None
        return self

    async def shown(self, within: float | None = 5.0) -> Message:
        """Wait for the response message, even if deferred, and return it."""
        message = self.changes.until(lambda: None if not self.message or self.message.loading else self.message, within)
        try:
            found = await message
        except TimeoutError:
            raise TimeoutError(f"no message within {within} s to {self.data}") from None
        assert found is not None
        return found

    async def followed(self, count: int = 1, within: float | None = 5.0) -> Message:
        """Wait for this many followups, and return the last of them."""
        try:
            await self.changes.until(lambda: len(self.followups) >= count, within)
        except TimeoutError:
            raise TimeoutError(f"{len(self.followups)} of {count} followups within {within} s") from None
        return self.followups[count - 1]
