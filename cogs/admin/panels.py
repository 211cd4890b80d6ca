"""The panels of a server's managers: its tables, one table with the possible actions, giving a seat, the log."""

from __future__ import annotations

import re
from typing import Final

import discord

from bot.model.pace import Pace
from bot.model.refusals import Refusal, Refused
from bot.model.rows import Seat
from bot.store.incidents import AdminLogEntry
from bot.tables import moderation
from bot.tables.table import Table
from bot.texts import Fact, Texts
from bot.texts.games import game_name
from bot.texts.sections import escape
from cogs.admin.managers import find_named_table, handle_managed
from cogs.core.buttons import make_button
from cogs.core.controls import DANGER, PRIMARY, Button, Buttons, ControlId, EntitySelect, Select, User, parse_int
from cogs.core.names import clean, escape_names
from cogs.core.paging import join_lines, page_of, paging_buttons
from cogs.core.panel import Panel
from cogs.core.places import jump, look_for_channel
from cogs.core.request import Request
from cogs.tables.lists import SERVER_INVITATION, SERVER_RUNNING, listing
from cogs.words.status import status_lines, table_facts
from cogs.words.terms import computer_choice, computer_name, pace_terms

ENTRIES_PER_PAGE = 10
"""Entries of the admin log."""


@handle_managed("admin_tables")
async def show_tables(request: Request) -> None:
    t, log_button = request.t, make_button(request.t, "admin_log")
    listed = await request.services.store.listings.on_server(request.guild)
    if not listed:
        await request.tell(t.say("admin-tables-none"), log_button)
        return
    found = [(SERVER_RUNNING if each.running else SERVER_INVITATION, each.table_id) for each in listed]

    async def say(table: Table, section: str) -> list[str]:
        lines = await status_lines(t, table)
        if section == SERVER_RUNNING:
            first = 1 if table.row.paused is None else 2
            lines[first:first] = [_players(t, table), _terms(t, table)]
        return lines

    async def open_button(table: Table) -> Buttons:
        return (make_button(t, "admin_open", table),)

    tables, title = request.services.tables, t.say("admin-tables-title")
    await request.show(
        await listing(t, tables, title, found, request.arg, "admin_tables", say, open_button, below=(log_button,))
    )


def _players(t: Texts, table: Table) -> str:
    return t.say("admin-players", names=t.list(escape_names(table.names)))


def _terms(t: Texts, table: Table) -> str:
    return " · ".join(pace_terms(t, table.row))


async def managed_table_panel(t: Texts, table: Table, said: str = "") -> Panel:
    """Return the panel of a table for a manager, below `said`, if anything."""
    title = t.say("admin-table-title", channel=f"<#{table.row.channel}>", **table_facts(t, table))
    ways = (
        *(() if table.row.gone else (await jump(t, table),)),
        make_button(t, "admin_tables"),
        make_button(t, "admin_log"),
    )
    if not table.row.is_unfinished:
        return Panel((said, title, t.say("admin-over")), rows=(ways,))
    seats = "\n".join(_seat(t, seat, name) for seat, name in zip(table.seats, escape_names(table.names), strict=True))
    lines = join_lines(*await status_lines(t, table), _terms(t, table))
    return Panel((said, title, lines, seats), rows=(_actions(t, table), ways))


def _seat(t: Texts, seat: Seat, name: str) -> str:
    """Describe who holds a seat, and whether a computer player decides there."""
    decided = "person" if seat.stand_in is None else "stand-in"
    who = "computer" if seat.computer is not None else "conceded" if seat.conceded else decided
    return t.say(f"seat-{who}", name=name)


def _actions(t: Texts, table: Table) -> Buttons:
    end = make_button(t, "admin_end", table, style=DANGER)
    if not table.row.is_running:
        return (end,)
    rest = "pause" if table.row.paused is None else "resume"
    return (
        make_button(t, f"admin_{rest}", table, style=PRIMARY),
        make_button(t, "admin_seat", table),
        end,
    )


@handle_managed("admin_pause")
async def pause(request: Request) -> None:
    await moderation.pause(request.table, request.user)
    await request.show(await managed_table_panel(request.t, request.table, request.t.say("admin-paused")))


@handle_managed("admin_resume")
async def resume(request: Request) -> None:
    await moderation.resume(request.table, request.user)
    await request.show(await managed_table_panel(request.t, request.table, request.t.say("admin-resumed")))


@handle_managed("admin_end")
async def ask_to_end(request: Request) -> None:
    """Ask for confirmation, naming the table, before it is ended."""
    t, table = request.t, request.table
    if not table.row.is_unfinished:
        raise Refused(Refusal.TABLE_OVER)
    await look_for_channel(request.host, request.services, table)
    facts: dict[str, Fact] = {
        **table_facts(t, table),
        "channel": f"<#{table.row.channel}>",
        "gone": table.row.gone is not None,
    }
    asked = t.say("admin-end-ask", **facts)
    yes = make_button(t, "admin_end_now", table, style=DANGER)
    back = make_button(t, "admin_open", table, key="back")
    key = "admin-end-means-invitation" if table.row.is_invitation else "admin-end-means"
    means = t.say(key, names=t.list(escape_names(table.names)), gone=table.row.gone is not None)
    await request.show(Panel((asked, means), rows=((yes, back),)))


@handle_managed("admin_log")
async def show_admin_log(request: Request) -> None:
    """Show a page of what managers did on the server of the request, newest first."""
    t, guild, store = request.t, request.guild, request.services.store
    back = ((make_button(t, "admin_tables"),),)
    count = await store.admin_log.count(guild)
    if not count:
        await request.show(Panel((t.say("admin-log-title"), t.say("admin-log-none")), rows=back))
        return
    pages = (count + ENTRIES_PER_PAGE - 1) // ENTRIES_PER_PAGE
    number = page_of(request.arg, pages)
    place = t.say("page-number", page=number + 1, pages=pages) if pages > 1 else ""
    lines = [
        say_entry(t, entry)
        for entry in await store.admin_log.of_server(guild, ENTRIES_PER_PAGE, number * ENTRIES_PER_PAGE)
    ]
    rows = (*paging_buttons(t, number, pages, lambda arg: ControlId("admin_log", arg=arg)), *back)
    await request.show(Panel((join_lines(t.say("admin-log-title"), place), "\n".join(lines)), rows=rows))


def say_entry(t: Texts, entry: AdminLogEntry) -> str:
    """Describe in one line what a manager did, where and when."""
    names = {key: escape(str(fact)) for key, fact in entry.facts.items() if key in ("former", "name")}
    return t.say(
        "admin-log-line",
        at=str(entry.at),
        manager=t.say("manager-unknown") if entry.manager is None else f"<@{entry.manager}>",
        action=t.say(f"admin-action-{entry.kind.replace('_', '-')}", **names),
        game=game_name(t, entry.game),
        table=str(entry.table_id),
        channel=f"<#{entry.channel}>",
    )


@handle_managed("admin_open")
async def _open(request: Request) -> None:
    if request.values:
        await request.set_table(await find_named_table(request, request.value))
    await request.show(await managed_table_panel(request.t, request.table))


@handle_managed("admin_end_now")
async def _end(request: Request) -> None:
    await look_for_channel(request.host, request.services, request.table)
    await moderation.end(request.table, request.user)
    said = request.t.say("admin-ended", gone=request.table.row.gone is not None)
    await request.show(await managed_table_panel(request.t, request.table, said))


_ASKED: Final = re.compile(
    r"(?P<seat>\d{1,2})\.(?:u(?P<held_user>\d{1,19})|c(?P<held_computer>\w+))\.(?:u(?P<user>\d{1,19})|c(?P<computer>\w+))",
    re.ASCII,
)
"""The argument of the confirming button: the seat, its holder, and the newcomer."""


async def give_seat(request: Request, seat: int | None, to: User | None, computer: str | None) -> None:
    """Ask for missing choices, and then for confirmation; raise Refused."""
    table, t = request.table, request.t
    moderation.check_managed(table)
    if to is not None and computer is not None:
        raise Refused(Refusal.TO_WHOM)
    if seat is None:
        await request.show(reassign_panel(t, table))
        return
    moderation.check_seat(table, seat)
    if to is not None:
        await _ask(request, seat, await _newcomer(request, to))
    elif computer is not None:
        await _ask(request, seat, computer)
    else:
        await request.show(newcomer_panel(t, table, seat))


def reassign_panel(t: Texts, table: Table) -> Panel:
    """Return the panel that chooses the seat to give away."""
    back = make_button(t, "admin_open", table, key="back")
    buttons = [
        Button(ControlId("admin_seat", table.id, arg=str(number)), t.say("seat-of", name=table.names[number]))
        for number, seat in enumerate(table.seats)
        if not seat.conceded
    ]
    return Panel((t.say("admin-seat-choose" if buttons else "admin-seat-none"),), rows=(buttons, (back,)))


def newcomer_panel(t: Texts, table: Table, seat: int) -> Panel:
    """Return the panel that chooses who takes over a seat: a person or a computer player."""
    former = table.seats[seat]
    people = EntitySelect("people", ControlId("admin_to", table.id, arg=str(seat)), t.say("choose-member"))
    levels = [computer_choice(t, level) for level in table.game.computers.players if level != former.computer]
    back = (make_button(t, "admin_seat", table, key="back"),)
    computers = Select(ControlId("admin_level", table.id, arg=str(seat)), t.say("admin-give-computer"), levels)
    return Panel((t.say("admin-give-choose", former=escape(former.name)),), rows=(people, computers, back))


async def _ask(request: Request, seat: int, to: Seat | str) -> None:
    """Ask for confirmation that a person or a computer player is to have a seat, with the consequences."""
    t, table, former = request.t, request.table, request.table.seats[seat]
    moderation.check_newcomer(table, seat, to)
    facts = table_facts(t, table) | {"former": escape(former.name), "channel": f"<#{table.row.channel}>"}
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
    yes = make_button(t, "admin_give", table, arg=f"{seat}.{_code(former)}.{code}", style=DANGER)
    back = make_button(t, "admin_seat", table, arg=str(seat), key="back")
    await request.show(Panel(texts, rows=((yes, back),)))


def _code(seat: Seat) -> str:
    """Encode the holder of a seat, so that a button lapses once the seat has changed hands."""
    return f"u{seat.user}" if seat.computer is None else f"c{seat.computer}"


async def _newcomer(request: Request, to: User) -> Seat:
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


def _seat_of(request: Request) -> int | None:
    return parse_int(request.arg) if request.arg else None


@handle_managed("admin_seat")
async def _choose(request: Request) -> None:
    await give_seat(request, _seat_of(request), None, None)


@handle_managed("admin_to")
async def _to(request: Request) -> None:
    await give_seat(request, _seat_of(request), await request.member(parse_int(request.value)), None)


@handle_managed("admin_level")
async def _level(request: Request) -> None:
    await give_seat(request, _seat_of(request), None, request.value)


@handle_managed("admin_give")
async def _give(request: Request) -> None:
    """Give the seat away, if its holder is still the one named in the confirmation."""
    asked = _ASKED.fullmatch(request.arg)
    if asked is None:
        raise Refused(Refusal.MOVED_ON)
    held, user, table, seat = asked["held_user"], asked["user"], request.table, int(asked["seat"])
    former = Seat("", user=None if held is None else int(held), computer=asked["held_computer"])
    moderation.check_seat(table, seat, former)
    name = table.names[seat]
    to = asked["computer"] if user is None else await _newcomer(request, await request.member(int(user)))
    newcomer = await moderation.give_seat(table, request.user, seat, former, to)
    said = request.t.say("admin-given", name=escape(newcomer.name), former=escape(name))
    await request.show(await managed_table_panel(request.t, table, said))
