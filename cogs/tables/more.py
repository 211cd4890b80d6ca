"""The panel behind the button More: everything that does not fit into a turn message's five buttons."""

from __future__ import annotations

from bot.model.rows import Status
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_name, game_texts
from cogs.core.buttons import (
    NOTE,
    follow_buttons,
    help_buttons,
    in_rows,
    leave_row,
    order_buttons,
    replace_buttons,
    resume_row,
    undo_button,
    whatif_buttons,
)
from cogs.core.controls import Button, ControlId
from cogs.core.face import FACES
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked


def more_panel(t: Texts, table: Table, seat: int | None, others: tuple[Button, ...] = ()) -> Panel:
    """Return the panel: log, replay, rules, table in words; for players, undo and leaving; at most 3 others."""
    game = table.row.game
    buttons = [
        Button(ControlId("log", table.id), t.say("button-log")),
        Button(ControlId("replay", table.id), t.say("button-replay")),
        Button(ControlId("show_text", table.id), t.say("button-show-text")),
    ]
    if game_texts(t, game).has_rules:
        buttons.insert(2, Button(ControlId("rules", arg=f"{game}:0"), t.say("button-rules")))
    if seat is not None and table.row.status is Status.RUNNING:
        buttons.append(undo_button(t, table, seat))
    leaving = leave_row(t, table, seat)
    said = (t.say("more-title", game=game_name(t, game)),)
    return Panel(
        (*said, t.say("more-leaving")) if leaving and seat is not None else said,
        rows=(
            *in_rows(buttons, (*FACES[game].own_buttons(t, table), *others)),
            *in_rows(_trying(t, table, seat), _note(t, table, seat)),
            *leaving,
            *resume_row(t, table, seat),
        ),
    )


def _note(t: Texts, table: Table, seat: int | None) -> tuple[Button, ...]:
    """Return a player's button to their note about the table."""
    return () if seat is None else (Button(ControlId(NOTE, table.id), t.say("button-note"), emoji="📝"),)


def _trying(t: Texts, table: Table, seat: int | None) -> tuple[Button, ...]:
    """Return the what-if button; for players also those for a hint, orders and replacing computer players."""
    if seat is None:
        return whatif_buttons(t, table)
    user = table.seats[seat].user
    replacing = () if user is None else replace_buttons(t, table, user)
    return (*help_buttons(t, table, seat), *order_buttons(t, table, seat), *replacing)


@clicked("more")
async def _more(request: Request, control: ControlId, values: list[str]) -> None:
    t, table = request.t, request.table
    others = await follow_buttons(t, table, request.user)
    await request.show(more_panel(t, table, table.seat_of(request.user), others))
