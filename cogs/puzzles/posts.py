"""The post of a server: the position of each day, at the hour and in the channel that its managers have chosen."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

import discord

from bot.model.pace import DAY
from bot.model.puzzles import Puzzle, PuzzlePost
from bot.services.background import LONGEST_SLEEP
from bot.tables.puzzle_attempt import Attempt
from bot.texts import texts
from cogs.core.names import puzzle_names
from cogs.core.panel import Panel, files, for_puzzle, layout, post_mark
from cogs.core.places import text_channel
from cogs.core.posting import Posting
from cogs.core.request import Host
from cogs.puzzles.panels import draw_position, headline, noon, puzzle_button

log = logging.getLogger(__name__)

_FIRST_DAY_MARK: Final = 2**29 - 2**20
"""The first mark number of days, far above those of posts, which count from 1; those of leagues follow."""


class DailyPosts(Posting):
    """Sends each server its position of the day, once a day; late, but the same day, if the bot was away."""

    WORK = "the position of the day on server"

    async def resume(self) -> None:
        """Check all servers that may have chosen a channel."""
        for guild in await self._host.services.store.places.servers():
            self.wake(guild)

    async def post(self, key: int) -> float | None:
        """Send a server its position if it is due, and edit messages whose position was replaced."""
        services, server = self._host.services, self._host.get_guild(key)
        if server is None:
            return None  # another process serves it
        for post in await services.store.puzzles.outdated_posts():
            if post.guild == key:
                await self._renew(post)
        chosen = await services.store.places.of_server(key)
        channel = text_channel(server, chosen.puzzles)
        if channel is None:
            return None  # nobody chose one, or it is gone
        if services.puzzles.post_due(chosen) <= 0:
            day, language = services.puzzles.today(), chosen.puzzle_language
            mark = post_mark(_FIRST_DAY_MARK + day)
            found = await self.find(channel, mark, day * DAY)
            if found is not None:
                await self._renew(PuzzlePost(found, key, channel.id, day, language))
            elif (puzzle := await services.puzzles.of_day(day)) is not None:
                names = await services.puzzles.names(puzzle)
                panel = await daily_panel(self._host, day, puzzle, names, language)
                view, nobody = layout(panel, self._host.command_mentions, mark=mark), discord.AllowedMentions.none()
                sent = await channel.send(view=view, files=files(panel), allowed_mentions=nobody, silent=True)
                await self._note(PuzzlePost(sent.id, key, channel.id, day, language), puzzle, names)
            chosen = await services.puzzles.posted(key, day)
        return min(services.puzzles.post_due(chosen), LONGEST_SLEEP)

    async def _renew(self, post: PuzzlePost) -> None:
        """Edit a message to show the position that its day has now, or that it was withdrawn."""
        puzzles, t = self._host.services.puzzles, texts(post.language)
        panel, names = Panel((t.say("puzzle-withdrawn", day=str(noon(post.day))),)), list[str | None]()
        if (puzzle := await puzzles.of_day(post.day)) is not None:
            names = await puzzles.names(puzzle)
            panel = await daily_panel(self._host, post.day, puzzle, names, post.language)
        view = layout(panel, self._host.command_mentions, mark=post_mark(_FIRST_DAY_MARK + post.day))
        channel = self._host.get_partial_messageable(post.channel, guild_id=post.guild)
        nobody = discord.AllowedMentions.none()
        try:
            message = channel.get_partial_message(post.message)
            await message.edit(view=view, attachments=files(panel), allowed_mentions=nobody)
        except discord.NotFound:
            log.info("%s: a former message is gone", self._name(post.guild))
            puzzle = None
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            # today's message need not wait for it; it is tried again with the next one
            log.warning("%s: a former message cannot be edited", self._name(post.guild), exc_info=True)
            return
        await self._note(post, puzzle, names)

    async def _note(self, post: PuzzlePost, puzzle: Puzzle | None, names: Sequence[str | None]) -> None:
        """Note which position a message shows, and update it if names have changed meanwhile."""
        await self._host.services.store.puzzles.note_post(post, puzzle)
        if puzzle is not None and await self._host.services.puzzles.names(puzzle) != names:
            await self._renew(post)


async def daily_panel(host: Host, day: int, puzzle: Puzzle, names: Sequence[str | None], language: str) -> Panel:
    """Return the message with the position of a day, with the names that may be told."""
    t = texts(language)
    attempt = Attempt(host.services.store, day, puzzle, 0, puzzle_names(t, puzzle, names), past=False)
    drawn = await host.painter.paint_later(lambda: draw_position(attempt, language))
    said, ways = headline(t, attempt, "puzzle-asked-all"), (puzzle_button(t, day),)
    return for_puzzle(t, Panel((said,), pictures=drawn, rows=(ways,)))
