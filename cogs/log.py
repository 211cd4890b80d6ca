"""The log of a game, privately: every move in the reader's language, those taken back struck out."""

from __future__ import annotations

from bot.games.game import IllegalAction
from bot.history import holding
from bot.refusals import Refusal
from bot.rows import Move
from bot.tables import Table
from bot.texts import Texts
from cogs.controls import Button, ControlId
from cogs.desk import Request, clicked
from cogs.faces import FACES
from cogs.messages import Panel
from cogs.names import escape
from cogs.pages import pack, page_of, turners

MOST_LINES = 15
LONGEST_PAGE = 3300
NEWEST = "9999"


async def log_panel(t: Texts, table: Table, page: str = NEWEST) -> Panel:
    """Make a page of a table's log; raise IllegalAction before the game has begun."""
    if table.revision < 0:
        raise IllegalAction(Refusal.NOT_STARTED)
    pages = pack(log_lines(t, table, await table.store.moves(table.id)), MOST_LINES, LONGEST_PAGE)
    number = page_of(page, len(pages))
    title = t.say("log-title", game=t.say(table.row.game), page=number + 1, pages=len(pages))
    return Panel(
        (title, "\n".join(pages[number])),
        rows=(
            *turners(t, number, len(pages), lambda arg: ControlId("log", table.id, arg=arg)),
            (Button(ControlId("replay", table.id), t.say("button-replay")),),
        ),
    )


def log_lines(t: Texts, table: Table, moves: list[Move]) -> list[str]:
    """Say every move, a line an event; all lines of a move have its number."""
    face, names = FACES[table.row.game], [escape(name) for name in table.names]
    standing = {move.seq for move in holding(moves)}
    lines = [t.say("log-begins", names=t.list(names), start=names[0])]
    number = 0
    for move in moves:
        if move.back_to is not None and move.seat is not None:
            lines.append(t.say("log-taken-back", name=names[move.seat]))
            continue
        said = face.lines(t, table.game.events_from_json(move.events), names)
        number += bool(said)
        for line in said:
            numbered = t.say("log-line", number=number, line=line)
            lines.append(numbered if move.seq in standing else t.say("log-line-taken-back", number=number, line=line))
    return lines


@clicked("log")
async def _log(request: Request, control: ControlId, values: list[str]) -> None:
    await request.show(await log_panel(request.t, request.table, control.arg or NEWEST))
