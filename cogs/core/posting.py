"""Messages of a server that belong to no table, each sent once even if the bot is killed."""

from __future__ import annotations

import logging
from abc import abstractmethod
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from typing import Final

import discord

from bot.model.pace import HOUR
from bot.services.background import Background, PutOff
from bot.telemetry.logs import log_context
from cogs.core.panel import marks_in
from cogs.core.places import UNANSWERED
from cogs.core.request import Host

log = logging.getLogger(__name__)

CLOCK_MARGIN: Final = HOUR
"""Seconds by which the machine's clock may be ahead of Discord's."""


async def find_own_messages(
    client: discord.Client, channel: discord.abc.Messageable, since: int, former: int = 0
) -> AsyncIterator[discord.Message]:
    """Yield the bot's messages in a channel, newest first, that may have been sent since then and after a former one.

    The time is in seconds since 1970.
    """
    after = max(former, discord.utils.time_snowflake(datetime.fromtimestamp(since - CLOCK_MARGIN, UTC)))
    # newest first, as the message is most likely there
    async for message in channel.history(limit=None, after=discord.Object(after), oldest_first=False):
        if message.author == client.user:
            yield message


class Posting(Background[int]):
    """Sends due messages, retries after faults, and finds those that a killed process has already sent."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host

    def logged(self, key: int) -> AbstractContextManager[None]:
        """Mark nothing, as it is about no table."""
        return log_context(None)

    def _name(self, key: int) -> str:
        return f"{self.WORK} {key}"

    @abstractmethod
    async def post(self, key: int) -> float | None:
        """Send due messages; return the seconds until more are due, or None to wait until it is woken."""

    async def work(self, key: int) -> float | None:
        """Send due messages; a fault at Discord's end is tried again."""
        try:
            return await self.post(key)
        except discord.Forbidden as error:
            log.info("%s: its channel cannot be written to", self._name(key))
            raise PutOff(HOUR) from error
        except discord.NotFound:
            log.info("%s: its channel is gone", self._name(key))
        except UNANSWERED as error:
            wait = self.backoffs[key].next()
            log.warning("%s: no message; next try in %.0f s", self._name(key), wait, exc_info=True)
            raise PutOff(wait) from error
        return None

    async def find(self, channel: discord.abc.Messageable, mark: int, since: int) -> int | None:
        """Return the message with a mark that has been sent since then, in seconds since 1970."""
        async for message in find_own_messages(self._host, channel, since):
            if mark in marks_in(message):
                return message.id
        return None
