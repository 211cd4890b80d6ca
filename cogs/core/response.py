"""The response to an interaction: private, in time, and only one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import aiohttp
import discord

from bot.telemetry.http_trace import count_tries
from cogs.core.controls import Form, Interaction, TextPrompt, modal_of
from cogs.core.panel import Panel, files, for_direct, layout, marks_in

log = logging.getLogger(__name__)

ACKNOWLEDGE_AFTER = 1.5
"""Seconds after which an interaction is acknowledged even if its response is not ready; Discord allows 3."""
FIRST_ANSWER_TIMEOUT: Final = 5.0
"""Seconds after an interaction within which a first answer is tried: Discord's 3, plus a margin."""
INTERACTION_LIFETIME: Final = 15 * 60.0
"""Seconds after an interaction within which other answers may follow."""
GONE_CODE = 10008
"""Discord's code for a message that no longer exists; a 404 caused by a fault at Discord has another one."""
ANSWERED_CODE = 40060
"""Discord's code for an interaction that already has a response."""


class Disconnected(Exception):
    """The connection to Discord was cut while answering, or it is too late; the answer may not have got through."""


class AnsweredElsewhere(Exception):
    """The interaction has been answered, but not by this response: it was delivered twice."""


ANSWER_LOST: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, Disconnected)
"""Raised when an answer may not have got through."""
UNKNOWN_INTERACTION: Final = 10062
"""Discord's code for an interaction that it no longer knows, and takes no answer to."""


class Response:
    """The private response to one interaction; a click on a private panel updates that panel."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self._arrived = asyncio.get_running_loop().time()
        self._lock = asyncio.Lock()
        self._tried = False
        """Whether an answer was given to Discord, even if it reported a failure."""
        self._got_through = False
        """Whether a provisional answer got through although its repetition was refused."""
        self._elsewhere = False
        message = interaction.message
        self._panel = message if message is not None and message.flags.ephemeral else None
        self.public = message if message is not None and not message.flags.ephemeral else None
        """The public message that was clicked."""
        self._deferred = False
        """Whether Discord shows that the bot is thinking."""
        self._provisional_shown = False
        """Whether a provisional panel is shown, which the response replaces."""
        self._limit: asyncio.Timeout

    @asynccontextmanager
    async def _sending(self) -> AsyncIterator[None]:
        """Send one thing at a time, while Discord takes it; raise Disconnected or AnsweredElsewhere."""
        async with self._lock:
            if self._elsewhere:
                raise AnsweredElsewhere
            if self._expires <= asyncio.get_running_loop().time():
                raise Disconnected
            try:
                async with asyncio.timeout_at(self._expires) as self._limit:
                    yield
            except (TimeoutError, OSError) as error:
                raise Disconnected from error

    @property
    def _expires(self) -> float:
        """The event loop's time from which Discord takes no more answers."""
        return self._arrived + (INTERACTION_LIFETIME if self._done else FIRST_ANSWER_TIMEOUT)

    @property
    def _done(self) -> bool:
        """Whether the first answer has been given, so that others follow it."""
        return self._got_through or self.interaction.response.is_done()

    async def _first(self, answer: Awaitable[Any], provisional: bool = False) -> Any:
        """Give the first answer, `provisional` if another is to follow, and return Discord's response.

        Raise AnsweredElsewhere if the interaction was delivered twice.
        """
        tried, self._tried, said = self._tried, True, None
        with count_tries() as tries:
            try:
                said = await answer
            except discord.HTTPException as error:
                if error.code != ANSWERED_CODE or tried:
                    raise
                # discord.py itself repeats what seems to have failed: then it was this answer that got through
                if not (provisional and tries.count > 1):
                    self._elsewhere = True
                    raise AnsweredElsewhere from error
                self._got_through = True
        self._limit.reschedule(self._expires)
        return said

    async def wait(self, panel: Panel) -> None:
        """Show a provisional panel without pictures; the response that follows replaces it."""
        async with self._sending():
            await (self._send if self._panel is None else self._edit)(panel, provisional=True)
        self._provisional_shown = True

    async def show(self, panel: Panel, fresh: bool = False) -> None:
        """Show a panel instead of the private one that was clicked; pictures need a new message."""
        async with self._sending():
            if self._panel is None and not self._provisional_shown:
                await self._send(panel)
            elif panel.uploads or fresh:
                await self._replace(panel)
            else:
                await self._edit(panel)

    def shows(self, stem: str) -> bool:
        """Return whether the private panel that was clicked shows a picture whose file name has this stem."""
        shown = [] if self._panel is None else self._panel.attachments
        return stem in [file.filename.rpartition(".")[0] for file in shown]

    async def note(self, panel: Panel) -> None:
        """Show a private panel in addition to the one that was clicked, which stays unchanged."""
        if self._provisional_shown:
            await self.show(panel)
            return
        async with self._sending():
            await self._send(panel)

    async def post(self, panel: Panel) -> int:
        """Post a message for everyone in the channel, and return its id; what was clicked stays. Nobody is pinged."""
        async with self._sending():
            how: Any = {"files": files(panel), "allowed_mentions": discord.AllowedMentions.none()}
            view = self._layout(panel)
            if self._done:
                sent: int = (await self.interaction.followup.send(view=view, **how)).id
            else:
                sent = (await self._first(self.interaction.response.send_message(view=view, **how))).message_id
        return sent

    async def change(self, panel: Panel) -> None:
        """Edit the public message that was clicked, without pinging anyone again."""
        assert self.public is not None
        async with self._sending():
            mark, nobody = max(marks_in(self.public), default=None), discord.AllowedMentions.none()
            view = layout(panel, self.interaction.client.command_mentions, mark=mark)
            if not self._done:
                await self._first(self.interaction.response.edit_message(view=view, allowed_mentions=nobody))
                return
            await self.public.edit(view=view, allowed_mentions=nobody)
            if self._deferred:
                self._deferred = False
                await self.interaction.delete_original_response()

    def _layout(self, panel: Panel, kept: Sequence[discord.Attachment] = ()) -> discord.ui.LayoutView:
        shown = for_direct(panel) if self.interaction.guild_id is None else panel
        return layout(shown, self.interaction.client.command_mentions, kept)

    async def _send(self, panel: Panel, provisional: bool = False) -> None:
        if self._done:
            await self._follow(panel)
            self._deferred = False
        else:
            send = self.interaction.response.send_message
            try:
                await self._first(send(view=self._layout(panel), files=files(panel), ephemeral=True), provisional)
            except discord.HTTPException as error:
                if error.code != ANSWERED_CODE:
                    raise
                # an earlier response got through, although Discord had said otherwise
                await self._follow(panel)

    async def _follow(self, panel: Panel) -> None:
        await self.interaction.followup.send(view=self._layout(panel), files=files(panel), ephemeral=True)

    async def _edit(self, panel: Panel, provisional: bool = False) -> None:
        kept = self._panel.attachments if self._panel is not None and panel.keeps_pictures else []
        view = self._layout(panel, kept)
        try:
            if self._done:
                await self.interaction.edit_original_response(view=view, attachments=kept)
            else:
                await self._first(self.interaction.response.edit_message(view=view, attachments=kept), provisional)
        except discord.NotFound as error:
            if error.code != GONE_CODE:
                raise
            await self._send(panel, provisional)  # replaced by another panel, or dismissed by its reader

    async def _replace(self, panel: Panel) -> None:
        await self._defer()
        await self._follow(panel)
        try:
            await self.interaction.delete_original_response()
        except (*ANSWER_LOST, TimeoutError, OSError):
            log.debug("a private panel that was replaced could not be deleted", exc_info=True)

    async def ask(self, asked: TextPrompt | Form) -> None:
        """Ask for a text or choices, which are an interaction of their own; raise Disconnected if it is too late."""
        async with self._sending():
            if self._done:
                raise Disconnected
            await self._first(self.interaction.response.send_modal(modal_of(asked)))

    async def nothing(self) -> None:
        """Acknowledge the interaction without changing anything."""
        async with self._sending():
            await self._defer()

    async def _defer(self) -> None:
        if not self._done:
            await self._first(self.interaction.response.defer(), provisional=True)

    async def within_patience(self, work: Callable[[], Awaitable[None]]) -> None:
        """Await the work that responds, acknowledging the interaction first if it takes too long."""
        task = asyncio.ensure_future(work())
        try:
            done, _ = await asyncio.wait({task}, timeout=ACKNOWLEDGE_AFTER)
            if not done:
                await self.acknowledge()
        except asyncio.CancelledError:
            task.cancel()
            raise
        except AnsweredElsewhere:
            log.debug("an interaction was delivered twice")
        except ANSWER_LOST:
            log.warning("an interaction could not be acknowledged", exc_info=True)
        finally:
            await task

    async def acknowledge(self) -> None:
        """Tell Discord that an answer will follow, unless one was given."""
        async with self._sending():
            if self._panel is not None:
                await self._defer()
            elif not self._done:
                await self._first(self.interaction.response.defer(ephemeral=True, thinking=True), provisional=True)
                self._deferred = True
