"""The commands `/league`: a manager starts a league, everyone sees those of the server."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from bot.games import GAMES
from bot.model.leagues import MAX_DAYS, MAX_ROUNDS, NewLeague, Unfinished
from bot.model.pace import Pace
from bot.model.refusals import Refusal, Refused
from bot.model.variants import plain_variant, variants_of
from bot.texts.graphemes import MAX_NAME_LENGTH
from bot.texts.sections import escape
from cogs.admin.managers import is_manager
from cogs.core.command_tree import CommandTree, FixedChoices, command, group
from cogs.core.completions import pick, refuse_missing
from cogs.core.languages import choices_of, choices_of_games, table_language
from cogs.core.names import clean_typed
from cogs.core.paging import join_lines
from cogs.core.panel import Panel
from cogs.core.request import Request
from cogs.leagues.looking import show_leagues
from cogs.leagues.managing import missing_for_threads
from cogs.leagues.posts import league_button
from cogs.leagues.role import role_choice_obstacles
from cogs.tables.opening import lacks_seats
from cogs.words.terms import PACES, PlayerCount, complete_variants, variant_completions

_DEFAULT_SEATS: Final = 4
"""The players at a table, if the game allows that number."""
_DEFAULT_DAYS: Final = 7
_LEAGUE_PACE: Final = Pace.RELAXED
"""The pace of a league whose organiser chooses none: unlike a single table it has a clock, as rounds end on a date."""
_UNFINISHED: Final = choices_of("league", Unfinished)


async def new(
    request: Request,
    title: app_commands.Range[str, 1, MAX_NAME_LENGTH],
    rounds: app_commands.Range[int, 1, MAX_ROUNDS],
    game: str | None = None,
    variant: str | None = None,
    seats: PlayerCount | None = None,
    days: app_commands.Range[int, 1, MAX_DAYS] = _DEFAULT_DAYS,
    pace: str | None = None,
    unfinished: str | None = None,
    season: app_commands.Range[str, 1, MAX_NAME_LENGTH] | None = None,
    role: discord.Role | None = None,
) -> None:
    """Open sign-up for the first season of a league, in this channel."""
    t, interaction = request.t, request.interaction
    if not await is_manager(interaction):
        raise Refused(Refusal.MANAGERS_ONLY)
    request.check_rights()
    guild, channel = interaction.guild, interaction.channel
    if guild is None or not isinstance(channel, discord.TextChannel):
        raise Refused(Refusal.LEAGUE_IN_THREAD)
    if not (called := clean_typed(title)):
        raise refuse_missing("league-new-title", ())
    played = await request.game(game)
    if await lacks_seats(request, played, seats):
        return
    if role is not None and (reasons := role_choice_obstacles(t, guild, interaction.user, role.id)):
        await request.show(Panel(reasons))
        return
    chosen, offered = plain_variant(GAMES[played]), GAMES[played].meta.seats
    if variant is not None:
        chosen = pick(variant_completions(t, variants_of(GAMES[played])), variant)
    number = await request.services.leagues.open(
        NewLeague(
            guild=guild.id,
            channel=channel.id,
            title=called,
            name="" if season is None else clean_typed(season),
            variant=chosen,
            seats=seats or max(offered[0], min(_DEFAULT_SEATS, offered[-1])),
            rounds=rounds,
            days=days,
            pace=_LEAGUE_PACE if pace is None else Pace(pace),
            language=table_language(interaction),
            organiser=request.user,
            unfinished=Unfinished.LATER if unfinished is None else Unfinished(unfinished),
            role=None if role is None else role.id,
        )
    )
    opened = t.say("league-opened", title=escape(called))
    await request.tell(
        join_lines(opened, *await missing_for_threads(request, channel)), league_button(t, "manage", number)
    )


def add_commands(tree: CommandTree) -> None:
    choices: FixedChoices = {"game": choices_of_games(), "pace": PACES, "unfinished": _UNFINISHED}
    opening = command("league-new", new, choices, {"variant": complete_variants})
    tree.add_command(group("league", opening, command("league-show", show_leagues)))
