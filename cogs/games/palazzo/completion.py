"""Autocomplete for the commands of Palazzo: only what is legal now, with what it costs or brings."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Final

import discord

from bot.games.contract import IllegalAction
from bot.games.palazzo import Phase
from bot.games.palazzo.prospects import Build, to_build
from bot.model.refusals import Refused
from cogs.core.offers import Choices, Offer, pick, suggest
from cogs.core.request import request_of
from cogs.games.palazzo import offers
from cogs.games.palazzo.panels.common import GAME, Turn, at_turn
from cogs.games.palazzo.typed import offered_bids, typed_bids
from cogs.play.turn import find_table

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
        try:
            await find_table(request, GAME)
            turn = at_turn(request)
            if turn.view.phase is not phase:
                return []
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
