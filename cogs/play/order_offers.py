"""What commands about standing orders offer: those that can be given now, and those that stand."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.model.refusals import Refused
from bot.tables.orders import given
from bot.texts.games import game_texts
from cogs.core.offers import Choices, Offer, suggest
from cogs.core.request import Request, request_of
from cogs.play.order_choices import offered_at
from cogs.play.turn import find_table


async def order_offers(request: Request) -> list[Offer[Any]]:
    """Return the orders that can be given now; as they may act at once, a word is not enough to give one."""
    words = game_texts(request.t, request.table.row.game)
    return [Offer(value, words.order(each), each, whole=True) for value, each in (await offered_at(request)).items()]


async def standing_orders(request: Request) -> list[Offer[str]]:
    """Return the kinds of the orders that stand."""
    table, words = request.table, game_texts(request.t, request.table.row.game)
    return [
        Offer(f"order.{row.kind}", words.order(order), row.kind, names=(words.order_kind(row.kind),), whole=True)
        for row, order in await given(table, request.seat)
    ]


async def suggest_orders(
    interaction: discord.Interaction[Any], typed: str, offers: Callable[[Request], Awaitable[list[Offer[Any]]]]
) -> Choices:
    """Suggest what is offered at the table of this channel, as far as it fits what was typed."""
    request = request_of(interaction)
    try:
        await find_table(request)
        return suggest(await offers(request), typed)
    except Refused:
        return []
