"""What commands about standing orders offer: those that can be given now, and those that stand."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.model.refusals import Refused
from bot.tables.orders import given
from bot.texts.games import game_texts
from cogs.core.offered import Offered, suggestions
from cogs.core.request import Request, request_of
from cogs.play.order_choices import offered_at
from cogs.play.turn import find_table


async def order_offers(request: Request) -> Offered[Any]:
    """Return the orders that can be given now."""
    words = game_texts(request.t, request.table.row.game)
    return {value: (words.order(order), order) for value, order in (await offered_at(request)).items()}


async def standing_orders(request: Request) -> Offered[str]:
    """Return the kinds of the orders that stand."""
    table, words = request.table, game_texts(request.t, request.table.row.game)
    return {row.kind: (words.order(order), row.kind) for row, order in await given(table, request.seat)}


async def suggest_orders(
    interaction: discord.Interaction[Any], typed: str, offers: Callable[[Request], Awaitable[Offered[Any]]]
) -> list[app_commands.Choice[str]]:
    """Suggest what is offered at the table of this channel, as far as it fits what was typed."""
    request = request_of(interaction)
    try:
        await find_table(request)
        return suggestions(await offers(request), typed)
    except Refused:
        return []
