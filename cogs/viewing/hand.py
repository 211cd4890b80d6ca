"""A person's hands, at one table or at all of their tables."""

from __future__ import annotations

from bot.model.refusals import Refusal, Refused
from bot.model.rows import Status
from bot.tables.table import Table
from bot.texts.games import game_name, game_texts
from cogs.core.buttons import order_buttons, resume_row
from cogs.core.controls import ControlId
from cogs.core.face import FACES
from cogs.core.links import jump
from cogs.core.names import escaped
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked
from cogs.play.next_game import with_next_game
from cogs.play.recap import show_with_recap
from cogs.play.turn import turn_rows
from render.games import pictures_of

MOST_HANDS = 5
"""The number of hands in one answer; Discord accepts no more messages from an app installed only by a user."""
MOST_CHANNELS = 35
"""The number of further channels it lists; no more mentions fit into a text's fact."""


async def hand_panel(request: Request, table: Table, seat: int) -> Panel:
    """Return the private panel of a seat's hand.

    Raise Refused before the game has begun, and in a game without hands.
    """
    if table.revision < 0:
        raise Refused(Refusal.NOT_STARTED)
    if not table.game.meta.hidden_hands:
        raise Refused(Refusal.NO_HANDS, game=table.row.game)
    t, view, names = request.t, table.view(seat), table.names
    facts, words = {"game": game_name(t, table.row.game)}, game_texts(t, table.row.game)
    acts = seat in table.actors()
    title = t.say("hand-title-your-turn", role=words.role(view), **facts) if acts else t.say("hand-title", **facts)
    said = (title, words.hand_text(view, escaped(names)))
    link, resume = await jump(t, table), resume_row(t, table, seat)
    own = (*FACES[table.row.game].own_buttons(t, table), *order_buttons(t, table, seat))
    turn = turn_rows(t, table, seat)
    pictures = pictures_of(table.row.game)
    picture = await request.painter.paint(lambda: pictures.hand(view, names, t.language))
    return Panel(said, pictures=((f"hand-{table.id}-{table.revision}", picture),), rows=(*turn, (link, *own), *resume))


async def show_hand(request: Request) -> None:
    """Show the user's hand."""
    table, seat = request.table, request.seat
    panel = await hand_panel(request, table, seat)
    if seat not in table.actors():
        panel = await with_next_game(request, panel)
    await show_with_recap(request, panel)


@clicked("hand")
async def _hand(request: Request, control: ControlId, values: list[str]) -> None:
    await show_hand(request)


async def show_hands(request: Request) -> None:
    """Show the user's hand at this channel's table or, without a seat here, all their hands, their turns first.

    Games without hands are left out.
    """
    channel = request.interaction.channel_id
    here = None if channel is None else await request.services.tables.in_channel(channel)
    if here is not None and here.row.status is Status.RUNNING and here.seat_of(request.user) is not None:
        await request.set_table(here)
        await show_hand(request)
        return
    running = await request.services.tables.running_of(request.user)
    tables = [table for table in running if table.game.meta.hidden_hands]
    if not tables:
        await request.say("hand-no-games")
        return
    for table in tables[:MOST_HANDS]:
        await request.set_table(table)
        await show_hand(request)
    if rest := tables[MOST_HANDS:]:
        channels = ", ".join(f"<#{table.row.channel}>" for table in rest[:MOST_CHANNELS])
        await request.say("hand-more-games", count=len(rest), channels=channels)
