"""A recap, in words, of what happened since someone's latest move or look; the board shows it on request."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from bot.model.rows import Incident, Move, Status
from bot.store.read_marks import ReadMark
from bot.tables.players import players_of
from bot.tables.recap import Recap, Shown, orders_lapsed, recap_of, shown_of
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Button, ControlId, InvalidControl, parse_int, split_arg
from cogs.core.limits import TEXT
from cogs.core.paging import join_newest
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked
from cogs.words.incidents import say_incident
from cogs.words.moves import happened_in, say_happened, say_taken_back
from render.engine.picture import numbered
from render.games import pictures_of


@dataclass(frozen=True, slots=True)
class News:
    """What someone has not yet seen at a table, as a snapshot."""

    title: str
    lines: tuple[str, ...]
    """A sentence each, oldest first."""
    events: tuple[Any, ...]
    """The events to mark on the board."""
    view: Any
    """The public view of the table, without anyone's hand, even the reader's."""
    read: ReadMark
    """The read mark to store once they have seen it."""

    def say(self, most: int) -> str:
        """Format it in at most `most` characters, dropping the oldest sentences if necessary."""
        return f"{self.title}\n{join_newest(self.lines, most - len(self.title) - 1)}"


async def find_news(
    t: Texts, table: Table, seat: int | None, read: ReadMark, shown: Shown | None = None
) -> News | None:
    """Return what a seat, or with None an onlooker, has not seen yet, without what is shown in front of them.

    None before the game has begun.
    """
    if table.row.status is Status.INVITATION or table.revision < 0:
        return None
    revision, view = table.revision, table.view(None)
    recap = await recap_of(table, seat, read, revision, shown)
    lines, events = await _say(t, table, recap, seat)
    return News(t.say(f"recap-{recap.since}"), tuple(lines), tuple(events), view, recap.read)


async def _say(t: Texts, table: Table, recap: Recap, seat: int | None) -> tuple[list[str], list[Any]]:
    """Return what happened as sentences to a seat, and the events of the play."""
    lines, events, players = list[str](), list[Any](), await players_of(table)

    def kind(each: Incident | Move) -> tuple[bool, bool]:
        """Return whether it was played, and by an order of the seat: such moves are told together."""
        if isinstance(each, Incident) or each.back_to is not None:
            return False, False
        return True, each.by_order and each.seat == seat

    for (played, own_order), run in groupby(recap.happened, kind):
        if played:
            happened = happened_in(table, [move for move in run if isinstance(move, Move)])
            events += [event for _, event in happened]
            said = say_happened(t, table, players, happened)
            lines += [t.say("recap-by-order", line=line) for line in said] if own_order else said
            continue
        for each in run:
            if isinstance(each, Incident):
                lines.append(say_incident(t, players, each))
            else:
                lines.append(await say_taken_back(t, table, each))
                lines += [t.say("orders-lapsed")] if orders_lapsed(each, seat) else []
    return lines, events


async def show_with_recap(request: Request, panel: Panel) -> None:
    """Show a private panel, below a recap of what its reader has not seen yet.

    In the table's channel the newest public message is in front of them, so what that shows is not repeated.
    """
    table, seat = request.table, request.seat
    read = await table.store.read_marks.of_seat(table.id, seat)
    here = request.interaction.channel_id == table.row.channel
    news = await find_news(request.t, table, seat, read, await shown_of(table) if here else None)
    if news is not None and news.lines:
        button = Button(
            ControlId("recap_board", table.id, table.revision, seat, f"{read.seq + 1}.{read.incident}"),
            request.t.say("button-recap-board"),
        )
        above = Panel((news.say(TEXT - sum(map(len, (*panel.texts, *panel.below)))),), rows=((button,),))
        panel = replace(panel, above=above)
    await request.show(panel)
    if news is not None and news.read != read:
        # only now, since a lost answer has not been read
        await table.store.read_marks.set_seat(table.id, seat, news.read)


@clicked("recap_board")
async def _board(request: Request, control: ControlId, values: list[str]) -> None:
    """Show the board, with marks on everything that is new since the read mark in the control."""
    seq, incident = map(parse_int, split_arg(control, 2))
    table, language = request.table, request.t.language
    news = await find_news(request.t, table, request.seat, ReadMark(seq - 1, incident))
    if news is None:
        raise InvalidControl(control.what)
    pictures, names, view, events = pictures_of(table.row.game), table.names, news.view, news.events
    board = await request.painter.paint(lambda: pictures.board(view, names, language, events))
    await request.response.note(
        Panel((news.title,), pictures=numbered(f"{table.row.game}-{table.id}-{news.read.seq}-new", board))
    )
