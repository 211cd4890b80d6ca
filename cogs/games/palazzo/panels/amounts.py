"""What a hand can pay at one time: each amount with the cards for it, and what they leave; for one's own eyes."""

from __future__ import annotations

from bot.games.palazzo import SeatView
from bot.model.refusals import Refusal, Refused
from bot.texts.games import game_texts
from bot.texts.games.palazzo.panels import say_amounts
from cogs.core.controls import ControlId, InvalidControl
from cogs.core.limits import TEXT
from cogs.core.paging import join_newest
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked
from cogs.games.palazzo.panels.common import GAME

AMOUNTS = "palazzo_amounts"


async def show_amounts(request: Request) -> None:
    """Show what the user's hand can pay; raise Refused before the game has begun."""
    table = request.table
    if table.revision < 0:
        raise Refused(Refusal.NOT_STARTED)
    view: SeatView = table.view(request.seat)
    t = game_texts(request.t, GAME).t
    # off the event loop, as a large hand can be laid in many ways
    title, lines = await request.painter.paint(lambda: say_amounts(t, view))
    said = "\n".join([title, join_newest(lines, TEXT - len(title) - 1)] if lines else [title])
    await request.show(Panel((said,)))


@clicked(AMOUNTS)
async def _open(request: Request, control: ControlId, values: list[str]) -> None:
    if request.table.row.game != GAME:
        raise InvalidControl(control.what)
    await show_amounts(request)
