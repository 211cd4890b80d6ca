"""Ending a game by agreement: a private confirmation by the proposer, then a public question to all others."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.model.rows import Question, QuestionKind
from bot.tables import concede, end_by_agreement
from bot.tables.questions import AGREE, voters
from bot.tables.table import Table
from bot.texts import Texts, texts
from cogs.core.controls import Button, ControlId
from cogs.core.names import escape
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked
from cogs.core.seats import parse_seat
from cogs.questions.question import (
    answer_buttons,
    answered_names,
    asked_mentions,
    first_text,
    in_order,
    show_if_closed,
    show_state,
    shows,
)

ANSWERS = {AGREE: discord.ButtonStyle.danger, "refuse": discord.ButtonStyle.success}


async def ask_to_end(request: Request) -> None:
    """Ask the user for confirmation, before anyone else is asked; raise Refused."""
    seat = concede.own_seat(request.table, request.user)
    await request.show(end_panel(request.t, request.table, seat))


def end_panel(t: Texts, table: Table, seat: int) -> Panel:
    """Return the private confirmation, with how this differs from conceding and from abandoning the table."""
    asked = _names(t, table, seat)
    meant = t.say("end-ask", names=asked) if asked else t.say("end-ask-alone")
    label = t.say("button-end-propose" if asked else "button-end-now")
    yes = Button(ControlId("end", table.id, seat=seat), label, discord.ButtonStyle.danger)
    no = Button(ControlId("abandon_not", table.id), t.say("button-abandon-not"))
    return Panel((meant, t.say("end-or")), rows=((yes, no),))


def _names(t: Texts, table: Table, seat: int) -> str:
    asked = in_order(table, voters(table, end_by_agreement.question(table, seat)))
    return t.list([escape(table.names[table.seat_of(user) or 0]) for user in asked])


@clicked("end_ask")
async def _ask(request: Request, control: ControlId, values: list[str]) -> None:
    await ask_to_end(request)


@clicked("end")
async def _propose(request: Request, control: ControlId, values: list[str]) -> None:
    names = _names(request.t, request.table, request.seat)
    if await end_by_agreement.propose(request.table, request.user):
        await request.say("end-done")
    else:
        await request.say("end-waits", names=names)


@shows(QuestionKind.END)
async def _shown(t: Texts, table: Table, asked: Question, ping: Sequence[int]) -> Panel:
    return end_vote(t, table, asked, ping)


def end_vote(t: Texts, table: Table, asked: Question, ping: Sequence[int] = ()) -> Panel:
    """Return the public question to all others whether to end the game."""
    agreed = answered_names(t, table, asked, AGREE)
    return Panel(
        (
            t.say("end-question", name=escape(table.names[asked.seat])),
            t.say("end-asked", mentions=asked_mentions(t, table, asked)),
            *([t.say("vote-agreed-so-far", names=agreed)] if agreed else []),
        ),
        rows=(answer_buttons(t, table, asked, ANSWERS),),
        ping=tuple(ping),
    )


@clicked("vote_end")
async def _answer(request: Request, control: ControlId, values: list[str]) -> None:
    """Store a vote, and show its result in the message."""
    seat, _, choice = control.arg.partition(".")
    table, t = request.table, texts(request.table.row.language)
    asked, row = await first_text(request, control), control.revision
    async with show_if_closed(request, control, asked, t.say("end-void")):
        if choice != AGREE:
            own = await end_by_agreement.refuse(table, request.user, row, parse_seat(table, seat))
            result = t.say("question-withdrawn" if own else "end-refused", name=escape(table.names[request.seat]))
        else:
            question = await end_by_agreement.agree(table, request.user, row, parse_seat(table, seat))
            if question is not None:
                await show_state(request, control, end_vote(t, table, question))
                return
            result = t.say("end-granted")
    await show_state(request, control, Panel((asked, result)))
