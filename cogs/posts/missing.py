"""What Discord's refusals mean for a message: whether its place is gone permanently, or only closed for now."""

from __future__ import annotations

from typing import Final

import discord

_UNKNOWN_CHANNEL: Final = 10003
_UNKNOWN_MESSAGE: Final = 10008
"""Discord's codes; a 404 caused by a fault at Discord has neither."""

CLOSED_THREAD: Final = (50083, 160005)
"""Discord's codes for a thread that is archived or locked; it may be opened again."""


async def no_longer_exists(client: discord.Client, channel: int | None, missing: discord.NotFound) -> bool:
    """Return whether a message or its channel no longer exists; the channel is requested once more.

    `channel` is None for a direct message, whose channel cannot be requested. Raise HTTPException if this is unclear.
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
