"""Whether what Discord could not find is gone for good: one request is not enough to give up a whole channel."""

from __future__ import annotations

from typing import Final

import discord

_UNKNOWN_CHANNEL: Final = 10003
_UNKNOWN_MESSAGE: Final = 10008
"""Discord's codes; a 404 that comes from a fault of its own has neither."""


async def is_gone(client: discord.Client, channel: int | None, missing: discord.NotFound) -> bool:
    """Return whether a message, or else its channel, no longer exists; the channel is asked for once more.

    With None it is a direct message, whose channel cannot be asked for. Raise HTTPException where nobody can say now.
    """
    if missing.code == _UNKNOWN_MESSAGE:
        return True
    if channel is None:
        return missing.code == _UNKNOWN_CHANNEL
    try:
        await client.http.get_channel(channel)
    except discord.NotFound as again:
        return again.code == _UNKNOWN_CHANNEL
    return False
