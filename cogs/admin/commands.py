"""The commands `/admin`, with which a server's managers moderate its tables."""

from __future__ import annotations

from collections.abc import Sequence
from functools import wraps
from typing import Any, Final

import discord

from bot.model.refusals import Refused
from bot.store.places import Places
from bot.tables.table import Table
from bot.texts import Texts
from cogs.admin.managers import check_manager, find_named_table, handle_managed, is_manager, tables_here
from cogs.admin.panels import ask_to_end, give_seat, pause, resume, show_admin_log, show_tables
from cogs.core.buttons import make_button, spread
from cogs.core.command_tree import AnyCommand, CommandTree, Complete, command, group
from cogs.core.completions import Choices, complete, refuse_unused, seat_completions, seat_named
from cogs.core.controls import ControlId, InvalidControl, Row, Select, SelectOption, parse_int
from cogs.core.languages import choices_of_computers, table_language
from cogs.core.paging import join_lines
from cogs.core.panel import Panel
from cogs.core.permissions import NEEDED_FOR_PICTURES, NEEDED_FOR_WORDS, missing_permissions
from cogs.core.places import text_channel
from cogs.core.request import Request, Work
from cogs.core.rooms import Place, missing_to_open, rooms_of, status_tags

# Channels for games, open seats and puzzles

_DEFAULT_POST_MINUTE: Final = 9 * 60
"""When the position of the day is posted unless another hour is chosen, in minutes after midnight."""


async def choose_places(
    request: Request,
    games: discord.TextChannel | discord.ForumChannel | None = None,
    seats: discord.TextChannel | None = None,
    ping: discord.Role | None = None,
    puzzles: discord.TextChannel | None = None,
) -> None:
    """Choose channels and the role to ping, or show which are chosen."""
    store, guild = request.services.store.places, request.guild
    if ping is not None and ping.is_default():
        await request.say("places-ping-everyone")
        return
    if ping is not None and seats is None and (await store.of_server(guild)).seats is None:
        raise refuse_unused("admin-places-ping")
    if games is not None:
        await store.choose(guild, games=games.id)
    if seats is not None:
        await _take_down(request)
        await store.choose(guild, seats=seats.id, message=None, language=table_language(request.interaction))
    if ping is not None:
        await store.choose(guild, ping=ping.id)
    if puzzles is not None:
        zone = (await request.services.store.people.get(request.user)).zone
        language = table_language(request.interaction)
        await request.services.puzzles.post_daily(guild, puzzles.id, _DEFAULT_POST_MINUTE, zone, language)
        request.interaction.client.daily_posts.wake(guild)
    request.interaction.client.open_seats.wake(guild)
    await show_places(request)


async def _take_down(request: Request) -> None:
    """Delete the message of open seats, whose channel is about to change."""
    await request.interaction.client.open_seats.take_down(request.guild)


async def show_places(request: Request) -> None:
    """Show which channels are chosen, and what the bot still needs there."""
    t = request.t
    chosen = await request.services.store.places.of_server(request.guild)
    games, buttons = [t.say("places-games-none")], []
    if chosen.games is not None:
        place = await rooms_of(request).chosen(request.guild)
        games = [t.say("places-games", channel=f"<#{chosen.games}>"), *_describe_missing_for_games(t, place)]
        buttons.append(make_button(t, "admin_place_off", arg="games", key="places-games-off"))
    seats = [t.say("places-seats-none")]
    if chosen.seats is not None:
        role = "none" if chosen.ping is None else f"<@&{chosen.ping}>"
        seats = [
            t.say("places-seats", channel=f"<#{chosen.seats}>", role=role),
            *_describe_missing(request, chosen.seats, NEEDED_FOR_WORDS),
        ]
        buttons.append(make_button(t, "admin_place_off", arg="seats", key="places-seats-off"))
        if chosen.ping is not None:
            buttons.append(make_button(t, "admin_place_off", arg="ping", key="places-ping-off"))
    daily, rows = [t.say("places-puzzles-none")], list[Row]()
    if chosen.puzzles is not None:
        daily = _daily_lines(request, chosen)
        hours = [_hour(t, chosen.puzzle_minute, minute) for minute in range(0, 24 * 60, 60)]
        rows.append(
            Select(ControlId("admin_puzzle_hour"), t.say("places-puzzles-hour", zone=chosen.puzzle_zone), hours)
        )
        buttons.append(make_button(t, "admin_place_off", arg="puzzles", key="places-puzzles-off"))
    lines = join_lines(t.say("places-title"), *games, *seats, *daily)
    await request.show(Panel((lines,), rows=(*rows, *spread(buttons))))


def _hour(t: Texts, chosen: int, minute: int) -> SelectOption:
    label = t.say("time-of-day", hour=str(minute // 60), minute=f"{minute % 60:02}")
    return SelectOption(str(minute), label, chosen=minute == chosen)


def _daily_lines(request: Request, chosen: Places) -> list[str]:
    """Describe where and when the position of the day is posted, and which permissions are missing there."""
    t, services = request.t, request.services
    next_at = services.store.now() + max(0, round(services.puzzles.post_due(chosen)))
    line = t.say("places-puzzles", channel=f"<#{chosen.puzzles}>", next=str(next_at))
    return [line, *_describe_missing(request, chosen.puzzles, NEEDED_FOR_PICTURES)]


def _describe_missing(request: Request, number: int | None, needed: Sequence[str]) -> list[str]:
    t, channel = request.t, text_channel(request.interaction.guild, number)
    if channel is None:
        return [t.say("places-channel-gone")]
    missing = missing_permissions(channel.permissions_for(channel.guild.me), needed)
    return [t.say("places-channel-missing", rights=t.rights(missing))] if missing else []


@handle_managed("admin_puzzle_hour")
async def _choose_hour(request: Request) -> None:
    """Have the position of the day posted at the chosen hour."""
    guild, minute, puzzles = request.guild, parse_int(request.value), request.services.puzzles
    chosen = await request.services.store.places.of_server(guild)
    if minute >= 24 * 60:
        raise InvalidControl(request.value)
    if chosen.puzzles is not None:
        await puzzles.post_daily(guild, chosen.puzzles, minute, chosen.puzzle_zone, chosen.puzzle_language)
        request.interaction.client.daily_posts.wake(guild)
    await show_places(request)


def _describe_missing_for_games(t: Texts, place: Place | None) -> list[str]:
    if place is None:
        return [t.say("places-games-gone")]
    missing = missing_to_open(place)
    lines = [t.say("places-missing", rights=t.rights(missing))] if missing else []
    if isinstance(place, discord.ForumChannel):
        if not status_tags(place):
            lines.append(t.say("places-tags"))
        elif not place.permissions_for(place.guild.me).manage_threads:
            lines.append(t.say("places-tags-missing", rights=t.rights(["manage_threads"])))
    return lines


@handle_managed("admin_place_off")
async def _off(request: Request) -> None:
    if request.arg not in ("games", "seats", "ping", "puzzles"):
        raise InvalidControl(request.arg)
    if request.arg == "seats":
        await _take_down(request)
    await request.services.store.places.choose(request.guild, **{request.arg: None})
    await show_places(request)


# Tables


def _tables(wanted: str) -> Complete:
    """Return a function that lists a server's tables for managers: all, running (paused or not), going or paused."""

    async def answer(request: Request, typed: str) -> Choices:
        if not await is_manager(request.interaction):
            return []
        return complete([each for each in await tables_here(request, typed) if _is_wanted(each.what, wanted)], typed)

    return answer


def _is_wanted(table: Table, wanted: str) -> bool:
    running, paused = table.row.is_running, table.row.paused is not None
    return {"all": True, "running": running, "going": running and not paused, "paused": paused}[wanted]


async def _seats(request: Request, typed: str) -> Choices:
    if not await is_manager(request.interaction):
        return []
    named = getattr(request.interaction.namespace, "table", None)
    try:
        table = await find_named_table(request, None if named is None else str(named))
    except Refused:
        return []  # no seats until a table of this server is named
    playing = [number for number, seat in enumerate(table.seats) if not seat.conceded]
    return complete(seat_completions(table, playing), typed)


def for_manager(work: AnyCommand) -> AnyCommand:
    """Restrict work to the server's managers."""

    @wraps(work)
    async def checked(request: Request, **options: Any) -> None:
        await check_manager(request)
        await work(request, **options)

    return checked


def at_managed(work: Work) -> AnyCommand:
    """Restrict work to managers, and do it at the table that was typed, or else at this channel's."""

    async def found(request: Request, table: str | None = None) -> None:
        await request.set_table(await find_named_table(request, table))
        await work(request)

    return for_manager(found)


async def hand_over(
    request: Request,
    table: str | None = None,
    seat: str | None = None,
    to: discord.User | None = None,
    computer: str | None = None,
) -> None:
    """Give a seat to a member of the server or to a computer player."""
    await request.set_table(await find_named_table(request, table))
    await give_seat(request, None if seat is None else seat_named(request.table, seat), to, computer)


def add_commands(tree: CommandTree) -> None:
    """Add the group `/admin`, for managers of the server and anyone whom its settings allow to use it."""
    made = group(
        "admin",
        command("admin-tables", for_manager(show_tables)),
        command("admin-pause", at_managed(pause), complete={"table": _tables("going")}),
        command("admin-resume", at_managed(resume), complete={"table": _tables("paused")}),
        command(
            "admin-hand-over",
            for_manager(hand_over),
            {"computer": choices_of_computers()},
            {"table": _tables("running"), "seat": _seats},
        ),
        command("admin-end", at_managed(ask_to_end), complete={"table": _tables("all")}),
        command("admin-places", for_manager(choose_places)),
        command("admin-log", for_manager(show_admin_log)),
        default_permissions=discord.Permissions(manage_guild=True),
    )
    tree.add_command(made)
