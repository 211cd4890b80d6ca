"""A recap, in words, of what happened since someone's latest move or look; the board shows it on request."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby, pairwise
from typing import Any, Final

from bot.model.pace import DAY
from bot.model.rows import Incident, Move
from bot.store.followers import ReadMark
from bot.tables.players import Players, players_of
from bot.tables.puzzle_attempt import Attempt
from bot.tables.recap import NewestMessage, Recap, Since, find_newest_message, is_by_own_order, orders_lapsed, recap_of
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.contract import seat_of
from bot.texts.games import game_texts
from bot.texts.sections import escape
from cogs.core.buttons import make_button
from cogs.core.clicks import on_click
from cogs.core.controls import Buttons, InvalidControl, parse_int, split_arg
from cogs.core.limits import TEXT_LENGTH
from cogs.core.moves import LoggedEvent, actors_names, logged_events_of, say_happened, say_taken_back, shown_names
from cogs.core.paging import join_newest
from cogs.core.panel import Panel, text_panel
from cogs.core.request import Request
from cogs.words.status import say_incident
from render.engine.picture import number_pictures
from render.games import pictures_of

MAX_LINES: Final = 12
"""A longer recap is summed up in a line for each player, with a button to the whole."""
_LONG_AGO: Final = DAY // 2
"""The age in seconds from which a recap says when it begins."""


@dataclass(frozen=True, slots=True)
class UnseenNews:
    """A snapshot of what someone has not yet seen at a table."""

    title: str
    lines: Sequence[str]
    """A sentence each, oldest first, or a summary for each player."""
    events: Sequence[Any]
    """The events to mark on the board."""
    view: Any
    """The public view of the table, without anyone's hand, even the reader's."""
    names: Sequence[str]
    """The names to show on the board, not escaped."""
    read: ReadMark
    """The read mark to store once they have seen it."""
    more: Buttons = ()
    """The button to the whole, if the lines only sum it up."""

    def say(self, most: int) -> str:
        """Format it in at most `most` characters, dropping the oldest sentences if necessary."""
        return f"{self.title}\n{join_newest(self.lines, most - len(self.title) - 1)}"


async def find_news(
    t: Texts, table: Table, seat: int | None, read: ReadMark, shown: NewestMessage | None = None
) -> UnseenNews | None:
    """Return what a seat, or an onlooker if that is None, has not seen yet, apart from the message in front of them.

    Return None before the game has begun.
    """
    if table.row.is_invitation or table.revision < 0:
        return None
    revision, view, players = table.revision, table.view(None), await players_of(table)
    recap = await recap_of(table, seat, read, revision, shown)
    played = [each for each in recap.happened if isinstance(each, Move) and each.back_to is None]
    happened = logged_events_of(table, played)
    lines = await _lines(t, table, players, recap, seat)
    more: Buttons = ()
    if len(lines) > MAX_LINES:
        # what the reader's orders did is told to nobody else, and incidents are short: both stay sentences
        own = {move.seq for move in played if is_by_own_order(move, seat, recap.arrived)}
        others = replace(recap, happened=tuple(e for e in recap.happened if e.seq in own or e not in played))
        summed = await _summaries(t, table, players, [move for move in played if move.seq not in own], revision)
        lines = [*summed, *await _lines(t, table, players, others, seat)]
        done = sum(turn.last < played[0].seq for turn in await table.turns())
        more = (make_button(t, "replay_news", table, arg=str(done + 1), key="recap-turns"),)
    return UnseenNews(
        _title(t, table, recap),
        tuple(lines),
        tuple(event for _, event in happened),
        view,
        shown_names(t, players, happened, revision + 1),
        recap.read,
        more,
    )


def _title(t: Texts, table: Table, recap: Recap) -> str:
    title, since = t.say(f"recap-{recap.since}"), "" if recap.since is Since.MOVE else f"-{recap.since}"
    if recap.at is None or table.store.now() - recap.at < _LONG_AGO:
        return title
    return t.say(f"recap-since{since}", title=title, at=str(recap.at))


async def _lines(t: Texts, table: Table, players: Players, recap: Recap, seat: int | None) -> list[str]:
    lines = list[str]()

    def kind(each: Incident | Move) -> tuple[bool, bool]:
        """Return whether it was played, and whether by an order of the seat: equal ones in a row are told together."""
        if isinstance(each, Incident) or each.back_to is not None:
            return False, False
        return True, is_by_own_order(each, seat, recap.arrived)

    for (played, own_order), run in groupby(recap.happened, kind):
        if played:
            happened = logged_events_of(table, [move for move in run if isinstance(move, Move)])
            if own_order:
                lines += _say_ordered(t, table, players, happened, seat)
            else:
                lines += say_happened(t, table, players, happened)
            continue
        for each in run:
            if isinstance(each, Incident):
                lines.append(say_incident(t, players, each))
            else:
                lines.append(await say_taken_back(t, table, each))
                lines += [t.say("orders-lapsed")] if orders_lapsed(each, seat, recap.arrived) else []
    return lines


def _say_ordered(
    t: Texts, table: Table, players: Players, happened: Iterable[LoggedEvent], seat: int | None
) -> list[str]:
    """Return as sentences what standing orders of a seat did, marked, and what others gained by that."""
    lines = list[str]()
    for own, part in groupby(happened, lambda each: seat_of(each[1]) == seat):
        said = say_happened(t, table, players, part)
        lines += [t.say("recap-by-order", line=line) for line in said] if own else said
    return lines


@dataclass(slots=True)
class _Part:
    """What one player did while acting for a seat."""

    name: str
    first: int
    """The first row of the log in which they did anything."""
    turns: int = 0
    events: list[Any] = field(default_factory=list)


async def _summaries(t: Texts, table: Table, players: Players, moves: Sequence[Move], revision: int) -> list[str]:
    """Sum up in a line what each player did in some moves: turns, what counts in the game, and points."""
    parts = [list[_Part]() for _ in table.seats]

    def part_of(seat: int, seq: int) -> _Part:
        name, own = actors_names(t, players, seq)[seat], parts[seat]
        if not own or own[-1].name != name:
            own.append(_Part(name, seq))
        return own[-1]

    for move in moves:
        for _, event in logged_events_of(table, [move]):
            if (seat := seat_of(event)) is not None:
                part_of(seat, move.seq).events.append(event)
        if move.turn_ended is not None:
            part_of(move.turn_ended, move.seq).turns += 1
    words, lines = game_texts(t, table.row.game), []
    for seat, own in [each for each in enumerate(parts) if each[1]]:
        points = await _points(table, seat, [max(moves[0].seq - 1, 0), *(each.first - 1 for each in own[1:]), revision])
        for part, (then, now) in zip(own, pairwise(points or [0] * (len(own) + 1)), strict=True):
            said = [t.say("recap-turns", count=part.turns)] if part.turns else []
            said += words.in_short(part.events)
            if points:
                key = "recap-points-same" if then == now else "recap-points"
                said.append(words.t.say(key, then=then, count=now))
            lines.append(t.say("recap-player", name=escape(part.name), did=", ".join(said)))
    return lines


async def _points(table: Table, seat: int, rows: Sequence[int]) -> list[int]:
    """Return a seat's points after rows of the log, as far as everyone may know them; empty in a game without them."""
    statistics, view = table.game.statistics, table.game.views.view
    if statistics is None or statistics.points is None:
        return []
    positions = [await table.position_at(seq) for seq in rows]
    return [statistics.points(view(position, None, table.row.open_hands))[seat] for position in positions]


async def show_with_recap(request: Request, panel: Panel, whole: bool = False) -> None:
    """Show a private panel, below a recap of what its reader has not seen yet.

    In the table's channel the newest public message is in front of them, so what that shows is not repeated unless
    the `whole` is wanted.
    """
    table, seat = request.table, request.seat
    if isinstance(table, Attempt):  # nothing happens there but what its person does
        await request.show(panel)
        return
    read = await table.store.read_marks.of_seat(table.id, seat)
    here = request.interaction.channel_id == table.row.channel and not whole
    news = await find_news(request.t, table, seat, read, await find_newest_message(table) if here else None)
    if news is not None and news.lines:
        button = make_button(
            request.t, "recap_board", table, table.revision, seat, arg=f"{read.seq + 1}.{read.incident}"
        )
        room = TEXT_LENGTH - sum(map(len, panel.every_text))
        above = text_panel(news.say(room), button, *news.more)
        panel = replace(panel, above=above)
    await request.show(panel)
    if news is not None and news.read != read:
        # only now, since a lost answer has not been read
        await table.store.read_marks.set_seat(table.id, seat, news.read)


@on_click("recap_board")
async def _board(request: Request) -> None:
    """Show the board, with marks on everything that is new since the read mark in the control."""
    seq, incident = map(parse_int, split_arg(request.control, 2))
    table, language = request.table, request.t.language
    news = await find_news(request.t, table, request.seat, ReadMark(seq - 1, incident))
    if news is None:
        raise InvalidControl(request.control.what)
    pictures = pictures_of(table.row.game)
    board = await request.painter.paint(lambda: pictures.board(news.view, news.names, language, news.events))
    await request.response.note(
        Panel((news.title,), pictures=number_pictures(f"{table.row.game}-{table.id}-{news.read.seq}-new", board))
    )
