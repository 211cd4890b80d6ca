"""The private log of a game: every move in the reader's language, those taken back struck out."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model.history import effective_moves
from bot.model.refusals import Refusal, Refused
from bot.model.rows import Incident, Move
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_name, game_texts
from cogs.core.controls import Button, ControlId
from cogs.core.names import escape
from cogs.core.paging import page_of, paginate, paging_buttons
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked
from cogs.words.incidents import RENAMING, names_at_first, say_incident

MOST_LINES = 15
LONGEST_PAGE = 3300
NEWEST = "9999"


async def log_panel(t: Texts, table: Table, page: str = NEWEST) -> Panel:
    """Return a page of a table's log; raise Refused before the game has begun."""
    if table.revision < 0:
        raise Refused(Refusal.NOT_STARTED)
    moves, incidents = await table.store.log.moves(table.id), await table.store.incidents.of_table(table.id)
    pages = paginate(log_lines(t, table, moves, incidents), MOST_LINES, LONGEST_PAGE)
    number = page_of(page, len(pages))
    title = t.say("log-title", game=game_name(t, table.row.game), page=number + 1, pages=len(pages))
    return Panel(
        (title, "\n".join(pages[number])),
        rows=(
            *paging_buttons(t, number, len(pages), lambda arg: ControlId("log", table.id, arg=arg)),
            (
                Button(ControlId("replay", table.id), t.say("button-replay")),
                Button(ControlId("more", table.id), t.say("button-back")),
            ),
        ),
    )


def log_lines(t: Texts, table: Table, moves: Sequence[Move], incidents: Sequence[Incident] = ()) -> list[str]:
    """Describe every move, a line per event with the number of the move, and the incidents in between.

    Names are those at the table at that time.
    """
    names = [escape(name) for name in names_at_first(table, incidents)]
    standing = {move.seq for move in effective_moves(moves)}
    lines = [t.say("log-begins", names=t.list(names), start=names[0])]
    lines += game_texts(t, table.row.game).opening(table.view(None))
    number, besides = 0, list(incidents)
    for move in moves:
        said = _said(t, table, move, names)
        if move.back_to is not None:
            lines += said
        else:
            number += bool(said)
            key = "log-line" if move.seq in standing else "log-line-taken-back"
            lines += [t.say(key, number=number, line=line) for line in said]
        while besides and besides[0].seq <= move.seq:
            incident = besides.pop(0)
            lines.append(say_incident(t, table, incident, names))
            if incident.kind in RENAMING and incident.seat is not None:
                names[incident.seat] = escape(incident.facts["name"])
    return lines


def _said(t: Texts, table: Table, move: Move, names: Sequence[str]) -> list[str]:
    if move.back_to is not None:
        return [] if move.seat is None else [t.say("log-taken-back", name=names[move.seat])]
    return game_texts(t, table.row.game).lines(table.game.codec.events_from_json(move.events), names)


@clicked("log")
async def _log(request: Request, control: ControlId, values: list[str]) -> None:
    await request.show(await log_panel(request.t, request.table, control.arg or NEWEST))
