"""Games that end early as someone concedes: what is said and shown everywhere."""

from __future__ import annotations

import discord
import pytest

from bot.model.record import replay
from bot.model.results import ranks
from bot.model.rows import Ending, Status
from bot.tables.table import Table
from bot.texts import texts
from tests.e2e.games.carrara.players import command_player
from tests.e2e.games.carrara.stage import late
from tests.e2e.reading import everything, foreign, labels, record
from tests.e2e.world import World, alts, has, open_more, open_panel, said


async def check_end(world: World, table: Table, language: str) -> discord.Message:
    """Check what every ending without a scoring shows: points, and behind buttons the board and the record."""
    t, end = texts(language, "carrara"), world.newest("rematch")
    assert not foreign(everything(end), language)
    assert t.say("standing-heading") in said(end)
    for seat, own in enumerate(table.view(None).players):
        (line,) = (line for line in said(end).splitlines() if line.startswith(f"**{table.names[seat]}**"))
        assert t.say("points", count=own.points) in line
    assert not end.attachments
    assert labels(end)[0] == t.say("button-rematch")
    assert not any(has(message, "carrara_buy") for message in world.public())
    eva = world.eva
    assert replay(await record(await open_more(eva, end, "record"))).position == table.position
    assert alts(await open_panel(eva, end, "final_board"))
    assert replay(await record(await world.ask(eva, "table export"))).outcome is None
    return end


async def test_conceding_of_two(world: World, german: str) -> None:
    """By command, after a confirmation the other player has won, and all hands are open."""
    world.game = "carrara"
    t = texts(german, "carrara")
    table = await world.start(language=german)
    await command_player(world).turn(table)
    anna = world.anna
    question = await world.ask(anna, "table concede")
    assert question.flags.ephemeral
    assert t.say("concede-ask-wins", names="Bruno", count=1) in said(question)
    assert not foreign(everything(question), german)
    kept = await open_panel(anna, question, "abandon_not")
    assert said(kept) == t.say("abandon-not-done")
    assert table.row.status is Status.RUNNING

    question = await world.ask(anna, "table concede")
    done = await open_panel(anna, question, "concede")
    assert said(done) == t.say("concede-done-over", gone="no")
    assert table.row.ending is Ending.CONCEDED
    end = await check_end(world, table, german)
    assert t.say("ended-conceded", names="Anna", count=1, winners="Bruno") in said(end)
    log = said(await world.ask(anna, "table log"))
    assert log.rstrip().endswith(t.say("incident-conceded", name="Anna"))


@pytest.mark.slow
async def test_conceding_of_three(world: World, german: str) -> None:
    """By click, a computer player takes over at once, everyone is told, and the one who conceded ends up last."""
    world.game = "carrara"
    t = texts(german, "carrara")
    table = await world.begin(late(3, 6), language=german, stand_in="random")
    mover = world.by_seat(table, 0)
    question = await open_more(mover, world.newest("more"), "concede_ask")
    computer = t.say("computer-random")
    assert t.say("concede-ask-computer", computer=computer) in said(question)
    done = await open_panel(mover, question, "concede")
    assert said(done) == t.say("concede-done")
    await world.env.settle()
    assert table.actors() == (1,), "the computer player has played their turn"
    told = t.say("incident-conceded-and-left", name=mover.name, computer=computer)
    assert sum(said(message) == told for message in world.public()) == 1
    assert [user.id for user in world.public()[-1].mentions] == [world.by_seat(table, 1).id]
    assert await world.refused(mover, "table undo") == t.say("refused-conceded")
    assert await world.refused(mover, "table concede") == t.say("refused-conceded")
    player = command_player(world)
    while table.actors():
        await world.env.settle()
        if table.actors() and table.seats[table.actors()[0]].awaited:
            await player.turn(table)
    await world.env.settle()
    outcome = table.outcome()
    assert outcome is not None
    assert ranks(Ending.PLAYED, table.seats, outcome)[0] == 3
    end = world.newest("rematch")
    assert t.say("ended-last", names=mover.name) in said(end)
    assert not foreign(everything(end), german)
