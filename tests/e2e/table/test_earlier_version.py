"""Buttons and selects that the version before posted still work after the update, or lead to a fresh panel."""

from __future__ import annotations

from bot.texts import texts
from tests.e2e.stage import forged, send
from tests.e2e.world import World, controls, said, shown

EN = texts("en", "carrara")
GAME = "carrara"


async def test_the_choice_of_a_variant(world: World) -> None:
    """Its values named the variant without the game."""
    anna = world.people["Anna"]
    await anna.slash(world.channel, "table new", game="carrara")
    invitation = world.public()[-1]
    table = await world.table()

    await send(forged(anna, invitation, f"select:variant:{table.id}:-1::", ["expansion"]))

    assert table.row.options == {"expansion": True}


async def test_the_leaderboard(world: World) -> None:
    """Its buttons named game and variant apart."""
    anna = world.people["Anna"]
    await world.start("Anna", "Bruno")
    for variant in ("base", "expansion"):
        button = f"button:leaderboard:0:-1::carrara:{variant}:0"
        (answer,) = await send(forged(anna, world.public()[-1], button))
        assert EN.say("name") in said(shown(answer))


async def test_the_choices_of_a_hint(world: World) -> None:
    """What these led to has another name now: they answer with the turn's panel as it is."""
    table = await world.start("Anna", "Bruno")
    mover = world.by_seat(table, 0)
    for what in ("blocks", "building", "scoring", "object"):
        (answer,) = await send(forged(mover, world.public()[-1], f"button:hinted_{what}:{table.id}:0:0:2.100000"))
        message = shown(answer)
        assert EN.say("refused-moved-on") in said(message), what
        assert {each.split(":")[1] for each in controls(message)} >= {"hint", "whatif"}


async def test_the_turn_message(world: World) -> None:
    """The buttons under a turn's message are called what they were."""
    table = await world.start("Anna", "Bruno")
    under = {each.removeprefix("button:") for each in controls(world.public()[-1])}
    assert under >= {
        f"carrara_buy:{table.id}:0::",
        f"carrara_build:{table.id}:0::",
        f"carrara_score:{table.id}:0::",
        f"hand:{table.id}:0::",
        f"more:{table.id}:0::",
    }
