"""The private log of a game: every move in the reader's language, those taken back struck out."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.model.history import effective_moves
from bot.model.rows import Incident, Move
from bot.tables.players import Players
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_name, game_texts
from cogs.core.buttons import make_button
from cogs.core.clicks import on_click
from cogs.core.controls import ControlId
from cogs.core.moves import actors_names, logged_events_of, say_happened
from cogs.core.names import escape_names
from cogs.core.paging import page_of, paginate, paging_buttons
from cogs.core.panel import Panel
from cogs.core.request import Request
from cogs.words.status import say_incident

LINES_PER_PAGE = 15
MAX_PAGE_LENGTH = 3300
"""In characters: Discord allows 4,000 in a message, which also has a title."""
NEWEST_PAGE = "9999"
"""More than any log has, as the nearest page is shown."""


async def log_panel(t: Texts, table: Table, page: str = NEWEST_PAGE) -> Panel:
    """Return a page of a table's log; raise Refused before the game has begun."""
    table.check_begun()
    moves, incidents = await table.moves(), await table.store.incidents.of_table(table.id)
    pages = paginate(log_lines(t, table, moves, incidents), LINES_PER_PAGE, MAX_PAGE_LENGTH)
    number = page_of(page, len(pages))
    title = t.say("log-title", game=game_name(t, table.row.game), page=number + 1, pages=len(pages))
    return Panel(
        (title, "\n".join(pages[number])),
        rows=(
            *paging_buttons(t, number, len(pages), lambda arg: ControlId("log", table.id, arg=arg)),
            (
                make_button(t, "replay", table),
                make_button(t, "more", table, key="back"),
            ),
        ),
    )


def log_lines(t: Texts, table: Table, moves: Sequence[Move], incidents: Sequence[Incident] = ()) -> list[str]:
    """Describe what happened, each line with the number of its turn as in the replay, and the incidents in between.

    Names are those at the table at that time.
    """
    players = Players(table.seats, incidents, moves)
    names = escape_names(players.names(0))
    standing = {move.seq for move in effective_moves(moves)}
    lines = [
        t.say("log-begins", names=t.list(names), start=names[0]),
        *game_texts(t, table.row.game).opening(table.view(None)),
    ]
    ended: list[int] = []
    """The rows that ended turns, without those taken back."""
    turn, besides = list[Move](), list(incidents)
    for move, following in zip(moves, [*moves[1:], None], strict=True):
        if move.back_to is not None:
            names = escape_names(actors_names(t, players, move.seq))
            lines += [] if move.seat is None else [t.say("log-taken-back", name=names[move.seat])]
            ended = [seq for seq in ended if seq <= move.back_to]
        else:
            stands, turn = move.seq in standing, [*turn, move]
            told = bool(besides) and besides[0].seq <= move.seq
            if told or move.turn_ended is not None or not _is_same_turn(following, stands, standing):
                key = "log-line" if stands else "log-line-taken-back"
                said = say_happened(t, table, players, logged_events_of(table, turn))
                lines += [t.say(key, number=len(ended) + 1, line=line) for line in said]
                turn = []
            ended += [move.seq] * (move.turn_ended is not None)
        while besides and besides[0].seq <= move.seq:
            lines.append(say_incident(t, players, besides.pop(0)))
    return lines


def _is_same_turn(following: Move | None, stands: bool, standing: Collection[int]) -> bool:
    """Return whether the next row belongs to the same turn, and is taken back, or not, like this one."""
    return following is not None and following.back_to is None and (following.seq in standing) == stands


@on_click("log")
async def show_log(request: Request) -> None:
    await request.show(await log_panel(request.t, request.table, request.arg or NEWEST_PAGE))
