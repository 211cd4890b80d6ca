"""Standing orders through a real client: by panels and by commands, seen by nobody else."""

from __future__ import annotations

from typing import Any

import discord
import simcord

from bot.games.palazzo import Phase, Position
from bot.games.palazzo.orders import BidUpTo
from bot.tables import orders
from bot.tables.table import Table
from tests.bot.kit import place
from tests.e2e.world import PEOPLE, World, controls, open_panel, said, shown, tap
from tests.games.palazzo.positions import table as position


def revealed(**changes: Any) -> Position:
    """Return a position in which seat 0 can auction a tile."""
    return position("f3", "f4 f5", "d5", quarries="b11, s31, m11, b12", **({"phase": Phase.REVEALED} | changes))


async def begun(world: World) -> tuple[Table, list[simcord.MemberActor]]:
    """Start a game of three; return it and the people by seat."""
    there = await world.start(*PEOPLE[:3], game="palazzo")
    await place(there, revealed())
    return there, [world.by_seat(there, seat) for seat in range(3)]


def value(panel: discord.Message, what: str, beginning: str) -> tuple[str, str]:
    """Return the custom id of a select of orders, and the value of the option with a label that begins so."""
    for custom_id, item in controls(panel).items():
        if isinstance(item, discord.ui.Select) and f":{what}:" in custom_id:
            for option in item.options:
                if option.label.startswith(beginning):
                    return custom_id, option.value
    raise AssertionError(f"{beginning} is not offered")


async def test_an_order_by_clicks(world: World) -> None:
    """The button below the hand opens the orders; each is said in full, and what it replaces, before it is given."""
    there, (first, second, _) = await begun(world)
    hand = await world.ask(second, "hand")
    panel = await open_panel(second, hand, "orders")
    custom_id, chosen = value(panel, "order_choose", "Bid for me up to 9")
    panel = shown(await second.select(panel, [chosen], custom_id=custom_id))
    assert "Bid for me up to 9, then pass" in said(panel)
    panel = await open_panel(second, panel, "order_give")
    assert "Noted: Bid for me up to 9" in said(panel)
    for amount, replaces in (("9", False), ("5", True)):
        listed = await world.ask(second, "order list")
        custom_id, chosen = value(listed, "order_choose", f"Bid for me up to {amount}")
        asked = shown(await second.select(listed, [chosen], custom_id=custom_id))
        assert ("It replaces: Bid for me up to 9" in said(asked)) is replaces

    await first.slash(world.channel, "palazzo auction")
    assert there.actors() == (2,)
    panel = await open_panel(second, await world.ask(second, "order list"), "order_withdraw")
    assert "Withdrawn: Bid for me up to 9" in said(panel)


async def test_an_amount_that_is_typed(world: World) -> None:
    """A field asks for it, also across a restart; what was typed is said in full before it is given."""
    _, (first, second, _) = await begun(world)
    await first.slash(world.channel, "palazzo auction")
    answer = await world.ask(second, "palazzo bid", amount="4")
    for typed, why in (("six", "six"), ("3", "no effect")):
        asked = await tap(second, answer, "order_amount")
        assert why in said(shown(await second.submit_modal(asked, {"entry": typed})))
    asked = await tap(second, answer, "order_amount")
    await world.restart()
    panel = shown(await second.submit_modal(asked, {"entry": "23"}))
    assert "Bid for me up to 23, then pass" in said(panel)
    await open_panel(second, panel, "order_give")
    assert [order for _, order in await orders.given(await world.table(), 1)] == [BidUpTo(23)]
