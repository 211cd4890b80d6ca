"""Commands that say everything at once, and what an auction sends."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.games.palazzo.lesson import cards
from bot.games.palazzo.orders import BidUpTo, ChooseFrom, PassAuction, Preference, TakeMoneyBy, Unless
from bot.games.palazzo.position import PalazzoPhase
from bot.tables import orders
from tests.bot.kit import place
from tests.e2e.reading import speak
from tests.e2e.world import PEOPLE, World, files, parts, pings, said
from tests.games.palazzo.positions import table, tile
from tests.positions import position_of

GAME = "palazzo"


async def test_a_bid_by_its_cards(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Suggestions go on from what was typed, with what it comes to; typing all of it works in both languages."""
    revealed = table("f3 f7", "f4 f5 d7 c2 c2", quarries=",b11", phase=PalazzoPhase.REVEALED)
    there = await world.begin(revealed)
    (first, second) = world.seated(there)
    await first.slash(world.channel, "palazzo auction")

    async def suggested(typed: str) -> list[str]:
        return [each["name"] for each in await second.autocomplete(world.channel, "palazzo bid", "cards", typed)]

    assert "ducat 7 · 7 in all" in await suggested("duc")
    assert await suggested("florin 4, f") == ["florin 4 and florin 5 · 9 in all"]
    assert await suggested("florin 4, ducat 7") == []
    refused = await world.ask(second, "palazzo bid", cards="florin 4, ducat 7")
    assert "mixes currencies" in said(refused)
    await second.slash(world.channel, "palazzo bid", cards="florin 4 and 2 certificates")
    assert position_of(there).bids[1].cards == cards("f4 c2 c2")
    speak(monkeypatch, "de", first.id)
    seven, _ = await first.autocomplete(world.channel, "palazzo bid", "cards", "Florin 7")
    await first.slash(world.channel, "palazzo bid", cards=seven["value"])
    assert position_of(there).bids[0].value == 10


async def test_buying_with_a_place(world: World) -> None:
    bought = table("f7 f6 d3 d4 c2", "f4", built=("b13",), warehouse="m12 s22 b31", phase=PalazzoPhase.REVEALED)
    there = await world.begin(bought)
    (first, _) = world.seated(there)
    found = await first.autocomplete(world.channel, "palazzo buy", "tiles", "brick 3")
    tiles = next(each["value"] for each in found if each["name"].startswith("brick 3 (1 window): "))
    places = await first.autocomplete(world.channel, "palazzo buy", "place", "", tiles=tiles)
    assert any("on palazzo 1" in place["name"] for place in places)
    await first.slash(world.channel, "palazzo buy", tiles=tiles, place="on palazzo 1")
    assert position_of(there).players[0].palazzi[0].floors == (tile("b13"), tile("b31"))
    assert there.actors() == (1,)


async def test_orders_in_one_line(world: World) -> None:
    """Any amount to bid, a reason to be asked after all, a card, two tiles, a place; nothing that is of no use."""
    begun = table("f3", "f4 f6", "d5", quarries=",b33 m21 s12 b41")
    there = await world.begin(begun)
    (_, second, _) = world.seated(there)

    async def order(what: str) -> list[Any]:
        answer = await world.ask(second, "order give", what=what)
        assert "Noted" in said(answer), said(answer)
        return [given for _, given in await orders.list_given(there, 1)]

    async def suggested(typed: str, begin: str = "") -> str:
        found = await second.autocomplete(world.channel, "order give", "what", typed)
        return next(str(each["value"]) for each in found if begin in each["name"])

    assert await order("23") == [BidUpTo(23)]
    assert await order(await suggested("unless 2 tiles")) == [PassAuction(Unless.TILES, 2)]
    assert await order("pass") == [PassAuction()]
    assert TakeMoneyBy(Preference.DUCAT) in await order(await suggested("ducat"))
    assert ChooseFrom(tile("s12"), tile("b33")) in await order(await suggested("sandstone brick", "Take sandstone 1"))
    refused = await world.ask(second, "order give", what="2")
    assert "“2” isn’t one of the choices" in said(refused)


async def test_an_auction_calls_each_person_once_and_draws_no_board_for_bids(world: World) -> None:
    """The message of a bid calls the next one alone and says for whom the table waits, in words."""
    there = await world.start(*PEOPLE[:3], game="palazzo")
    await place(
        there, table("f3", "f4 f3", "f5 f3", built=("m12",), quarries="b11, s31, m11, b12", phase=PalazzoPhase.REVEALED)
    )
    people = [world.by_seat(there, seat) for seat in range(3)]
    begun = len(world.public())
    steps: list[tuple[int, str, dict[str, str], int, int]] = [
        (0, "auction", {}, 1, 2),
        (1, "bid", {"amount": "4"}, 2, 0),
        (2, "bid", {"amount": "5"}, 0, 0),
        (0, "pass", {}, 1, 0),
        (1, "pass", {}, 2, 2),
    ]
    for number, (seat, command, options, asked, pictures) in enumerate(steps, 1):
        await people[seat].slash(world.channel, f"palazzo {command}", **options)
        assert len(world.public()) == begun + number
        newest = world.newest()
        assert pings(newest) == [people[asked].id]
        assert len(files(newest)) == pictures
        if position_of(there).phase is PalazzoPhase.BIDDING:
            assert "or more** for sandstone 3 (1 window), or pass. " in said(newest)
            rows = [[*row.children] for row in parts(newest) if isinstance(row, discord.ui.ActionRow)]
            assert [getattr(each, "label", "") for each in rows[-1]] == ["Pass"], "not beside the button to bid"
