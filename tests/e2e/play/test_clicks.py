"""Clicks that come too late, and what is left of panels once they were shown."""

from __future__ import annotations

from bot.games.carrara import Blocks
from bot.texts import texts
from tests.e2e.games.carrara.stage import midgame, public
from tests.e2e.reading import refusal
from tests.e2e.stage import nothing_changes, press
from tests.e2e.world import World, control
from tests.games.carrara.positions import player

GAME = "carrara"

EN = texts("en", "carrara")
MOVED_ON = EN.say("refused-moved-on")


async def test_an_old_public_button(world: World) -> None:
    """A click on a public button of an earlier turn is refused, and leads to a new panel that works."""
    found = await world.begin(player(midgame(stack=(), coins=0), 1, coins=30, blocks=Blocks(red=3)))
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
    kept = world.client._connection._view_store
    assert not kept._views, "however many panels were shown, none is kept in memory"
    assert not kept._synced_message_views
