"""A recap, in words and on the board, of what happened since someone's latest move or look."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bot.model.rows import Incident, Status
from bot.store.read_marks import ReadMark
from bot.tables.recap import Recap, recap_of
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_texts
from cogs.core.limits import TEXT
from cogs.core.names import escaped
from cogs.core.paging import join_newest
from cogs.core.panel import TRANSIENT_PREFIX, Panel
from cogs.core.request import Request
from cogs.words.incidents import say_incident
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


async def find_news(t: Texts, table: Table, seat: int | None, read: ReadMark) -> News | None:
    """Return what a seat, or with None an onlooker, has not seen yet; None if there is nothing new."""
    if table.row.status is Status.INVITATION or table.revision < 0:
        return None
    revision, view = table.revision, table.view(None)
    recap = await recap_of(table, seat, read, revision)
    lines, events = _say(t, table, recap)
    return News(t.say(f"recap-{recap.since}"), tuple(lines), tuple(events), view, recap.read) if lines else None


def _say(t: Texts, table: Table, recap: Recap) -> tuple[list[str], list[Any]]:
    """Return what happened as sentences, and the events of the play."""
    words, names = game_texts(t, table.row.game), escaped(table.names)
    lines: list[str] = []
    events: list[Any] = []
    for each in recap.happened:
        if isinstance(each, Incident):
            lines.append(say_incident(t, table, each))
        elif each.back_to is not None:
            lines.append(t.say("taken-back", name="" if each.seat is None else names[each.seat]))
        else:
            happened = table.game.codec.events_from_json(each.events)
            events += happened
            lines += words.lines(happened, names)
    return lines, events


async def news_of(request: Request) -> News | None:
    """Return what the user has not seen yet at the table where they have a seat."""
    table, seat = request.table, request.seat
    return await find_news(request.t, table, seat, await table.store.read_marks.of_seat(table.id, seat))


async def show_with_recap(request: Request, panel: Panel) -> None:
    """Show a private panel, below a recap of what its reader has not seen yet."""
    await show_with_news(request, panel, await news_of(request))


async def show_with_news(request: Request, panel: Panel, news: News | None) -> None:
    """Show a private panel below the given news, which then counts as read."""
    if news is None:
        await request.show(panel)
        return
    table, language = request.table, request.t.language
    pictures, names, view, events = pictures_of(table.row.game), table.names, news.view, news.events
    board = await request.painter.paint(lambda: pictures.board(view, names, language, events))
    name = f"{TRANSIENT_PREFIX}{table.row.game}-{table.id}-{news.read.seq}.png"
    above = Panel((news.say(TEXT - sum(map(len, panel.texts))),), pictures=((name, board),))
    await request.show(replace(panel, above=above))
    # only now, since a lost answer has not been read
    await table.store.read_marks.set_seat(table.id, request.seat, news.read)
