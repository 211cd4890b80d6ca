"""The command `/leaderboard`: the people of a server by their rating, with computer players listed separately."""

from __future__ import annotations

from discord import app_commands

from bot.games import GAMES
from bot.model.rating import PROVISIONAL_GAMES, Rating
from bot.model.results import Pool
from bot.model.rows import disambiguate
from bot.model.variants import plain_variant, rated_variants
from bot.texts import Fact, Texts
from bot.texts.games import game_name
from bot.texts.sections import escape
from cogs.core.clicks import on_click
from cogs.core.command_tree import CommandTree, command
from cogs.core.completions import Choices, complete, pick
from cogs.core.controls import Button, ControlId, parse_game
from cogs.core.languages import choices_of_games
from cogs.core.paging import join_lines, page_of, paginate, paging_buttons
from cogs.core.panel import Panel
from cogs.core.request import Request
from cogs.words.terms import computer_name, game_typed, variant_completions, variant_name

_LINES_PER_PAGE = 10
_MAX_PAGE_LENGTH = 3000
"""In characters: Discord allows 4,000 in a message, which also has a title and the reader's own place."""


async def leaderboard_panel(request: Request, game: str, variant: str | None, page: str = "0") -> Panel:
    """Return a page of this server's leaderboard of a variant, by default the game's first that has ratings.

    It always has the reader's own place, and buttons for other variants.
    """
    t, results, plain, guild = request.t, request.services.store.results, plain_variant(GAMES[game]), request.guild
    boards = {each: await results.ratings(guild, each, Pool.PEOPLE) for each in rated_variants(GAMES[game])}
    chosen = variant if variant in boards else next((each for each in boards if boards[each]), plain)
    ratings = boards[chosen]
    others = [each for each in boards if each != chosen and (boards[each] or each == plain)]
    title = game_name(t, game)
    if others:
        title = t.say("leaderboard-game", game=title, variant=variant_name(t, chosen))
    ways = [Button(_control(each, "0"), variant_name(t, each)) for each in others]
    computers = await _computers(request, chosen)
    if not ratings:
        nobody = t.say("leaderboard-nobody", game=title)
        return Panel((nobody, *computers), rows=(ways,))
    known = await results.names(guild, [int(player) for player in ratings])
    names = disambiguate(known.get(int(player), "?") for player in ratings)
    ranks: dict[int, int] = {}
    lines, own = [], None
    for number, (player, rating) in enumerate(ratings.items()):
        rank = ranks.setdefault(rating.points, number + 1)
        line = _line(t, rank, escape(names[number]), rating)
        if player == str(request.user):
            line, own = t.say("leaderboard-you", line=line), number
        lines.append(line)
    pages = paginate(lines, _LINES_PER_PAGE, _MAX_PAGE_LENGTH)
    shown = page_of(page, len(pages))
    said = "\n".join(pages[shown])
    if own is not None and lines[own] not in pages[shown]:
        said += f"\n…\n{lines[own]}"
    title = t.say("leaderboard-title", game=title, count=len(lines), page=shown + 1, pages=len(pages))
    return Panel(
        (title, said, *computers, t.say("leaderboard-legend", count=PROVISIONAL_GAMES)),
        rows=(*paging_buttons(t, shown, len(pages), lambda arg: _control(chosen, arg)), ways),
    )


def _control(variant: str, page: str) -> ControlId:
    return ControlId("leaderboard", arg=f"{variant}:{page}")


def _read(arg: str) -> tuple[str, str | None, str]:
    """Parse the game, the variant if any, and the page that a button leads to; raise InvalidControl."""
    first, *others = arg.split(":")
    game, _, name = first.partition("/")
    *variant, page = others or ["0"]
    if variant and not name:  # an earlier version of the bot posted buttons that name the variant separately
        (name,) = variant[:1]
    return parse_game(game), f"{game}/{name}" if name else None, page


def _facts(rating: Rating) -> dict[str, Fact]:
    return {"points": str(rating.points), "games": rating.games, "won": rating.wins}


def _line(t: Texts, rank: int, name: str, rating: Rating) -> str:
    line = t.say("leaderboard-line", place=rank, name=name, **_facts(rating))
    return t.say("leaderboard-provisional", line=line) if rating.provisional else line


async def _computers(request: Request, variant: str) -> list[str]:
    """Describe how strong the computer players are, measured by the games they played in; empty if there are none."""
    t = request.t
    ratings = await request.services.store.results.ratings(request.guild, variant, Pool.COMPUTERS)
    lines = [
        t.say("leaderboard-computer", name=computer_name(t, player), **_facts(rating))
        for player, rating in ratings.items()
        if not player.isdecimal()
    ]
    return [join_lines(t.say("leaderboard-computers"), *lines)] if lines else []


@on_click("leaderboard", on_server=True)
async def _turn_page(request: Request) -> None:
    await request.show(await leaderboard_panel(request, *_read(request.arg)))


async def leaderboard(request: Request, game: str | None = None, variant: str | None = None) -> None:
    """Show this server's leaderboard; each variant has its own."""
    played = await request.game(game)
    rated = rated_variants(GAMES[played])
    chosen = None if variant is None else pick(variant_completions(request.t, rated), variant)
    await request.show(await leaderboard_panel(request, played, chosen))


async def _variants(request: Request, typed: str) -> Choices:
    return complete(variant_completions(request.t, rated_variants(GAMES[await game_typed(request)])), typed)


def add_commands(tree: CommandTree) -> None:
    made = command("leaderboard", leaderboard, {"game": choices_of_games()}, {"variant": _variants})
    tree.add_command(app_commands.guild_only(made))
