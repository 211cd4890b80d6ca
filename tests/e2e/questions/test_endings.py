"""A game that ends early because someone concedes: its messages and pictures."""

from __future__ import annotations

from bot.model.record import replay
from bot.model.rows import Ending, Status
from bot.texts import texts
from tests.e2e.games.carrara.players import command_player
from tests.e2e.reading import record
from tests.e2e.world import World, alts, has, open_more, open_panel, said

GAME = "carrara"


async def test_a_game_of_two_ends_when_one_concedes(world: World, german: str) -> None:
    """Once that is confirmed, the other has won; the end shows points, and by buttons the board and the record."""
    t = texts(german, "carrara")
    table = await world.start(language=german)
    await command_player(world).turn(table)
    anna, eva = world.anna, world.eva
    question = await world.ask(anna, "table concede")
    assert t.say("concede-ask-wins", names="Bruno", count=1) in said(question)
    await open_panel(anna, question, "abandon_not")
    assert table.row.status is Status.RUNNING

    done = await open_panel(anna, await world.ask(anna, "table concede"), "concede")
    assert table.row.ending is Ending.CONCEDED
    assert t.say("concede-done-over", gone=False) in said(done)
    end = world.newest("rematch")
    assert t.say("ended-conceded", names="Anna", count=1, winners="Bruno") in said(end)
    for name, own in zip(table.names, table.view(None).players, strict=True):
        (line,) = [line for line in said(end).splitlines() if line.startswith(f"**{name}**")]
        assert t.say("points", count=own.points) in line
    assert not any(has(message, "carrara_buy") for message in world.public())
    assert alts(await open_panel(eva, end, "final_board"))
    again = replay(await record(await open_more(eva, end, "record")))
    assert (again.position, again.outcome) == (table.position, None)
