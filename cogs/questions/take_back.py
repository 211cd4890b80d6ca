"""Taking back: at once where that is free, otherwise after a public vote in which all others consent."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model.history import effective_moves
from bot.model.refusals import Refusal, Refused
from bot.model.rows import Question, QuestionKind
from bot.tables.orders import list_given
from bot.tables.questions import AGREE
from bot.tables.table import Table
from bot.tables.take_back import agree, offer_take_back, possible_take_back, question, refuse, take_back
from bot.texts import Texts
from bot.texts.sections import escape
from cogs.core.buttons import ASK_TO_TAKE_BACK, CONFIRM_ASKING, TAKE_BACK, make_button
from cogs.core.clicks import on_click
from cogs.core.completions import parse_seat
from cogs.core.controls import DANGER, PRIMARY, SUCCESS, parse_int
from cogs.core.moves import say_moves
from cogs.core.paging import join_lines
from cogs.core.panel import Panel
from cogs.core.refusals import with_turn_panel
from cogs.core.request import Request
from cogs.questions.question import answers, consent_panel, name_answered, name_asked, register_panels

MAX_LINES = 12
"""The lines that a vote shows of what would be undone, the newest ones."""
ANSWERS = {AGREE: SUCCESS, "refuse": DANGER}


@on_click(TAKE_BACK, in_puzzles=True)
@on_click(ASK_TO_TAKE_BACK)
async def take_back_latest(request: Request) -> None:
    """Take back what the user has confirmed last; if others have to agree, first ask whether to ask them.

    A button names the row that it goes back to.
    """
    back_to = None if request.clicked is None else parse_int(request.clicked.arg)
    found = await offer_take_back(request.table, request.seat)
    if found is None or found.free or back_to not in (None, found.back_to):
        await _take_back(request, back_to)
    else:
        await _ask(request)


async def _ask(request: Request) -> None:
    """Show what would be undone, before the others are asked."""
    t, table, seat = request.t, request.table, request.seat
    asked, found = question(table, seat), await possible_take_back(table, seat)
    said = join_lines(
        t.say("take-back-ask", names=name_asked(t, table, asked)), *_quote_lines(await undone_lines(t, table, asked))
    )
    back_to = "" if found is None else str(found.back_to)
    yes = make_button(t, CONFIRM_ASKING, table, table.revision, seat, arg=back_to, key="take-back-ask", style=PRIMARY)
    await request.tell(said, yes, make_button(t, "abandon_not", table))


async def _take_back(request: Request, back_to: int | None) -> None:
    table, t, seat = request.table, request.t, request.seat
    lapsing = await list_given(table, seat)
    done = await take_back(table, seat, back_to=back_to)
    if done is None:
        await request.say("take-back-asked", names=name_asked(t, table, question(table, seat)))
        return
    anew, lapsed = t.say("take-back-drawn-anew") if done.anew else "", t.say("orders-lapsed") if lapsing else ""
    said = join_lines(t.say("take-back-done"), anew, lapsed)
    if seat not in table.actors():
        await request.tell(said)
        return
    await request.show(await with_turn_panel(said, t, request.user, table))


@on_click(CONFIRM_ASKING)
async def _yes(request: Request) -> None:
    await _take_back(request, parse_int(request.arg))


@register_panels(QuestionKind.TAKE_BACK)
async def vote_panel(t: Texts, table: Table, asked: Question) -> Panel:
    """Return the public question to all others, with what would be undone."""
    agreed = name_answered(t, table, asked, AGREE)
    said = _question(t, table, asked.seat, await undone_lines(t, table, asked))
    return consent_panel(t, table, asked, said, "vote-asked", ANSWERS, agreed)


def _question(t: Texts, table: Table, seat: int, undone: Sequence[str]) -> list[str]:
    return [t.say("vote-question", name=escape(table.names[seat])), "\n".join(_quote_lines(undone))]


def _quote_lines(undone: Sequence[str]) -> list[str]:
    return [f"> {line}" for line in undone[-MAX_LINES:]]


async def undone_lines(t: Texts, table: Table, asked: Question) -> list[str]:
    """Describe everything that would be undone."""
    found = await possible_take_back(table, asked.seat)
    if found is None:
        return []
    return await say_moves(t, table, effective_moves(await table.moves(found.back_to)))


async def _describe_question(request: Request, t: Texts, about: str) -> Sequence[str]:
    """Return the texts of the question, with what would be undone unless the game has moved on."""
    table, row = request.table, request.control.revision
    asked = Question(QuestionKind.TAKE_BACK, row, parse_seat(table, about))
    return _question(t, table, asked.seat, await undone_lines(t, table, asked) if row == table.revision else [])


@answers(QuestionKind.TAKE_BACK, "vote-void", _describe_question)
async def _answer(request: Request, t: Texts, about: str, choice: str) -> Question | str:
    table, seat, row, asker = request.table, request.seat, request.control.revision, parse_seat(request.table, about)
    if choice != AGREE:
        await refuse(table, seat, row, asker)
        return t.say("vote-refused", name=escape(table.names[seat]))
    if await agree(table, seat, row, asker):
        return t.say("vote-granted")
    stands = await table.store.questions.get(table.id, QuestionKind.TAKE_BACK)
    if stands is None:  # it has lapsed since
        raise Refused(Refusal.NO_PROPOSAL)
    return stands
