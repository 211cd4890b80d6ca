"""Pictures before a confirmation: what an action will do, and one player's board."""

from __future__ import annotations

from bot.games.carrara import Blocks
from tests.e2e.games.carrara.stage import late
from tests.e2e.stage import follow
from tests.e2e.world import World, alts, control, files, said, shown

GAME = "carrara"


async def test_a_building_and_a_scoring_are_shown_before_they_are_confirmed(world: World) -> None:
    """The building is shown in its city, and the scoring is added up, before anything is done."""
    position = late(2, 16)
    rich = position.players[0]._replace(blocks=Blocks(5, 5, 5, 5, 5, 5), types_scored=(), cities_scored=())
    table = await world.begin(position._replace(players=(rich, *position.players[1:])))
    mover, revision = world.by_seat(table, 0), table.revision
    panel = await world.ask(mover, "carrara build")
    panel = shown(await mover.select(panel, [position.display[0].key], custom_id=control(panel, "carrara_building")))
    (panel,) = await follow(mover, panel, (("carrara_city", ["lerici"]),))
    assert files(panel) == ["construction"]
    assert "Lerici" in alts(panel)[0]

    panel = await world.ask(mover, "carrara score")
    built = rich.buildings[0].building.type.key
    (panel,) = await follow(mover, panel, (("carrara_scoring", [built]),))
    assert files(panel) == ["scoring"]
    assert built.capitalize() in alts(panel)[0]
    assert table.revision == revision, "looking changes nothing"


async def test_one_players_board(world: World) -> None:
    """`/table show player:` shows that player's board alone, suggests the names, and quotes an unknown one."""
    table = await world.start("Anna", "Bruno", computers=1)
    reader = world.people["Eva"]
    offered = await reader.autocomplete(world.channel, "table show", "player", "b")
    assert [choice["name"] for choice in offered] == ["Bruno"]
    answer = await world.ask(reader, "table show", player="bruno")
    assert files(answer) == [f"table-{table.id}-{table.revision}-{table.names.index('Bruno')}"]
    assert "Bruno" in alts(answer)[0]
    refused = await world.ask(reader, "table show", player="Zoe")
    assert "Zoe" in said(refused)
    assert not refused.attachments
