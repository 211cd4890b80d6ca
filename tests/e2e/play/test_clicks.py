"""Clicks that come too late, and what is left of panels once they were shown."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.games.carrara import Blocks, Position
from bot.texts import texts
from tests.e2e.games.carrara.stage import midgame, public
from tests.e2e.reading import refusal
from tests.e2e.stage import Step, follow, nothing_changes, press
from tests.e2e.world import World, control
from tests.games.carrara.positions import player

GAME = "carrara"

EN = texts("en", "carrara")
MOVED_ON = EN.say("refused-moved-on")


def middle(**changes: Any) -> Position:
    """Set up seat 0's turn so that it can buy, build and score, and buy an object afterwards."""
    position = midgame(**{"coins": 30, "stack": (), **changes})
    return player(position, 1, coins=30, blocks=Blocks(red=3))


TAKE: tuple[Step, ...] = (
    ("carrara_buy", None),
    ("carrara_wheel", None),
    ("carrara_segment", ["2"]),
    ("carrara_blocks", ["2.100000"]),
)
CONSTRUCT: tuple[Step, ...] = (
    ("carrara_build", None),
    ("carrara_building", ["palazzo3"]),
    ("carrara_city", ["massa"]),
)
COUNT: tuple[Step, ...] = (("carrara_score", None), ("carrara_scoring", ["villa"]))


async def test_an_old_public_button(world: World) -> None:
    """A click on a public button of an earlier turn is refused, and leads to a new panel that works."""
    found = await world.begin(middle(coins=0))
    mover, other = world.by_seat(found, 0), world.by_seat(found, 1)
    old = public(world)
    buttons = [control(old, f"carrara_{what}") for what in ("buy", "score")]
    await mover.slash(world.channel, "carrara score", what="porta")
    await other.slash(world.channel, "carrara build", building="castello2", city="lucca")
    await other.slash(world.channel, "carrara end")
    assert found.actors() == (0,)
    for custom_id in buttons:
        async with nothing_changes(world, found):
            late = await press(mover, old, custom_id)
            assert refusal(late).startswith(MOVED_ON)
            assert refusal(await press(other, old, custom_id)) == EN.say(
                "refused-not-your-turn", names=mover.name, count=1, told="yes", role="turn"
            )


async def test_no_panel_is_kept_in_memory(world: World) -> None:
    """However many panels were shown, discord.py keeps neither them nor timers for them."""
    found = await world.begin(middle())
    for steps in (CONSTRUCT, COUNT, TAKE):
        await follow(world.by_seat(found, 0), public(world), steps)
    kept = world.client._connection._view_store
    assert not kept._views
    assert not kept._synced_message_views
    assert not [task for task in asyncio.all_tasks() if "timeout" in str(task.get_coro())]
