"""The commands `/palazzo order`: a standing order in one line, also for an amount that no menu lists."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.games.palazzo import Tile
from bot.games.palazzo.orders import BuildBest, BuildLike, ChooseFrom, Order, PassAuction, TakeMoneyBy
from bot.texts import LANGUAGES, Texts, texts
from bot.texts.games.palazzo.pieces import say_floor, say_tile
from cogs.core.offers import Choices, Offer, missing, pick
from cogs.core.request import Request, serve
from cogs.core.translator import description, name, options
from cogs.games.palazzo.panels.common import GAME
from cogs.play.order_choices import HIGHEST
from cogs.play.order_offers import order_offers, suggest_orders
from cogs.play.orders import give_order, order_up_to
from cogs.play.turn import find_table

Interaction = discord.Interaction[Any]
AnOrder = TypeVar("AnOrder")


class PalazzoOrders(app_commands.Group):
    """The group `/palazzo order`."""

    def __init__(self) -> None:
        super().__init__(name=name("orders", GAME), description=description("orders", GAME))

    @app_commands.command(name=name("order-bid", GAME), description=description("order-bid", GAME))
    @options("order-bid", "up_to", game=GAME)
    async def bid(self, interaction: Interaction, up_to: app_commands.Range[int, 1, HIGHEST]) -> None:
        """Bid up to an amount."""

        async def order(request: Request) -> Order:
            found: Order = order_up_to(request, up_to)
            return found

        await _give(interaction, order)

    @app_commands.command(name=name("order-pass", GAME), description=description("order-pass", GAME))
    @options("order-pass", "unless", game=GAME)
    async def leave(self, interaction: Interaction, unless: str | None = None) -> None:
        """Pass, in any case or unless one wants to be asked."""

        async def order(request: Request) -> Order:
            return PassAuction() if unless is None else pick(await _unless(request), unless)

        await _give(interaction, order)

    @app_commands.command(name=name("order-money", GAME), description=description("order-money", GAME))
    @options("order-money", "prefer", game=GAME)
    async def money(self, interaction: Interaction, prefer: str) -> None:
        """Take money by a preference."""

        async def order(request: Request) -> Order:
            return pick(await _money(request), prefer)

        await _give(interaction, order)

    @app_commands.command(name=name("order-tile", GAME), description=description("order-tile", GAME))
    @options("order-tile", "first", "second", game=GAME)
    async def tile(self, interaction: Interaction, first: str | None = None, second: str | None = None) -> None:
        """Take a tile of a quarry with four or more."""

        async def order(request: Request) -> Order:
            wishes = await _tiles(request)
            if first is None:
                if second is not None:
                    raise missing("order-tile-first", wishes, GAME)
                return ChooseFrom()
            wish = pick(wishes, first)
            others = [offer for offer in wishes if offer.what != wish]
            return ChooseFrom(wish, None if second is None else pick(others, second))

        await _give(interaction, order)

    @app_commands.command(name=name("order-build", GAME), description=description("order-build", GAME))
    @options("order-build", "like", game=GAME)
    async def build(self, interaction: Interaction, like: str | None = None) -> None:
        """Build what one gets."""

        async def order(request: Request) -> Order:
            return BuildBest() if like is None else pick(await _plans(request), like)

        await _give(interaction, order)

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


async def _of_kind(request: Request, kind: type[AnOrder]) -> list[Offer[AnOrder]]:
    return [offer for offer in await order_offers(request) if isinstance(offer.what, kind)]


def _called(offer: Offer[AnOrder], *names: str) -> Offer[AnOrder]:
    """Return an order by what distinguishes it, in the reader's words and any language."""
    return replace(offer, chosen=names[0], names=(offer.label, *names[1:]))


def _in_any_language(request: Request, say: Callable[[Texts], str]) -> list[str]:
    """Return names, the reader's first."""
    languages = sorted(LANGUAGES, key=lambda language: language != request.t.language)
    return [name for language in languages for name in say(texts(language, GAME)).split(", ")]


async def _unless(request: Request) -> list[Offer[PassAuction]]:
    found = []
    for offer in await _of_kind(request, PassAuction):
        unless, number = offer.what.unless, offer.what.number
        if unless is not None:

            def say(t: Texts, key: str = f"typed-unless-{unless}", number: int = number) -> str:
                return t.say(key, number=number, points=t.say("points", count=number))

            found.append(_called(offer, *_in_any_language(request, say)))
    return found


async def _money(request: Request) -> list[Offer[TakeMoneyBy]]:
    def say(order: TakeMoneyBy) -> Callable[[Texts], str]:
        return lambda t: t.say(f"typed-prefer-{order.preference}")

    orders = await _of_kind(request, TakeMoneyBy)
    return [_called(offer, *_in_any_language(request, say(offer.what))) for offer in orders]


async def _tiles(request: Request) -> list[Offer[Tile]]:
    found = []
    for offer in await _of_kind(request, ChooseFrom):
        if (wish := offer.what.wish) is not None:

            def say(t: Texts, wish: Tile = wish) -> str:
                return f"{say_tile(t, wish)}, {say_floor(t, wish)}"

            named = _called(offer, *_in_any_language(request, say))
            found.append(Offer(named.value, named.label, wish, named.chosen, named.names, whole=True))
    return found


async def _plans(request: Request) -> list[Offer[BuildLike]]:
    return await _of_kind(request, BuildLike)


async def _give(interaction: Interaction, find: Callable[[Request], Awaitable[Order]]) -> None:
    async def work(request: Request) -> None:
        await find_table(request, GAME)
        await give_order(request, await find(request), waits=False)

    await serve(interaction, work)
