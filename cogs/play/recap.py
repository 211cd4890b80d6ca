"""What happened since someone's latest move or look, above whatever panel they open first: sentences and the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.model.rows import Incident, Status
from bot.store.followers import Told
from bot.tables.recap import Recap, recap_of
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.face import FACES
from cogs.core.names import escape
from cogs.core.paging import newest
from cogs.core.panel import ONCE, ROOM, Panel
from cogs.core.request import Request
from cogs.words.incidents import say_incident
from render import PICTURES


@dataclass(frozen=True, slots=True)
class News:
    """What someone was not told yet of a table, as it stood then."""

    title: str
    lines: tuple[str, ...]
    """A sentence each, oldest first."""
    events: tuple[Any, ...]
    """What to mark on the board."""
    view: Any
    """What everyone may know of the table: nobody's hand, not even the reader's."""
    told: Told

    def said(self, room: int) -> str:
        """Say it all in so many characters, without the oldest sentences where they are too long."""
        return f"{self.title}\n{newest(self.lines, room - len(self.title) - 1)}"


async def find_news(t: Texts, table: Table, seat: int | None, told: Told) -> News | None:
    """Find what a seat, or with None an onlooker, was not told yet; None where that is nothing."""
    if table.row.status is Status.INVITATION or table.revision < 0:
        return None
    revision, view = table.revision, table.view(None)
    recap = await recap_of(table, seat, told, revision)
    lines, events = _say(t, table, recap)
    return News(t.say(f"recap-{recap.since}"), tuple(lines), tuple(events), view, recap.told) if lines else None


def _say(t: Texts, table: Table, recap: Recap) -> tuple[list[str], list[Any]]:
    """Say what happened, a sentence an event, and tell the events of the play."""
    face, names = FACES[table.row.game], [escape(name) for name in table.names]
    lines: list[str] = []
    events: list[Any] = []
    for each in recap.happened:
        if isinstance(each, Incident):
            lines.append(say_incident(t, table, each))
        elif each.back_to is not None:
            lines.append(t.say("taken-back", name="" if each.seat is None else names[each.seat]))
        else:
            happened = table.game.events_from_json(each.events)
            events += happened
            lines += face.lines(t, happened, names)
    return lines, events


async def news_of(request: Request) -> News | None:
    """Find what whoever asks was not told yet of the table at which they sit."""
    table, seat = request.table, request.seat
    return await find_news(request.t, table, seat, await table.store.told(table.id, seat))


async def show_with_recap(request: Request, panel: Panel) -> None:
    """Show a private panel; the first time after something happened, above it what that was."""
    await show_with_news(request, panel, await news_of(request))


async def show_with_news(request: Request, panel: Panel, news: News | None) -> None:
    """Show a private panel below what its reader was not told yet, which then counts as told."""
    if news is None:
        await request.show(panel)
        return
    table, language = request.table, request.t.language
    pictures, names, view, events = PICTURES[table.row.game], table.names, news.view, news.events
    board = await request.painter.paint(lambda: pictures.board(view, names, language, events))
    name = f"{ONCE}{table.row.game}-{table.id}-{news.told.row}.png"
    above = Panel((news.said(ROOM - _length(panel.texts)),), pictures=((name, board),))
    seat = request.seat
    await request.show(replace(panel, above=above))
    # only now: an answer that was lost has told nobody anything
    await table.store.set_told(table.id, seat, news.told)


def _length(texts: Sequence[str]) -> int:
    return sum(map(len, texts))
