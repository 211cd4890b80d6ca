"""Giving a seat away as a server's manager: choose the seat and the newcomer, then confirm with the consequences."""

from __future__ import annotations

import re
from typing import Final

import discord

from bot.model.pace import Pace
from bot.model.refusals import Refusal, Refused
from bot.model.rows import Seat
from bot.tables import moderation
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_name
from cogs.admin.panels import table_panel
from cogs.admin.permissions import managed
from cogs.core.controls import Button, ControlId, People, Select, parse_int, single_value
from cogs.core.names import clean, escape
from cogs.core.panel import Panel
from cogs.core.request import Request
from cogs.words.computers import computer_choice, computer_name

_ASKED: Final = re.compile(
    r"(?P<seat>\d{1,2})\.(?:u(?P<held_user>\d{1,19})|c(?P<held_computer>\w+))\.(?:u(?P<user>\d{1,19})|c(?P<computer>\w+))",
    re.ASCII,
)
"""The argument of the confirming button: the seat, its holder, and the newcomer."""


async def give_seat(
    request: Request, seat: int | None, to: discord.Member | discord.User | None, computer: str | None
) -> None:
    """Ask for what is still missing, and then for confirmation; raise Refused."""
    table, t = request.table, request.t
    moderation.check_managed(table)
    if to is not None and computer is not None:
        raise Refused(Refusal.TO_WHOM)
    if seat is None:
        await request.show(seats_panel(t, table))
        return
    moderation.check_seat(table, seat)
    if to is not None:
        await _ask(request, seat, await _newcomer(request, to))
    elif computer is not None:
        await _ask(request, seat, computer)
    else:
        await request.show(newcomer_panel(t, table, seat))


def seats_panel(t: Texts, table: Table) -> Panel:
    """Return the panel that chooses the seat to give away."""
    back = Button(ControlId("admin_open", table.id), t.say("button-admin-back"))
    buttons = tuple(
        Button(ControlId("admin_seat", table.id, arg=str(number)), t.say("admin-seat-of", name=table.names[number]))
        for number, seat in enumerate(table.seats)
        if not seat.conceded
    )
    if not buttons:
        return Panel((t.say("admin-seat-none"),), rows=((back,),))
    return Panel((t.say("admin-seat-choose"),), rows=(buttons, (back,)))


def newcomer_panel(t: Texts, table: Table, seat: int) -> Panel:
    """Return the panel that chooses who takes over a seat: a person or a computer player."""
    former = table.seats[seat]
    people = People(ControlId("admin_to", table.id, arg=str(seat)), t.say("admin-give-person"))
    levels = tuple(computer_choice(t, level) for level in table.game.computers.players if level != former.computer)
    back = (Button(ControlId("admin_seat", table.id), t.say("button-admin-back")),)
    computers = Select(ControlId("admin_level", table.id, arg=str(seat)), t.say("admin-give-computer"), levels)
    return Panel((t.say("admin-give-choose", former=escape(former.name)),), rows=(people, computers, back))


async def _ask(request: Request, seat: int, to: Seat | str) -> None:
    """Ask for confirmation, with the consequences."""
    moderation.check_newcomer(request.table, seat, to)
    await request.show(asking_panel(request.t, request.table, seat, to))


def asking_panel(t: Texts, table: Table, seat: int, to: Seat | str) -> Panel:
    """Return the panel that confirms giving a seat to a person or a computer player, with the consequences."""
    former = table.seats[seat]
    facts = {
        "former": escape(former.name),
        "game": game_name(t, table.row.game),
        "table": str(table.id),
        "channel": f"<#{table.row.channel}>",
    }
    texts = []
    if isinstance(to, Seat):
        code, name = f"u{to.user}", escape(to.name)
        texts.append(t.say("admin-give-ask", name=name, **facts))
    else:
        code = f"c{to}"
        texts.append(t.say("admin-give-ask-computer", computer=computer_name(t, to), **facts))
    texts.append(t.say("admin-give-means", former=escape(former.name)))
    if isinstance(to, Seat) and table.row.pace is not Pace.NONE:
        texts.append(t.say("admin-give-time", name=escape(to.name)))
    arg = f"{seat}.{_code(former)}.{code}"
    yes = Button(ControlId("admin_give", table.id, arg=arg), t.say("button-admin-give"), discord.ButtonStyle.danger)
    back = Button(ControlId("admin_seat", table.id, arg=str(seat)), t.say("button-admin-back"))
    return Panel(tuple(texts), rows=((yes, back),))


def _code(seat: Seat) -> str:
    """Encode the holder of a seat, so that a button is void once the seat has changed hands."""
    return f"u{seat.user}" if seat.computer is None else f"c{seat.computer}"


def _user(code: str | None) -> int | None:
    return None if code is None else int(code)


async def _newcomer(request: Request, to: discord.Member | discord.User) -> Seat:
    """Return a seat for a member of the server who can see the table's channel; raise Refused."""
    if to.bot or not isinstance(to, discord.Member):
        raise Refused(Refusal.NO_PERSON)
    guild, number = request.interaction.guild, request.table.row.channel
    assert guild is not None
    channel = guild.get_channel_or_thread(number)
    if channel is None:
        try:
            channel = await guild.fetch_channel(number)
        except (discord.HTTPException, discord.InvalidData) as error:
            raise Refused(Refusal.CANNOT_SEE) from error
    if isinstance(channel, discord.Thread) and channel.parent is None:
        raise Refused(Refusal.CANNOT_SEE)
    if not channel.permissions_for(to).view_channel:
        raise Refused(Refusal.CANNOT_SEE)
    return Seat(clean(to.display_name), user=to.id)


async def _member(request: Request, user: int) -> discord.Member:
    guild = request.interaction.guild
    assert guild is not None
    try:
        return await guild.fetch_member(user)
    except discord.NotFound as error:
        raise Refused(Refusal.NO_PERSON) from error


def _seat_of(control: ControlId) -> int | None:
    return parse_int(control.arg) if control.arg else None


@managed("admin_seat")
async def _choose(request: Request, control: ControlId, values: list[str]) -> None:
    await give_seat(request, _seat_of(control), None, None)


@managed("admin_to")
async def _to(request: Request, control: ControlId, values: list[str]) -> None:
    await give_seat(request, _seat_of(control), await _member(request, parse_int(single_value(values))), None)


@managed("admin_level")
async def _level(request: Request, control: ControlId, values: list[str]) -> None:
    await give_seat(request, _seat_of(control), None, single_value(values))


@managed("admin_give")
async def _give(request: Request, control: ControlId, values: list[str]) -> None:
    """Give the seat away, if its holder is still the one named in the confirmation."""
    asked = _ASKED.fullmatch(control.arg)
    if asked is None:
        raise Refused(Refusal.MOVED_ON)
    former = Seat("", user=_user(asked["held_user"]), computer=asked["held_computer"])
    table, seat = request.table, int(asked["seat"])
    moderation.check_seat(table, seat, former)
    name, user = table.names[seat], _user(asked["user"])
    to = asked["computer"] if user is None else await _newcomer(request, await _member(request, user))
    newcomer = await moderation.give_seat(table, request.user, seat, former, to)
    said = request.t.say("admin-given", name=escape(newcomer.name), former=escape(name))
    await request.show(await table_panel(request.t, table, said))
