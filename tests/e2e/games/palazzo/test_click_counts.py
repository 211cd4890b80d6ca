"""How many clicks it takes from the public message to the deed; opening a menu and choosing in it are two."""

from __future__ import annotations

import discord
import simcord

from bot.games.palazzo.actions import Bid, Buy, ChooseMoney, ChooseTile
from bot.games.palazzo.lesson import cards
from bot.games.palazzo.position import PalazzoPhase
from cogs.games.palazzo.packed import pack
from tests.bot.kit import place
from tests.e2e.reading import boxes, labels
from tests.e2e.world import World, controls, has, said, shown, tap
from tests.games.palazzo.positions import bought, table, tile
from tests.positions import position_of

GAME = "palazzo"
Step = tuple[str, str]
"""A control, and its argument or the value chosen in it; empty for the only one of its kind."""


async def walk(most: int, person: simcord.MemberActor, message: discord.Message, *steps: Step) -> discord.Message:
    """Click along, at most so many times; return the last answer."""
    clicks = 0
    for what, wanted in steps:
        found = [each for each in controls(message) if each.split(":")[1] == what]
        selects = [each for each in found if isinstance(controls(message)[each], discord.ui.Select)]
        if selects and wanted:
            (custom_id,) = [each for each in selects if wanted in values(message, each)]
            message = shown(await person.select(message, [wanted], custom_id=custom_id))
            clicks += 2
            continue
        (custom_id,) = [each for each in found if not wanted or each.split(":", 5)[5].startswith(wanted)]
        message = shown(await person.click(message, custom_id=custom_id))
        clicks += 1
    assert clicks <= most
    return message


def values(message: discord.Message, custom_id: str) -> list[str]:
    select = controls(message)[custom_id]
    return [option.value for option in select.options] if isinstance(select, discord.ui.Select) else []


async def test_taking_money(world: World) -> None:
    """Whoever reveals it needs at most four clicks; the others take their card in the message itself, with one."""
    there = await world.begin(table("f3", "f4", "f5", pile="f7 d6 s5 d3"))
    people = world.seated(there)
    own = pack(ChooseMoney(cards("f7 d6")))
    await walk(4, people[0], world.newest(), ("palazzo_turn", ""), ("palazzo_do", "money"), ("palazzo_do", own))
    post = world.newest()
    assert f"<@{people[1].id}>" in said(post)
    await walk(1, people[1], post, ("palazzo_do", pack(ChooseMoney(cards("s5")))))
    assert position_of(there).players[1].hand == cards("f4 s5")
    assert position_of(there).players[2].hand == cards("f5 d3"), "the last card is nobody's choice"


async def test_tiles(world: World) -> None:
    """Two clicks turn tiles over; three more buy and build one as proposed, one auctions."""
    begun = table("f7 f6 d3 d4 c2", "f4", built=("b13 b23",), warehouse="m11 s12", quarries=",s31", stack="b33 m41")
    there = await world.begin(begun)
    people = world.seated(there)
    panel = await walk(2, people[0], world.newest(), ("palazzo_turn", ""), ("palazzo_do", "tiles"))
    revealed = there.position

    one = pack(Buy(bought("b33"), cards("d3 d4")))
    await walk(3, people[0], panel, ("palazzo_choose", one), ("palazzo_buy", one))
    assert position_of(there).players[0].palazzi[0].floors[-1] == tile("b33")
    assert there.actors() == (1,)

    await place(there, revealed)
    panel = await world.ask(people[0], "palazzo buy")
    await walk(1, people[0], panel, ("palazzo_do", "auction"))
    assert position_of(there).phase is PalazzoPhase.BIDDING


async def test_an_auction(world: World) -> None:
    """One click passes, two bid the least that leads, four another amount; after a bid one click orders to pass."""
    revealed = table("f3", "f4 f5 d7", "d5 d6", quarries=",b11", phase=PalazzoPhase.REVEALED)
    there = await world.begin(revealed)
    people = world.seated(there)
    await people[0].slash(world.channel, "palazzo auction")
    answer = await walk(2, people[1], world.newest(), ("palazzo_turn", ""), ("palazzo_do", "bid"))
    assert position_of(there).bids[1].value == 4

    await walk(1, people[1], answer, ("order_give", ""))
    other = pack(Bid(cards("d6")))
    await walk(4, people[2], world.newest(), ("palazzo_turn", ""), ("palazzo_choose", other), ("palazzo_do", "bid"))
    assert position_of(there).bids[2].value == 6

    await walk(1, people[0], world.newest(), ("palazzo_do", "pass"))
    assert position_of(there).phase is PalazzoPhase.BUILDING, "seat 1 passed by its order"
    await walk(2, people[2], world.newest(), ("palazzo_turn", ""), ("palazzo_build", ""))


async def test_cards_of_ones_own_choice(world: World) -> None:
    """A bid can be laid card by card: what does not go together is explained, what does is confirmed."""
    revealed = table("f3", "f4 f5 d7 c2", quarries=",b11", phase=PalazzoPhase.REVEALED)
    there = await world.begin(revealed)
    people = world.seated(there)
    await people[0].slash(world.channel, "palazzo auction")
    panel = await walk(1, people[1], world.newest(), ("palazzo_turn", ""))
    form = await tap(people[1], panel, "palazzo_lay")
    panel = shown(await people[1].submit_modal(form, {"pick0": ["0"], "pick1": ["2"]}))
    assert "mixes currencies" in said(panel)
    assert not has(panel, "palazzo_do")
    form = await tap(people[1], panel, "palazzo_lay")
    ticked = [value for value, box in boxes(form).items() if box.get("default")]
    assert ticked == ["0", "2"], "what was ticked is ticked"
    panel = shown(await people[1].submit_modal(form, {"pick0": ["0", "1"], "pick1": [], "pick2": []}))
    assert "You bid 9" in said(panel)
    await walk(1, people[1], panel, ("palazzo_do", ""))
    assert position_of(there).bids[1].cards == cards("f4 f5")


async def test_taking_a_tile(world: World) -> None:
    """The others take theirs in the message itself, with one click, and build it with another."""
    revealed = table("f3", "f4", built=("", "b11 b22"), quarries=",b33 m21 s12 b41 s52", phase=PalazzoPhase.REVEALED)
    there = await world.begin(revealed)
    people = world.seated(there)
    await people[0].slash(world.channel, "palazzo auction")
    await people[0].slash(world.channel, "palazzo choose", tile=pack(ChooseTile(tile("s12"))))
    await people[0].slash(world.channel, "palazzo build", place="new")
    assert labels(world.newest())[0] == "Choose…", "it is not their turn"
    panel = await walk(1, people[1], world.newest(), ("palazzo_do", pack(ChooseTile(tile("b33")))))
    await walk(1, people[1], panel, ("palazzo_build", ""))
    assert position_of(there).players[1].palazzi[0].floors[-1] == tile("b33")


async def test_rebuilding(world: World) -> None:
    """Rebuilding takes at most five clicks."""
    there = await world.begin(table("f3", "f4 f6", built=("b11 b22, b33",), quarries=",b12"))
    people = world.seated(there)
    steps = (("palazzo_turn", ""), ("palazzo_choose", "in.0.2.1"), ("palazzo_do", "in.0.2.1"))
    await walk(5, people[0], world.newest(), *steps)
    assert len(position_of(there).players[0].palazzi) == 1
