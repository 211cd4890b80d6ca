"""The panels of a server's managers: its tables, one table with the possible actions, and the admin log."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.model.refusals import Refusal, Refused
from bot.model.rows import Seat, Status
from bot.store.admin_log import AdminLogEntry
from bot.tables import moderation
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_name
from cogs.admin.permissions import find_table, is_open, managed, named_table
from cogs.core.controls import Button, Choice, ControlId, Select, single_value
from cogs.core.limits import OPTION
from cogs.core.links import gone_fact, jump
from cogs.core.names import escape, escaped
from cogs.core.paging import page_of, paging_buttons
from cogs.core.panel import Panel
from cogs.core.places import look_for_channel
from cogs.core.request import Request
from cogs.tables.server_tables import INVITATION, RUNNING
from cogs.words.listing import MOST, listing
from cogs.words.status import status_lines

ENTRIES = 10
"""The number of entries of the admin log on a page."""


async def tables_panel(request: Request, page: str = "") -> Panel:
    """Return a page of the tables on the server of the request."""
    t, guild = request.t, request.interaction.guild_id
    assert guild is not None
    log_button = Button(ControlId("admin_log"), t.say("button-admin-log"))
    tables = await request.services.store.listings.on_server(guild)
    if not tables:
        return Panel((t.say("admin-tables-none"),), rows=((log_button,),))
    found = [(RUNNING if listed.running else INVITATION, listed.table_id) for listed in tables]

    async def say(table: Table, section: str) -> list[str]:
        lines = await status_lines(t, table)
        if section == RUNNING:
            first = 1 if table.row.paused is None else 2
            lines[first:first] = [_players(t, table), _terms(t, table)]
        return lines

    panel = await listing(t, request.services.tables, t.say("admin-tables-title"), found, page, "admin_tables", say)
    return replace(
        panel, rows=(await _chooser(request, [table for _, table in found], page), *panel.rows, (log_button,))
    )


async def _chooser(request: Request, numbers: list[int], page: str) -> Select:
    """Return the select that opens one of the tables on a page."""
    t, first = request.t, page_of(page, (len(numbers) + MOST - 1) // MOST) * MOST
    choices = []
    for place, number in enumerate(numbers[first : first + MOST], first + 1):
        table = await find_table(request, number)
        label = t.say("admin-table-choice", number=str(place), game=game_name(t, table.row.game), table=str(number))
        choices.append(Choice(str(number), label, ", ".join(table.names)[:OPTION]))
    return Select(ControlId("admin_open"), t.say("admin-choose-table"), tuple(choices))


def _players(t: Texts, table: Table) -> str:
    return t.say("admin-players", names=t.list(escaped(table.names)))


def _terms(t: Texts, table: Table) -> str:
    pace = t.say(f"pace-{table.row.pace.value}")
    return t.say("admin-terms", pace=pace, rated="yes" if table.row.rated else "no")


async def table_panel(t: Texts, table: Table, said: str = "") -> Panel:
    """Return the panel of a table for a manager, below `said`, if anything."""
    title = t.say(
        "admin-table-title", game=game_name(t, table.row.game), table=str(table.id), channel=f"<#{table.row.channel}>"
    )
    above = (said, title) if said else (title,)
    ways = (
        *(() if table.row.gone else (await jump(t, table),)),
        Button(ControlId("admin_tables"), t.say("button-admin-tables")),
        Button(ControlId("admin_log"), t.say("button-admin-log")),
    )
    if not is_open(table):
        return Panel((*above, t.say("admin-over")), rows=(ways,))
    seats = "\n".join(_seat(t, seat, name) for seat, name in zip(table.seats, escaped(table.names), strict=True))
    lines = "\n".join([*await status_lines(t, table), _terms(t, table)])
    return Panel((*above, lines, *([seats] if seats else [])), rows=(_actions(t, table), ways))


def _seat(t: Texts, seat: Seat, name: str) -> str:
    """Describe who holds a seat, and whether a computer player decides there."""
    if seat.computer is not None:
        return t.say("admin-seat-computer", name=name)
    if seat.conceded:
        return t.say("admin-seat-conceded", name=name)
    if seat.stand_in is not None:
        return t.say("admin-seat-stand-in", name=name)
    return t.say("admin-seat-person", name=name)


def _actions(t: Texts, table: Table) -> tuple[Button, ...]:
    """Return the buttons for what can be done at a table."""
    end = Button(ControlId("admin_end", table.id), t.say("button-admin-end"), discord.ButtonStyle.danger)
    if table.row.status is not Status.RUNNING:
        return (end,)
    rest = "pause" if table.row.paused is None else "resume"
    return (
        Button(ControlId(f"admin_{rest}", table.id), t.say(f"button-admin-{rest}"), discord.ButtonStyle.primary),
        Button(ControlId("admin_seat", table.id), t.say("button-admin-seat")),
        end,
    )


async def pause(request: Request) -> None:
    """Pause a table."""
    await moderation.pause(request.table, request.user)
    await request.show(await table_panel(request.t, request.table, request.t.say("admin-paused")))


async def resume(request: Request) -> None:
    """Resume a paused table."""
    await moderation.resume(request.table, request.user)
    await request.show(await table_panel(request.t, request.table, request.t.say("admin-resumed")))


async def ask_to_end(request: Request) -> None:
    """Ask for confirmation, naming the table, before it is ended."""
    t, table = request.t, request.table
    if not is_open(table):
        raise Refused(Refusal.TABLE_OVER)
    await look_for_channel(request.interaction.client, request.services, table)
    facts = {
        "game": game_name(t, table.row.game),
        "table": str(table.id),
        "channel": f"<#{table.row.channel}>",
        "gone": gone_fact(table),
    }
    asked = t.say("admin-end-ask", **facts)
    yes = Button(ControlId("admin_end_now", table.id), t.say("button-admin-end-now"), discord.ButtonStyle.danger)
    back = Button(ControlId("admin_open", table.id), t.say("button-admin-back"))
    key = "admin-end-means-invitation" if table.row.status is Status.INVITATION else "admin-end-means"
    means = t.say(key, names=t.list(escaped(table.names)), gone=gone_fact(table))
    await request.show(Panel((asked, means), rows=((yes, back),)))


async def log_panel(request: Request, page: str = "") -> Panel:
    """Return a page of what managers did on the server of the request, newest first."""
    t, guild, store = request.t, request.interaction.guild_id, request.services.store
    assert guild is not None
    back = ((Button(ControlId("admin_tables"), t.say("button-admin-tables")),),)
    count = await store.admin_log.count(guild)
    if not count:
        return Panel((t.say("admin-log-title"), t.say("admin-log-none")), rows=back)
    pages = (count + ENTRIES - 1) // ENTRIES
    number = page_of(page, pages)
    title = [t.say("admin-log-title")]
    if pages > 1:
        title.append(t.say("admin-log-page", page=number + 1, pages=pages))
    lines = [say_entry(t, entry) for entry in await store.admin_log.of_server(guild, ENTRIES, number * ENTRIES)]
    rows = (*paging_buttons(t, number, pages, lambda arg: ControlId("admin_log", arg=arg)), *back)
    return Panel(("\n".join(title), "\n".join(lines)), rows=rows)


def say_entry(t: Texts, entry: AdminLogEntry) -> str:
    """Describe in one line what a manager did, where and when."""
    names = {key: escape(str(fact)) for key, fact in entry.facts.items() if key in ("former", "name")}
    return t.say(
        "admin-log-line",
        at=str(entry.at),
        manager=t.say("admin-log-nobody") if entry.manager is None else f"<@{entry.manager}>",
        action=t.say(f"admin-action-{entry.kind.value.replace('_', '-')}", **names),
        game=game_name(t, entry.game),
        table=str(entry.table_id),
        channel=f"<#{entry.channel}>",
    )


@managed("admin_tables")
async def _tables(request: Request, control: ControlId, values: list[str]) -> None:
    await request.show(await tables_panel(request, control.arg))


@managed("admin_log")
async def _log(request: Request, control: ControlId, values: list[str]) -> None:
    await request.show(await log_panel(request, control.arg))


@managed("admin_open")
async def _open(request: Request, control: ControlId, values: list[str]) -> None:
    if values:
        await request.set_table(await named_table(request, single_value(values)))
    await request.show(await table_panel(request.t, request.table))


@managed("admin_pause")
async def _pause(request: Request, control: ControlId, values: list[str]) -> None:
    await pause(request)


@managed("admin_resume")
async def _resume(request: Request, control: ControlId, values: list[str]) -> None:
    await resume(request)


@managed("admin_end")
async def _ask_to_end(request: Request, control: ControlId, values: list[str]) -> None:
    await ask_to_end(request)


@managed("admin_end_now")
async def _end(request: Request, control: ControlId, values: list[str]) -> None:
    await look_for_channel(request.interaction.client, request.services, request.table)
    await moderation.end(request.table, request.user)
    said = request.t.say("admin-ended", gone=gone_fact(request.table))
    await request.show(await table_panel(request.t, request.table, said))
