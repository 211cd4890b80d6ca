"""A person's hands: at one table, or at all of theirs."""

from __future__ import annotations

from bot.games.game import IllegalAction
from bot.model.refusals import Refusal
from bot.model.rows import Status
from bot.tables.table import Table
from cogs.core.controls import Button, ControlId
from cogs.core.face import FACES
from cogs.core.links import jump
from cogs.core.names import escape
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked
from cogs.play.next_game import with_next_game
from cogs.play.recap import news_of, show_with_news
from cogs.words.pace import resume_row
from render import PICTURES

MOST_HANDS = 5
"""How many hands one answer shows; Discord takes no more messages from an app that only a person has installed."""

MOST_CHANNELS = 35
"""How many further channels it names: so many mentions fit into a text's fact."""


async def hand_panel(request: Request, table: Table, seat: int, in_words: bool = False) -> Panel:
    """Make the private panel of a seat's hand: in words, as a picture or with a button for it; and to the table."""
    if table.revision < 0:
        raise IllegalAction(Refusal.NOT_STARTED)
    t, view, names = request.t, table.view(seat), table.names
    title = t.say("hand-title-your-turn" if seat in table.actors() else "hand-title", game=t.say(table.row.game))
    said = (title, FACES[table.row.game].hand_text(t, view, [escape(name) for name in names]))
    link, resume = await jump(t, table), resume_row(t, table, seat)
    own = FACES[table.row.game].own_buttons(t, table)
    if in_words:
        button = Button(ControlId("hand", table.id, table.revision), t.say("button-hand-picture"))
        return Panel(said, rows=((link, button, *own), *resume))
    pictures = PICTURES[table.row.game]
    picture = await request.painter.paint(lambda: pictures.hand(view, names, t.language))
    return Panel(said, pictures=((f"hand-{table.id}-{table.revision}.png", picture),), rows=((link, *own), *resume))


async def show_hand(request: Request) -> None:
    """Show the hand of whoever asks; below what they were not told yet it is in words.

    Two pictures would be one too many to take in at a glance, and drawn one after the other: the board that shows what
    happened is new to its reader, and what a hand holds is read as quickly.
    """
    table, seat = request.table, request.seat
    news = await news_of(request)
    panel = await hand_panel(request, table, seat, in_words=news is not None)
    if seat not in table.actors():
        panel = await with_next_game(request, panel)
    await show_with_news(request, panel, news)


@clicked("hand")
async def _hand(request: Request, control: ControlId, values: list[str]) -> None:
    await show_hand(request)


async def show_hands(request: Request) -> None:
    """Show the hand at this channel's table; of who has none here, all their hands, where it is their turn first."""
    channel = request.interaction.channel_id
    here = None if channel is None else await request.house.tables.here(channel)
    if here is not None and here.row.status is Status.RUNNING and here.seat_of(request.user) is not None:
        request.table = here
        await show_hand(request)
        return
    tables = await request.house.tables.of(request.user)
    if not tables:
        await request.say("hand-no-games")
        return
    for table in tables[:MOST_HANDS]:
        request.table = table
        await show_hand(request)
    if rest := tables[MOST_HANDS:]:
        await request.say("hand-more-games", count=len(rest), channels=_channels(rest))


def _channels(tables: list[Table]) -> str:
    return ", ".join(f"<#{table.row.channel}>" for table in tables[:MOST_CHANNELS])
