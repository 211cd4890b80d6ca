"""The private panel of a turn: what the seat is asked, and the controls for it."""

from __future__ import annotations

from bot.games.palazzo import Phase
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_texts
from bot.texts.games.palazzo.panels import say_asked
from cogs.core.buttons import help_buttons, in_rows, undo_button
from cogs.core.controls import ControlId
from cogs.core.names import escaped
from cogs.core.panel import Panel, with_pictures
from cogs.core.request import Request, clicked
from cogs.games.palazzo.panels.build import build_lines, build_rows, drawn_draft, proposed
from cogs.games.palazzo.panels.choose import lines_of, rows_to_choose
from cogs.games.palazzo.panels.common import GAME, Turn, at_turn
from cogs.play import turn as play
from cogs.play.recap import show_with_recap
from render.games.palazzo import pictures


@clicked("palazzo_turn")
async def open_turn(request: Request, control: ControlId, values: list[str]) -> None:
    """Show what can be done."""
    turn = at_turn(request, control)
    await show_with_recap(request, await opened(request, turn))


async def opened(request: Request, turn: Turn, note: str = "") -> Panel:
    """Return the panel from which a seat can act now, with its money and palazzi, below a note if there is one."""
    view, names, language = turn.view, turn.table.names, turn.t.language
    if view.phase is Phase.BUILDING:
        return await drawn_draft(request, turn, proposed(turn), panel_of(turn, note))
    # off the event loop, as a large hand can be laid in many ways
    panel, drawn = await request.painter.paint(lambda: (panel_of(turn, note), pictures.hand(view, names, language)))
    return with_pictures(panel, "hand", drawn)


def turn_panel(t: Texts, table: Table, seat: int) -> Panel:
    """Return the private panel from which a seat can act now."""
    return panel_of(play.turn_of(t, table, seat))


def panel_of(turn: Turn, note: str = "") -> Panel:
    """Return the panel for what a seat is asked, below a note if there is one."""
    t, table, seat = turn.t, turn.table, turn.seat
    building = turn.view.phase is Phase.BUILDING
    lines, rows = (build_lines(turn), build_rows(turn)) if building else (lines_of(turn), rows_to_choose(turn))
    said = [note, say_asked(t, game_texts(t, GAME).prompt(turn.view, escaped(table.names)), turn.view), *lines]
    helping = in_rows((undo_button(t, table, seat),), help_buttons(t, table, seat))
    return Panel(("\n".join(filter(None, said)),), rows=(*rows, *helping))
