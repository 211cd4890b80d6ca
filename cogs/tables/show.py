"""The private panel of the current table, in pictures or in words, with the news for a follower."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from discord import app_commands

from bot.model.person import Notices
from bot.model.refusals import Refusal, Refused
from bot.model.rows import Ending, Status
from bot.tables.absence import resume as take_back_seat
from bot.tables.quotas import check_followers
from bot.tables.recap import mark_all_read
from bot.tables.table import Table
from bot.tables.take_back import offer_take_back
from bot.texts import Fact, Texts
from bot.texts.games import game_name, game_texts
from bot.texts.sections import escape, escape_text
from cogs.core.buttons import (
    NOTE,
    follow_button,
    follow_buttons,
    hand_buttons,
    help_buttons,
    in_rows,
    join_button,
    leave_row,
    make_button,
    order_buttons,
    replace_buttons,
    resume_row,
    take_back_buttons,
    whatif_buttons,
)
from cogs.core.clicks import on_click
from cogs.core.command_tree import CommandTree, command
from cogs.core.completions import Choices, complete, refuse_unused, seat_completions, seat_named
from cogs.core.controls import PRIMARY, Button, Buttons, ControlId, TextPrompt
from cogs.core.face import FACES
from cogs.core.limits import TEXT_LENGTH
from cogs.core.names import clean_lines
from cogs.core.paging import join_lines
from cogs.core.panel import Panel
from cogs.core.places import jump
from cogs.core.request import Request
from cogs.play.recap import UnseenNews, find_news, show_with_recap
from cogs.play.turn import private_turn_rows
from cogs.questions.question import open_to
from cogs.tables.joining import invitation_panel, start_button
from cogs.viewing.end import afterwards_buttons, rematch_button
from cogs.viewing.hand import show_hand
from cogs.words.status import board_in_words, describe_asked, describe_pause, role_of, table_facts
from cogs.words.terms import bank_text, special_lines
from render.engine.picture import number_pictures
from render.games import pictures_of


async def show_table(
    request: Request, text: bool = False, player: str | None = None, ways: Sequence[Buttons] = ()
) -> None:
    """Show the public view of a table below the buttons `ways`; for followers, news is described and marked."""
    table, t = request.table, request.t
    looked = await table.store.read_marks.of_follower(table.id, request.user)
    news = None if looked is None else await find_news(t, table, None, looked)
    seat = table.seat_of(request.user)
    panel = await table_panel(request, text, player, news, seat)
    (row,) = panel.rows
    assert isinstance(row, Sequence)
    more = () if news is None else news.more
    follow = await follow_buttons(t, table, request.user)
    row = (*row, *more, *follow, make_button(t, "tables"))
    turn = () if seat is None else private_turn_rows(t, table, seat)
    await request.show(replace(panel, rows=(*ways, *turn, row)))
    if news is not None:
        await table.store.read_marks.set_follower(table.id, request.user, news.read)


async def table_panel(
    request: Request, text: bool, player: str | None = None, news: UnseenNews | None = None, viewer: int | None = None
) -> Panel:
    """Return the private panel with the public view of a table, or of one player; raise Refused."""
    table, t = request.table, request.t
    link = (await jump(t, table),)
    if player is not None and (text or table.revision < 0):
        raise refuse_unused("table-show-player")
    if table.revision < 0:
        if not table.row.is_invitation:
            raise Refused(Refusal.TABLE_OVER)
        return Panel(invitation_panel(table).texts, rows=(link,))
    view, pictures = table.view(None), pictures_of(table.row.game)
    names = table.names if news is None else news.names
    status = join_lines(
        *describe_pause(t, table), _status(request, viewer), *await _describe_away(t, table), *special_lines(t, table)
    )
    banks = await bank_text(t, table)
    if text:
        said, files = board_in_words(t, table.row.game, view, names, f"table-{table.id}-{table.revision}")
        return Panel(_put_below(news, *said, status, *banks), files=files, rows=(link,))
    file, events = f"table-{table.id}-{table.revision}", () if news is None else news.events
    said = _put_below(news, status, *banks)
    if player is not None:
        seat = seat_named(table, player)
        own = await request.painter.paint(lambda: pictures.player_board(view, seat, names, t.language, events))
        return Panel(said, pictures=((f"{file}-{seat}", own),), rows=(link,))
    board = await request.painter.paint(lambda: pictures.board(view, names, t.language, events))
    return Panel(said, pictures=number_pictures(file, board), rows=(link,))


async def _describe_away(t: Texts, table: Table) -> list[str]:
    """Describe which players are away, and until when."""
    if not table.row.is_running:
        return []
    away = await table.store.people.away_at(table.id)
    return [t.say("show-away", name=escape(table.names[seat]), until=str(until)) for seat, until in away.items()]


def _put_below(news: UnseenNews | None, *others: str) -> Sequence[str]:
    """Combine the news, shortened to fit, with other texts below it."""
    return others if news is None or not news.lines else (news.say(TEXT_LENGTH - sum(map(len, others))), *others)


async def complete_players(request: Request, typed: str) -> Choices:
    """List the players at this channel's table."""
    table = await request.services.tables.newest_in_channel(request.interaction.channel_id or 0)
    return [] if table is None else complete(seat_completions(table), typed)


def _status(request: Request, own: int | None) -> str:
    """Describe whose turn it is, or how the game ended."""
    table, t = request.table, request.t
    if table.row.status is Status.ABANDONED:
        return t.say("show-abandoned")
    if (won := table.winners()) or table.row.ending is Ending.PLAYED:
        return t.say("show-over", winners=t.list([escape(table.names[seat]) for seat in won]), count=len(won))
    if table.row.is_over:
        return t.say("show-agreed")
    closing = [seat for seat in table.actors() if table.only_to_end(seat)]
    lines, role = list[str](), role_of(t, table)
    if own in table.actors():
        lines.append(t.say("show-your-turn", asked=describe_asked(t, table, own), role=role))
    for key, seats in {
        "show-turn": [seat for seat in table.actors() if seat not in closing],
        "show-to-end": closing,
    }.items():
        if names := [request.names[seat] for seat in seats if seat != own]:
            lines.append(t.say(key, names=t.list(names), role=role))
    return "\n".join(lines)


@on_click("go_on")
async def _go_on(request: Request) -> None:
    """Show what the user needs to go on at a table: open questions, else their hand, or without hands the board."""
    table, t = request.table, request.t
    seat = table.seat_of(request.user)
    asked = [] if request.arg else await open_to(t, table, request.user)
    if asked:
        label = t.say("digest-open", **table_facts(t, table))
        on = Button(ControlId("go_on", table.id, arg="table"), label)
        texts, rows = [text for each in asked for text in each.texts], [row for each in asked for row in each.rows]
        await request.show(Panel(texts, rows=(*rows, (on,))))
    elif seat is None or not table.row.is_running:
        await show_table(request, ways=_ways_on(t, table, request.user))
    elif table.game.meta.hidden_hands:
        await show_hand(request)
    else:
        panel = await _players_panel(request)
        await show_with_recap(request, replace(panel, rows=(*panel.rows, resume_row(t, table, seat))))


def _ways_on(t: Texts, table: Table, user: int) -> Sequence[Buttons]:
    """Return the buttons to go on with at a table whose game has not begun, or is over."""
    if table.row.is_invitation:
        join = (join_button(t, table),) if user in table.row.awaited else ()
        start = (start_button(t, table),) if user == table.row.host else ()
        return (join, start)
    over = table.row.is_over and table.seat_of(user) is not None
    return ((rematch_button(t, table, table.revision),),) if over else ()


async def _players_panel(request: Request) -> Panel:
    """Return the private panel of a table for one of its players, with what they can do now."""
    panel = await table_panel(request, text=False, viewer=request.seat)
    return replace(panel, rows=(*private_turn_rows(request.t, request.table, request.seat), *panel.rows))


@on_click("resume")
async def resume(request: Request) -> None:
    """Give the user's seat back to them from the stand-in, and show what happened, the table, and how to go on."""
    table, t = request.table, request.t
    acts = await take_back_seat(table, request.user)
    said = t.say("resume-done-your-turn", role=role_of(t, table)) if acts else t.say("resume-done")
    panel, hand = await _players_panel(request), hand_buttons(t, table, table.revision)
    panel = replace(panel, texts=(said, *panel.texts), rows=(*panel.rows, hand))
    await show_with_recap(request, panel, whole=True)


@on_click("show_text")
async def _show_text(request: Request) -> None:
    await show_table(request, text=True)


# More, following, and notes


async def more_panel(t: Texts, table: Table, seat: int | None, others: Buttons = ()) -> Panel:
    """Return the panel More: log, replay, rules, table in words, at most 3 others; for players, take back and leaving.

    Once the game is over, it has the buttons that look back on it.
    """
    game = table.row.game
    buttons = [
        make_button(t, "log", table),
        make_button(t, "replay", table),
        make_button(t, "show_text", table),
    ]
    if game_texts(t, game).has_rules:
        buttons.insert(2, make_button(t, "rules", arg=f"{game}:0"))
    if seat is not None and table.row.is_running:
        buttons += take_back_buttons(t, table, seat, await offer_take_back(table, seat))
    leaving = leave_row(t, table, seat)
    return Panel(
        (t.say("more-title", game=game_name(t, game)), t.say("more-leaving") if leaving and seat is not None else ""),
        rows=(
            *in_rows(buttons, (*FACES[game].own_buttons(t, table), *others)),
            afterwards_buttons(t, table),
            *in_rows(_trying(t, table, seat), _note(t, table, seat)),
            leaving,
            resume_row(t, table, seat),
        ),
    )


def _note(t: Texts, table: Table, seat: int | None) -> Buttons:
    """Return a player's button to their note about the table."""
    return () if seat is None else (make_button(t, NOTE, table, emoji="📝"),)


def _trying(t: Texts, table: Table, seat: int | None) -> Buttons:
    """Return the what-if button; for players also those for a hint, orders and replacing computer players."""
    if seat is None:
        return whatif_buttons(t, table)
    user = table.seats[seat].user
    replacing = () if user is None else replace_buttons(t, table, user)
    return (*help_buttons(t, table, seat), *order_buttons(t, table, seat), *replacing)


@on_click("more")
async def _more(request: Request) -> None:
    t, table = request.t, request.table
    others = await follow_buttons(t, table, request.user)
    await request.show(await more_panel(t, table, table.seat_of(request.user), others))


@on_click("follow")
async def follow(request: Request) -> None:
    """Add the user to the table's followers; raise Refused if it is over."""
    table = request.table
    if table.seat_of(request.user) is not None:
        await request.say("follow-seated")
        return
    if not table.row.is_unfinished:
        raise Refused(Refusal.TABLE_OVER)
    if await table.store.read_marks.of_follower(table.id, request.user) is None:
        await check_followers(table, request.user)
    await table.store.followers.add(table.id, request.user, await mark_all_read(table))
    await request.services.store.people.update(request.user, request.t.language)
    person = await request.services.store.people.at_table(request.user, table.id)
    await _show_done(request, "follow-done", follows=True, told=person.notices is not Notices.NONE)


@on_click("unfollow", leaves=True)
async def unfollow(request: Request) -> None:
    table = request.table
    if await table.store.read_marks.of_follower(table.id, request.user) is None:
        await _show_done(request, "follow-not", follows=False)
        return
    await table.store.followers.remove(table.id, request.user)
    await _show_done(request, "follow-not-any-more", follows=False)


async def _show_done(request: Request, said: str, follows: bool, **facts: Fact) -> None:
    """Replace the panel that was clicked by the result and the opposite button, keeping its picture."""
    t, table = request.t, request.table
    text = t.say(said, **table_facts(t, table), **facts)
    follow = (follow_button(t, table, follows),) if follows or table.row.is_unfinished else ()
    words = (make_button(t, "show_text", table),) if table.revision >= 0 else ()
    await request.show(Panel((text,), rows=((await jump(t, table), *follow, *words),), keeps_pictures=True))


MAX_NOTE_LENGTH: Final = 1000


@on_click(NOTE)
async def show_note(request: Request) -> None:
    t, table, note = request.t, request.table, await _read_own_note(request)
    buttons = [make_button(t, "note_edit", table, style=PRIMARY)]
    if note:
        buttons.append(make_button(t, "note_delete", table))
    await request.show(
        Panel((t.say("note-title"), escape_text(note) or t.say("note-none"), t.say("note-about")), rows=(buttons,))
    )


async def write_note(request: Request, note: str) -> None:
    """Write the user's note about the table in place of a former one, and show it."""
    _ = request.seat  # only players keep notes
    await request.table.store.notes.put(request.table.id, request.user, clean_lines(note)[:MAX_NOTE_LENGTH])
    await show_note(request)


async def _read_own_note(request: Request) -> str:
    """Return the user's note about the table; raise Refused for anyone without a seat."""
    _ = request.seat
    return await request.table.store.notes.get(request.table.id, request.user)


@on_click("note_edit")
async def _edit(request: Request) -> None:
    """Ask for the note, with the present one to change."""
    t, note, answer = request.t, await _read_own_note(request), ControlId("note_typed", request.table.id)
    await request.response.ask(
        TextPrompt(answer, t.say("note-typed-title"), t.say("note-typed-label"), MAX_NOTE_LENGTH, note)
    )


@on_click("note_typed")
async def _write_typed(request: Request) -> None:
    await write_note(request, request.value)


@on_click("note_delete")
async def _delete(request: Request) -> None:
    await write_note(request, "")


async def note(request: Request, text: app_commands.Range[str, 1, MAX_NOTE_LENGTH] | None = None) -> None:
    """Show one's note about this channel's table, or write it."""
    await request.set_newest_table()
    await (show_note(request) if text is None else write_note(request, text))


def add_commands(tree: CommandTree) -> None:
    tree.add_command(app_commands.guild_only(command("note", note)))
