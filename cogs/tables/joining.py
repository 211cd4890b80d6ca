"""Joining a table: its public invitation with *Join*, *Leave* and *Start*, and the host's form of its settings."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakKeyDictionary

import discord

from bot.model.pace import Pace
from bot.model.refusals import Refused
from bot.tables import lobby
from bot.tables.table import Table
from bot.texts import Texts, texts
from bot.texts.games import game_name, game_texts
from bot.texts.numbers import write_range
from cogs.core.buttons import JOIN, join_button, learn_buttons, make_button, novice_buttons
from cogs.core.clicks import on_click
from cogs.core.controls import PRIMARY, SECONDARY, Button, Buttons, Rows, parse_enum
from cogs.core.names import escape_names
from cogs.core.paging import join_lines
from cogs.core.panel import Panel, layout, text_panel
from cogs.core.places import channel_of, jump
from cogs.core.request import Request
from cogs.words.terms import (
    clock_lines,
    computer_rows,
    pace_terms,
    remove_buttons,
    stand_in_terms,
    terms_form,
    variant_lines,
    variant_name,
    variant_rows,
)

log = logging.getLogger(__name__)
SEATS_JOIN = "seats_join"
"""**Join** next to a table in the message of open seats."""
_showing: WeakKeyDictionary[Table, asyncio.Lock] = WeakKeyDictionary()
"""Held while an invitation is updated, so that the newest state is shown last."""


def invitation_panel(table: Table) -> Panel:
    """Return a table's current invitation; once the game has begun or was abandoned, only who plays on what terms."""
    t, row = texts(table.row.language), table.row
    title = t.say("invitation-title", game=game_name(t, row.game))
    if not row.is_invitation:
        return Panel((title, " · ".join(_seats(t, table)), terms_text(t, table), t.say(f"invitation-{row.status}")))
    taken = t.say("invitation-seats", taken=len(row.seats), seats=row.capacity)
    left = row.capacity - len(row.seats)
    free = [t.say("invitation-asked", mention=f"<@{user}>") for user in row.awaited][:left]
    if len(free) < left:
        free.append(t.say("invitation-free", count=left - len(free)))
    title = join_lines(title, game_texts(t, row.game).about())
    return Panel(
        (title, join_lines(taken, *_seats(t, table), *free), terms_text(t, table), _say_next_step(t, table)),
        rows=_rows(t, table),
    )


def terms_text(t: Texts, table: Table) -> str:
    """Describe the settings of a table in small print: how many can play, clock, rating, stand-in, variant."""
    row, seats = table.row, table.game.meta.seats
    terms = [*pace_terms(t, row), *stand_in_terms(t, table)]
    if row.is_invitation:
        terms.insert(0, t.say("invitation-players", seats=write_range(seats.start, row.capacity)))
    if row.open_hands and table.game.meta.hidden_hands:
        terms.append(t.say("terms-open-hands"))
    lines = [" · ".join(terms), *clock_lines(t, row), *variant_lines(t, table)]
    return "\n".join(f"-# {line}" for line in lines)


def _say_next_step(t: Texts, table: Table) -> str:
    if table.row.awaited:
        return t.say("invitation-rematch")
    return t.say("invitation-full" if len(table.seats) >= table.row.capacity else "invitation-invitation")


def _seats(t: Texts, table: Table) -> list[str]:
    lines = []
    for seat, name in zip(table.seats, escape_names(table.names), strict=True):
        person = "host" if seat.user == table.row.host else "person"
        lines.append(t.say(f"seat-{person if seat.computer is None else 'computer'}", name=name))
    return lines


def _rows(t: Texts, table: Table) -> Rows:
    return (
        (
            join_button(t, table),
            make_button(t, "leave", table),
            start_button(t, table),
        ),
        _beginner_buttons(t, table),
        *computer_rows(t, table),
        *variant_rows(t, table),
        (make_button(t, "more_settings", table, key="settings", emoji="⚙️"), *remove_buttons(t, table)),
    )


def start_button(t: Texts, table: Table) -> Button:
    ready = len(table.seats) >= table.game.meta.seats.start
    style = PRIMARY if ready else SECONDARY
    return make_button(t, "start", table, style=style)


def _beginner_buttons(t: Texts, table: Table) -> Buttons:
    """Return the buttons for beginners; a game against the novice is only offered to a host who is alone."""
    game, alone = table.row.game, len(table.seats) == 1
    return (*learn_buttons(t, game), *(novice_buttons(t, game, table.id) if alone else ()))


def abandoned_panel(table: Table) -> Panel:
    """Return the public message that a table was abandoned."""
    t = texts(table.row.language)
    return Panel((t.say("abandoned", game=game_name(t, table.row.game)),))


async def show_again(request: Request, said: str) -> None:
    """Update the invitation: the message that was clicked, or after a command the one in the channel."""
    table = request.table
    async with _showing.setdefault(table, asyncio.Lock()):
        if request.response.public is not None:
            await request.response.change(invitation_panel(table))
        else:
            await _edit_panel(request, table)
            await request.tell(said)


async def refresh(request: Request, table: Table) -> None:
    async with _showing.setdefault(table, asyncio.Lock()):
        await _edit_panel(request, table)


@asynccontextmanager
async def restoring(request: Request) -> AsyncIterator[None]:
    """Update the invitation if the body is refused: Discord would go on showing the refused choice."""
    try:
        yield
    except Refused:
        if request.table.row.is_invitation:
            await refresh(request, request.table)
        raise


async def _edit_panel(request: Request, table: Table) -> None:
    message = await table.store.tables.invitation(table.id)
    if message is None:
        return  # not posted yet; once it is, it shows the newest state
    client = request.host
    view = layout(invitation_panel(table), client.command_mentions)
    try:
        await channel_of(client, table.row).get_partial_message(message).edit(view=view)
    except (discord.HTTPException, discord.RateLimited):
        log.warning("table %s: its invitation could not be updated", table.id, exc_info=True)


# Joining, leaving and starting


def count_free_seats(table: Table) -> int:
    """Return how many people could join a table besides those who are asked to play there."""
    row = table.row
    return row.capacity - len(row.seats) - len(row.awaited) if row.is_invitation else 0


def has_seat_for(table: Table, user: int) -> bool:
    """Return whether a person who does not sit at a table could join it."""
    return table.seat_of(user) is None and (user in table.row.awaited or count_free_seats(table) > 0)


@on_click(JOIN)
async def join(request: Request) -> None:
    table = request.table
    begun = await lobby.join(table, request.user, request.user_name)
    await show_again(request, _say_joined(request.t, table, begun))


@on_click(SEATS_JOIN)
async def _join_from_list(request: Request) -> None:
    """Give the user a seat; the message of open seats is then updated as after any other change at the table."""
    t, table = request.t, request.table
    begun = await lobby.join(table, request.user, request.user_name)
    await refresh(request, table)
    await request.response.note(text_panel(_say_joined(t, table, begun), await jump(t, table)))


def _say_joined(t: Texts, table: Table, begun: bool) -> str:
    """Say to someone who has taken a seat what that means."""
    return t.say("start-done") if begun else t.say("join-done", game=game_name(t, table.row.game))


@on_click("leave", leaves=True)
async def leave(request: Request) -> None:
    """Free the user's seat; when the last person leaves, the table is abandoned."""
    abandoned = await lobby.leave(request.table, request.user)
    await show_again(request, request.t.say("leave-given-up" if abandoned else "leave-done"))


@on_click("start")
async def start(request: Request) -> None:
    await lobby.start(request.table, request.user)
    await show_again(request, request.t.say("start-done"))


# Its settings


@on_click("more_settings")
async def _settings(request: Request) -> None:
    lobby.check_host(request.table, request.user)
    await request.response.ask(terms_form(request.t, request.table))


@on_click("terms_picked")
async def _set_terms(request: Request) -> None:
    """Set all that the host has chosen in the form."""
    table, chosen = request.table, {value.partition(".")[0]: value.partition(".")[2] for value in request.values}
    await lobby.set_terms(
        table,
        request.user,
        pace=parse_enum(Pace, chosen.get("pace", "")),
        rated="rated" in chosen,
        stand_in=chosen.get("stand_in"),
        open_hands="open_hands" in chosen if table.game.meta.hidden_hands else None,
    )
    await show_again(request, request.t.say("terms-changed"))


@on_click("pace")
@on_click("rated")
@on_click("stand_in")
@on_click("open_hands")
async def _change(request: Request) -> None:
    """Change one of the terms by a control that an earlier version of the bot has posted."""
    what, value = request.control.what, request.chosen
    wanted: Any = parse_enum(Pace, value) if what == "pace" else value if what == "stand_in" else value == "yes"
    async with restoring(request):
        await lobby.set_terms(request.table, request.user, **{what: wanted})
    await show_again(request, request.t.say("terms-changed"))


@on_click("variant")
async def _variant(request: Request) -> None:
    chosen = request.value
    # an earlier version of the bot posted selects that name variants without their game
    variant = chosen if "/" in chosen else f"{request.table.row.game}/{chosen}"
    async with restoring(request):
        await lobby.set_variant(request.table, request.user, variant)
    game, title = request.table.row.game, variant_name(request.t, variant)
    await show_again(request, request.t.say("variant-done", variant=f"{game_name(request.t, game)}: {title}"))
