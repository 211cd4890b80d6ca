"""What Discord's refusals mean for a message: whether they pass, and whether its place is gone or only closed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import aiohttp
import discord

from bot.services.outbox import MissingRight, RateLimited, Unavailable
from cogs.core.places import UNKNOWN_CHANNEL

UNKNOWN_MESSAGE: Final = 10008
"""Discord's code for a message that does not exist; a 404 caused by a fault at Discord has another one."""

CLOSED_THREAD: Final = (50083, 160005)
"""Discord's codes for a thread that is archived or locked; it may be opened again."""

_PASSING: Final = (401, 404, 408, 429)
"""HTTP statuses below 500 that may pass by themselves."""


@contextmanager
def translating_faults() -> Iterator[None]:
    """Raise passing faults as the outbox's own exceptions; any other stays as it is, and counts as permanent."""
    try:
        yield
    except discord.RateLimited as error:
        raise RateLimited(error.retry_after) from error
    except discord.HTTPException as error:
        if error.status == 403 or error.code in CLOSED_THREAD:
            raise MissingRight(f"{error.code}") from error
        if error.status >= 500 or error.status in _PASSING:
            raise Unavailable(f"{error.status} {error.code}") from error
        raise
    except aiohttp.ClientError as error:
        raise Unavailable(str(error)) from error


async def no_longer_exists(client: discord.Client, channel: int | None, missing: discord.NotFound) -> bool:
    """Return whether a message or its channel no longer exists; the channel is requested once more.

    `channel` is None for a direct message, whose channel cannot be requested. Raise HTTPException if this is unclear.
    """
    if missing.code == UNKNOWN_MESSAGE:
        return True
    if channel is None:
        return missing.code == UNKNOWN_CHANNEL
    try:
        await client.http.get_channel(channel)
    except discord.NotFound as again:
        return again.code == UNKNOWN_CHANNEL
    return False
