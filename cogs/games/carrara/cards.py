"""The private panel of the expansion's cards: what they require and bring, and what they would bring a player now."""

from __future__ import annotations

from bot.games.carrara.view import View
from bot.model.refusals import Refusal, Refused
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_texts
from bot.texts.games.carrara.prospects import cards_texts
from cogs.core.controls import Button, ControlId, InvalidControl
from cogs.core.panel import Panel
from cogs.core.places import jump
from cogs.core.request import Request, clicked


def cards_buttons(t: Texts, table: Table) -> tuple[Button, ...]:
    """Return the button that shows the cards; empty at a table without them."""
    if table.revision < 0 or table.view(None).cards is None:
        return ()
    label = game_texts(t, table.row.game).t.say("button-cards")
    return (Button(ControlId("carrara_cards", table.id), label),)


async def show_cards(request: Request) -> None:
    """Show the cards of a table, to a player with what they would bring now; raise Refused before the start."""
    table = request.table
    if table.row.game != "carrara":
        raise InvalidControl(table.row.game)
    if table.revision < 0:
        raise Refused(Refusal.NOT_STARTED)
    t = game_texts(request.t, table.row.game).t
    view: View = table.view(table.seat_of(request.user))
    said = (t.say("cards-none"),) if view.cards is None else cards_texts(t, view)
    await request.show(Panel(said, rows=() if view.cards is None else ((await jump(t, table),),)))


@clicked("carrara_cards")
async def _cards(request: Request, control: ControlId, values: list[str]) -> None:
    await show_cards(request)
