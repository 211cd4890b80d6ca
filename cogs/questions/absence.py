"""The choice of the others when someone's time bank is empty."""

from __future__ import annotations

from bot.model.pace import TERMS
from bot.model.rows import Question, QuestionKind
from bot.tables.absence import AbsenceChoice, choose
from bot.tables.players import players_of
from bot.tables.questions import voters
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.sections import escape
from cogs.core.completions import parse_seat
from cogs.core.controls import SECONDARY, SUCCESS, parse_enum
from cogs.core.panel import Panel
from cogs.core.request import Request
from cogs.questions.question import answer_buttons, answers, mention_asked, name_answered, register_panels
from cogs.words.status import role_of, say_incident
from cogs.words.terms import span

STYLES = {
    AbsenceChoice.WAIT.value: SUCCESS,
    AbsenceChoice.TURN.value: SECONDARY,
    AbsenceChoice.SEAT.value: SECONDARY,
}


@register_panels(QuestionKind.ABSENT)
async def absence_panel(t: Texts, table: Table, asked: Question) -> Panel:
    """Return the question of how to go on without someone, with the answers so far."""
    terms = TERMS[table.row.pace]
    given = [
        t.say("vote-absent-so-far", choice=t.say(f"vote-absent-answer-{choice}"), names=names)
        for choice in AbsenceChoice
        if (names := name_answered(t, table, asked, choice))
    ]
    again, now, people = "-again" if asked.times > 1 else "", table.store.now(), table.store.people
    stuck = again or all([(await people.get(user)).away(now) for user in voters(table, asked)])
    facts = {"mentions": mention_asked(t, table, asked), "gain": span(t, terms.gain)}
    return Panel(
        (
            await _absent(t, table, asked),
            t.say(f"vote-absent-asked{again}", count=len(voters(table, asked)), **facts),
            "\n".join(given),
            t.say("vote-absent-or") if stuck else "",
        ),
        rows=[(button,) for button in answer_buttons(t, table, asked, STYLES)],
    )


async def _absent(t: Texts, table: Table, asked: Question) -> str:
    """Describe who is absent and since when; only who, if they have acted since or have left."""
    seat = asked.seat
    name = escape(table.names[seat])
    if asked.facts.get("left"):
        return t.say("vote-absent-left", name=name)
    wait = (await table.store.listings.waits(table.id)).get(seat)
    clock = (await table.store.clocks.of_table(table.id)).get(seat)
    ends = None if clock is None else clock.runs_out_at()
    if wait is None or ends is None:
        return t.say("vote-absent-about", name=name)
    facts = {"since": str(wait.since), "ends": str(ends), "role": role_of(t, table)}
    return t.say("vote-absent-question", name=name, **facts)


@answers(QuestionKind.ABSENT, "vote-absent-void")
async def _answer(request: Request, t: Texts, about: str, choice: str) -> Question | str:
    table, chosen, seat = request.table, parse_enum(AbsenceChoice, choice), parse_seat(request.table, about)
    question, decided = await choose(table, request.user, request.control.revision, seat, chosen)
    return question if decided is None else say_incident(t, await players_of(table), decided)
