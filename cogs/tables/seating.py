"""Opening a table, joining and leaving, computer players, and starting: by command and by button."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

import discord

from bot.games import GAMES
from bot.model.pace import Pace
from bot.model.refusals import Refusal, Refused
from bot.model.rows import NewTable, Seat
from bot.model.variants import game_and_options, plain_variant, variant_of, variants_of
from bot.tables import lobby
from bot.texts import texts
from bot.texts.games import game_name
from cogs.core.buttons import JOIN
from cogs.core.controls import ControlId, single_value
from cogs.core.default_game import game_or_default
from cogs.core.names import escape
from cogs.core.offers import pick
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked
from cogs.tables.invitation import restoring, show_again
from cogs.tables.replace_computer import computer_seat_named
from cogs.words.computers import computer_name
from cogs.words.variants import variant_name, variant_offers


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a new table as far as they were named."""

    seats: int | None = None
    language: str | None = None
    open_hands: bool | None = None
    pace: Pace | None = None
    rated: bool | None = None
    stand_in: str | None = None
    variant: str | None = None


def table_language(interaction: discord.Interaction[Any]) -> str:
    """Return the language of a new table: that of a community server, elsewhere the host's."""
    community = interaction.guild is not None and "COMMUNITY" in interaction.guild.features
    locale = interaction.guild_locale if community and interaction.guild_locale else interaction.locale
    return texts(str(locale)).language


async def open_table(request: Request, named: str | None, terms: Terms, again: bool) -> None:
    """Open a table for a game, by default the likeliest, in this channel with the user as its host; raise Refused.

    With `again`, what was not named is as at the last table that the user, or else anyone, opened on this server.
    """
    if again:
        named, terms = await _as_last_time(request, named, terms)
    name = await game_or_default(request, named)
    game, title = GAMES[name], game_name(request.t, name)
    if terms.seats is not None and terms.seats not in game.meta.seats:
        await request.say("new-seats", game=title, least=game.meta.seats[0], most=game.meta.seats[-1])
        return
    await request.set_table(await lobby.open_table(request.services.tables, new_table(request, name, terms)))
    said = [request.t.say("new-done", game=title), *([] if named == name else [request.t.say("new-unnamed")])]
    await request.show(Panel((" ".join(said),)))


async def _as_last_time(request: Request, named: str | None, terms: Terms) -> tuple[str, Terms]:
    """Return the game and the terms of the last table, except for what was named now; raise Refused without one."""
    guild = request.interaction.guild_id
    assert guild is not None
    last = await request.services.store.tables.latest_of(guild, request.user)
    if last is None or last.game not in GAMES:
        raise Refused(Refusal.NO_FORMER_TABLE)
    former = Terms(None, last.language, None, last.pace, last.rated)
    if named in (None, last.game):
        variant = variant_of(GAMES[last.game], last.options)
        former = replace(
            former, seats=last.capacity, open_hands=last.open_hands, stand_in=last.stand_in, variant=variant
        )
    kept = {field.name: getattr(former, field.name) for field in fields(terms) if getattr(terms, field.name) is None}
    return named or last.game, replace(terms, **kept)


def new_table(request: Request, name: str, terms: Terms) -> NewTable:
    """Return a table for a game in this channel with the user as its host; raise Refused for an unknown variant."""
    game, guild, channel = GAMES[name], request.interaction.guild_id, request.interaction.channel_id
    assert guild is not None
    assert channel is not None
    variants = variants_of(game)
    variant = plain_variant(game) if terms.variant is None else pick(variant_offers(request.t, variants), terms.variant)
    return NewTable(
        guild=guild,
        channel=channel,
        host=request.user,
        game=name,
        rules=game.meta.rules_version,
        options=game_and_options(variant)[1],
        open_hands=bool(terms.open_hands),
        language=terms.language or table_language(request.interaction),
        capacity=terms.seats or game.meta.seats[-1],
        seats=(Seat(request.user_name, user=request.user),),
        pace=terms.pace or Pace.NONE,
        rated=bool(terms.rated),
        stand_in=terms.stand_in,
    )


async def join(request: Request) -> None:
    """Give the user a seat."""
    t, table = request.t, request.table
    begun = await lobby.join(table, request.user, request.user_name)
    await show_again(request, t.say("start-done") if begun else t.say("join-done", game=game_name(t, table.row.game)))


async def leave(request: Request) -> None:
    """Free the user's seat; when the last person leaves, the table is abandoned."""
    abandoned = await lobby.leave(request.table, request.user)
    await show_again(request, request.t.say("leave-given-up" if abandoned else "leave-done"))


async def add_computer(request: Request, computer: str | None) -> None:
    """Give a computer player a seat, by default the strongest."""
    computer = computer or list(request.table.game.computers.players)[-1]
    await lobby.add_computer(request.table, request.user, computer)
    await show_again(request, request.t.say("computer-added", level=computer_name(request.t, computer)))


async def remove_computer(request: Request, player: str | None = None) -> None:
    """Free the seat of the computer player with this name, by default of the last one added."""
    table = request.table
    seat = None if player is None else computer_seat_named(table, player)
    gone = await lobby.remove_computer(table, request.user, seat)
    await show_again(request, request.t.say("computer-removed", name=escape(gone.name)))


async def start(request: Request) -> None:
    """Start the game."""
    await lobby.start(request.table, request.user)
    await show_again(request, request.t.say("start-done"))


@clicked(JOIN)
async def _join(request: Request, control: ControlId, values: list[str]) -> None:
    await join(request)


@clicked("leave", leaves=True)
async def _leave(request: Request, control: ControlId, values: list[str]) -> None:
    await leave(request)


@clicked("computer")
async def _add_computer(request: Request, control: ControlId, values: list[str]) -> None:
    # an earlier version of the bot posted a button for each computer player
    async with restoring(request):
        await add_computer(request, single_value(values) if values else control.arg)


@clicked("computer_out")
async def _remove_computer(request: Request, control: ControlId, values: list[str]) -> None:
    await remove_computer(request)


@clicked("variant")
async def _variant(request: Request, control: ControlId, values: list[str]) -> None:
    chosen = single_value(values)
    # an earlier version of the bot posted selects that name variants without their game
    variant = chosen if "/" in chosen else f"{request.table.row.game}/{chosen}"
    async with restoring(request):
        await lobby.set_variant(request.table, request.user, variant)
    game, title = request.table.row.game, variant_name(request.t, variant)
    await show_again(request, request.t.say("variant-done", variant=f"{game_name(request.t, game)}: {title}"))


@clicked("start")
async def _start(request: Request, control: ControlId, values: list[str]) -> None:
    await start(request)
