"""Ways to leave a game, each after a private confirmation: conceding, abandoning, ending it by agreement."""

from __future__ import annotations

from bot.model.results import winners
from bot.model.rows import Ending, Question, QuestionKind
from bot.tables import closing, concede, end_by_agreement
from bot.tables.questions import AGREE, agree, refuse
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_name
from bot.texts.sections import escape
from cogs.core.buttons import make_button
from cogs.core.clicks import on_click
from cogs.core.completions import parse_seat
from cogs.core.controls import DANGER, SUCCESS
from cogs.core.panel import Panel
from cogs.core.request import Request
from cogs.questions.question import answers, consent_panel, name_answered, name_asked, register_panels
from cogs.words.terms import computer_name


@on_click("concede_ask", leaves=True)
async def ask_to_concede(request: Request) -> None:
    """Ask the user for confirmation; raise Refused if there is nothing to concede."""
    seat = concede.find_playing_seat(request.table, request.user)
    await request.show(concede_panel(request.t, request.table, seat))


def concede_panel(t: Texts, table: Table, seat: int) -> Panel:
    left = concede.after_conceding(table, seat)
    if left.over:
        won = [escape(table.names[number]) for number in winners(Ending.CONCEDED, left.seats, None)]
        meant = t.say("concede-ask-wins", names=t.list(won), count=len(won))
    else:
        meant = t.say("concede-ask-computer", computer=computer_name(t, table.stand_in))
    return confirming(t, table, "concede", meant, "" if table.row.gone else t.say("concede-or"), seat=seat)


def confirming(t: Texts, table: Table, what: str, *said: str, seat: int | None = None, key: str = "") -> Panel:
    """Return a panel that asks whether to leave a game in some way, or not."""
    yes = make_button(t, what, table, seat=seat, key=key, style=DANGER)
    return Panel(said, rows=((yes, make_button(t, "abandon_not", table)),))


@on_click("concede", leaves=True)
async def _concede(request: Request) -> None:
    over = await concede.concede(request.table, request.user)
    await request.say("concede-done-over" if over else "concede-done", gone=request.table.row.gone is not None)


@on_click("abandon_ask", leaves=True)
async def ask_to_abandon(request: Request) -> None:
    """Ask whoever may close the table, or manages the channel, for confirmation; raise Refused for anyone else."""
    table, t = request.table, request.t
    table.check_not_paused()
    if not _can_manage(request):
        await closing.check_may_close(table, request.user)
    also = t.say("abandon-or") if table.row.is_running and table.row.gone is None else ""
    asked = t.say("abandon-ask", game=game_name(t, table.row.game))
    await request.show(confirming(t, table, "abandon", asked, also))


def _can_manage(request: Request) -> bool:
    return request.interaction.permissions.manage_channels


@on_click("abandon", leaves=True)
async def _abandon(request: Request) -> None:
    await closing.abandon(request.table, request.user, _can_manage(request))
    await request.say("abandon-done")


@on_click("abandon_not", leaves=True)
async def _keep(request: Request) -> None:
    await request.say("nothing-changed")


ANSWERS = {AGREE: DANGER, "refuse": SUCCESS}


@on_click("end_ask")
async def ask_to_end(request: Request) -> None:
    """Ask the user for confirmation, before anyone else is asked; raise Refused."""
    seat = concede.find_playing_seat(request.table, request.user)
    await request.show(end_panel(request.t, request.table, seat))


def end_panel(t: Texts, table: Table, seat: int) -> Panel:
    """Return the private confirmation, with how this differs from conceding and from abandoning the table."""
    asked = name_asked(t, table, end_by_agreement.question(table, seat))
    meant = t.say("end-ask", names=asked) if asked else t.say("end-ask-alone")
    key = "end-propose" if asked else "end-now"
    return confirming(t, table, "end", meant, t.say("end-or"), seat=seat, key=key)


@on_click("end")
async def _propose(request: Request) -> None:
    names = name_asked(request.t, request.table, end_by_agreement.question(request.table, request.seat))
    if await end_by_agreement.propose(request.table, request.user):
        await request.say("end-done")
    else:
        await request.say("end-waits", names=names)


@register_panels(QuestionKind.END)
async def end_vote(t: Texts, table: Table, asked: Question) -> Panel:
    """Return the public question to all others whether to end the game."""
    said, agreed = t.say("end-question", name=escape(table.names[asked.seat])), name_answered(t, table, asked, AGREE)
    return consent_panel(t, table, asked, [said], "end-asked", ANSWERS, agreed)


@answers(QuestionKind.END, "vote-over")
async def _answer(request: Request, t: Texts, about: str, choice: str) -> Question | str:
    table, row, seat = request.table, request.control.revision, parse_seat(request.table, about)
    if choice == AGREE:
        return await agree(table, end_by_agreement.PROPOSAL, request.user, row, seat) or t.say("end-granted")
    own = await refuse(table, end_by_agreement.PROPOSAL, request.user, row, seat)
    return t.say("question-withdrawn" if own else "end-refused", name=escape(table.names[request.seat]))
