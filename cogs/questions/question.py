"""Public questions to a table: the panel of each kind, and what they have in common."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence

import discord

from bot.model.refusals import Refusal, Refused
from bot.model.rows import Question, QuestionKind
from bot.tables.questions import voters
from bot.tables.table import Table
from bot.texts import Texts, texts
from bot.texts.sections import escape
from cogs.core.clicks import on_click
from cogs.core.controls import Button, Buttons, ControlId, InvalidControl
from cogs.core.panel import Panel, layout, marks_in, texts_in, view_of
from cogs.core.places import channel_of
from cogs.core.request import Request
from cogs.core.response import ANSWER_LOST

log = logging.getLogger(__name__)

PanelMaker = Callable[[Texts, Table, Question], Awaitable[Panel]]
PANELS: dict[QuestionKind, PanelMaker] = {}
"""Panel makers by kind of question; see `register_panels`."""

CLOSING_REFUSALS = (Refusal.MOVED_ON, Refusal.NO_PROPOSAL, Refusal.TABLE_OVER)
"""The refusals after which a question's message shows that the question is closed."""


def register_panels(kind: QuestionKind) -> Callable[[PanelMaker], PanelMaker]:
    """Register the function that returns the panels of a kind of question."""

    def register(maker: PanelMaker) -> PanelMaker:
        assert kind not in PANELS, kind
        PANELS[kind] = maker
        return maker

    return register


def answer_id(table: Table, question: Question, choice: str) -> ControlId:
    """Return the id of the button that gives an answer; handlers are registered as `vote_<kind>`.

    The id includes the person it is about: consent to one question is not consent to another.
    """
    about = f"{question.seat}-{question.facts['user']}" if "user" in question.facts else str(question.seat)
    return ControlId(f"vote_{question.kind}", table.id, question.seq, arg=f"{about}.{choice}")


def answer_buttons(t: Texts, table: Table, question: Question, styles: Mapping[str, discord.ButtonStyle]) -> Buttons:
    """Return the buttons of all answers, labelled `vote-<kind>-<answer>`."""
    kind = question.kind.replace("_", "-")
    return [
        Button(answer_id(table, question, choice), t.say(f"vote-{kind}-{choice.replace('_', '-')}"), style)
        for choice, style in styles.items()
    ]


Answer = Callable[[Request, Texts, str, str], Awaitable[Question | str]]
"""Stores an answer about someone; returns the question as it now stands, or how it was closed."""


def answers(
    kind: QuestionKind, void: str, asked: Callable[[Request, Texts, str], Awaitable[Sequence[str]]] | None = None
) -> Callable[[Answer], Answer]:
    """Register the function that stores an answer to a kind of question, and show its result in the message.

    In a question that is already closed, its text is followed by the message `void`. The text is the first one of the
    message, unless `asked` returns others.
    """

    def decorate(answer: Answer) -> Answer:
        @on_click(f"vote_{kind}")
        async def _answered(request: Request) -> None:
            about, _, choice = request.arg.partition(".")
            t, said = texts(request.table.row.language), [await first_text(request)]
            if asked is not None:
                said = [*await asked(request, t, about)]
            try:
                result = await answer(request, t, about, choice)
            except Refused as refused:
                if refused.reason in CLOSING_REFUSALS and _is_in_channel(request):
                    await request.response.change(Panel((*said, t.say(void))))
                raise
            if isinstance(result, str):
                await show_state(request, Panel((*said, result)))
            else:
                await show_state(request, await PANELS[kind](t, request.table, result))

        return answer

    return decorate


def consent_panel(
    t: Texts,
    table: Table,
    question: Question,
    said: Sequence[str],
    key: str,
    styles: Mapping[str, discord.ButtonStyle],
    agreed: str,
) -> Panel:
    """Return the public question whether all others consent, with who has agreed so far."""
    mentions = t.say(key, mentions=mention_asked(t, table, question))
    so_far = t.say("vote-agreed-so-far", names=agreed) if agreed else ""
    return Panel((*said, mentions, so_far), rows=(answer_buttons(t, table, question, styles),))


async def open_to(t: Texts, table: Table, user: int) -> list[Panel]:
    """Return the questions that a person still has to answer at a table; none while it is paused."""
    every = [] if table.row.paused is not None else await table.store.questions.all(table.id)
    asked = [each for each in every if user in voters(table, each) - each.votes.keys()]
    return [await PANELS[each.kind](t, table, each) for each in asked]


def mention_asked(t: Texts, table: Table, question: Question) -> str:
    """Return mentions of everyone who is asked; whether they are pinged is decided elsewhere."""
    return t.list([f"<@{user}>" for user in sort_by_seat(table, voters(table, question))])


def name_asked(t: Texts, table: Table, question: Question) -> str:
    """List the names of everyone at the table who is asked."""
    asked = sort_by_seat(table, voters(table, question))
    return t.list([escape(table.names[table.seat_of(user) or 0]) for user in asked])


def name_answered(t: Texts, table: Table, question: Question, choice: str) -> str:
    """List the names of the players who have given this answer so far."""
    given = [user for user, answer in question.votes.items() if answer == choice]
    return t.list([escape(name) for name, seat in zip(table.names, table.seats, strict=True) if seat.user in given])


async def show_state(request: Request, panel: Panel) -> None:
    """Show the state of a question in the message in the channel, and if another one was clicked, in private too.

    A direct message is deleted later, like any outdated notice.
    """
    if _is_in_channel(request):
        await request.response.change(panel)
        return
    if (message := await _asking(request)) is not None:
        view = layout(panel, request.host.command_mentions, mark=next(iter(marks_in(message)), None))
        try:
            await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
        except ANSWER_LOST:
            log.warning("table %s: the message of a question could not be changed", request.table_id, exc_info=True)
    await request.show(Panel(panel.texts))


def _is_in_channel(request: Request) -> bool:
    """Return whether the message that was clicked is the one in the channel."""
    return request.interaction.guild_id is not None and request.response.public is not None


async def first_text(request: Request) -> str:
    """Return the first text of the message that asks in the channel, the original question; raise InvalidControl."""
    clicked = request.interaction.message
    asking = clicked if _is_in_channel(request) else await _asking(request)
    message = asking or clicked
    said = [] if message is None else texts_in(view_of(message))
    if not said:
        raise InvalidControl("no question")
    return said[0] if asking is not None else said[-1]


async def _asking(request: Request) -> discord.Message | None:
    """Return the newest message in the channel that asks a question, if it is there."""
    table, kind = request.table, QuestionKind(request.control.what.removeprefix("vote_"))
    numbers = await table.store.questions.messages(table.id, kind, request.control.revision)
    try:
        return await channel_of(request.host, table.row).fetch_message(numbers[-1]) if numbers else None
    except ANSWER_LOST:
        return None


def sort_by_seat(table: Table, users: frozenset[int]) -> list[int]:
    """Sort people in turn order, those without a seat at the table last."""
    seated = [seat.user for seat in table.seats if seat.user in users and seat.user is not None]
    return [*seated, *sorted(users - set(seated))]
