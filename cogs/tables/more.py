"""The panel behind the button More: what a turn's five buttons have no room for."""

from __future__ import annotations

from bot.model.rows import Status
from bot.tables.table import Table
from bot.texts import Texts
from cogs.coach.hint import hint_button, offers_hints
from cogs.coach.whatif import whatif_buttons
from cogs.core.controls import Button, ControlId
from cogs.core.face import FACES
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked
from cogs.questions.hand_over import parting_row
from cogs.tables.follow import follow_buttons
from cogs.tables.replace_computer import replace_buttons
from cogs.words.pace import resume_row

_A_ROW = 5
"""Discord takes no more buttons in a row."""


def more_panel(t: Texts, table: Table, seat: int | None, others: tuple[Button, ...] = ()) -> Panel:
    """Offer log, replay, rules, the table in words, to who sits there taking back and their seat, at most 3 others."""
    buttons = [
        Button(ControlId("log", table.id), t.say("button-log")),
        Button(ControlId("replay", table.id), t.say("button-replay")),
        Button(ControlId("rules", arg=f"{table.row.game}:0"), t.say("button-rules")),
        Button(ControlId("show_text", table.id), t.say("button-show-text")),
    ]
    if seat is not None and table.row.status is Status.RUNNING:
        buttons.append(Button(ControlId("undo", table.id, table.revision, seat), t.say("button-take-back")))
    others = (*FACES[table.row.game].own_buttons(t, table), *others)
    rows = ((*buttons, *others),) if len(buttons) + len(others) <= _A_ROW else (tuple(buttons), others)
    return Panel(
        (t.say("more-title", game=t.say(table.row.game)),),
        rows=(*rows, *_trying_row(t, table, seat), *parting_row(t, table, seat), *resume_row(t, table, seat)),
    )


def _trying_row(t: Texts, table: Table, seat: int | None) -> tuple[tuple[Button, ...], ...]:
    """Offer a hint, to try things out, and who sits there to have computer players replaced: a row or none."""
    user = None if seat is None else table.seats[seat].user
    hint = (hint_button(t, table, seat),) if seat is not None and offers_hints(table, seat) else ()
    buttons = (*hint, *whatif_buttons(t, table), *(() if user is None else replace_buttons(t, table, user)))
    return (buttons,) if buttons else ()


@clicked("more")
async def _more(request: Request, control: ControlId, values: list[str]) -> None:
    table = request.table
    await request.show(more_panel(request.t, table, table.seat_of(request.user), await follow_buttons(request)))
