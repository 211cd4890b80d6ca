"""Public questions to a table: the panel of each kind, and what they have in common."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager

import discord

from bot.model.refusals import Refusal, Refused
from bot.model.rows import Question, QuestionKind
from bot.tables.questions import voters
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Button, ControlId, InvalidControl
from cogs.core.names import escape
from cogs.core.panel import Panel
from cogs.core.request import Request

PanelMaker = Callable[[Texts, Table, Question, Sequence[int]], Awaitable[Panel]]
"""Returns the current panel of a question, which pings these people."""
PANELS: dict[QuestionKind, PanelMaker] = {}
"""Panel makers by kind of question; see `shows`."""

CLOSING = (Refusal.MOVED_ON, Refusal.NO_PROPOSAL, Refusal.TABLE_OVER)
"""The refusals after which a question's message shows that the question is closed."""


def shows(kind: QuestionKind) -> Callable[[PanelMaker], PanelMaker]:
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
    return ControlId(f"vote_{question.kind.value}", table.id, question.seq, arg=f"{about}.{choice}")


def answer_buttons(
    t: Texts, table: Table, question: Question, styles: Mapping[str, discord.ButtonStyle]
) -> tuple[Button, ...]:
    """Return the buttons of all answers, labelled `vote-<kind>-<answer>`."""
    kind = question.kind.value.replace("_", "-")
    return tuple(
        Button(answer_id(table, question, choice), t.say(f"vote-{kind}-{choice.replace('_', '-')}"), style)
        for choice, style in styles.items()
    )


def asked_mentions(t: Texts, table: Table, question: Question) -> str:
    """Return mentions of everyone who is asked; whether they are pinged is decided elsewhere."""
    return t.list([f"<@{user}>" for user in in_order(table, voters(table, question))])


def answered_names(t: Texts, table: Table, question: Question, choice: str) -> str:
    """List the names of the players who have given this answer so far."""
    return t.list(
        [escape(table.names[seat]) for seat in range(len(table.seats)) if _chose(table, question, seat, choice)]
    )


def _chose(table: Table, question: Question, seat: int, choice: str) -> bool:
    user = table.seats[seat].user
    return user is not None and question.votes.get(user) == choice


@asynccontextmanager
async def show_if_closed(request: Request, *closed: str) -> AsyncIterator[None]:
    """Show in the question's message that it is closed, if an answer is refused for that reason."""
    try:
        yield
    except Refused as refused:
        if refused.reason in CLOSING:
            await request.response.change(Panel(closed))
        raise


def first_text(request: Request) -> str:
    """Return the first text of the public message that was clicked, the original question; raise InvalidControl."""
    if request.response.public is None:  # no version of the bot asks privately
        raise InvalidControl("no question")
    items = discord.ui.LayoutView.from_message(request.response.public, timeout=None).walk_children()
    said = next((item.content for item in items if isinstance(item, discord.ui.TextDisplay)), None)
    if said is None:
        raise InvalidControl("no question")
    return said


def in_order(table: Table, users: frozenset[int]) -> list[int]:
    """Sort people in turn order, those without a seat at the table last."""
    seated = [seat.user for seat in table.seats if seat.user in users and seat.user is not None]
    return [*seated, *sorted(users - set(seated))]
