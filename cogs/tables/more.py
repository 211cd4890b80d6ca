"""The panel behind the button More, and what it alone leads to: following a game, a player's note (`/note`)."""

from __future__ import annotations

from typing import Any, Final

from discord import app_commands

from bot.model.person import Notices
from bot.model.refusals import Refusal, Refused
from bot.model.rows import Status
from bot.tables.quotas import check_followers
from bot.tables.recap import all_read
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_name, game_texts
from cogs.core.buttons import (
    NOTE,
    follow_button,
    follow_buttons,
    help_buttons,
    in_rows,
    leave_row,
    make_button,
    order_buttons,
    replace_buttons,
    resume_row,
    undo_button,
    whatif_buttons,
)
from cogs.core.command_tree import command
from cogs.core.controls import PRIMARY, Button, Buttons, ControlId, Link, Question
from cogs.core.face import FACES
from cogs.core.names import clean_lines, escape
from cogs.core.panel import Panel
from cogs.core.places import jump
from cogs.core.request import Request, on_click
from cogs.viewing.end import afterwards_buttons
from cogs.words.status import table_facts


def more_panel(t: Texts, table: Table, seat: int | None, others: Buttons = ()) -> Panel:
    """Return the panel: log, replay, rules, table in words; for players, undo and leaving; at most 3 others.

    Once the game is over, all that looks back on it.
    """
    game = table.row.game
    buttons = [
        make_button(t, "log", table),
        make_button(t, "replay", table),
        make_button(t, "show_text", table),
    ]
    if game_texts(t, game).has_rules:
        buttons.insert(2, make_button(t, "rules", arg=f"{game}:0"))
    if seat is not None and table.row.status is Status.RUNNING:
        buttons.append(undo_button(t, table, seat))
    leaving = leave_row(t, table, seat)
    said = (t.say("more-title", game=game_name(t, game)),)
    return Panel(
        (*said, t.say("more-leaving")) if leaving and seat is not None else said,
        rows=(
            *in_rows(buttons, (*FACES[game].own_buttons(t, table), *others)),
            *in_rows(afterwards_buttons(t, table)),
            *in_rows(_trying(t, table, seat), _note(t, table, seat)),
            *leaving,
            *resume_row(t, table, seat),
        ),
    )


def _note(t: Texts, table: Table, seat: int | None) -> Buttons:
    """Return a player's button to their note about the table."""
    return () if seat is None else (make_button(t, NOTE, table, key="note", emoji="📝"),)


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
    await request.show(more_panel(t, table, table.seat_of(request.user), others))


@on_click("follow")
async def follow(request: Request) -> None:
    """Add the user to the table's followers; raise Refused if it is over."""
    table = request.table
    if table.seat_of(request.user) is not None:
        await request.say("follow-seated")
        return
    if not _goes_on(table):
        raise Refused(Refusal.TABLE_OVER)
    if await table.store.read_marks.of_follower(table.id, request.user) is None:
        await check_followers(table, request.user)
    await table.store.followers.add(table.id, request.user, await all_read(table))
    await request.services.store.people.update(request.user, request.t.language)
    person = await request.services.store.people.at_table(request.user, table.id)
    told = "no" if person.notices is Notices.NONE else "yes"
    await _done(request, "follow-done", follows=True, told=told)


@on_click("unfollow", leaves=True)
async def unfollow(request: Request) -> None:
    """Remove the user from the table's followers."""
    table = request.table
    if await table.store.read_marks.of_follower(table.id, request.user) is None:
        await _done(request, "follow-not", follows=False)
        return
    await table.store.followers.remove(table.id, request.user)
    await _done(request, "follow-not-any-more", follows=False)


async def _done(request: Request, said: str, follows: bool, **facts: str) -> None:
    """Show the result instead of the panel that was clicked, whose picture stays, with the opposite button."""
    t, table = request.t, request.table
    text = t.say(said, **table_facts(t, table), **facts)
    others: tuple[Button | Link, ...] = (follow_button(t, table, follows),) if follows or _goes_on(table) else ()
    if table.revision >= 0:
        others = (*others, make_button(t, "show_text", table))
    await request.show(Panel((text,), rows=((await jump(t, table), *others),), keeps_pictures=True))


def _goes_on(table: Table) -> bool:
    return table.row.status in (Status.INVITATION, Status.RUNNING)


LONGEST: Final = 1000
"""Characters of a note."""


@on_click(NOTE)
async def show_note(request: Request) -> None:
    """Show the user's note about the table, with the buttons to change and delete it."""
    t, table = request.t, request.table
    _check_plays(request)
    note = await table.store.notes.get(table.id, request.user)
    buttons = [make_button(t, "note_edit", table, style=PRIMARY)]
    if note:
        buttons.append(make_button(t, "note_delete", table))
    await request.show(
        Panel((t.say("note-title"), escape(note) or t.say("note-none"), t.say("note-about")), rows=(tuple(buttons),))
    )


async def write_note(request: Request, note: str) -> None:
    """Write the user's note about the table in place of a former one, and show it."""
    _check_plays(request)
    await request.table.store.notes.put(request.table.id, request.user, clean_lines(note)[:LONGEST])
    await show_note(request)


def _check_plays(request: Request) -> None:
    """Raise Refused for anyone without a seat: only players keep notes."""
    _ = request.seat


@on_click("note_edit")
async def _edit(request: Request) -> None:
    """Ask for the note, with the present one to change."""
    t, table = request.t, request.table
    _check_plays(request)
    note = await table.store.notes.get(table.id, request.user)
    answer = ControlId("note_typed", table.id)
    await request.response.ask(Question(answer, t.say("note-typed-title"), t.say("note-typed-label"), LONGEST, note))


@on_click("note_typed")
async def _typed(request: Request) -> None:
    await write_note(request, request.value)


@on_click("note_delete")
async def _delete(request: Request) -> None:
    await write_note(request, "")


async def note(request: Request, text: app_commands.Range[str, 1, LONGEST] | None = None) -> None:
    """Show one's note about this channel's table, or write it."""
    await request.set_newest_table()
    await (show_note(request) if text is None else write_note(request, text))


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Add the command `/note`."""
    tree.add_command(app_commands.guild_only(command("note", note)))
