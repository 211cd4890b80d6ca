"""Standing orders through a real client: by panels and by commands, seen by nobody else."""

from __future__ import annotations

import discord
import simcord

from bot.games.palazzo.orders import BidUpTo
from bot.games.palazzo.position import PalazzoPhase
from bot.model.person import Notices
from bot.tables import orders
from bot.tables.table import Table
from tests.bot.kit import place
from tests.e2e.world import PEOPLE, World, controls, direct, open_panel, said, shown, tap
from tests.games.palazzo.positions import table


async def begun(world: World) -> tuple[Table, list[simcord.MemberActor]]:
    """Start a game of three in which seat 0 can auction a tile; return it and the people by seat."""
    there = await world.start(*PEOPLE[:3], game="palazzo")
    await place(there, table("f3", "f4 f5", "d5", quarries="b11, s31, m11, b12", phase=PalazzoPhase.REVEALED))
    return there, world.seated(there)


async def choose(person: simcord.MemberActor, panel: discord.Message, beginning: str) -> discord.Message:
    """Let a person choose the order with a label that begins so, and return the message that answers."""
    (found,) = [
        (custom_id, option.value)
        for custom_id, item in controls(panel).items()
        if isinstance(item, discord.ui.Select) and ":order_choose:" in custom_id
        for option in item.options
        if option.label.startswith(beginning)
    ]
    return shown(await person.select(panel, [found[1]], custom_id=found[0]))


async def test_an_order_is_given_and_withdrawn_by_clicks(world: World) -> None:
    """The button below the hand opens them; each is said in full, and what it replaces, before it is given."""
    there, (first, second, _) = await begun(world)
    hand = await world.ask(second, "hand")
    panel = await open_panel(second, hand, "orders")
    assert "None. Choose what to do" in said(panel)
    panel = await choose(second, panel, "Bid for me up to 9")
    assert "Bid for me up to 9, then pass" in said(panel)
    panel = await open_panel(second, panel, "order_give")
    assert "Noted: Bid for me up to 9" in said(panel)
    assert "None." not in said(panel)
    for amount, replaces in (("9", False), ("5", True)):
        asked = await choose(second, await world.ask(second, "order list"), f"Bid for me up to {amount}")
        assert ("It replaces: Bid for me up to 9" in said(asked)) is replaces

    await first.slash(world.channel, "palazzo auction")
    assert there.actors() == (2,)
    panel = await open_panel(second, await world.ask(second, "order list"), "order_withdraw")
    assert "Withdrawn: Bid for me up to 9" in said(panel)


async def test_the_amount_of_an_order_can_be_typed(world: World) -> None:
    """A form asks for it, even across a restart; the order is said in full before it is given."""
    _, (first, second, _) = await begun(world)
    await first.slash(world.channel, "palazzo auction")
    answer = await world.ask(second, "palazzo bid", amount="4")
    for typed, why in (("six", "isn’t an amount"), ("3", "from 5 to")):
        asked = await tap(second, answer, "order_amount")
        assert why in said(shown(await second.submit_modal(asked, {"entry": typed})))
    asked = await tap(second, answer, "order_amount")
    await world.restart()
    panel = shown(await second.submit_modal(asked, {"entry": "23"}))
    assert "Bid for me up to 23, then pass" in said(panel)
    await open_panel(second, panel, "order_give")
    assert [order for _, order in await orders.list_given(await world.table(), 1)] == [BidUpTo(23)]


async def test_a_recap_marks_only_what_an_order_did_itself(world: World) -> None:
    """Somebody else wins the auction by it, which is told unmarked."""
    _, (first, second, third) = await begun(world)
    await third.slash(world.channel, "order give", what="pass")
    await first.slash(world.channel, "palazzo auction")
    await second.slash(world.channel, "palazzo pass")
    marked = [line for line in said(await world.ask(third, "hand")).splitlines() if line.endswith("*(your order)*")]
    assert marked == [f"{third.name} passes. *(your order)*"]


async def test_a_person_is_told_what_their_own_orders_did(world: World) -> None:
    """By direct message, without what others and their orders did in the same step."""
    _, (first, second, third) = await begun(world)
    for person in (second, third):
        await world.wish(person, notices=Notices.DIRECT)
    await second.slash(world.channel, "order give", what="pass")
    await third.slash(world.channel, "order give", what="pass")
    await first.slash(world.channel, "palazzo auction")
    for person in (second, third):
        (message,) = [message for message in direct(person) if "By your order" in said(message)]
        told = [line for line in said(message).splitlines() if line.endswith("passes.")]
        assert told == [f"{person.name} passes."]
