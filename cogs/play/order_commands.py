"""The commands `/order`: giving, listing and withdrawing standing orders."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.tables.orders import check_orders
from cogs.core.offers import Choices, pick
from cogs.core.request import Request, serve
from cogs.core.translator import description, name, options
from cogs.play.order_offers import order_offers, standing_orders, suggest_orders
from cogs.play.orders import give_order, orders_panel, withdraw_order
from cogs.play.turn import find_table

Interaction = discord.Interaction[Any]


class OrderCommands(commands.Cog):
    """The group `/order`."""

    order = app_commands.Group(name=name("order"), description=description("order"), guild_only=True)

    @order.command(name=name("order-give"), description=description("order-give"))
    @options("order-give", "what", "wait")
    async def give(self, interaction: Interaction, what: str, wait: bool = False) -> None:
        """Give an order."""

        async def work(request: Request) -> None:
            await find_table(request)
            order = pick(await order_offers(request), what)
            await give_order(request, order, wait)

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
            await withdraw_order(request, pick(await standing_orders(request), which))

        await serve(interaction, work)

    @give.autocomplete("what")
    async def _complete_what(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_orders(interaction, typed, order_offers)

    @withdraw.autocomplete("which")
    async def _complete_which(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_orders(interaction, typed, standing_orders)


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(OrderCommands())
