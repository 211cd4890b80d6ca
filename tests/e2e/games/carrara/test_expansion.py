"""The panels and commands of the expansion: leaving the wheel unturned, buildings of cost 8, special scorings."""

from __future__ import annotations

from typing import Any

from bot.games.carrara.components import Blocks, Objects
from bot.games.carrara.position import CarraraPosition
from bot.texts import texts
from tests.e2e.games.carrara.stage import FULL_WHEEL, public
from tests.e2e.reading import EN, labels
from tests.e2e.stage import follow, nothing_changes
from tests.e2e.world import World, said
from tests.games.carrara.expansion.tables import expanded
from tests.games.carrara.positions import board, buildings
from tests.positions import position_of

GAME = "carrara"


def ready(**changes: Any) -> CarraraPosition:
    return expanded(**{"wheel": FULL_WHEEL, "display": buildings("palazzo3 porta5 castello2"), **changes})


async def test_blocks_can_be_bought_without_turning_the_wheel(world: World) -> None:
    """Both wheels are shown; nothing is settled until blocks are bought."""
    found = await world.begin(ready(coins=7))
    mover = world.by_seat(found, 0)
    async with nothing_changes(world, found):
        before, segments = await follow(mover, public(world), (("carrara_buy", None), ("carrara_unturned", None)))
        assert labels(before)[:2] == ["Turn the wheel", "Don’t turn"]
        assert EN.say("panel-buy-unturned") in said(before)
        assert "**II**: 1 white (5)" in said(before).partition(EN.say("panel-buy-unturned"))[2]
        (blocks,) = await follow(mover, segments, (("carrara_segment", ["2"]),))
    offered = await mover.autocomplete(world.channel, "carrara buy", "segment", "", turn=False)
    assert "II: 1 white (5)" in [choice["name"] for choice in offered]
    assumed = await mover.autocomplete(world.channel, "carrara buy", "segment", "")
    assert "After turning, III: 1 white (4)" in [choice["name"] for choice in assumed]
    assert EN.say("panel-unturned") in said(await world.ask(mover, "carrara buy", turn=False))
    await mover.click(blocks, label="Buy 1 block for 5 coins")
    moves = await found.store.log.moves(found.id)
    assert [move.action["action"] for move in moves[1:]] == ["take_blocks", "end_turn"]
    assert position_of(found).wheel[1] == Blocks()
    sentence = EN.say("event-blocks-taken-unturned", name=mover.name, blocks="1 white", segment="II", price=5)
    assert sentence in said(world.newest())


async def test_the_cards_can_be_looked_up(world: World, german: str) -> None:
    """By command, from the hand and under *More*; players see what the cards would bring, onlookers do not."""
    t = texts(german, "carrara")
    found = await world.begin(ready(objects=Objects(3, 2)))
    opening = said(world.newest())
    assert t.say("cards-drawn", cards="§").partition("§")[0] in opening
    own, onlooker = world.by_seat(found, 0), world.eva
    told = said(await world.ask(own, "carrara cards"))
    assert t.say("card-would-bring", count=15) in told
    assert told.count(t.say("card-source-documented")) == 3
    other = said(await world.ask(onlooker, "carrara cards"))
    assert t.say("cards-title") in other
    assert t.say("card-own", own="") not in other
    for steps in ((("hand", None), ("carrara_cards", None)), (("more", None), ("carrara_cards", None))):
        *_, panel = await follow(own, public(world), steps)
        assert said(panel) == told


async def test_panels_show_what_the_cards_will_add(world: World) -> None:
    """Before one builds or scores."""
    position = ready(blocks=Blocks(blue=8), buildings=board("villa3 massa"), coins=0)
    found = await world.begin(position)
    mover = world.by_seat(found, 0)
    steps = (("carrara_build", None), ("carrara_building", ["villa8"]), ("carrara_city", ["massa"]))
    *_, pay = await follow(mover, public(world), steps)
    assert EN.say("panel-adds-at-end", points="8 points") in said(pay)
    *_, count = await follow(mover, public(world), (("carrara_score", None), ("carrara_scoring", ["villa"])))
    assert EN.say("panel-adds-at-end", points="3 points") in said(count), "for the coat of arms"
