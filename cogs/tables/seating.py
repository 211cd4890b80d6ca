"""Opening a table, a rematch or a game against the novice; joining, leaving, computer players, starting."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

import discord

from bot.games import GAMES
from bot.games.players import Level
from bot.model.pace import DEFAULT_PACE, Pace
from bot.model.refusals import Refusal, Refused
from bot.model.rows import NewTable, Seat, Status
from bot.model.variants import game_and_options, plain_variant, variant_of, variants_of
from bot.tables import lobby
from bot.tables.table import Table
from bot.texts import texts
from bot.texts.games import game_name
from cogs.core.buttons import JOIN
from cogs.core.controls import ControlId, InvalidControl, parse_game
from cogs.core.names import escape
from cogs.core.offers import pick
from cogs.core.panel import Panel
from cogs.core.request import Request, on_click
from cogs.core.rooms import open_in_room
from cogs.tables.invitation import refresh, restoring, show_again
from cogs.tables.replace_computer import computer_seat_named
from cogs.words.terms import computer_name, variant_name, variant_offers


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
    name = await request.game(named)
    game, title = GAMES[name], game_name(request.t, name)
    if terms.seats is not None and terms.seats not in game.meta.seats:
        await request.say("new-seats", game=title, least=game.meta.seats[0], most=game.meta.seats[-1])
        return
    table, where = await open_in_room(request, new_table(request, name, terms))
    await request.set_table(table)
    here = table.row.channel == request.interaction.channel_id
    done = request.t.say("new-done" if here else "new-done-elsewhere", game=title)
    said = [done, *([] if named == name else [request.t.say("new-unnamed")])]
    await request.show(Panel(("\n".join([" ".join(said), *where]),)))


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
        pace=terms.pace or DEFAULT_PACE,
        rated=bool(terms.rated),
        stand_in=terms.stand_in,
    )


@on_click(JOIN)
async def join(request: Request) -> None:
    """Give the user a seat."""
    t, table = request.t, request.table
    begun = await lobby.join(table, request.user, request.user_name)
    await show_again(request, t.say("start-done") if begun else t.say("join-done", game=game_name(t, table.row.game)))


@on_click("leave", leaves=True)
async def leave(request: Request) -> None:
    """Free the user's seat; when the last person leaves, the table is abandoned."""
    abandoned = await lobby.leave(request.table, request.user)
    await show_again(request, request.t.say("leave-given-up" if abandoned else "leave-done"))


async def add_computer(request: Request, computer: str | None) -> None:
    """Give a computer player a seat, by default the strongest."""
    computer = computer or list(request.table.game.computers.players)[-1]
    await lobby.add_computer(request.table, request.user, computer)
    await show_again(request, request.t.say("computer-added", level=computer_name(request.t, computer)))


@on_click("computer_out")
async def remove_computer(request: Request, player: str | None = None) -> None:
    """Free the seat of the computer player with this name, by default of the last one added."""
    table = request.table
    seat = None if player is None else computer_seat_named(table, player)
    gone = await lobby.remove_computer(table, request.user, seat)
    await show_again(request, request.t.say("computer-removed", name=escape(gone.name)))


@on_click("start")
async def start(request: Request) -> None:
    """Start the game."""
    await lobby.start(request.table, request.user)
    await show_again(request, request.t.say("start-done"))


@on_click("computer")
async def _add_computer(request: Request) -> None:
    # an earlier version of the bot posted a button for each computer player
    async with restoring(request):
        await add_computer(request, request.value if request.values else request.arg)


@on_click("variant")
async def _variant(request: Request) -> None:
    chosen = request.value
    # an earlier version of the bot posted selects that name variants without their game
    variant = chosen if "/" in chosen else f"{request.table.row.game}/{chosen}"
    async with restoring(request):
        await lobby.set_variant(request.table, request.user, variant)
    game, title = request.table.row.game, variant_name(request.t, variant)
    await show_again(request, request.t.say("variant-done", variant=f"{game_name(request.t, game)}: {title}"))


@on_click("rematch")
async def rematch(request: Request) -> None:
    """Open a table with the same game, terms and computer players; it begins once the same people sit there."""
    old = request.table.row
    if old.status not in (Status.OVER, Status.ABANDONED):
        raise Refused(Refusal.NOT_OVER)
    computers = tuple(seat for seat in old.seats if seat.computer is not None)
    host = Seat(request.user_name, user=request.user)
    if old.capacity <= len(computers):
        computers = computers[: old.capacity - 1]
    new = NewTable(
        guild=old.guild,
        channel=old.channel,
        host=request.user,
        game=old.game,
        rules=GAMES[old.game].meta.rules_version,
        options=old.options,
        open_hands=old.open_hands,
        language=old.language,
        capacity=old.capacity,
        seats=(host, *computers),
        pace=old.pace,
        rated=old.rated,
        stand_in=old.stand_in,
        invited=tuple(user for seat in old.seats if (user := seat.user) is not None and user != request.user),
    )
    table = await lobby.open_table(request.services.tables, new)
    if new.invited or len(new.seats) < max(len(old.seats), table.game.meta.seats.start):
        await request.say("rematch-opened", table=str(table.id))
        return
    await lobby.start(table, request.user)
    await request.say("start-done")


@on_click("play_novice", at_table=False)
async def play_novice(request: Request) -> None:
    """Start a game against the novice at the user's own table in this channel, or at a new one."""
    game = parse_game(request.arg)
    if Level.NOVICE not in GAMES[game].computers.players:
        raise InvalidControl(game)
    if not request.on_server:
        await request.say("play-novice-on-server")
        return
    request.check_rights()
    table = await _own_table(request, request.control, game)
    await request.set_table(table)
    if table is None:
        new = new_table(request, game, Terms())
        await request.set_table(await lobby.open_against(request.services.tables, new, Level.NOVICE))
    else:
        await lobby.start_against(table, request.user, Level.NOVICE)
    said = request.t.say("play-novice-started", game=game_name(request.t, game))
    if request.control.table:
        await show_again(request, said)
        return
    if table is not None:
        await refresh(request, table)
    await request.show(Panel((said,)))


async def _own_table(request: Request, control: ControlId, game: str) -> Table | None:
    """Return the table to play at: the control's, or an invitation of the user's in this channel; raise Refused.

    None if the channel is free.
    """
    tables, channel = request.services.tables, request.interaction.channel_id
    if control.table:
        table = await tables.get(control.table)
        await request.set_table(table)
        return request.table
    assert channel is not None
    there = await tables.in_channel(channel)
    if there is None:
        return None
    if there.row.game == game and there.row.host == request.user and there.row.status is Status.INVITATION:
        return there
    raise Refused(Refusal.CHANNEL_TAKEN, table=there.id)
