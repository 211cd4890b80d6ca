"""The post of a server: the position of each day, at the hour and in the channel that its managers have chosen."""

from __future__ import annotations

from typing import Final

import discord

from bot.model.pace import DAY
from bot.services.background import LONGEST_SLEEP
from bot.services.services import Services
from bot.tables.attempt import Attempt
from bot.texts import texts
from cogs.core.names import puzzle_names
from cogs.core.panel import Panel, files, layout, post_mark
from cogs.core.posting import Posting
from cogs.puzzles.panels import draw_position, headline, puzzle_button
from render.engine.painter import Painter

_DAYS: Final = 2**29 - 2**20
"""From here on the numbers in the marks are those of days, until those of leagues."""
RIGHTS: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""What the bot needs in the channel."""


class DailyPosts(Posting):
    """Sends each server its position of the day, once a day; late, but the same day, if the bot was away."""

    WORK = "the position of the day on server"

    async def resume(self) -> None:
        """Look at all servers that may have chosen a channel."""
        for guild in await self._host.services.store.places.servers():
            self.wake(guild)

    async def post(self, key: int) -> float | None:
        """Send a server its position if it is due."""
        services, server = self._host.services, self._client.get_guild(key)
        chosen = await services.store.places.of_server(key)
        channel = None if server is None or chosen.puzzles is None else server.get_channel(chosen.puzzles)
        if not isinstance(channel, discord.TextChannel):
            return None  # nobody chose one, it is gone, or another process serves the server
        if services.puzzles.post_due(chosen) <= 0:
            day = services.puzzles.today()
            mark = post_mark(_DAYS + day)
            found = await self.find(channel, mark, day * DAY)
            panel = None if found else await daily_panel(services, self._host.painter, day, chosen.puzzle_language)
            if panel is not None:
                view = layout(panel, self._host.command_mentions, mark=mark)
                nobody = discord.AllowedMentions.none()
                await channel.send(view=view, files=files(panel), allowed_mentions=nobody, silent=True)
            chosen = await services.puzzles.posted(key, day)
        return min(services.puzzles.post_due(chosen), LONGEST_SLEEP)


async def daily_panel(services: Services, painter: Painter, day: int, language: str) -> Panel | None:
    """Return the message with the position of a day; None if there is none."""
    t, puzzle = texts(language), await services.puzzles.of_day(day)
    if puzzle is None:
        return None
    names = puzzle_names(t, puzzle, await services.puzzles.names(puzzle))
    attempt = Attempt(services.store, day, puzzle, 0, names, past=False)
    drawn = await painter.paint_later(lambda: draw_position(attempt, language))
    return Panel((headline(t, attempt, "puzzle-asked-all"),), pictures=drawn, rows=((puzzle_button(t, day),),))
