"""What a notice says that calls nobody to act: a question, its answer, a seat, the beginning and the end of a game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.model.rows import Incident, NoticeKind, Post, QuestionKind
from bot.services.outbox import Lapsed
from bot.store.read_marks import ReadMark
from bot.tables.players import players_of
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_name
from cogs.core.buttons import hand_buttons, join_button, more_button, resume_row
from cogs.core.controls import Button, Link
from cogs.core.links import jump
from cogs.core.names import escape
from cogs.core.panel import Panel
from cogs.play.recap import find_news
from cogs.questions.question import PANELS
from cogs.tables.invitation import start_button
from cogs.viewing.end import ending_text, rematch_button
from cogs.words.computers import computer_name
from cogs.words.incidents import say_incident

Row = tuple[Button | Link, ...]


async def event_panel(t: Texts, table: Table, post: Post, name: str, most: int) -> Panel:
    """Return what a notice tells of an event, to `direct` or a mention by name; what happened takes `most` characters.

    Raise Lapsed if that is over.
    """
    kind, seat, link = post.notice, table.seat_of(post.user or 0), await jump(t, table)
    facts: dict[str, Any] = {"game": game_name(t, table.row.game), "table": str(table.id), "name": name}
    more, rows = list[str](), tuple[Row, ...]()
    match kind:
        case NoticeKind.ASKED:
            question = await table.store.questions.get(table.id, QuestionKind(post.detail))
            if question is None:
                raise Lapsed
            asked = await PANELS[question.kind](t, table, question, ())
            return replace(asked, texts=(t.say("notice-asked", **facts), *asked.texts), rows=(*asked.rows, (link,)))
        case NoticeKind.ANSWER:
            kind_of = (await _incident(table, post)).facts["question"] if post.detail.isdigit() else post.detail
            facts["question"] = kind_of.replace("_", "")
        case NoticeKind.SEAT_TAKEN:
            incident = await _incident(table, post)
            facts["computer"] = computer_name(t, str(incident.facts["computer"]))
            facts["one_turn"] = "yes" if incident.facts["one_turn"] else "no"
            rows = resume_row(t, table, seat)
        case NoticeKind.SEAT_LOST | NoticeKind.SEAT_GIVEN:
            incident = await _incident(table, post)
            facts |= {"former": escape(incident.facts["former"]), "newcomer": escape(incident.facts["name"])}
        case NoticeKind.FULL:
            rows = ((start_button(t, table),),)
        case NoticeKind.REMATCH:
            rows = ((join_button(t, table),),)
        case NoticeKind.STARTED:
            rows = (hand_buttons(t, table, post.seq),)
        case NoticeKind.PAUSED:
            more = [say_incident(t, await players_of(table), await _incident(table, post))]
        case NoticeKind.ABANDONED:
            facts["what"] = say_incident(t, await players_of(table), await _last(table))
        case NoticeKind.END:
            more = [ending_text(t, table)]
            news = None if seat is None or name != "direct" else await find_news(t, table, seat, ReadMark())
            more += [news.say(most)] if news is not None and news.lines else []
            rows = ((rematch_button(t, table, post.seq),),) if seat is not None else ()
    buttons = (*(button for row in rows for button in row), link, more_button(t, table, post.seq))
    return Panel((t.say(f"notice-{kind.value.replace('_', '-')}", **facts), *more), rows=(buttons,))


async def _last(table: Table) -> Incident:
    return (await table.store.incidents.of_table(table.id))[-1]


async def _incident(table: Table, post: Post) -> Incident:
    incidents = await table.store.incidents.of_table(table.id)
    return next(incident for incident in incidents if str(incident.number) == post.detail)
