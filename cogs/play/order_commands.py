"""The commands `/order`: giving, listing and withdrawing standing orders."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.model.refusals import Refused
from bot.tables.orders import check_orders, given
from bot.texts.games import game_texts
from cogs.core.offers import Choices, Offer, fold, pick, suggest
from cogs.core.request import Request, request_of, serve
from cogs.core.translator import description, name, options
from cogs.play.order_choices import offered_at
from cogs.play.orders import give_order, orders_panel, withdraw_order
from cogs.play.turn import find_table

Interaction = discord.Interaction[Any]
_AMOUNT: Final = re.compile(r"\b[0-9]{1,3}\b", re.ASCII)


class OrderCommands(commands.Cog):
    """The group `/order`."""

    order = app_commands.Group(name=name("order"), description=description("order"), guild_only=True)

    @order.command(name=name("order-give"), description=description("order-give"))
    @options("order-give", "what", "wait")
    async def give(self, interaction: Interaction, what: str, wait: bool = False) -> None:
        """Give an order."""

        async def work(request: Request) -> None:
            await find_table(request)
            await give_order(request, pick(await _new_orders(request, what), what), wait)

        await serve(interaction, work)

    @order.command(name=name("order-list"), description=description("order-list"))
    async def list(self, interaction: Interaction) -> None:
        """Show the orders, and offer new ones."""

        async def work(request: Request) -> None:
            await find_table(request)
            await request.show(await orders_panel(request))

        await serve(interaction, work)

    @order.command(name=name("order-withdraw"), description=description("order-withdraw"))
    @options("order-withdraw", "which")
    async def withdraw(self, interaction: Interaction, which: str) -> None:
        """Withdraw an order."""

        async def work(request: Request) -> None:
            await find_table(request)
            check_orders(request.table, request.seat)
            await withdraw_order(request, pick(await _standing_orders(request, which), which))

        await serve(interaction, work)

    @give.autocomplete("what")
    async def _complete_what(self, interaction: Interaction, typed: str) -> Choices:
        return await _suggest(interaction, typed, _new_orders)

    @withdraw.autocomplete("which")
    async def _complete_which(self, interaction: Interaction, typed: str) -> Choices:
        return await _suggest(interaction, typed, _standing_orders)


async def _new_orders(request: Request, typed: str) -> list[Offer[Any]]:
    """Return the orders that can be given now, among them the one with an amount that was typed.

    As they may act at once, a word is not enough to give one.
    """
    table, orders = request.table, await offered_at(request)
    if (amount := _AMOUNT.search(fold(typed))) is not None and table.game.orders is not None:
        order = table.game.orders.with_amount(table.view(request.seat), int(amount[0]))
        if order is not None:
            orders = {amount[0]: order} | {value: each for value, each in orders.items() if each != order}
    words = game_texts(request.t, table.row.game)
    return [Offer(value, words.order(each), each, whole=True) for value, each in orders.items()]


async def _standing_orders(request: Request, typed: str) -> list[Offer[str]]:
    """Return the kinds of the orders that stand."""
    table, words = request.table, game_texts(request.t, request.table.row.game)
    return [
        Offer(f"order.{row.kind}", words.order(order), row.kind, names=(words.order_kind(row.kind),), whole=True)
        for row, order in await given(table, request.seat)
    ]


async def _suggest(
    interaction: Interaction, typed: str, offers: Callable[[Request, str], Awaitable[list[Offer[Any]]]]
) -> Choices:
    """Suggest what is offered at the table of this channel, as far as it fits what was typed."""
    request = request_of(interaction)
    try:
        await find_table(request)
        return suggest(await offers(request, typed), typed)
    except Refused:
        return []


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(OrderCommands())
