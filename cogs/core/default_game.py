"""The game that a command is about if it names none."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games import GAMES
from cogs.core.request import Request


async def game_or_default(request: Request, named: str | None, among: Sequence[str] | None = None) -> str:
    """Return the game that was named, or else the likeliest, by default of all games.

    That is the only one, the newest one in this channel, the newest one that the person has played, or the first.
    """
    games = list(GAMES) if among is None else among
    if named is not None and named in games:
        return named
    if len(games) == 1:
        return games[0]
    tables, channel = request.services.tables, request.interaction.channel_id
    here = None if channel is None else await tables.newest_in_channel(channel)
    if here is not None and here.row.game in games:
        return here.row.game
    latest = await request.services.store.listings.latest_game_of(request.user)
    return latest if latest is not None and latest in games else games[0]
