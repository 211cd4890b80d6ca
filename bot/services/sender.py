"""What sends posts as Discord messages, and the faults that it raises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from bot.database.faults import StoreFault
from bot.model.rows import Post


class Gone(Exception):
    """The message can never be sent: its channel or message no longer exists."""


class Lapsed(Exception):
    """The message need no longer be sent: the question that it asks has been closed."""


class Closed(Exception):
    """The person takes no direct messages."""


class MissingRight(Exception):
    """The bot may not write in the channel for now: a permission is missing, or the thread is locked."""


class Unavailable(Exception):
    """Discord cannot be reached, or does not work, for now."""


class RateLimited(Exception):
    """Discord accepts no message there for a number of seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"for {seconds:.0f} s")
        self.seconds = seconds


class Sender(Protocol):
    """Sends posts as Discord messages."""

    async def send(self, post: Post, nonce: str, again: bool) -> int | None:
        """Send a post and return its message; with `again`, check first whether it has been sent already.

        Raise Gone, Lapsed, Closed, MissingRight, Unavailable or RateLimited; any other exception is a permanent fault.
        """
        ...

    async def find(self, posts: Sequence[Post]) -> Mapping[int, int]:
        """Return, by the posts' ids, the messages of those posts that have been sent already.

        Raise as `send` does.
        """
        ...


def is_passing(error: Exception) -> bool:
    """Return whether a fault may pass by itself, so that the same message may be sent later.

    Faults of Discord, the network, the disk and the store pass. Anything else would happen again: Discord refuses the
    content, or a bug breaks the message.
    """
    return isinstance(error, Unavailable | RateLimited | MissingRight | OSError | StoreFault)
