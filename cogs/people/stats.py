"""The command `/stats`: a person's results on a server, or in a direct message all of one's own."""

from __future__ import annotations

from bot.games import GAMES
from bot.model.rating import Rating
from bot.model.results import Pool, Result, Summary, player_key, summarise
from bot.model.rows import Ending
from bot.model.variants import plain_variant, rated_variants
from bot.texts import Texts
from bot.texts.games import game_name
from bot.texts.numbers import decimal, write_signed
from bot.texts.sections import escape
from cogs.core.clicks import on_click
from cogs.core.command_tree import CommandTree, anywhere, menu
from cogs.core.controls import User, parse_game
from cogs.core.languages import choices_of_games
from cogs.core.names import clean
from cogs.core.paging import join_lines
from cogs.core.panel import Panel
from cogs.core.request import Request
from cogs.viewing.end import columns, labels_of
from cogs.words.terms import variant_name

_MAX_SERVERS = 5
"""Servers whose ratings a direct message lists."""


async def show_stats(request: Request, user: int, user_name: str, game: str | None) -> None:
    """Show a person's results on this server; in a direct message all of one's own."""
    guild = request.interaction.guild_id
    if guild is None and user != request.user:
        await request.say("stats-own-only")
        return
    results = await request.services.store.results.of_person(user, guild)
    wanted = await request.game(game or (results[0].game if results else None))
    await request.show(
        await stats_panel(request, user, user_name, [one for one in results if one.game == wanted], wanted)
    )


async def stats_panel(request: Request, user: int, user_name: str, results: list[Result], game: str) -> Panel:
    """Return the private panel of a person's results in a game, given the newest first."""
    t = request.t
    title = t.say("stats-title", name=escape(user_name), game=game_name(t, game))
    if not results:
        return Panel((title, t.say("stats-nothing")))
    where = t.say("stats-everywhere" if request.interaction.guild_id is None else "stats-here")
    summary = summarise(results)
    lines = [*_games(t, game, summary), *await _ratings(request, user, results, game)]
    texts = [f"{title}\n{where}", "\n".join(lines)]
    if summary.score is not None:
        score = t.say("stats-score", average=decimal(t, summary.score.tenths), highest=summary.score.highest)
        texts.append(join_lines(score, *_figures(t, game, summary)))
    form = ", ".join(_form(t, result) for result in summary.form)
    texts.append(t.say("stats-form", count=len(summary.form), form=form))
    return Panel(texts)


def _games(t: Texts, game: str, summary: Summary) -> list[str]:
    """Describe how many games there were, and how they went."""
    said = []
    if summary.games:
        said.append(t.say("stats-games", **_won_facts(summary.games, summary.won)))
    for seats, (games, won) in summary.by_seats.items():
        if len(summary.by_seats) > 1:
            said.append(t.say("stats-by-seats", seats=seats, **_won_facts(games, won)))
    if {*summary.by_variant} - {plain_variant(GAMES[game])}:
        for variant, (games, won) in summary.by_variant.items():
            name = variant_name(t, variant)
            said.append(t.say("stats-by-variant", variant=name, **_won_facts(games, won)))
    others = {"conceded": summary.conceded, "agreed": summary.agreed, "abandoned": summary.abandoned}
    return said + [t.say(f"stats-{what}", count=count) for what, count in others.items() if count]


async def _ratings(request: Request, user: int, results: list[Result], game: str) -> list[str]:
    """Describe the ratings here, or in a direct message on each server, among people and with computer players.

    Variants are named as soon as there is a rating in one besides the plain one.
    """
    t, ratings = request.t, request.services.store.results.ratings
    found = [
        (guild, variant, pool, rating)
        for guild in list(dict.fromkeys(result.guild for result in results))[:_MAX_SERVERS]
        for variant in rated_variants(GAMES[game])
        for pool in Pool
        if (rating := (await ratings(guild, variant, pool)).get(player_key(user, None))) is not None
    ]
    several = {variant for _, variant, _, _ in found} - {plain_variant(GAMES[game])}
    said = []
    for guild, variant, pool, rating in found:
        where = [] if request.interaction.guild_id else [_server(request, guild)]
        what = [variant_name(t, variant)] if several else []
        said.append(": ".join([*where, *what, _rating(t, pool, rating)]))
    return said


def _rating(t: Texts, pool: Pool, rating: Rating) -> str:
    return t.say(
        f"stats-rating-{pool}",
        points=str(rating.points),
        strength=str(rating.strength),
        margin=str(rating.margin),
        count=rating.games,
        kind="provisional" if rating.provisional else "sure",
    )


def _server(request: Request, guild: int) -> str:
    found = request.host.get_guild(guild)
    return escape(clean(found.name)) if found is not None else "?"


def _figures(t: Texts, game: str, summary: Summary) -> list[str]:
    """Format the average and highest figures, omitting those that were always 0; empty in a game without figures."""
    figures = {name: average for name, average in summary.figures.items() if average.highest} or summary.figures
    if not figures:
        return []
    values = [[decimal(t, average.tenths), write_signed(average.highest)] for average in figures.values()]
    return [t.say("stats-figures"), columns(labels_of(t, game, list(figures)), values)]


def _form(t: Texts, result: Result) -> str:
    """Describe in a word or two how a game ended for the person."""
    if result.ending in (Ending.AGREED, Ending.ABANDONED):
        return t.say(f"stats-form-{result.ending}")
    if result.gave_up:
        return t.say("stats-form-conceded")
    if result.won:
        return t.say("stats-form-won")
    assert result.rank is not None
    return t.say("stats-form-place", place=result.rank, seats=result.seats)


def _won_facts(games: int, won: int) -> dict[str, int]:
    return {"count": games, "won": won, "percent": round(100 * won / games)}


@on_click("stats")
async def _show_own_stats(request: Request) -> None:
    await show_stats(request, request.user, request.user_name, parse_game(request.arg))


async def stats(request: Request, player: User | None = None, game: str | None = None) -> None:
    """Show someone's results, by default one's own."""
    person = player or request.interaction.user
    if person.bot:
        await request.say("stats-of-bot")
        return
    await show_stats(request, person.id, clean(person.display_name), game)


async def stats_of(request: Request, player: User) -> None:
    await stats(request, player)


def add_commands(tree: CommandTree) -> None:
    tree.add_command(anywhere("stats", stats, choices={"game": choices_of_games()}))
    tree.add_command(menu("menu-stats", stats_of))
