"""Handing a seat to another person: choose seat and person, then all others are asked publicly."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.model.refusals import Refusal, Refused
from bot.model.rows import Question, QuestionKind
from bot.tables import hand_over
from bot.tables.questions import AGREE, agree, refuse, voters
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.sections import escape
from cogs.core.clicks import on_click
from cogs.core.completions import Choices, complete, find_fitting, parse_seat, refuse_typed, seat_completions
from cogs.core.controls import DANGER, SUCCESS, Button, ControlId, EntitySelect, User, parse_int
from cogs.core.names import clean
from cogs.core.panel import Panel, text_panel
from cogs.core.places import person_here
from cogs.core.request import Request
from cogs.questions.question import answers, consent_panel, register_panels, sort_by_seat

ANSWERS = {AGREE: SUCCESS, "refuse": DANGER}


async def propose_hand_over(request: Request, to: discord.User, player: str | None = None) -> None:
    """Ask the table whether a person may take over a seat, by default the user's own; raise Refused."""
    request.table.check_running()
    seat = await _seat(request, player)
    if seat is None:
        await request.say("hand-over-none")
        return
    await _ask(request, seat, to)


async def _ask(request: Request, seat: int, to: User) -> None:
    person_here(request.interaction, to)
    asked = await hand_over.ask(request.table, request.user, seat, to.id, clean(to.display_name))
    await request.say("hand-over-waits", names=_names(request.t, request.table, asked, voters(request.table, asked)))


async def candidates(table: Table, user: int) -> list[int]:
    """List the seats that a person may hand over or take over, their own first."""
    own = table.seat_of(user)
    if own is not None and table.seats[own].conceded:
        return []
    return [*([] if own is None else [own]), *(seat for seat in await hand_over.vacant(table) if seat != own)]


async def _seat(request: Request, player: str | None) -> int | None:
    """Return the named seat, by default the user's own, or else the only one that can be taken over, if any."""
    table = request.table
    free = await candidates(table, request.user)
    if player is None:
        own = table.seat_of(request.user)
        if own is not None or not free:
            return own
        if len(free) == 1:
            return free[0]
        raise Refused(Refusal.WHICH_SEAT)
    every = find_fitting(seat_completions(table), player)
    # of two seats with the same name, the one that can be handed over is meant; any other is refused with the reason
    named = [each.what for each in every if each.what in free] or [each.what for each in every]
    if len(named) != 1:
        raise refuse_typed(every or seat_completions(table, free), player, several=bool(every))
    return named[0]


async def complete_seats(request: Request, typed: str) -> Choices:
    """List the players whose seats the user may hand over or take over."""
    table = await request.services.tables.in_channel(request.interaction.channel_id or 0)
    if table is None or table.revision < 0:
        return []
    return complete(seat_completions(table, await candidates(table, request.user)), typed)


@on_click("hand_over", on_server=True)
async def _choose_seat(request: Request) -> None:
    """Show the choice of seats; a user without a seat may take one over."""
    table, t = request.table, request.t
    table.check_running()
    own, free = table.seat_of(request.user), await candidates(table, request.user)
    if not free:
        await request.say("hand-over-none")
    elif free == [own]:
        await request.show(person_panel(t, table, own, free[0]))
    else:
        await request.show(seat_panel(t, table, own, free))


def seat_panel(t: Texts, table: Table, own: int | None, free: Sequence[int]) -> Panel:
    """Return the private panel that chooses the seat to hand over."""
    labels = {
        seat: t.say("hand-over-own") if seat == own else t.say("seat-of", name=table.names[seat]) for seat in free
    }
    what = "hand_over_take" if own is None else "hand_over_seat"
    buttons = [Button(ControlId(what, table.id, arg=str(seat)), label) for seat, label in labels.items()]
    return text_panel(t.say("hand-over-choose"), *buttons)


def person_panel(t: Texts, table: Table, own: int | None, seat: int) -> Panel:
    """Return the private panel that chooses who gets a seat."""
    chosen = EntitySelect("people", ControlId("hand_over_to", table.id, arg=str(seat)), t.say("hand-over-person"))
    asked = t.say("hand-over-to-own") if seat == own else t.say("hand-over-to", name=escape(table.names[seat]))
    return Panel((asked,), rows=(chosen,))


@on_click("hand_over_seat", on_server=True)
async def _choose_person(request: Request) -> None:
    table = request.table
    own, seat = table.seat_of(request.user), parse_seat(table, request.arg)
    await request.show(person_panel(request.t, table, own, seat))


@on_click("hand_over_take", on_server=True)
async def _take(request: Request) -> None:
    await _ask(request, parse_seat(request.table, request.arg), request.interaction.user)


@on_click("hand_over_to", on_server=True)
async def _choose_member(request: Request) -> None:
    await _ask(request, parse_seat(request.table, request.arg), await request.member(parse_int(request.value)))


@register_panels(QuestionKind.HAND_OVER)
async def hand_over_vote(t: Texts, table: Table, asked: Question) -> Panel:
    """Return the public question to all others, and to the newcomer, whether a seat may change hands."""
    facts = {"former": escape(table.names[asked.seat]), "name": escape(asked.facts["name"])}
    own = table.seat_of(asked.facts["asker"])
    if own == asked.seat:
        said = t.say("hand-over-question-own", **facts)
    elif own is None:
        said = t.say("hand-over-question-self", **facts)
    else:
        said = t.say("hand-over-question-other", asker=escape(table.names[own]), **facts)
    agreed = frozenset(user for user in voters(table, asked) if asked.votes.get(user) == AGREE)
    names = _names(t, table, asked, agreed)
    return consent_panel(t, table, asked, [said], "hand-over-asked", ANSWERS, names)


def _names(t: Texts, table: Table, asked: Question, users: frozenset[int]) -> str:
    """List the names of people at the table, and of the newcomer."""
    seats = [table.seat_of(user) for user in sort_by_seat(table, users)]
    return t.list([escape(asked.facts["name"] if seat is None else table.names[seat]) for seat in seats])


@answers(QuestionKind.HAND_OVER, "vote-over")
async def _answer(request: Request, t: Texts, about: str, choice: str) -> Question | str:
    table, user, row = request.table, request.user, request.control.revision
    left, _, joins = about.partition("-")
    seat, newcomer = parse_seat(table, left), parse_int(joins)
    if choice == AGREE:
        question = await agree(table, hand_over.PROPOSAL, user, row, seat, newcomer)
        return question or t.say("hand-over-done", name=escape(table.names[seat]))
    voter = table.seat_of(user)
    name = escape(request.user_name if voter is None else table.names[voter])
    withdrawn = await refuse(table, hand_over.PROPOSAL, user, row, seat, newcomer)
    return t.say("question-withdrawn" if withdrawn else "hand-over-refused", name=name)
