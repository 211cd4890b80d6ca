"""The private panel of the current table, in pictures or in words; for followers with what is new to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.model.refusals import Refusal, Refused
from bot.model.rows import Ending, Status
from bot.tables.absence import resume as take_back_seat
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.buttons import follow_buttons, hand_buttons, join_button, make_button, resume_row
from cogs.core.controls import Button, Buttons, ControlId
from cogs.core.limits import TEXT
from cogs.core.names import escape
from cogs.core.offers import Choices, seat_named, seat_offers, suggest, unused
from cogs.core.panel import Panel
from cogs.core.places import jump
from cogs.core.request import Request, on_click
from cogs.play.recap import News, find_news, show_with_recap
from cogs.play.turn import turn_rows
from cogs.questions.question import open_to
from cogs.tables.invitation import invitation_panel, start_button
from cogs.viewing.end import rematch_button
from cogs.viewing.hand import show_hand
from cogs.words.status import asked_of, board_in_words, paused_lines, role_of, table_facts
from cogs.words.terms import bank_text, special_lines
from render.engine.picture import numbered
from render.games import pictures_of


async def show_table(
    request: Request, text: bool = False, player: str | None = None, ways: Sequence[Buttons] = ()
) -> None:
    """Show the public view of a table, with `ways` to go on; to followers, with what is new described and marked."""
    table, t = request.table, request.t
    looked = await table.store.read_marks.of_follower(table.id, request.user)
    news = None if looked is None else await find_news(t, table, None, looked)
    seat = table.seat_of(request.user)
    panel = await table_panel(request, text, player, news, seat)
    (row,) = panel.rows
    assert isinstance(row, tuple)
    more = () if news is None else news.more
    follow = await follow_buttons(t, table, request.user)
    row = (*row, *more, *follow, make_button(t, "tables"))
    turn = () if seat is None else turn_rows(t, table, seat)
    await request.show(replace(panel, rows=(*ways, *turn, row)))
    if news is not None:
        await table.store.read_marks.set_follower(table.id, request.user, news.read)


async def table_panel(
    request: Request, text: bool, player: str | None = None, news: News | None = None, viewer: int | None = None
) -> Panel:
    """Return the private panel with the public view of a table, or of one player; raise Refused."""
    table, t = request.table, request.t
    link = (await jump(t, table),)
    if player is not None and (text or table.revision < 0):
        raise unused("table-show-player")
    if table.revision < 0:
        if table.row.status is not Status.INVITATION:
            raise Refused(Refusal.TABLE_OVER)
        return Panel(invitation_panel(table).texts, rows=(link,))
    view, pictures = table.view(None), pictures_of(table.row.game)
    names = table.names if news is None else news.names
    status = "\n".join(
        [*paused_lines(t, table), _status(request, viewer), *await _away(t, table), *special_lines(t, table)]
    )
    banks = await bank_text(t, table)
    if text:
        said, files = board_in_words(t, table.row.game, view, names, f"table-{table.id}-{table.revision}")
        return Panel(_below(news, *said, status, *banks), files=files, rows=(link,))
    file, events = f"table-{table.id}-{table.revision}", () if news is None else news.events
    said = _below(news, status, *banks)
    if player is not None:
        seat = seat_named(table, player)
        own = await request.painter.paint(lambda: pictures.player_board(view, seat, names, t.language, events))
        return Panel(said, pictures=((f"{file}-{seat}", own),), rows=(link,))
    board = await request.painter.paint(lambda: pictures.board(view, names, t.language, events))
    return Panel(said, pictures=numbered(file, board), rows=(link,))


async def _away(t: Texts, table: Table) -> list[str]:
    """Describe which players are away, and until when."""
    if table.row.status is not Status.RUNNING:
        return []
    away = await table.store.people.away_at(table.id)
    return [t.say("show-away", name=escape(table.names[seat]), until=str(until)) for seat, until in away.items()]


def _below(news: News | None, *others: str) -> tuple[str, ...]:
    """Combine what is new, shortened to fit, with other texts below it."""
    return others if news is None or not news.lines else (news.say(TEXT - sum(map(len, others))), *others)


async def offered_players(request: Request, typed: str) -> Choices:
    """Suggest the players at this channel's table."""
    table = await request.services.tables.newest_in_channel(request.interaction.channel_id or 0)
    return [] if table is None else suggest(seat_offers(table), typed)


def _status(request: Request, own: int | None) -> str:
    """Describe whose turn it is, or how the game ended."""
    table, t = request.table, request.t
    if table.row.status is Status.ABANDONED:
        return t.say("show-abandoned")
    if (won := table.winners()) or table.row.ending is Ending.PLAYED:
        return t.say("show-over", winners=t.list([escape(table.names[seat]) for seat in won]), count=len(won))
    if table.row.status is Status.OVER:
        return t.say("show-agreed")
    closing = [seat for seat in table.actors() if table.only_to_end(seat)]
    lines, role = list[str](), role_of(t, table)
    if own in table.actors():
        lines.append(t.say("show-your-turn", asked=asked_of(t, table, own), role=role))
    for key, seats in {
        "show-turn": [seat for seat in table.actors() if seat not in closing],
        "show-to-end": closing,
    }.items():
        if names := [request.names[seat] for seat in seats if seat != own]:
            lines.append(t.say(key, names=t.list(names), role=role))
    return "\n".join(lines)


@on_click("go_on")
async def _go_on(request: Request) -> None:
    """Show what one needs to go on at a table: first what one is asked; one's hand, or without hands the board."""
    table, t = request.table, request.t
    seat = table.seat_of(request.user)
    asked = [] if request.arg else await open_to(t, table, request.user)
    if asked:
        label = t.say("digest-open", **table_facts(t, table))
        on = Button(ControlId("go_on", table.id, arg="table"), label)
        texts, rows = [text for each in asked for text in each.texts], [row for each in asked for row in each.rows]
        await request.show(Panel(tuple(texts), rows=(*rows, (on,))))
    elif seat is None or table.row.status is not Status.RUNNING:
        await show_table(request, ways=_ways_on(t, table, request.user))
    elif table.game.meta.hidden_hands:
        await show_hand(request)
    else:
        panel = await _players_panel(request)
        await show_with_recap(request, replace(panel, rows=(*panel.rows, *resume_row(t, table, seat))))


def _ways_on(t: Texts, table: Table, user: int) -> tuple[Buttons, ...]:
    """Return the buttons for what someone is told of a game that has not begun, or is over."""
    if table.row.status is Status.INVITATION:
        join = (join_button(t, table),) if user in table.row.awaited else ()
        start = (start_button(t, table),) if user == table.row.host else ()
        return tuple(row for row in (join, start) if row)
    over = table.row.status is Status.OVER and table.seat_of(user) is not None
    return ((rematch_button(t, table, table.revision),),) if over else ()


async def _players_panel(request: Request) -> Panel:
    """Return the private panel of a table for one of its players, with what they can do now."""
    panel = await table_panel(request, text=False, viewer=request.seat)
    return replace(panel, rows=(*turn_rows(request.t, request.table, request.seat), *panel.rows))


@on_click("resume")
async def resume(request: Request) -> None:
    """Give the user's seat back to them from the stand-in, and show what happened, the table, and how to go on."""
    table, t = request.table, request.t
    acts = await take_back_seat(table, request.user)
    said = t.say("resume-done-your-turn", role=role_of(t, table)) if acts else t.say("resume-done")
    panel, hand = await _players_panel(request), hand_buttons(t, table, table.revision)
    panel = replace(panel, texts=(said, *panel.texts), rows=(*panel.rows, *([hand] if hand else [])))
    await show_with_recap(request, panel, whole=True)


@on_click("show_text")
async def _show_text(request: Request) -> None:
    await show_table(request, text=True)
