"""The commands of Palazzo: each does one thing, or shows what is left to choose in it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.games.palazzo import Action, Auction, Buy, ChooseTile, Pass, Phase, Reveal, TakeMoney
from bot.games.palazzo.prospects import Build, to_build
from cogs.core.offered import Offered, picked
from cogs.core.request import Request, serve
from cogs.core.translator import description, name, options
from cogs.games.palazzo import offers
from cogs.games.palazzo.completion import (
    complete_amount,
    complete_bought_place,
    complete_card,
    complete_cards,
    complete_chosen_place,
    complete_money,
    complete_pay,
    complete_place,
    complete_tile,
    complete_tiles,
    complete_what,
)
from cogs.games.palazzo.order_commands import PalazzoOrders
from cogs.games.palazzo.panels.amounts import show_amounts
from cogs.games.palazzo.panels.build import build_all
from cogs.games.palazzo.panels.common import GAME, Turn, at_turn
from cogs.games.palazzo.panels.turn import opened
from cogs.games.palazzo.typed_cards import read_bid
from cogs.play.recap import show_with_recap
from cogs.play.turn import act, find_table

Interaction = discord.Interaction[Any]


class PalazzoCommands(app_commands.Group):
    """The group `/palazzo`."""

    def __init__(self) -> None:
        super().__init__(name=name("group", GAME), description=description("group", GAME))
        self.add_command(PalazzoOrders())

    @app_commands.command(name=name("money", GAME), description=description("money", GAME))
    @options("money", "cards", game=GAME)
    async def money(self, interaction: Interaction, cards: str | None = None) -> None:
        """Take money: reveal cards, or choose of those revealed."""

        async def work(request: Request, turn: Turn) -> None:
            if turn.view.phase is Phase.MONEY:
                await _choose(request, turn, Phase.MONEY, offers.money, cards)
            else:
                await act(request, turn, TakeMoney())

        await _serve(interaction, work)

    @app_commands.command(name=name("tiles", GAME), description=description("tiles", GAME))
    async def tiles(self, interaction: Interaction) -> None:
        """Reveal two tiles."""
        await _serve(interaction, lambda request, turn: act(request, turn, Reveal()))

    @app_commands.command(name=name("buy", GAME), description=description("buy", GAME))
    @options("buy", "tiles", "pay", "place", "second", game=GAME)
    async def buy(
        self,
        interaction: Interaction,
        tiles: str | None = None,
        pay: str | None = None,
        place: str | None = None,
        second: str | None = None,
    ) -> None:
        """Buy one or two tiles of the warehouse, and build them where it was typed."""

        async def work(request: Request, turn: Turn) -> None:
            await _choose(request, turn, Phase.REVEALED, offers.purchases, tiles, pay, (place, second))

        await _serve(interaction, work)

    @app_commands.command(name=name("auction", GAME), description=description("auction", GAME))
    async def auction(self, interaction: Interaction) -> None:
        """Auction the tiles of the next quarry."""
        await _serve(interaction, lambda request, turn: act(request, turn, Auction()))

    @app_commands.command(name=name("bid", GAME), description=description("bid", GAME))
    @options("bid", "amount", "cards", game=GAME)
    async def bid(self, interaction: Interaction, amount: str | None = None, cards: str | None = None) -> None:
        """Bid in an auction: an amount, or the cards that one adds."""

        async def work(request: Request, turn: Turn) -> None:
            if cards is None or turn.view.phase is not Phase.BIDDING:
                await _choose(request, turn, Phase.BIDDING, offers.bids, amount)
            else:
                await act(request, turn, read_bid(turn, cards))

        await _serve(interaction, work)

    @app_commands.command(name=name("pass", GAME), description=description("pass", GAME))
    async def leave(self, interaction: Interaction) -> None:
        """Leave an auction."""
        await _serve(interaction, lambda request, turn: act(request, turn, Pass()))

    @app_commands.command(name=name("choose", GAME), description=description("choose", GAME))
    @options("choose", "tile", "place", game=GAME)
    async def choose(self, interaction: Interaction, tile: str | None = None, place: str | None = None) -> None:
        """Take one of four or more tiles, and build it where it was typed."""

        async def work(request: Request, turn: Turn) -> None:
            await _choose(request, turn, Phase.CHOOSING, offers.tiles, tile, places=(place,))

        await _serve(interaction, work)

    @app_commands.command(name=name("build", GAME), description=description("build", GAME))
    @options("build", "place", "second", "third", game=GAME)
    async def build(
        self, interaction: Interaction, place: str | None = None, second: str | None = None, third: str | None = None
    ) -> None:
        """Build the tiles that one has got."""
        await _serve(interaction, lambda request, turn: _build(request, turn, (place, second, third)))

    @app_commands.command(name=name("rebuild", GAME), description=description("rebuild", GAME))
    @options("rebuild", "what", "card", game=GAME)
    async def rebuild(self, interaction: Interaction, what: str | None = None, card: str | None = None) -> None:
        """Rebuild a tile."""
        await _serve(interaction, lambda request, turn: _choose(request, turn, Phase.TURN, offers.rebuilds, what, card))

    @app_commands.command(name=name("worth", GAME), description=description("worth", GAME))
    async def worth(self, interaction: Interaction) -> None:
        """Show what one's hand can pay."""

        async def work(request: Request) -> None:
            await find_table(request, GAME)
            await show_amounts(request)

        await serve(interaction, work)

    money.autocomplete("cards")(complete_money)
    buy.autocomplete("tiles")(complete_tiles)
    buy.autocomplete("pay")(complete_pay)
    buy.autocomplete("place")(complete_bought_place(0))
    buy.autocomplete("second")(complete_bought_place(1))
    bid.autocomplete("amount")(complete_amount)
    bid.autocomplete("cards")(complete_cards)
    choose.autocomplete("tile")(complete_tile)
    choose.autocomplete("place")(complete_chosen_place)
    build.autocomplete("place")(complete_place(0))
    build.autocomplete("second")(complete_place(1))
    build.autocomplete("third")(complete_place(2))
    rebuild.autocomplete("what")(complete_what)
    rebuild.autocomplete("card")(complete_card)


async def _serve(interaction: Interaction, work: Callable[[Request, Turn], Awaitable[None]]) -> None:
    async def at_table(request: Request) -> None:
        await find_table(request, GAME)
        await work(request, at_turn(request))

    await serve(interaction, at_table)


async def _choose(
    request: Request,
    turn: Turn,
    phase: Phase,
    offered: Callable[[Turn], Offered[Action]],
    typed: str | None,
    cards: str | None = None,
    places: tuple[str | None, ...] = (),
) -> None:
    """Carry out what was typed, paid with cards that were, and build where it was typed.

    Without that, or at another time, show the panel.
    """
    if typed is None or turn.view.phase is not phase:
        await show_with_recap(request, await opened(request, turn))
        return

    def read() -> tuple[Action, list[Build]]:
        action = picked(offered(turn), typed)
        if cards is not None:
            action = picked(offers.ways_to_pay(turn, action), cards)
        got = action.tiles if isinstance(action, Buy) else (action.tile,) if isinstance(action, ChooseTile) else ()
        return action, offers.plan_of(turn, got, places)

    action, plan = await request.painter.paint(read)
    await act(request, turn, action, then=plan)


async def _build(request: Request, turn: Turn, typed: tuple[str | None, ...]) -> None:
    """Build all tiles where it was typed; if that is not said of all of them, show the panel."""
    tiles = to_build(turn.view) if turn.view.phase is Phase.BUILDING else []
    if not tiles or None in typed[: len(tiles)]:
        await show_with_recap(request, await opened(request, turn))
        return
    await build_all(request, turn, offers.plan_of(turn, tiles, typed))
