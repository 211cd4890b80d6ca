"""A person's hands, at one table or at all of their tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.model.refusals import Refusal, Refused
from bot.tables.table import Table
from bot.texts.games import game_name, game_texts
from cogs.core.buttons import in_rows, more_button, order_buttons, resume_row
from cogs.core.clicks import on_click
from cogs.core.controls import ControlId, Link
from cogs.core.face import FACES
from cogs.core.names import escape_names
from cogs.core.paging import page_of, paging_buttons
from cogs.core.panel import Panel
from cogs.core.places import find_left_tables, jump, place_of
from cogs.core.request import Request
from cogs.play.recap import show_with_recap
from cogs.play.turn import next_game_links, private_turn_rows
from render.games import pictures_of


async def hand_panel(request: Request, table: Table, seat: int, onwards: Sequence[Link] = ()) -> Panel:
    """Return the private panel of a seat's hand, with links that lead on from it.

    Raise Refused before the game has begun, and in a game without hands.
    """
    table.check_begun()
    if not table.game.meta.hidden_hands:
        raise Refused(Refusal.NO_HANDS, game=table.row.game)
    t, view, names = request.t, table.view(seat), table.names
    facts, words = {"game": game_name(t, table.row.game)}, game_texts(t, table.row.game)
    acts = seat in table.actors()
    title = t.say("hand-title-your-turn", role=words.role(view), **facts) if acts else t.say("hand-title", **facts)
    elsewhere = request.interaction.channel_id != table.row.channel
    if elsewhere:
        place = await place_of(request.host, table, request.interaction.guild_id)
        title = t.say("hand-where", title=title, table=str(table.id), place=place)
    said = (title, words.hand_text(view, escape_names(names)))
    link, resume = await jump(t, table), resume_row(t, table, seat)
    # in the channel it is below the newest message
    more = (more_button(t, table, table.revision),) if elsewhere else ()
    own = (*FACES[table.row.game].own_buttons(t, table), *order_buttons(t, table, seat))
    turn = private_turn_rows(t, table, seat)
    pictures = pictures_of(table.row.game)
    picture = await request.painter.paint(lambda: pictures.hand(view, names, t.language))
    return Panel(
        said,
        pictures=((f"hand-{table.id}-{table.revision}", picture),),
        rows=(*turn, *in_rows((link, *more, *own), onwards), resume),
    )


@on_click("hand")
async def show_hand(request: Request) -> None:
    table, seat = request.table, request.seat
    onwards = () if seat in table.actors() else await next_game_links(request)
    await show_with_recap(request, await hand_panel(request, table, seat, onwards))


@on_click("hands")
async def show_hands(request: Request) -> None:
    """Show the user's hand at this channel's table or, without a seat here, a page of all their hands.

    Each page is a table; those where they are to act first come first. Games without hands are left out, as are the
    tables of servers that they have left.
    """
    channel, user, t = request.interaction.channel_id, request.user, request.t
    here = None if channel is None else await request.services.tables.in_channel(channel)
    if here is not None and here.row.is_running and here.seat_of(user) is not None:
        await request.set_table(here)
        await show_hand(request)
        return
    running = await request.services.tables.running_of(user)
    tables = [table for table in running if table.game.meta.hidden_hands]
    left = await find_left_tables(request.host, tables, user, request.interaction.guild_id)
    tables = [table for table in tables if table.id not in left]
    if not tables:
        await request.say("hand-none" if running else "hand-no-games")
        return
    number = page_of(request.arg, len(tables))
    table = tables[number]
    await request.set_table(table)
    panel = await hand_panel(request, table, request.seat)
    if len(tables) > 1:
        pages = t.say("page-number", page=number + 1, pages=len(tables))
        paging = paging_buttons(t, number, len(tables), lambda arg: ControlId("hands", arg=arg))
        panel = replace(panel, texts=(f"{panel.texts[0]}\n{pages}", *panel.texts[1:]), rows=(*panel.rows, *paging))
    await show_with_recap(request, panel)
