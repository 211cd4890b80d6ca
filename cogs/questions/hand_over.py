"""Handing a seat to another person: whoever asks chooses seat and person, then all others are asked publicly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.games.game import IllegalAction
from bot.model.refusals import Refusal
from bot.model.rows import Question, QuestionKind, Status
from bot.tables import hand_over
from bot.tables.questions import AGREE, check_running, voters
from bot.tables.table import Table
from bot.texts import Texts, texts
from cogs.core.controls import Button, ControlId, People, only, whole
from cogs.core.names import clean, escape
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked, request_of, seat_in
from cogs.core.response import Answer
from cogs.questions.question import CLOSING, answer_buttons, asked_mentions, first_text, in_order, shows

ANSWERS = {AGREE: discord.ButtonStyle.success, "refuse": discord.ButtonStyle.danger}


async def propose_hand_over(request: Request, to: discord.Member | discord.User, player: str | None) -> None:
    """Ask the table whether a person may take over a seat, by default the asker's own; raise IllegalAction."""
    check_running(request.table)
    await _ask(request, await _seat(request, player), to)


async def _ask(request: Request, seat: int, to: discord.Member | discord.User) -> None:
    if to.bot or not isinstance(to, discord.Member):
        raise IllegalAction(Refusal.NO_PERSON)
    if not _sees(request, to):
        raise IllegalAction(Refusal.CANNOT_SEE)
    asked = await hand_over.ask(request.table, request.user, seat, to.id, clean(to.display_name))
    await request.say("hand-over-waits", names=_names(request.t, request.table, asked, voters(request.table, asked)))


def _sees(request: Request, member: discord.Member) -> bool:
    """Tell whether a person can see the channel; Discord has told it with a command, not with a select."""
    if member.resolved_permissions is not None:
        return member.resolved_permissions.view_channel
    channel = request.interaction.channel
    assert isinstance(channel, discord.abc.GuildChannel | discord.Thread)
    return channel.permissions_for(member).view_channel


async def candidates(table: Table, user: int) -> list[int]:
    """List the seats that a person may hand over or take over, their own first."""
    own = table.seat_of(user)
    if own is not None and table.seats[own].conceded:
        return []
    return [*([] if own is None else [own]), *(seat for seat in await hand_over.vacant(table) if seat != own)]


async def _seat(request: Request, player: str | None) -> int:
    """Find the seat that is meant: named, or one's own, or the only one that can be taken over."""
    table = request.table
    free = await candidates(table, request.user)
    if player is None:
        own = table.seat_of(request.user)
        if own is not None:
            return own
        if len(free) == 1:
            return free[0]
        raise IllegalAction(Refusal.WHICH_SEAT)
    wanted = player.strip().casefold()
    names = [name.casefold() for name in table.names]
    # where two have the same name, the one that can be handed over is meant
    order = [*free, *(seat for seat in range(len(names)) if seat not in free)]
    found = [seat for seat in order if names[seat] == wanted]
    found += [seat for seat in order if wanted and wanted in names[seat]]
    if not found:
        raise IllegalAction(Refusal.NOT_UNDERSTOOD, text=escape(clean(player)))
    return found[0]


async def offered_seats(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """Offer the players whose seats whoever types may hand over or take over."""
    table = await request_of(interaction, Answer(interaction)).house.tables.here(interaction.channel_id or 0)
    if table is None or table.revision < 0:
        return []
    names = dict.fromkeys(table.names[seat] for seat in await candidates(table, interaction.user.id))
    return [app_commands.Choice(name=name, value=name) for name in names if typed.strip().casefold() in name.casefold()]


def parting_row(t: Texts, table: Table, seat: int | None) -> tuple[tuple[Button, ...], ...]:
    """Offer who sits at a table the ways to leave it, and an onlooker a seat to take over: a row or none."""
    if table.row.status is not Status.RUNNING:
        return ()
    if seat is None:
        free = any(other.decider is not None and not other.conceded for other in table.seats)
        return ((Button(ControlId("hand_over", table.id), t.say("button-take-over")),),) if free else ()
    if table.seats[seat].conceded:
        return ()
    ways = {"hand_over": "button-hand-over", "concede_ask": "button-concede-ask", "end_ask": "button-end-ask"}
    return (tuple(Button(ControlId(what, table.id), t.say(key)) for what, key in ways.items()),)


@clicked("hand_over")
async def _choose_seat(request: Request, control: ControlId, values: list[str]) -> None:
    """Let the clicker choose the seat; who has none may take one over themselves."""
    table, t = request.table, request.t
    check_running(table)
    own, free = table.seat_of(request.user), await candidates(table, request.user)
    if not free:
        await request.say("hand-over-none")
    elif free == [own]:
        await request.show(person_panel(t, table, free[0]))
    else:
        await request.show(seat_panel(t, table, own, free))


def seat_panel(t: Texts, table: Table, own: int | None, free: Sequence[int]) -> Panel:
    """Make the private choice of the seat that is to be handed over."""
    labels = {
        seat: t.say("hand-over-own") if seat == own else t.say("hand-over-of", name=table.names[seat]) for seat in free
    }
    what = "hand_over_take" if own is None else "hand_over_seat"
    buttons = tuple(Button(ControlId(what, table.id, arg=str(seat)), label) for seat, label in labels.items())
    return Panel((t.say("hand-over-choose"),), rows=(buttons,))


def person_panel(t: Texts, table: Table, seat: int) -> Panel:
    """Make the private choice of the person who is to take over a seat."""
    chosen = People(ControlId("hand_over_to", table.id, arg=str(seat)), t.say("hand-over-person"))
    return Panel((t.say("hand-over-to", name=escape(table.names[seat])),), rows=(chosen,))


@clicked("hand_over_seat")
async def _choose_person(request: Request, control: ControlId, values: list[str]) -> None:
    await request.show(person_panel(request.t, request.table, seat_in(request.table, control.arg)))


@clicked("hand_over_take")
async def _take(request: Request, control: ControlId, values: list[str]) -> None:
    await _ask(request, seat_in(request.table, control.arg), request.interaction.user)


@clicked("hand_over_to")
async def _chosen(request: Request, control: ControlId, values: list[str]) -> None:
    guild = request.interaction.guild
    assert guild is not None
    try:
        member = await guild.fetch_member(whole(only(values)))
    except discord.NotFound as error:
        raise IllegalAction(Refusal.NO_PERSON) from error
    await _ask(request, seat_in(request.table, control.arg), member)


@shows(QuestionKind.HAND_OVER)
async def _shown(table: Table, asked: Question, ping: Sequence[int]) -> Panel:
    return hand_over_vote(table, asked, ping)


def hand_over_vote(table: Table, asked: Question, ping: Sequence[int] = ()) -> Panel:
    """Make the public question to all others, and to who would sit down, whether a seat may change hands."""
    t, facts = texts(table.row.language), asked.facts
    names = {"former": escape(table.names[asked.seat]), "name": escape(facts["name"])}
    own = table.seat_of(facts["asker"])
    if own == asked.seat:
        said = t.say("hand-over-question-own", **names)
    elif own is None:
        said = t.say("hand-over-question-self", **names)
    else:
        said = t.say("hand-over-question-other", asker=escape(table.names[own]), **names)
    agreed = frozenset(user for user in voters(table, asked) if asked.votes.get(user) == AGREE)
    return Panel(
        (
            said,
            t.say("hand-over-asked", mentions=asked_mentions(t, table, asked)),
            *([t.say("vote-agreed-so-far", names=_names(t, table, asked, agreed))] if agreed else []),
        ),
        rows=(answer_buttons(t, table, asked, ANSWERS),),
        ping=tuple(ping),
    )


def _names(t: Texts, table: Table, asked: Question, users: frozenset[int]) -> str:
    """Name people at the table, and who would join it."""
    seats = [table.seat_of(user) for user in in_order(table, users)]
    return t.list([escape(asked.facts["name"] if seat is None else table.names[seat]) for seat in seats])


@clicked("vote_hand_over")
async def _answer(request: Request, control: ControlId, values: list[str]) -> None:
    """Write down a vote, and show in the message what came of it."""
    about, _, choice = control.arg.partition(".")
    table, t, user = request.table, texts(request.table.row.language), request.user
    left, _, joins = about.partition("-")
    seat, newcomer = seat_in(table, left), whole(joins)
    told = first_text(request)
    try:
        if choice != AGREE:
            voter = table.seat_of(user)
            name = escape(request.user_name if voter is None else table.names[voter])
            withdrawn = await hand_over.refuse(table, user, control.revision, seat, newcomer)
            result = t.say("question-withdrawn" if withdrawn else "hand-over-refused", name=name)
        elif (stands := await hand_over.agree(table, user, control.revision, seat, newcomer)) is None:
            result = t.say("hand-over-done", name=escape(table.names[seat]))
        else:
            await request.answer.change(hand_over_vote(table, stands))
            return
    except IllegalAction as refused:
        if refused.reason in CLOSING:
            await request.answer.change(Panel((told, t.say("hand-over-void"))))
        raise
    await request.answer.change(Panel((told, result)))
