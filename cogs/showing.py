"""The table as it stands now, privately: as a picture or in words."""

from __future__ import annotations

from bot.games.game import IllegalAction
from bot.refusals import Refusal
from bot.rows import Status
from cogs.controls import ControlId
from cogs.desk import Request, clicked
from cogs.invitation import invitation_panel
from cogs.links import jump
from cogs.messages import Panel
from cogs.names import escape
from render import PICTURES


async def table_panel(request: Request, text: bool) -> Panel:
    """Make the private panel of what everyone may know of a table; raise IllegalAction."""
    table, t = request.table, request.t
    link = (await jump(t, table),)
    if table.revision < 0:
        if table.row.status is not Status.INVITATION:
            raise IllegalAction(Refusal.TABLE_OVER)
        return Panel(invitation_panel(table).texts, rows=(link,))
    view, names, pictures = table.view(None), table.names, PICTURES[table.row.game]
    standing = _standing(request)
    if text:
        return Panel((pictures.text_board(view, names, t.language), standing), rows=(link,))
    picture = await request.painter.paint(lambda: pictures.board(view, names, t.language, ()))
    return Panel((standing,), pictures=((f"table-{table.id}-{table.revision}.png", picture),), rows=(link,))


def _standing(request: Request) -> str:
    """Say whose turn it is, or how it ended."""
    table, t = request.table, request.t
    if (outcome := table.outcome()) is not None:
        return t.say("show-over", winners=t.list([escape(table.names[seat]) for seat in outcome.winners]))
    if table.row.status is Status.ABANDONED:
        return t.say("show-abandoned")
    return t.say("show-turn", names=t.list([request.names[seat] for seat in table.actors()]))


@clicked("show_text")
async def _show_text(request: Request, control: ControlId, values: list[str]) -> None:
    await request.show(await table_panel(request, text=True))
