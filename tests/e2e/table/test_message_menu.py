"""The commands in the menu of a turn's message: replay and what-if from what that message shows."""

from __future__ import annotations

from random import Random

import pytest

from bot.texts import LANGUAGES, texts
from tests.bot.kit import settled
from tests.cogs.worst import play_on
from tests.e2e.reading import refusal
from tests.e2e.world import World, files, said, shown


@pytest.mark.parametrize("language", LANGUAGES)
async def test_from_a_message_about_a_turn(world: World, language: str) -> None:
    """Each opens in private at the turn that the message is about, for players and onlookers."""
    world.game = "carrara"
    table = await world.start("Anna", "Bruno", language=language)
    await play_on(table, Random(3), most=12)
    await settled(world.client.services.outbox)
    t, rows = texts("en"), await table.store.database.read("SELECT message, seq FROM outbox WHERE kind = 'turn'")
    by_message = {int(row["message"]): int(row["seq"]) for row in rows}
    told = [message for message in world.public() if message.id in by_message]
    assert len(told) > 2
    turns = await table.turns()
    for person, message in zip(("Anna", "Eva", "Bruno"), told, strict=False):
        actor, seq = world.people[person], by_message[message.id]
        number = sum(turn.last <= seq for turn in turns)
        panel = shown(await actor.context_menu(world.channel, t.say("menu-replay"), message))
        place = "Before the first" if number == 0 else f"Turn {number} of {len(turns)}"
        assert place in said(panel)
        sandbox = shown(await actor.context_menu(world.channel, t.say("menu-whatif"), message))
        assert files(sandbox)[0].startswith("whatif-")
        assert sandbox.flags.ephemeral
        assert panel.flags.ephemeral


async def test_from_another_message(world: World) -> None:
    """Any other message is refused with what to do instead; so is what-if at a rated table."""
    anna, t = world.people["Anna"], texts("en")
    table = await world.start("Anna", "Bruno", rated=True)
    await settled(world.client.services.outbox)
    invitation, turn = world.public()[0], world.public()[-1]
    for key in ("menu-replay", "menu-whatif"):
        refused = await anna.context_menu(world.channel, t.say(key), invitation)
        assert refusal(refused) == t.say("refused-no-turn-message")
    rated = await anna.context_menu(world.channel, t.say("menu-whatif"), turn)
    assert refusal(rated) == t.say("refused-no-what-if")
    assert table.revision == 0
