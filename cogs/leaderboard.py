"""The leaderboard of a server: people by their rating, computer players apart."""

from __future__ import annotations

from typing import Any

import discord

from bot.rating import PROVISIONAL, Rating
from bot.results import Pool
from bot.texts import Texts
from cogs.controls import ControlId, answers
from cogs.desk import Request, serve
from cogs.levels import level_name
from cogs.messages import Panel
from cogs.names import escape
from cogs.pages import pack, page_of, turners

ON_A_PAGE = 10
_LONGEST_PAGE = 3000


async def show_leaderboard(request: Request, game: str, page: str = "0") -> None:
    """Show a page of this server's leaderboard of a game."""
    guild = request.interaction.guild_id
    assert guild is not None, "only servers have leaderboards"
    await request.show(await leaderboard_panel(request, guild, game, page))


async def leaderboard_panel(request: Request, guild: int, game: str, page: str = "0") -> Panel:
    """Make a page of a server's leaderboard of a game, with the reader's own place wherever that is."""
    t, results = request.t, request.house.results
    ratings = await results.ratings(guild, game, Pool.PEOPLE)
    computers = await _computers(request, guild, game)
    if not ratings:
        nobody = t.say("leaderboard-nobody", game=t.say(game))
        return Panel((nobody, *([computers] if computers else [])))
    names = await results.names(guild, [int(player) for player in ratings])
    places: dict[int, int] = {}
    lines, own = [], None
    for number, (player, rating) in enumerate(ratings.items()):
        place = places.setdefault(rating.points, number + 1)
        line = _line(t, place, escape(names.get(int(player), "?")), rating)
        if player == str(request.user):
            line, own = t.say("leaderboard-you", line=line), number
        lines.append(line)
    pages = pack(lines, ON_A_PAGE, _LONGEST_PAGE)
    shown = page_of(page, len(pages))
    said = "\n".join(pages[shown])
    if own is not None and lines[own] not in pages[shown]:
        said += f"\n…\n{lines[own]}"
    title = t.say("leaderboard-title", game=t.say(game), count=len(lines), page=shown + 1, pages=len(pages))
    legend = t.say("leaderboard-legend", count=PROVISIONAL)
    return Panel(
        (title, said, *([computers] if computers else []), legend),
        rows=turners(t, shown, len(pages), lambda arg: ControlId("leaderboard", arg=f"{game}:{arg}")),
    )


def _line(t: Texts, place: int, name: str, rating: Rating) -> str:
    line = t.say(
        "leaderboard-line", place=place, name=name, points=str(rating.points), games=rating.games, won=rating.wins
    )
    return t.say("leaderboard-provisional", line=line) if rating.provisional else line


async def _computers(request: Request, guild: int, game: str) -> str:
    """Tell how strong the computer players are, measured by the games they sat in; nothing before there are any."""
    t = request.t
    ratings = await request.house.results.ratings(guild, game, Pool.COMPUTERS)
    lines = [
        t.say(
            "leaderboard-computer",
            name=level_name(t, player),
            points=str(rating.points),
            games=rating.games,
            won=rating.wins,
        )
        for player, rating in ratings.items()
        if not player.isdecimal()
    ]
    return "\n".join([t.say("leaderboard-computers"), *lines]) if lines else ""


@answers("leaderboard")
async def _turn_page(interaction: discord.Interaction[Any], control: ControlId, values: list[str]) -> None:
    game, _, page = control.arg.partition(":")
    await serve(interaction, lambda request: show_leaderboard(request, game, page))
