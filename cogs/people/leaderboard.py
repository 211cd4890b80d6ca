"""The leaderboard of a server: people by their rating, computer players apart."""

from __future__ import annotations

from typing import Any

import discord

from bot.games import GAMES
from bot.model.rating import PROVISIONAL, Rating
from bot.model.variants import plain, rated_variants
from bot.store.results import Pool
from bot.texts import Texts
from cogs.core.controls import Button, ControlId, answers, game_in
from cogs.core.names import escape
from cogs.core.paging import pack, page_of, turners
from cogs.core.panel import Panel
from cogs.core.request import Request, serve
from cogs.words.levels import level_name
from cogs.words.variants import variant_name

ON_A_PAGE = 10
_LONGEST_PAGE = 3000


async def show_leaderboard(request: Request, game: str, variant: str | None = None, page: str = "0") -> None:
    """Show a page of this server's leaderboard of a game's variant, by default the first with anyone on it."""
    guild = request.interaction.guild_id
    assert guild is not None, "only servers have leaderboards"
    await request.show(await leaderboard_panel(request, guild, game, variant, page))


async def leaderboard_panel(
    request: Request, guild: int, game: str, variant: str | None = None, page: str = "0"
) -> Panel:
    """Make a page of a server's leaderboard, with the reader's own place wherever that is, and the way to others."""
    t, results = request.t, request.house.results
    boards = {each: await results.ratings(guild, game, each, Pool.PEOPLE) for each in rated_variants(GAMES[game])}
    chosen = variant if variant in boards else next((each for each in boards if boards[each]), plain(GAMES[game]))
    ratings = boards[chosen]
    others = [each for each in boards if each != chosen and (boards[each] or each == plain(GAMES[game]))]
    title = t.say(game)
    if others:
        title = t.say("leaderboard-game", game=title, variant=variant_name(t, game, chosen))
    ways = tuple(Button(_control(game, each, "0"), variant_name(t, game, each)) for each in others)
    computers = await _computers(request, guild, game, chosen)
    if not ratings:
        nobody = t.say("leaderboard-nobody", game=title)
        return Panel((nobody, *([computers] if computers else [])), rows=(ways,) if ways else ())
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
    title = t.say("leaderboard-title", game=title, count=len(lines), page=shown + 1, pages=len(pages))
    legend = t.say("leaderboard-legend", count=PROVISIONAL)
    return Panel(
        (title, said, *([computers] if computers else []), legend),
        rows=(*turners(t, shown, len(pages), lambda arg: _control(game, chosen, arg)), *((ways,) if ways else ())),
    )


def _control(game: str, variant: str, page: str) -> ControlId:
    return ControlId("leaderboard", arg=f"{game}:{variant}:{page}")


def _line(t: Texts, place: int, name: str, rating: Rating) -> str:
    line = t.say(
        "leaderboard-line", place=place, name=name, points=str(rating.points), games=rating.games, won=rating.wins
    )
    return t.say("leaderboard-provisional", line=line) if rating.provisional else line


async def _computers(request: Request, guild: int, game: str, variant: str) -> str:
    """Tell how strong the computer players are, measured by the games they sat in; nothing before there are any."""
    t = request.t
    ratings = await request.house.results.ratings(guild, game, variant, Pool.COMPUTERS)
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
    game, *place = control.arg.split(":")
    *variant, page = place or ["0"]  # buttons of former versions name no variant
    chosen = variant[0] if variant else None

    async def work(request: Request) -> None:
        await show_leaderboard(request, game_in(game), chosen, page)

    await serve(interaction, work)
