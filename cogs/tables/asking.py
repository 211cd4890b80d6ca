"""Asking people to play: those named in `/play`, someone in their menu, and those whose offers fit a table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.games import GAMES
from bot.model.offers import Wish
from bot.model.person import Reach
from bot.model.refusals import Refusal, Refused
from bot.model.rows import Status
from bot.tables import lobby
from bot.tables.table import Table
from bot.texts.games import game_name
from cogs.core.buttons import spread
from cogs.core.command_tree import menu
from cogs.core.controls import PRIMARY, Button, ControlId, parse_game, parse_int, split_arg
from cogs.core.names import clean, escape, escaped
from cogs.core.panel import Panel
from cogs.core.places import jump, reach_of
from cogs.core.request import Request, on_click
from cogs.core.rooms import open_in_room
from cogs.tables.invitation import refresh
from cogs.tables.open_seats import free_seats
from cogs.tables.opening import Terms, fitting_offers, new_table


def members_of(request: Request, users: Iterable[discord.User | discord.Member]) -> list[discord.Member]:
    """Return people as members of the server, each once and without the one who asks; raise Refused."""
    found = list[discord.Member]()
    for user in dict.fromkeys(users):
        if user.bot or not isinstance(user, discord.Member) or user.id == request.user:
            raise Refused(Refusal.NO_PERSON)
        channel, rights = request.interaction.channel, user.resolved_permissions
        if rights is None and isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            rights = channel.permissions_for(user)
        if rights is not None and not rights.view_channel:
            raise Refused(Refusal.CANNOT_SEE)
        found.append(user)
    return found


async def ask_members(request: Request, wish: Wish, members: list[discord.Member]) -> None:
    """Open a table and ask people to it: the game begins once all of them have joined."""
    named, count = wish.game.partition("/")[0] or None, 1 + len(members)
    games = [name for name, game in GAMES.items() if (wish.players or count) in game.meta.seats]
    name = await request.game(named, games or None)
    meta = GAMES[name].meta
    if wish.players is not None and wish.players < count:
        await request.say("play-asked-too-many", count=count, players=wish.players)
        return
    if (wish.players or count) > meta.seats[-1]:
        await request.say("new-seats", game=game_name(request.t, name), least=meta.seats[0], most=meta.seats[-1])
        return
    terms = Terms(
        max(wish.players or count, meta.seats[0]), pace=wish.pace, variant=wish.game if "/" in wish.game else None
    )
    new = replace(new_table(request, name, terms), invited=tuple(member.id for member in members))
    table, where = await open_in_room(request, new)
    await request.set_table(table)
    names = request.t.list(escaped(clean(member.display_name) for member in members))
    await request.show(Panel(("\n".join([request.t.say("play-asked", names=names), *where]),)))


async def invite(request: Request, user: discord.Member | discord.User) -> None:
    """Ask someone to the newest invitation at which the user sits, or choose the game of a table for both of them."""
    t = request.t
    if user.id == request.user:
        await request.say("invite-self")
        return
    request.check_rights()
    for number in reversed(await request.services.store.listings.invitations_of(request.user)):
        table = await request.services.tables.existing(number)
        if table.row.guild == request.interaction.guild_id and (free_seats(table) > 0 or _is_there(table, user.id)):
            await request.set_table(table)
            await _ask_to(request, table, {user.id: clean(user.display_name)} if not user.bot else {})
            return
    (member,) = members_of(request, [user])
    buttons = [
        Button(ControlId("invite_to", arg=f"{game}.{member.id}"), game_name(t, game), PRIMARY)
        for game, rules in GAMES.items()
        if rules.meta.seats[0] <= 2
    ]
    said = t.say("invite-which", name=escape(clean(member.display_name)))
    await request.show(Panel((said,), rows=spread(buttons)))


def _is_there(table: Table, user: int) -> bool:
    return table.seat_of(user) is not None or user in table.row.awaited


@on_click("invite_to", at_table=False, on_server=True)
async def _invite_to(request: Request) -> None:
    request.check_rights()
    game, user = split_arg(request.control, 2)
    member = await request.member(parse_int(user))
    await ask_members(request, Wish(parse_game(game)), members_of(request, [member]))


@on_click("ask_fitting")
async def _ask_fitting(request: Request) -> None:
    """Ask the people whose offers fit the table, as far as they can see its channel."""
    table = request.table
    offers = await fitting_offers(request, table) if table.row.status is Status.INVITATION else []
    if offers:
        await _ask_to(request, table, {offer.user: offer.name for offer in offers})
    else:
        await request.say("ask-fitting-none")


async def _ask_to(request: Request, table: Table, names: dict[int, str]) -> None:
    """Ask people by id and name to a table, and say so; raise Refused if none of them can come."""
    t, client = request.t, request.interaction.client
    reach = {user: await reach_of(client, table.row, user) for user in names}
    found = {user: name for user, name in names.items() if reach[user] is Reach.HERE}
    if not found:
        raise Refused(Refusal.CANNOT_SEE if Reach.BLIND in reach.values() else Refusal.NO_PERSON)
    said = t.list(escaped(found.values()))
    if all(_is_there(table, user) for user in found):
        await request.show(Panel((t.say("invite-there", names=said),), rows=((await jump(t, table),),)))
        return
    await lobby.ask(table, request.user, [*found])
    await refresh(request, table)
    await request.show(Panel((t.say("play-asked", names=said),), rows=((await jump(t, table),),)))


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Add *Invite to a game* to the menu of a person."""
    tree.add_command(menu("menu-invite", invite))
