"""Refusals without a table and after its end; controls of earlier versions, which still work."""

from __future__ import annotations

from bot.tables import closing
from tests.e2e.reading import EN
from tests.e2e.stage import forged, send
from tests.e2e.world import World, controls, refusal, said, shown, tap

GAME = "carrara"


async def test_without_a_table(world: World) -> None:
    """Every command says so, and how to open one."""
    for name in ("join", "leave", "start", "follow", "log", "undo", "abandon", "export"):
        assert await world.refused("Anna", f"table {name}") == EN.say("refused-no-table")


async def test_on_an_old_message_of_an_abandoned_table(world: World) -> None:
    """A click is answered even there."""
    await world.anna.slash(world.channel, "table new", game="carrara")
    invitation, table = world.newest(), await world.table()
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=None)
    await closing.abandon(table, table.row.host)
    await world.env.settle()
    assert refusal(await tap(world.bruno, invitation, "join")) == EN.say("refused-table-over")


async def test_the_former_select_of_variants(world: World) -> None:
    """Its values named the variant without the game."""
    await world.anna.slash(world.channel, "table new", game="carrara")
    table = await world.table()
    await send(forged(world.anna, world.newest(), f"select:variant:{table.id}:-1::", ["expansion"]))
    assert table.row.options == {"expansion": True}


async def test_the_ids_below_a_turn_are_those_of_earlier_versions(world: World) -> None:
    """So are other buttons, and those of former hints are answered."""
    table = await world.start()
    under = {each.removeprefix("button:") for each in controls(world.newest())}
    assert under >= {
        f"carrara_buy:{table.id}:0::",
        f"carrara_build:{table.id}:0::",
        f"carrara_score:{table.id}:0::",
        f"hand:{table.id}:0::",
        f"more:{table.id}:0::",
    }

    for variant in ("base", "expansion"):
        button = f"button:leaderboard:0:-1::carrara:{variant}:0"
        (answer,) = await send(forged(world.anna, world.newest(), button))
        assert EN.say("name") in said(shown(answer))

    mover = world.by_seat(table, 0)
    for what in ("blocks", "building", "scoring", "object"):
        (answer,) = await send(forged(mover, world.newest(), f"button:hinted_{what}:{table.id}:0:0:2.100000"))
        message = shown(answer)
        assert EN.say("refused-moved-on") in said(message), what
        assert {each.split(":")[1] for each in controls(message)} >= {"hint", "whatif"}
