"""The commands `/palazzo order`: a standing order in one line, also for an amount that no menu lists."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot.games.palazzo.orders import BidUpTo, BuildBest, BuildLike, ChooseFrom, Order, PassAuction, TakeMoneyBy
from cogs.core.offered import Offered, picked
from cogs.core.request import Request, serve
from cogs.core.translator import description, name, options
from cogs.games.palazzo.panels.common import GAME
from cogs.play.order_choices import HIGHEST
from cogs.play.order_offers import order_offers, suggest_orders
from cogs.play.orders import give_order
from cogs.play.turn import find_table

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Offers = Callable[[Request], Awaitable[Offered[Any]]]


class PalazzoOrders(app_commands.Group):
    """The group `/palazzo order`."""

    def __init__(self) -> None:
        super().__init__(name=name("orders", GAME), description=description("orders", GAME))

    @app_commands.command(name=name("order-bid", GAME), description=description("order-bid", GAME))
    @options("order-bid", "up_to", game=GAME)
    async def bid(self, interaction: Interaction, up_to: app_commands.Range[int, 1, HIGHEST]) -> None:
        """Bid up to an amount."""

        async def order(_: Request) -> Order:
            return BidUpTo(up_to)

        await _give(interaction, order)

    @app_commands.command(name=name("order-pass", GAME), description=description("order-pass", GAME))
    @options("order-pass", "unless", game=GAME)
    async def leave(self, interaction: Interaction, unless: str | None = None) -> None:
        """Pass, in any case or unless one wants to be asked."""
        await _give(interaction, _picked(_unless, unless, PassAuction()))

    @app_commands.command(name=name("order-money", GAME), description=description("order-money", GAME))
    @options("order-money", "prefer", game=GAME)
    async def money(self, interaction: Interaction, prefer: str) -> None:
        """Take money by a preference."""
        await _give(interaction, _picked(_money, prefer))

    @app_commands.command(name=name("order-tile", GAME), description=description("order-tile", GAME))
    @options("order-tile", "first", "second", game=GAME)
    async def tile(self, interaction: Interaction, first: str | None = None, second: str | None = None) -> None:
        """Take a tile of a quarry with four or more."""

        async def order(request: Request) -> Order:
            wishes = [(await _picked(_tiles, said)(request)).wish for said in (first, second) if said is not None]
            return ChooseFrom(*wishes)

        await _give(interaction, order)

    @app_commands.command(name=name("order-build", GAME), description=description("order-build", GAME))
    @options("order-build", "like", game=GAME)
    async def build(self, interaction: Interaction, like: str | None = None) -> None:
        """Build what one gets."""
        await _give(interaction, _picked(_plans, like, BuildBest()))

    @leave.autocomplete("unless")
    async def _complete_unless(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_orders(interaction, typed, _unless)

    @money.autocomplete("prefer")
    async def _complete_money(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_orders(interaction, typed, _money)

    @tile.autocomplete("first")
    @tile.autocomplete("second")
    async def _complete_tile(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_orders(interaction, typed, _tiles)

    @build.autocomplete("like")
    async def _complete_build(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_orders(interaction, typed, _plans)


def _those(fits: Callable[[Any], bool]) -> Offers:
    """Return what lists the orders of a kind that can be given now."""

    async def offers(request: Request) -> Offered[Any]:
        return {value: found for value, found in (await order_offers(request)).items() if fits(found[1])}

    return offers


_unless = _those(lambda order: isinstance(order, PassAuction) and order.unless is not None)
_money = _those(lambda order: isinstance(order, TakeMoneyBy))
_tiles = _those(lambda order: isinstance(order, ChooseFrom) and order.wish is not None)
_plans = _those(lambda order: isinstance(order, BuildLike))


def _picked(
    offers: Offers, typed: str | None, otherwise: Order | None = None
) -> Callable[[Request], Coroutine[Any, Any, Any]]:
    """Return what finds the order that was typed, or another one if nothing was."""

    async def order(request: Request) -> Any:
        return otherwise if typed is None else picked(await offers(request), typed)

    return order


async def _give(interaction: Interaction, find: Callable[[Request], Coroutine[Any, Any, Order]]) -> None:
    async def work(request: Request) -> None:
        await find_table(request, GAME)
        await give_order(request, await find(request), waits=False)

    await serve(interaction, work)
