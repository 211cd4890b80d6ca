"""The commands `/order`: giving, listing and withdrawing standing orders."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.model.refusals import Refused
from bot.tables.orders import given
from bot.texts.games import game_texts
from cogs.core.offered import Offered, picked, suggestions
from cogs.core.request import Request, request_of, serve
from cogs.core.translator import description, name, options
from cogs.play.order_choices import offered_at
from cogs.play.orders import give_order, orders_panel, withdraw_order

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


class OrderCommands(commands.Cog):
    """The group `/order`."""

    order = app_commands.Group(name=name("order"), description=description("order"), guild_only=True)

    @order.command(name=name("order-give"), description=description("order-give"))
    @options("order-give", "what", "wait")
    async def give(self, interaction: Interaction, what: str, wait: bool = False) -> None:
        """Give an order."""

        async def work(request: Request) -> None:
            await _here(request)
            order = picked(await _offers(request), what)
            await give_order(request, order, wait)

        await serve(interaction, work)

    @order.command(name=name("order-list"), description=description("order-list"))
    async def list(self, interaction: Interaction) -> None:
        """Show the orders, and offer new ones."""

        async def work(request: Request) -> None:
            await _here(request)
            await request.show(await orders_panel(request))

        await serve(interaction, work)

    @order.command(name=name("order-withdraw"), description=description("order-withdraw"))
    @options("order-withdraw", "which")
    async def withdraw(self, interaction: Interaction, which: str) -> None:
        """Withdraw an order."""

        async def work(request: Request) -> None:
            await _here(request)
            await withdraw_order(request, picked(await _standing(request), which))

        await serve(interaction, work)

    @give.autocomplete("what")
    async def _complete_what(self, interaction: Interaction, typed: str) -> Choices:
        return await _suggest(interaction, typed, _offers)

    @withdraw.autocomplete("which")
    async def _complete_which(self, interaction: Interaction, typed: str) -> Choices:
        return await _suggest(interaction, typed, _standing)


async def _here(request: Request) -> None:
    """Set the request's table to the one of this channel."""
    request.check_rights()
    channel = request.interaction.channel_id
    assert channel is not None
    request.set_table(await request.services.tables.newest_in_channel(channel))


async def _offers(request: Request) -> Offered[Any]:
    """Return the orders that can be given now."""
    words = game_texts(request.t, request.table.row.game)
    return {value: (words.order(order), order) for value, order in (await offered_at(request)).items()}


async def _standing(request: Request) -> Offered[str]:
    """Return the kinds of the orders that stand."""
    table, words = request.table, game_texts(request.t, request.table.row.game)
    return {row.kind: (words.order(order), row.kind) for row, order in await given(table, request.seat)}


async def _suggest(
    interaction: Interaction, typed: str, offers: Callable[[Request], Awaitable[Offered[Any]]]
) -> Choices:
    request = request_of(interaction)
    try:
        await _here(request)
        return suggestions(await offers(request), typed)
    except Refused:
        return []


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(OrderCommands())
