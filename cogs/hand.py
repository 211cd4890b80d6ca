"""A person's hands: at one table, or at all of theirs."""

from __future__ import annotations

from bot.games.game import IllegalAction
from bot.refusals import Refusal
from bot.rows import Status
from bot.tables import Table
from cogs.controls import ControlId
from cogs.desk import Request, clicked
from cogs.faces import FACES
from cogs.links import jump
from cogs.messages import Panel
from cogs.names import escape
from render import PICTURES

MOST_HANDS = 5
"""How many hands one answer shows; Discord takes no more messages from an app that only a person has installed."""


async def hand_panel(request: Request, table: Table, seat: int) -> Panel:
    """Make the private panel of a seat's hand: picture, words, and the way to the table."""
    if table.revision < 0:
        raise IllegalAction(Refusal.NOT_STARTED)
    t, view, names = request.t, table.view(seat), table.names
    pictures = PICTURES[table.row.game]
    picture = await request.painter.paint(lambda: pictures.hand(view, names, t.language))
    title = t.say("hand-title-your-turn" if seat in table.actors() else "hand-title", game=t.say(table.row.game))
    return Panel(
        (title, FACES[table.row.game].hand_text(t, view, [escape(name) for name in names])),
        pictures=((f"hand-{table.id}-{table.revision}.png", picture),),
        rows=((await jump(t, table),),),
    )


@clicked("hand")
async def _hand(request: Request, control: ControlId, values: list[str]) -> None:
    await request.show(await hand_panel(request, request.table, request.seat))


async def show_hands(request: Request) -> None:
    """Show the hand at this channel's table; of who has none here, all their hands, where it is their turn first."""
    channel = request.interaction.channel_id
    here = None if channel is None else await request.house.tables.here(channel)
    if here is not None and here.row.status is Status.RUNNING and here.seat_of(request.user) is not None:
        request.table = here
        await request.show(await hand_panel(request, here, request.seat))
        return
    tables = await request.house.tables.of(request.user)
    if not tables:
        await request.say("hand-no-games")
        return
    for table in tables[:MOST_HANDS]:
        request.table = table
        await request.show(await hand_panel(request, table, request.seat))
    if rest := tables[MOST_HANDS:]:
        await request.say("hand-more-games", count=len(rest), channels=_channels(rest))


def _channels(tables: list[Table]) -> str:
    return ", ".join(f"<#{table.row.channel}>" for table in tables[:50])
