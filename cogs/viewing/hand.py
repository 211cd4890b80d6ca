"""A person's hands: at one table, or at all of theirs."""

from __future__ import annotations

from bot.model.refusals import Refusal, Refused
from bot.model.rows import Status
from bot.tables.table import Table
from bot.texts.games import game_name, game_texts
from cogs.core.buttons import resume_row
from cogs.core.controls import Button, ControlId
from cogs.core.face import FACES
from cogs.core.links import jump
from cogs.core.names import escaped
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked
from cogs.play.next_game import with_next_game
from cogs.play.recap import news_of, show_with_news
from render.games import pictures_of

MOST_HANDS = 5
"""How many hands one answer shows; Discord takes no more messages from an app that only a person has installed."""
MOST_CHANNELS = 35
"""How many further channels it names: so many mentions fit into a text's fact."""


async def hand_panel(request: Request, table: Table, seat: int, in_words: bool = False) -> Panel:
    """Return the private panel of a seat's hand: as a picture, or in words with a button for it; and to the table.

    Raise Refused before the game has begun, and in a game without hands.
    """
    if table.revision < 0:
        raise Refused(Refusal.NOT_STARTED)
    if not table.game.meta.hidden_hands:
        raise Refused(Refusal.NO_HANDS, game=table.row.game)
    t, view, names = request.t, table.view(seat), table.names
    title = t.say("hand-title-your-turn" if seat in table.actors() else "hand-title", game=game_name(t, table.row.game))
    said = (title, game_texts(t, table.row.game).hand_text(view, escaped(names)))
    link, resume = await jump(t, table), resume_row(t, table, seat)
    own = FACES[table.row.game].own_buttons(t, table)
    if in_words:
        button = Button(ControlId("hand", table.id, table.revision), t.say("button-hand-picture"))
        return Panel(said, rows=((link, button, *own), *resume))
    pictures = pictures_of(table.row.game)
    picture = await request.painter.paint(lambda: pictures.hand(view, names, t.language))
    return Panel(said, pictures=((f"hand-{table.id}-{table.revision}.png", picture),), rows=((link, *own), *resume))


async def show_hand(request: Request) -> None:
    """Show the hand of the person who asks; in words if there is something that they have not seen yet.

    Two pictures would be more than one can take in at a glance, and they would be drawn one after the other: the board
    that shows what happened is new to its reader, and a hand is read just as quickly.
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
    """Show the hand at this channel's table; someone who has none here sees all their hands, where they can act first.

    Games without hands are left out.
    """
    channel = request.interaction.channel_id
    here = None if channel is None else await request.services.tables.in_channel(channel)
    if here is not None and here.row.status is Status.RUNNING and here.seat_of(request.user) is not None:
        request.set_table(here)
        await show_hand(request)
        return
    running = await request.services.tables.running_of(request.user)
    tables = [table for table in running if table.game.meta.hidden_hands]
    if not tables:
        await request.say("hand-no-games")
        return
    for table in tables[:MOST_HANDS]:
        request.set_table(table)
        await show_hand(request)
    if rest := tables[MOST_HANDS:]:
        channels = ", ".join(f"<#{table.row.channel}>" for table in rest[:MOST_CHANNELS])
        await request.say("hand-more-games", count=len(rest), channels=channels)
