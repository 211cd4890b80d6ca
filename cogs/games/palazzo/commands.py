"""The commands of Palazzo: each does one thing, or shows what is left to choose in it; what is legal is suggested."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any, Final

import discord
from discord import app_commands

from bot.games.contract import IllegalAction
from bot.games.palazzo import (
    TILES,
    Action,
    Auction,
    Bid,
    Buy,
    Card,
    Cards,
    ChooseMoney,
    ChooseTile,
    Discard,
    Pass,
    Phase,
    Remove,
    Reveal,
    TakeMoney,
    Tiles,
)
from bot.games.palazzo.actions import Build
from bot.games.palazzo.prospects import to_build
from bot.model.refusals import Refused
from cogs.core.offers import Choices, Offer, missing, pick, suggest
from cogs.core.request import Request, request_of, serve
from cogs.core.translator import description, name, options
from cogs.games.palazzo import offers
from cogs.games.palazzo.panels.amounts import show_amounts
from cogs.games.palazzo.panels.build import build_all, show_places
from cogs.games.palazzo.panels.common import GAME, Turn, at_turn
from cogs.games.palazzo.panels.turn import opened
from cogs.games.palazzo.typed import Typed, offered_bids, read_bid, typed_bids
from cogs.play.recap import show_with_recap
from cogs.play.turn import act, find_table, find_turn

Interaction = discord.Interaction[Any]
Complete = Callable[[Interaction, str], Coroutine[Any, Any, Choices]]
PLACES: Final = ("place", "second", "third")
"""The options of the places of tiles, the lowest floor first."""


def completion(
    phase: Phase, offered: Callable[[Turn, Mapping[str, str]], Sequence[Offer[Any]]], fitting: bool = False
) -> Complete:
    """Return a function that suggests what is offered in a phase, with the options typed so far.

    Unless only what is `fitting` is offered, it is narrowed down to what has the words typed.
    """

    async def complete(interaction: Interaction, typed: str) -> Choices:
        request = request_of(interaction)
        typed_so_far = {name: value for name, value in interaction.namespace if isinstance(value, str)}
        turn = await find_turn(request, GAME)
        if turn is None or turn.view.phase is not phase:
            return []
        try:
            found = await request.painter.paint(lambda: offered(turn, typed_so_far))
        except (Refused, IllegalAction):
            return []
        return suggest(found, "" if fitting else typed)

    return complete


def _ways_to_pay(turn: Turn, offered: Sequence[Offer[Any]], typed: str | None) -> Sequence[Offer[Any]]:
    return [] if typed is None else offers.ways_to_pay(turn, pick(offered, typed))


complete_money = completion(Phase.MONEY, lambda turn, _: offers.money(turn))
complete_tiles = completion(Phase.REVEALED, lambda turn, _: offers.purchases(turn))
complete_pay = completion(
    Phase.REVEALED, lambda turn, typed: _ways_to_pay(turn, offers.purchases(turn), typed.get("tiles"))
)
complete_amount = completion(Phase.BIDDING, lambda turn, _: offered_bids(turn))
complete_cards = completion(Phase.BIDDING, lambda turn, typed: typed_bids(turn, typed.get("cards", "")), fitting=True)
complete_tile = completion(Phase.CHOOSING, lambda turn, _: offers.tiles(turn))
complete_what = completion(Phase.TURN, lambda turn, _: offers.rebuilds(turn))
complete_card = completion(Phase.TURN, lambda turn, typed: _ways_to_pay(turn, offers.rebuilds(turn), typed.get("what")))


def complete_place(number: int) -> Complete:
    """Return a function that suggests where a tile can go, after the places of those before it."""
    return completion(
        Phase.BUILDING,
        lambda turn, typed: offers.sites_of(turn, to_build(turn.view), [typed.get(name) for name in PLACES[:number]]),
    )


def complete_bought_place(number: int) -> Complete:
    """Return a function that suggests where a tile to be bought can go, after the place of the one below it."""

    def offered(turn: Turn, typed: Mapping[str, str]) -> Sequence[Offer[Build]]:
        tiles = pick(offers.purchases(turn), typed["tiles"]).tiles if "tiles" in typed else ()
        return offers.sites_of(turn, tiles, [typed.get(name) for name in PLACES[:number]])

    return completion(Phase.REVEALED, offered)


def _chosen_place(turn: Turn, typed: Mapping[str, str]) -> Sequence[Offer[Build]]:
    tiles = (pick(offers.tiles(turn), typed["tile"]).tile,) if "tile" in typed else ()
    return offers.sites_of(turn, tiles, ())


complete_chosen_place = completion(Phase.CHOOSING, _chosen_place)


class PalazzoCommands(app_commands.Group):
    """The group `/palazzo`."""

    def __init__(self) -> None:
        super().__init__(name=name("group", GAME), description=description("group", GAME))

    @app_commands.command(name=name("money", GAME), description=description("money", GAME))
    @options("money", "cards", game=GAME)
    async def money(self, interaction: Interaction, cards: str | None = None) -> None:
        """Take money: reveal cards, or choose of those revealed."""

        async def work(request: Request, turn: Turn) -> None:
            if cards is None and turn.view.phase is Phase.MONEY:
                await show_with_recap(request, await opened(request, turn))
            elif cards is None:
                await act(request, turn, TakeMoney())
            elif turn.view.phase is Phase.TURN:
                # revealing cannot be taken back, and which cards come nobody can know
                raise IllegalAction(Typed.NOTHING_REVEALED)
            else:
                _check_phase(turn, Phase.MONEY)
                await act(request, turn, offers.read_money(turn, cards))

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
            def read() -> tuple[Action, list[Build]]:
                if tiles is None:
                    raise missing("buy-tiles", offers.purchases(turn), GAME)
                action = offers.read_purchase(turn, tiles, pay)
                return action, offers.plan_of(turn, action.tiles, {"buy-place": place, "buy-second": second})

            await _carry_out(request, turn, Phase.REVEALED, (tiles, pay, place, second), read)

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
            await _carry_out(request, turn, Phase.BIDDING, (amount, cards), lambda: (read_bid(turn, amount, cards), []))

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
            def read() -> tuple[Action, list[Build]]:
                if tile is None:
                    raise missing("choose-tile", offers.tiles(turn), GAME)
                action = pick(offers.tiles(turn), tile)
                return action, offers.plan_of(turn, (action.tile,), {"choose-place": place})

            await _carry_out(request, turn, Phase.CHOOSING, (tile, place), read)

        await _serve(interaction, work)

    @app_commands.command(name=name("build", GAME), description=description("build", GAME))
    @options("build", "place", "second", "third", game=GAME)
    async def build(
        self, interaction: Interaction, place: str | None = None, second: str | None = None, third: str | None = None
    ) -> None:
        """Build the tiles that one has got."""
        typed = {"build-place": place, "build-second": second, "build-third": third}
        await _serve(interaction, lambda request, turn: _build(request, turn, typed))

    @app_commands.command(name=name("rebuild", GAME), description=description("rebuild", GAME))
    @options("rebuild", "what", "card", game=GAME)
    async def rebuild(self, interaction: Interaction, what: str | None = None, card: str | None = None) -> None:
        """Rebuild a tile."""

        async def work(request: Request, turn: Turn) -> None:
            def read() -> tuple[Action, list[Build]]:
                if what is None:
                    raise missing("rebuild-what", offers.rebuilds(turn), GAME)
                return offers.read_rebuilding(turn, what, card), []

            await _carry_out(request, turn, Phase.TURN, (what, card), read)

        await _serve(interaction, work)

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


async def _carry_out(
    request: Request,
    turn: Turn,
    phase: Phase,
    typed: Sequence[str | None],
    read: Callable[[], tuple[Action, list[Build]]],
) -> None:
    """Carry out what was typed, with what follows it; if nothing was, show the panel. Raise Refused or IllegalAction.

    Where the game is not asking for that, its own refusal says what it asks for.
    """
    if all(each is None for each in typed):
        await show_with_recap(request, await opened(request, turn))
        return
    _check_phase(turn, phase)
    # off the event loop, as a large hand can be laid in many ways
    action, plan = await request.painter.paint(read)
    await act(request, turn, action, then=plan)


_OF_A_PHASE: Final[dict[Phase, Action]] = {
    Phase.TURN: Remove(0, Card.CERT2),
    Phase.MONEY: ChooseMoney(Cards()),
    Phase.REVEALED: Buy(Tiles(), Cards()),
    Phase.BIDDING: Bid(Cards()),
    Phase.CHOOSING: ChooseTile(next(iter(TILES.values()))),
    Phase.BUILDING: Discard(next(iter(TILES.values()))),
}
"""Actions that another phase refuses with what is to be done instead."""


def _check_phase(turn: Turn, phase: Phase) -> None:
    """Raise IllegalAction unless the game is in a phase."""
    if turn.view.phase is not phase and (refused := turn.table.refusal(turn.seat, _OF_A_PHASE[phase])) is not None:
        raise refused


async def _build(request: Request, turn: Turn, typed: Mapping[str, str | None]) -> None:
    """Build all tiles where it was typed; if that is not said of all of them, show the panel with what is."""
    tiles = to_build(turn.view)
    if all(each is None for each in typed.values()):
        await show_with_recap(request, await opened(request, turn))
        return
    _check_phase(turn, Phase.BUILDING)
    plan = offers.plan_of(turn, tiles, typed)
    if len(plan) == len(tiles):
        await build_all(request, turn, plan)
    else:
        await show_places(request, turn, plan)
